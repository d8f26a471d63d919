// `--quality` and `--background`, for all commands that write images or clips. In `segue transition`,
// whose canvas has no color of its own, the background is that of the canvas.

import ArgumentParser
import SegueClips
import SegueScenes

/// The options for lossy images and for transparent canvases.
struct PictureOptions: ParsableArguments {
  @Option(help: PictureOptions.qualityHelp, transform: PictureOptions.quality)
  var quality: Int?

  @Option(
    help: ArgumentHelp(
      "The color that a transparent canvas is composited over. Default: none where the format "
        + "keeps transparency, otherwise black.", valueName: "color"),
    transform: PictureOptions.background)
  var background: SceneColor?

  /// The help of `--quality`.
  fileprivate static let qualityHelp = ArgumentHelp(
    "The quality of .webp, .jpg, .avif and .gif, from 0 to 100. Default: 90 for .jpg, 80 for .avif; "
      + "without it, .webp is lossless, and .gif has as many colors as it can.",
    valueName: "0-100")

  @Sendable fileprivate static func quality(_ text: String) throws -> Int {
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

/// The options for lossy images and for what is behind the screens of `segue transition`.
struct TransitionPictureOptions: ParsableArguments {
  @Option(help: PictureOptions.qualityHelp, transform: PictureOptions.quality)
  var quality: Int?

  @Option(
    help: ArgumentHelp(
      "The color behind everything, or clear. Default: black, or white with --bezel.",
      valueName: "color"),
    transform: TransitionPictureOptions.background)
  var background: SceneColor?

  @Sendable private static func background(_ text: String) throws -> SceneColor {
    guard let color = SceneColor(text), color.alpha == 1 || color == .clear else {
      throw ValidationError("expected an opaque color such as white or \"#F2F2F7\", or clear")
    }
    return color
  }

  /// Applies these options to those of a clip. A canvas of a color is opaque, and nothing is behind
  /// a clear one.
  func apply(to options: inout ClipOptions) { options.quality = quality }
}
