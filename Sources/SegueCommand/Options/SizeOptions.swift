// `--scale`, `--size` and `--appearance`.

import ArgumentParser
import SegueClips
import SegueScenes

/// The options for the size of a frame.
struct SizeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of pixels per point to use instead of the scene's.", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The size in pixels, with the aspect ratio of the canvas; an alternative to --scale.",
      valueName: "WxH"),
    transform: written)
  var size: PixelSize?

  @Option(help: "The appearance to use instead of the scene's: light or dark.")
  var appearance: SceneAppearance?

  mutating func validate() throws {
    if scale != nil && size != nil {
      throw ValidationError("--scale and --size cannot be combined; expected one of them")
    }
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale); expected more than 0 and at most 16")
    }
  }

  /// Applies these options to those of a clip.
  func apply(to options: inout ClipOptions) {
    (options.scale, options.size, options.appearance) = (scale, size, appearance)
  }
}

extension SceneAppearance: ExpressibleByArgument {}
