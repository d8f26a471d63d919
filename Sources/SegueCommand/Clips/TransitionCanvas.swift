// The canvas of `segue transition`: a device that is named or guessed, or one of the size of the
// first image.

import SegueClips
import SegueDiagnostics
import SeguePixels
import SegueScenes

/// The canvas of a clip of two images.
struct TransitionCanvas {
  /// The device, or `nil` for a canvas of the first image's size.
  let device: SceneDevice?
  /// A Boolean value that indicates whether the device follows from the size of the first image.
  let isGuessed: Bool
  /// A Boolean value that indicates whether the screen is wider than high.
  let isLandscape: Bool
  /// The size of the screen in pixels.
  let screen: PixelExtent
  /// The scale, in pixels per point.
  let scale: Double
  /// The options of the command.
  let options: DeviceOptions
  /// The color behind everything, or `nil` for the usual one.
  let background: SceneColor?

  /// The distance of a device from the edges of the clip, in points.
  static let margin = 24.0

  /// Creates the canvas of two images.
  /// - Parameters:
  ///   - pair: The images.
  ///   - path: The path of the first image, for messages.
  ///   - background: The color behind everything, or `nil` for the usual one.
  ///   - scale: The scale that is given in place of a device, in pixels per point.
  /// - Throws: `UsageProblem` if there is no such device, or if one is required.
  init(
    _ pair: ImagePair, path: String, options: DeviceOptions, background: SceneColor?, scale: Double?
  ) throws(UsageProblem) {
    (self.options, self.background) = (options, background)
    let image = pair.first.extent
    isLandscape = image.width > image.height
    let named = try options.namedDevice
    if let named, scale != nil {
      throw UsageProblem(
        "--scale and --device \(named.name) both give the pixels per point; expected one of them. "
          + "--size gives the size of the clip")
    }
    let canGuess = options.device == nil && scale == nil
    let guess = canGuess ? SceneDevice.showing(image) : nil
    device = named ?? guess
    isGuessed = named == nil && device != nil
    self.scale = device?.scale ?? scale ?? pair.usualScale
    screen = device?.extent(isLandscape: isLandscape) ?? image
    if options.bezel, device == nil {
      throw UsageProblem(
        "--bezel needs a device, and \(path) with \(image.text) pixels has the size of none; "
          + "expected --device NAME, such as --device iphone-16")
    }
  }

  /// The sentence that says which device was guessed, or `nil` if none was.
  var note: String? {
    guard isGuessed, let device else { return nil }
    let all = SceneDevice.all.filter { $0.isShown(like: device) }.map(\.name)
    let others = all.count > 1 ? ", like \(all.dropFirst().joined(separator: " and "))" : ""
    return "the first image has the size of \(device.name)\(others); --device selects another "
      + "device, or none"
  }

  /// The canvas as a scene describes it.
  var json: JSONText {
    var pairs: [(String, JSONText)]
    if let device {
      pairs = [("device", .string(device.name))]
      if isLandscape { pairs.append(("orientation", .string("landscape"))) }
      if isGuessed, !options.bezel { pairs.append(("corners", .bool(false))) }
      if options.bezel { pairs += [("bezel", .bool(true)), ("margin", .number(Self.margin))] }
    } else {
      pairs = [
        ("width", .number(screen.width / scale)), ("height", .number(screen.height / scale)),
        ("scale", .number(scale)),
      ]
    }
    if options.statusBar { pairs.append(("statusBar", .bool(true))) }
    let given = background.map { $0 == .clear ? "clear" : $0.hexadecimal }
    let color = given ?? (options.bezel ? "white" : nil)
    if let color { pairs.append(("background", .string(color))) }
    return .object(pairs)
  }

  /// Returns notes about images that are transparent in places, unless the color behind them was chosen.
  func notes(_ images: [(path: String, image: Bitmap)]) -> [String] {
    guard background == nil else { return [] }
    let color = options.bezel ? "white" : "black"
    return images.filter { !$0.image.isOpaque }.map { path, _ in
      "\(QuotedText.escaped(path)): the image is transparent in places, where \(color) is seen; "
        + "--background selects another color, or clear"
    }
  }

  /// Returns the style of the status bar over an image, or `nil` if there is no status bar.
  func statusBarStyle(over image: Bitmap) -> SceneStatusBar.Style? {
    guard options.statusBar else { return nil }
    let points = device.map { max($0.safeTop, 20) } ?? 20
    return StatusBarTone(screen: screen, height: points * scale, fit: options.fit)
      .style(over: image)
  }

  /// Returns a Boolean value that indicates whether an image has the aspect ratio of the screen.
  func shows(_ image: Bitmap) -> Bool {
    ScreenFit.stretch.warning(for: "", image.extent, on: screen) == nil
  }

  /// Returns the warnings about images that are cropped, distorted or enlarged.
  func warnings(_ images: [(path: String, image: Bitmap)]) -> [String] {
    images.flatMap { path, image in
      [
        options.fit.warning(for: path, image.extent, on: screen),
        options.fit.enlargementWarning(for: path, image.extent, on: screen),
      ].compactMap(\.self)
    }
  }
}

extension DeviceOptions {
  /// The device that `--device` names, or `nil` if it names none.
  fileprivate var namedDevice: SceneDevice? {
    get throws(UsageProblem) {
      guard let device, device != "none" else { return nil }
      if let known = SceneDevice.named(device) { return known }
      let names = SceneDevice.all.map(\.name) + ["none"]
      throw UsageProblem(
        "--device is '\(QuotedText.plain(device))'; expected one of "
          + "\(names.joined(separator: ", "))." + Suggestion.sentence(for: device, among: names))
    }
  }
}

extension SceneDevice {
  /// Returns the size of the display in pixels.
  fileprivate func extent(isLandscape: Bool) -> PixelExtent {
    let (across, down) = (width * scale, height * scale)
    return isLandscape
      ? PixelExtent(width: down, height: across) : PixelExtent(width: across, height: down)
  }

  /// Returns the newest device whose screenshots have exactly this size, or `nil` if there is none.
  fileprivate static func showing(_ image: PixelExtent) -> SceneDevice? {
    all.first { device in
      let size = device.extent(isLandscape: image.width > image.height)
      return size.width == image.width && size.height == image.height
    }
  }

  /// Returns a Boolean value that indicates whether both devices have displays of the same size.
  fileprivate func isShown(like other: SceneDevice) -> Bool {
    width == other.width && height == other.height && scale == other.scale
  }
}
