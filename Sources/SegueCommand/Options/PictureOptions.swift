// `--quality` and `--background`, for all commands that write images or clips.

import ArgumentParser
import SegueClips
import SegueScenes

/// The options for lossy images and for transparent canvases.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The quality of .webp, .jpg, .avif and .gif, from 0 to 100. Default: 90 for .jpg, 80 for "
        + ".avif; without it, .webp is lossless, and .gif has as many colors as it can.",
      valueName: "0-100"),
    transform: PictureOptions.quality)
  var quality: Int?

  @Option(
    help: ArgumentHelp(
      "The color over which a transparent canvas is laid. Default: none where the format keeps "
        + "transparency, otherwise black.", valueName: "color"),
    transform: PictureOptions.background)
  var background: SceneColor?

  @Sendable private static func quality(_ text: String) throws -> Int {
    do throws(UsageProblem) { return try ClipOption.quality(text) } catch {
      throw ValidationError(error.description)
    }
  }

  @Sendable private static func background(_ text: String) throws -> SceneColor {
    do throws(UsageProblem) { return try ClipOption.background(text) } catch {
      throw ValidationError(error.description)
    }
  }

  /// Applies these options to those of a clip.
  func apply(to options: inout ClipOptions) {
    (options.quality, options.background) = (quality, background)
  }
}
