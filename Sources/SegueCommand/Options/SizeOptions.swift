// `--scale`, `--size`, `--width`, `--height` and `--appearance`.

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

  // Not a group: in debug builds, the parser takes several times as long for each level of groups.
  @Option(help: SideOptions.widthHelp, transform: written)
  var width: PixelLength?

  @Option(help: SideOptions.heightHelp, transform: written)
  var height: PixelLength?

  @Option(help: "The appearance to use instead of the scene's: light or dark.")
  var appearance: SceneAppearance?

  /// The help of `--appearance` for transitions between two images.
  static let pairAppearanceHelp = ArgumentHelp(
    "The appearance of what the transition itself draws, such as its background: light or dark.")

  /// A Boolean value that indicates whether any of the options is given.
  var isGiven: Bool {
    scale != nil || size != nil || width != nil || height != nil || appearance != nil
  }

  mutating func validate() throws {
    var options = ClipOptions()
    apply(to: &options)
    try SideOptions.rejectSeveral(options)
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale.asTyped); expected more than 0 and at most 16")
    }
  }

  /// Applies these options to those of a clip.
  func apply(to options: inout ClipOptions) {
    (options.scale, options.size, options.appearance) = (scale, size, appearance)
    (options.width, options.height) = (width, height)
  }
}

/// The options for one side of a frame.
struct SideOptions: ParsableArguments {
  @Option(help: SideOptions.widthHelp, transform: written)
  var width: PixelLength?

  @Option(help: SideOptions.heightHelp, transform: written)
  var height: PixelLength?

  /// The help of `--width`.
  static let widthHelp = ArgumentHelp(
    "The width in pixels. The height follows the aspect ratio.", valueName: "N")
  /// The help of `--height`.
  static let heightHelp = ArgumentHelp(
    "The height in pixels. The width follows the aspect ratio.", valueName: "N")

  /// Applies these options to those of a clip.
  func apply(to options: inout ClipOptions) { (options.width, options.height) = (width, height) }

  /// Throws an error if more than one option specifies the size.
  static func rejectSeveral(_ options: ClipOptions) throws {
    let given = options.sizesGiven
    guard given.count > 1 else { return }
    throw ValidationError(
      "--\(given[0]) and --\(given[1]) cannot be combined; expected one of them")
  }
}

extension SceneAppearance: ExpressibleByArgument {}
