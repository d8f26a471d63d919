import SegueDisplay

/// The pixels that a layer tree is committed to.
public struct SegueViewport: Sendable, Hashable {
  /// The width, in pixels.
  public var widthInPixels: Int
  /// The height, in pixels.
  public var heightInPixels: Int
  /// The number of pixels per point.
  public var scale: Double
  /// The initial color of every pixel.
  public var background: DisplayColor

  /// Creates a viewport whose top-left pixel corner is the origin of the root's superlayer
  /// coordinates.
  public init(
    widthInPixels: Int, heightInPixels: Int, scale: Double = 1, background: DisplayColor = .black
  ) {
    (self.widthInPixels, self.heightInPixels) = (widthInPixels, heightInPixels)
    (self.scale, self.background) = (scale, background)
  }
}
