import SegueDisplay

/// The pixels that a layer tree is committed to.
public struct CommitViewport: Sendable, Hashable {
  /// Pixels across.
  public var widthInPixels: Int
  /// Rows.
  public var heightInPixels: Int
  /// Pixels for each point.
  public var scale: Double
  /// What every pixel starts as.
  public var background: DisplayColor

  /// A viewport whose top-left pixel corner is the origin of the root's superlayer coordinates.
  public init(
    widthInPixels: Int, heightInPixels: Int, scale: Double = 1, background: DisplayColor = .black
  ) {
    (self.widthInPixels, self.heightInPixels) = (widthInPixels, heightInPixels)
    (self.scale, self.background) = (scale, background)
  }
}
