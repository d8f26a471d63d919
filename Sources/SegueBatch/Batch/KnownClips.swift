// Existing and running clips by their inputs, so that clips with the same inputs are recorded only
// once. The tables keep digests and positions in the journal; what else a copy requires is read
// again from there.

import SegueClips
import SegueDiagnostics
import SegueFiles

/// The existing clips by the digest of their inputs.
@MainActor
struct KnownClips {
  /// The properties that identify a scene before it is read. Equal keys have equal inputs.
  struct Key {
    /// The digest of the scene, its folder, and its options.
    let digest: Digest256

    init(scene: String, folder: String, options: [ClipInputs.Option]) {
      let words = [scene, folder] + options.flatMap { [$0.name, $0.value] }
      digest = Digest256(of: JSONText.array(words.map { .string($0) }).compact)
    }
  }

  /// The way to the record of a clip that exists.
  private enum Source {
    /// An earlier run has made the clip with this output.
    case earlier(String)
    /// This run has made the clip and recorded it at this position.
    case recorded(RecordPlace)
  }

  private let journal: BatchJournal
  private var sources: [Digest256: Source] = [:]
  private var hasEarlierClips = false
  private var waitingClips: [Digest256: [QueuedClip]] = [:]
  private var digests: [Digest256: Digest256] = [:]

  /// Creates a table of the clips that earlier runs have made.
  /// - Parameter clips: The number of clips that the batch can add.
  init(_ journal: BatchJournal, clips: Int) {
    self.journal = journal
    sources.reserveCapacity(clips + journal.made.count)
    digests.reserveCapacity(clips)
  }

  /// Returns the way to produce a clip from an existing or running one with the same inputs, or
  /// `nil`.
  /// - Parameter output: The output of the clip, which is not copied to itself.
  mutating func find(_ digest: Digest256, for output: String) -> Preparation? {
    if waitingClips[digest] != nil { return .duplicate(digest) }
    addEarlierClips()
    guard let record = record(of: digest), record.output != output else { return nil }
    return .copy(record, digest: digest)
  }

  private func record(of digest: Digest256) -> ClipRecord? {
    switch sources[digest] {
    case .earlier(let output): journal.made[output]
    case .recorded(let place): journal.clip(at: place)
    case nil: nil
    }
  }

  private mutating func addEarlierClips() {
    guard !hasEarlierClips else { return }
    hasEarlierClips = true
    for record in journal.made.values.sorted(by: { $0.output > $1.output }) {
      sources[record.inputs.shortDigest] = .earlier(record.output)
    }
  }

  /// Returns the digest of the inputs of a key, if it has been determined.
  func digest(of key: Key) -> Digest256? { digests[key.digest] }

  /// Stores the digest of the inputs of a key.
  mutating func note(_ digest: Digest256, for key: Key) { digests[key.digest] = digest }

  /// Marks a clip with these inputs as being recorded.
  mutating func begin(_ digest: Digest256) { waitingClips[digest] = [] }

  /// Adds a clip that waits for the running clip with the same inputs.
  mutating func follow(_ clip: QueuedClip, _ digest: Digest256) {
    waitingClips[digest]?.append(clip)
  }

  /// Adds a finished clip, whose record is at `place`.
  /// - Returns: The clips that have waited for it.
  mutating func add(_ place: RecordPlace?, digest: Digest256) -> [QueuedClip] {
    addEarlierClips()
    sources[digest] = place.map { .recorded($0) }
    return release(digest)
  }

  /// Removes the mark of a clip that could not be recorded.
  /// - Returns: The clips that have waited for it.
  mutating func release(_ digest: Digest256) -> [QueuedClip] {
    waitingClips.removeValue(forKey: digest) ?? []
  }

  /// Removes a clip whose file has changed.
  mutating func removeSource(_ digest: Digest256) { sources[digest] = nil }
}

extension ClipRecord {
  /// Returns the output plan of the clip, for a copy of the same kind as `target`.
  func plan(beside target: OutputPlan, in folder: String) -> OutputPlan {
    let path = "\(folder)/\(output)"
    if case .file(_, let format) = target { return .file(path: path, format) }
    return .directory(path: path, format: target.format)
  }
}
