// What the clip is drawn on.

import CoreGraphics

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

  /// Width in pixels: the nearest whole number, at least 1. Within the limits after `validate()`.
  public var widthInPixels: Int { Self.pixels(width * scale) }
  /// Height in pixels: the nearest whole number, at least 1. Within the limits after `validate()`.
  public var heightInPixels: Int { Self.pixels(height * scale) }

  /// What is wrong with the size in pixels, or `nil`: to be asked again by whoever changes the scale.
  public var sizeProblem: String? {
    let (width, height) = (self.width * scale, self.height * scale)
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
