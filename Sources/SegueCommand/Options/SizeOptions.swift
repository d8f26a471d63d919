// `--scale`, `--size` and `--appearance`.

import ArgumentParser
import SegueBatch
import SegueScenes

/// How large a frame is.
struct SizeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Pixels for each point instead of the scene's.", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Size in pixels, of the canvas's shape; another way to give the scale.", valueName: "WxH"),
    transform: written)
  var size: PixelSize?

  @Option(help: "Light or dark, instead of what the scene says.")
  var appearance: SceneAppearance?

  mutating func validate() throws {
    if scale != nil && size != nil {
      throw ValidationError("--scale and --size exclude each other; expected one of them")
    }
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale); expected more than 0 and at most 16")
    }
  }

  /// These, among the options of a clip.
  func apply(to options: inout ClipOptions) {
    (options.scale, options.size, options.appearance) = (scale, size, appearance)
  }
}

extension SceneAppearance: ExpressibleByArgument {}
