// `--crf`, `--preset` and `--codec`, checked here, so that an invalid value is a usage error.

import ArgumentParser
import SegueClips
import SegueVideo

/// The options for encoding a movie.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The quality, from 0 (lossless) to 51; 18 is visually lossless.", valueName: "0-51"))
  var crf: Double?

  @Option(
    help: ArgumentHelp(
      "The x264 preset, which trades encoding speed for file size.", valueName: "name"),
    completion: .presets)
  var preset: String?

  @Option(help: ArgumentHelp("The video codec: h264.", valueName: "name"), completion: .codecs)
  var codec: String?

  private static let notBuiltYet = ["hevc", "h265", "vp9", "vp8", "av1", "prores", "ffv1"]

  mutating func validate() throws {
    if let crf, !(crf >= 0 && crf <= 51) {
      throw ValidationError("--crf is \(crf); expected 0…51")
    }
    if let preset, !MovieSettings.presets.contains(preset) {
      let expected = MovieSettings.presets.joined(separator: ", ")
      throw ValidationError("--preset is '\(preset)'; expected \(expected)")
    }
    if let codec, codec != "h264" {
      let state = Self.notBuiltYet.contains(codec) ? "is not supported yet" : "is unknown"
      throw ValidationError("--codec is '\(codec)', which \(state); expected h264")
    }
  }

  /// Applies these options to those of a clip.
  func apply(to options: inout ClipOptions) {
    (options.crf, options.preset) = (crf, preset)
    options.codec = codec.flatMap { MovieCodec(rawValue: $0) }
  }
}
