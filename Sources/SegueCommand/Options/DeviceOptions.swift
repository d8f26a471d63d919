// `--device`, `--bezel`, `--fit` and `--status-bar`.

import ArgumentParser
import SegueDiagnostics
import SegueScenes

/// The options for the device that shows two images.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device that shows the images, such as iphone-16, or none. Default: the device whose "
        + "size in pixels the first image has, if there is one.", valueName: "name"),
    completion: .devices)
  var device: String?

  @Flag(help: "Draw the device around the screen.")
  var bezel = false

  @Option(
    help: ArgumentHelp(
      "How images fill a screen of another aspect ratio: fill (cropped), fit (with bars), or "
        + "stretch.", valueName: "mode"))
  var fit = ScreenFit.fill

  @Flag(help: "Draw a status bar that shows 9:41, light or dark depending on the content beneath.")
  var statusBar = false
}
