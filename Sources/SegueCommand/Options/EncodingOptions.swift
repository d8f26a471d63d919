// `--crf`, `--preset` and `--codec`: checked here, so that a wrong one is a usage error.

import ArgumentParser
import SegueBatch
import SegueVideo

/// How a movie is encoded.
struct EncodingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Quality, 0 (lossless) to 51; 18 looks the same.", valueName: "0-51"))
  var crf: Double?

  @Option(help: ArgumentHelp("Speed against size, as x264 names it.", valueName: "name"))
  var preset: String?

  @Option(help: ArgumentHelp("The video codec: h264.", valueName: "name"))
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
      let state = Self.notBuiltYet.contains(codec) ? "is not built yet" : "is not known"
      throw ValidationError("--codec is '\(codec)', which \(state); expected h264")
    }
  }

  /// These, among the options of a clip.
  func apply(to options: inout ClipOptions) {
    (options.crf, options.preset) = (crf, preset)
    options.codec = codec.flatMap { MovieCodec(rawValue: $0) }
  }
}
