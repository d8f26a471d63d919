// What the clip is drawn on.

import CoreGraphics

/// Which of two colours views take.
public enum SceneAppearance: String, Sendable, CaseIterable { case light, dark }

/// Which way screens run.
public enum SceneDirection: String, Sendable, CaseIterable {
  /// From left to right, as in English.
  case ltr
  /// From right to left, as in Arabic.
  case rtl
}

/// Time, signal and battery over everything.
public struct SceneStatusBar: Sendable, Hashable {
  /// The colour of what it says.
  public enum Style: String, Sendable, CaseIterable { case automatic, light, dark }

  /// The time of day.
  public var time = "9:41"
  /// The colour of what it says: `light` is white.
  public var style = Style.automatic

  /// The bar as Apple shows it.
  public init() {}
}

/// Size, density and rate of a clip.
public struct SceneCanvas: Sendable, Hashable {
  /// Size in points.
  public var width, height: Double
  /// Pixels for each point.
  public var scale: Double
  /// Frames per second.
  public var rate: FrameRate
  /// What is behind the window.
  public var background: SceneColor
  /// The device it is taken from.
  public var device: SceneDevice?
  /// Whether the device is drawn around the display.
  public var hasBezel = false
  /// Whether the display's round corners are cut off.
  public var cutsCorners = true
  /// Which of two colours views take.
  public var appearance = SceneAppearance.light
  /// Which way screens run.
  public var direction = SceneDirection.ltr
  /// How large people want text.
  public var textSize = SceneTextSize.large
  /// Whether people ask for less motion.
  public var reducesMotion = false
  /// How the device is held.
  public var orientation = SceneOrientation.portrait
  /// What shows over everything.
  public var statusBar: SceneStatusBar?
  /// Pixels of a picture for each point: the scale that the scene was written for, whatever it is
  /// drawn at.
  public var pictureScale: Double

  /// A canvas.
  public init(
    width: Double, height: Double, scale: Double = 1, rate: FrameRate = .sixty,
    background: SceneColor = .black
  ) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.rate, self.background) = (rate, background)
    pictureScale = scale
  }

  /// Points of the device on each side of the display.
  public var bezel: Double { hasBezel && device != nil ? 18 : 0 }
  /// Width of a frame in points, with what is around the display.
  public var frameWidth: Double { width + 2 * bezel }
  /// Height of a frame in points, with what is around the display.
  public var frameHeight: Double { height + 2 * bezel }

  /// Width in pixels: the nearest whole number, at least 1. Within the limits after `validate()`.
  public var widthInPixels: Int { Self.pixels(frameWidth * scale) }
  /// Height in pixels: the nearest whole number, at least 1. Within the limits after `validate()`.
  public var heightInPixels: Int { Self.pixels(frameHeight * scale) }

  /// What is wrong with the size in pixels, or `nil`: to be asked again by whoever changes the scale.
  public var sizeProblem: String? {
    let (width, height) = (frameWidth * scale, frameHeight * scale)
    let size = "\(widthInPixels) x \(heightInPixels) pixels"
    guard width > 0, height > 0 else { return "the canvas has no pixels" }
    if max(width, height) > Double(SceneLimits.canvasSideInPixels) {
      return "the canvas is \(size); the limit of a side is \(SceneLimits.canvasSideInPixels)"
    }
    if width.rounded() * height.rounded() > Double(SceneLimits.canvasAreaInPixels) {
      return "the canvas is \(size); the limit is \(SceneLimits.canvasAreaInPixels) pixels in all"
    }
    return nil
  }

  private static func pixels(_ length: Double) -> Int {
    Int(exactly: min(max(length.rounded(), 1), 1e9)) ?? 1
  }
}

extension FrameRate {
  /// 60 frames per second.
  public static let sixty = FrameRate(lowestTerms: 60)
}
