// The canvas on which a clip is drawn.

import CoreGraphics

/// The light or dark appearance, which selects between the colors of a view.
public enum SceneAppearance: String, Sendable, CaseIterable { case light, dark }

/// The layout direction of screens.
public enum SceneDirection: String, Sendable, CaseIterable {
  /// Left to right, as in English.
  case ltr
  /// Right to left, as in Arabic.
  case rtl
}

/// The edges of layers.
public enum SceneEdges: String, Sendable, CaseIterable {
  /// Edges are antialiased, without seams between opaque layers.
  case smooth
  /// Edges are hard, as on a device, except where code allows antialiasing.
  case device
}

/// The status bar, with time, signal and battery, in front of everything.
public struct SceneStatusBar: Sendable, Hashable {
  /// The color of the status bar's contents. `light` is white, `dark` is black, and `automatic`
  /// follows the appearance.
  public enum Style: String, Sendable, CaseIterable { case automatic, light, dark }

  /// The time of day that the status bar shows.
  public var time = "9:41"
  /// The color of the contents: `light` is white.
  public var style = Style.automatic

  /// Creates the status bar as Apple shows it, at 9:41.
  public init() {}
}

/// The size, scale and frame rate of a clip, and the device settings that its screens see.
public struct SceneCanvas: Sendable, Hashable {
  /// The size of the display in points.
  public var width, height: Double
  /// The scale, in pixels per point.
  public var scale: Double
  /// The frame rate.
  public var rate: FrameRate
  /// A Boolean value that indicates whether a frame contains only pixels that the canvas covers
  /// completely, so that fractions of a pixel at the right and the bottom are cut off. If not, the
  /// size of a frame is rounded, and the pixels at the edge can show what is behind the window.
  public var isCovered = false
  /// The color behind the window.
  public var background: SceneColor
  /// The device from which the canvas takes its size, or `nil`.
  public var device: SceneDevice?
  /// A Boolean value that indicates whether the device is drawn around the display.
  public var hasBezel = false
  /// A Boolean value that indicates whether the display's round corners are cut off.
  public var cutsCorners = true
  /// The light or dark appearance.
  public var appearance = SceneAppearance.light
  /// The layout direction of screens.
  public var direction = SceneDirection.ltr
  /// The preferred text size.
  public var textSize = SceneTextSize.large
  /// A Boolean value that indicates whether reduced motion is preferred.
  public var reducesMotion = false
  /// The edges of layers.
  public var edges = SceneEdges.smooth
  /// The orientation of the device.
  public var orientation = SceneOrientation.portrait
  /// The status bar, or `nil` for none.
  public var statusBar: SceneStatusBar?
  /// The number of image pixels per point: the scale that the scene was written for, regardless of
  /// the scale at which it is drawn.
  public var imageScale: Double

  /// Creates a canvas without a device.
  public init(
    width: Double, height: Double, scale: Double = 1, rate: FrameRate = .sixty,
    background: SceneColor = .black
  ) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.rate, self.background) = (rate, background)
    imageScale = scale
  }

  /// The distance from the device, or from the display where no device is drawn, to the edges of the
  /// frame, in points.
  public var margin = 0.0

  /// The distances from the edges of the display to those of the device's body, including its side
  /// buttons, in points. 0 if the device is not drawn.
  public var bezel: SceneSafeArea {
    guard hasBezel, let device else { return SceneSafeArea() }
    return device.bodyInsets.held(orientation)
  }
  /// The distances from the edges of the display to those of the frame, in points.
  public var frameInsets: SceneSafeArea {
    SceneSafeArea(
      top: bezel.top + margin, left: bezel.left + margin, bottom: bezel.bottom + margin,
      right: bezel.right + margin)
  }
  /// The width of a frame in points, including the bezel and the margin.
  public var frameWidth: Double { width + frameInsets.left + frameInsets.right }
  /// The height of a frame in points, including the bezel and the margin.
  public var frameHeight: Double { height + frameInsets.top + frameInsets.bottom }

  /// The width of a frame in pixels, rounded to the nearest whole number and at least 1. Within the
  /// limits after `validate()`.
  public var widthInPixels: Int { pixels(frameWidth * scale) }
  /// The height of a frame in pixels, rounded to the nearest whole number and at least 1. Within
  /// the limits after `validate()`.
  public var heightInPixels: Int { pixels(frameHeight * scale) }

  /// The problem with the size in pixels, or `nil`. Check it again after changing the scale.
  public var sizeProblem: String? {
    let (width, height) = (frameWidth * scale, frameHeight * scale)
    let size = "\(widthInPixels) x \(heightInPixels) pixels"
    guard width > 0, height > 0 else { return "the canvas has no pixels" }
    if max(width, height) > Double(SceneLimits.canvasSideInPixels) {
      return "the canvas is \(size); the limit for each side is \(SceneLimits.canvasSideInPixels)"
    }
    if width.rounded() * height.rounded() > Double(SceneLimits.canvasAreaInPixels) {
      return "the canvas is \(size); the limit is \(SceneLimits.canvasAreaInPixels) pixels in total"
    }
    return nil
  }

  private func pixels(_ length: Double) -> Int {
    let whole = isCovered ? (length + 1e-6).rounded(.down) : length.rounded()
    return Int(exactly: min(max(whole, 1), 1e9)) ?? 1
  }
}

extension FrameRate {
  /// 60 frames per second.
  public static let sixty = FrameRate(lowestTerms: 60)
}
