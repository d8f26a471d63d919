// Clips that are there or under way, by what they are made from: what has the same inputs is made once.

import SegueDiagnostics

/// Clips by the digest of their inputs.
@MainActor
struct KnownClips {
  /// What tells scenes apart before they are read: equal keys have equal inputs.
  struct Key: Hashable {
    var scene: String
    var folder: String
    var options: [ClipInputs.Option]
  }

  /// A clip that is there.
  struct Source: Sendable {
    var record: ClipRecord

    /// Where it is, for a copy of the same kind.
    func plan(beside target: OutputPlan, in folder: String) -> OutputPlan {
      let path = "\(folder)/\(record.output)"
      if case .file(_, let format) = target { return .file(path: path, format) }
      return .directory(path: path)
    }
  }

  private let journal: BatchJournal
  private var sources: [String: Source]?
  private var underWay: [String: [QueuedClip]] = [:]
  private var digests: [Key: String] = [:]

  /// Those that earlier runs have made.
  init(_ journal: BatchJournal) { self.journal = journal }

  /// What there is of these inputs, for an output that is not that clip itself.
  mutating func find(_ digest: String, for output: String) -> Preparation? {
    if underWay[digest] != nil { return .twin(digest) }
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

  /// The digest of the inputs of a key, if somebody has found it out.
  func digest(of key: Key) -> String? { digests[key] }

  /// Keeps the digest of the inputs of a key.
  mutating func note(_ digest: String, for key: Key) { digests[key] = digest }

  /// A clip of these inputs is being made from now on.
  mutating func begin(_ digest: String) { underWay[digest] = [] }

  /// A clip waits for the one of the same inputs that is being made.
  mutating func follow(_ clip: QueuedClip, _ digest: String) { underWay[digest]?.append(clip) }

  /// A clip is there. Returns those that have waited for it.
  mutating func add(_ record: ClipRecord, digest: String) -> [QueuedClip] {
    if sources == nil { sources = recorded() }
    sources?[digest] = Source(record: record)
    return release(digest)
  }

  /// A clip could not be made. Returns those that have waited for it.
  mutating func release(_ digest: String) -> [QueuedClip] {
    underWay.removeValue(forKey: digest) ?? []
  }

  /// A clip is not what it was.
  mutating func forget(_ digest: String) { sources?[digest] = nil }
}
