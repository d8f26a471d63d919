// A draft: a clip for looking at, whose size and encoder are chosen for speed.

extension ClipOptions {
  /// The factor by which a draft reduces the scale of the scene.
  static let draftScale = 0.5
  /// The preset with which the movie of a draft is encoded.
  static let draftPreset = "ultrafast"

  /// The preset of the encoder, or `nil` for the usual one.
  var chosenPreset: String? { preset ?? (isDraft ? Self.draftPreset : nil) }

  /// The name of the first option that is set and that a draft decides itself, or `nil`.
  package var deniedByDraft: String? {
    guard isDraft else { return nil }
    return sizesGiven.first ?? preset.map { _ in "preset" }
  }

  /// Returns the message about an option that a draft decides itself.
  /// - Parameter prefix: What precedes the names of options, such as `--`.
  package static func draftProblem(_ option: String, prefix: String = "") -> String {
    "\(prefix)draft and \(prefix)\(option) cannot be combined; expected one of them. A draft has "
      + "half the scale and the fastest preset"
  }
}
