// `--crf`, `--preset`, `--codec` and `--draft`, checked here, so that an invalid value is a usage error.

import ArgumentParser
import SegueClips
import SegueVideo

/// The options for encoding a movie.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The quality of a movie: lower is better. From 0 to 51 for h264 (default 18) and hevc (20), to "
        + "63 for vp9 and av1 (24).", valueName: "0-63"))
  var crf: Double?

  @Option(
    help: ArgumentHelp(
      "The preset, which trades encoding speed for file size, by x264's names: ultrafast to placebo.",
      valueName: "name"), completion: .presets)
  var preset: String?

  @Option(
    help: ArgumentHelp(
      "The video codec: h264, hevc, av1, vp9, prores (4444 with transparency, otherwise 422 HQ), "
        + "prores422hq, or prores4444.", valueName: "name"), completion: .codecs)
  var codec: String?

  @Flag(
    help: ArgumentHelp(
      "Render a draft: half the scale of the scene, and the fastest preset for movies."))
  var draft = false

  mutating func validate() throws {
    if let crf, !(crf >= 0 && crf <= 63) {
      throw ValidationError("--crf is \(crf.asTyped); expected 0…63")
    }
    if let preset, !MovieSettings.presets.contains(preset) {
      let expected = MovieSettings.presets.joined(separator: ", ")
      throw ValidationError("--preset is '\(preset)'; expected \(expected)")
    }
    if let codec, MovieCodec(rawValue: codec) == nil {
      let expected = MovieCodec.allCases.map(\.rawValue).joined(separator: ", ")
      let advice = ClipOption.codecSuggestion(for: codec)
      throw ValidationError(
        "--codec is '\(codec)', which is unknown; expected \(expected)"
          + (advice.isEmpty ? "" : "." + advice))
    }
  }

  /// Applies these options to those of a clip.
  func apply(to options: inout ClipOptions) {
    (options.crf, options.preset) = (crf, preset)
    options.codec = codec.flatMap { MovieCodec(rawValue: $0) }
    options.isDraft = draft
  }

  /// Throws an error if an option is given that a draft decides itself.
  static func rejectDraft(of options: ClipOptions, fitting maximum: ByteCount? = nil) throws {
    guard options.isDraft,
      let option = options.deniedByDraft ?? maximum.map({ _ in "max-size" })
    else { return }
    throw ValidationError(ClipOptions.draftProblem(option, prefix: "--"))
  }
}
