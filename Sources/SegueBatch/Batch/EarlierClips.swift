// Clips of earlier runs by what they were made from, to recognize those whose names have changed.

import SegueClips
import SegueFiles

/// The clips of a journal by their scenes and options.
struct EarlierClips: Sendable {
  private let made: [String: ClipRecord]
  private var outputs: [Digest256: [String]] = [:]

  /// The maximum number of clips with the same scene and options that are examined.
  private static let maximumTrials = 8

  /// Creates a table of the clips in a journal.
  init(_ journal: BatchJournal) {
    made = journal.made
    for output in made.keys.sorted() {
      guard let inputs = made[output]?.inputs else { continue }
      outputs[Self.key(inputs.scene, inputs.options), default: []].append(output)
    }
  }

  /// Returns the records of clips that were made of a scene with the given options.
  /// - Parameter output: The output of the clip that is sought, which is left out.
  func records(of scene: String, options: [ClipInputs.Option], besides output: String)
    -> [ClipRecord]
  {
    let found = outputs[Self.key(scene, options)] ?? []
    return found.lazy.filter { $0 != output }.prefix(Self.maximumTrials).compactMap { made[$0] }
  }

  private static func key(_ scene: String, _ options: [ClipInputs.Option]) -> Digest256 {
    KnownClips.Key(scene: scene, folder: "", options: options).digest
  }
}
