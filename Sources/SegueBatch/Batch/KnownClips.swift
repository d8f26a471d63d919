// Existing and running clips by their inputs, so that clips with the same inputs are recorded only
// once.

import SegueClips
import SegueDiagnostics

/// The existing clips by the digest of their inputs.
@MainActor
struct KnownClips {
  /// The properties that identify a scene before it is read. Equal keys have equal inputs.
  struct Key: Hashable {
    var scene: String
    var folder: String
    var options: [ClipInputs.Option]
  }

  /// A clip that exists.
  struct Source: Sendable {
    var record: ClipRecord

    /// Returns the output plan of the clip, for a copy of the same kind as `target`.
    func plan(beside target: OutputPlan, in folder: String) -> OutputPlan {
      let path = "\(folder)/\(record.output)"
      if case .file(_, let format) = target { return .file(path: path, format) }
      return .directory(path: path)
    }
  }

  private let journal: BatchJournal
  private var sources: [String: Source]?
  private var waitingClips: [String: [QueuedClip]] = [:]
  private var digests: [Key: String] = [:]

  /// Creates a table of the clips that earlier runs have made.
  init(_ journal: BatchJournal) { self.journal = journal }

  /// Returns the way to produce a clip from an existing or running one with the same inputs, or
  /// `nil`.
  /// - Parameter output: The output of the clip, which is not copied to itself.
  mutating func find(_ digest: String, for output: String) -> Preparation? {
    if waitingClips[digest] != nil { return .duplicate(digest) }
    if sources == nil { sources = recorded() }
    guard let source = sources?[digest], source.record.output != output else { return nil }
    return .copy(source, digest: digest)
  }

  private func recorded() -> [String: Source] {
    var found: [String: Source] = [:]
    for record in journal.made.values.sorted(by: { $0.output > $1.output }) {
      found[record.inputs.digest] = Source(record: record)
    }
    return found
  }

  /// Returns the digest of the inputs of a key, if it has been determined.
  func digest(of key: Key) -> String? { digests[key] }

  /// Stores the digest of the inputs of a key.
  mutating func note(_ digest: String, for key: Key) { digests[key] = digest }

  /// Marks a clip with these inputs as being recorded.
  mutating func begin(_ digest: String) { waitingClips[digest] = [] }

  /// Adds a clip that waits for the running clip with the same inputs.
  mutating func follow(_ clip: QueuedClip, _ digest: String) { waitingClips[digest]?.append(clip) }

  /// Adds a finished clip.
  /// - Returns: The clips that have waited for it.
  mutating func add(_ record: ClipRecord, digest: String) -> [QueuedClip] {
    if sources == nil { sources = recorded() }
    sources?[digest] = Source(record: record)
    return release(digest)
  }

  /// Removes the mark of a clip that could not be recorded.
  /// - Returns: The clips that have waited for it.
  mutating func release(_ digest: String) -> [QueuedClip] {
    waitingClips.removeValue(forKey: digest) ?? []
  }

  /// Removes a clip whose file has changed.
  mutating func removeSource(_ digest: String) { sources?[digest] = nil }
}
