// The settings that all animated images have, and the instants of their frames.

/// The settings of an animated image.
public struct AnimationSettings: Sendable, Hashable {
  /// The size of the image, in pixels.
  public var width, height: Int
  /// The frame rate in frames per second as a fraction, such as 30000/1001.
  public var rateNumerator, rateDenominator: Int
  /// A Boolean value that indicates whether every frame is opaque.
  public var isOpaque: Bool
  /// The number of times that the animation plays, or 0 to repeat it forever, which is the default.
  public var plays = 0
  /// The quality, in 0…100, or `nil` for the format's usual one.
  public var quality: Int?

  /// Creates the settings of an animation that repeats forever.
  public init(
    width: Int, height: Int, rateNumerator: Int, rateDenominator: Int = 1, isOpaque: Bool
  ) {
    (self.width, self.height, self.isOpaque) = (width, height, isOpaque)
    (self.rateNumerator, self.rateDenominator) = (rateNumerator, rateDenominator)
  }

  /// Returns the instant at which a frame begins in units of `1 / unitsPerSecond` seconds, rounded
  /// to nearest. Durations are differences of instants, so their sum is right.
  func instant(ofFrame index: Int, unitsPerSecond: Int) -> Int {
    (2 * index * unitsPerSecond * rateDenominator + rateNumerator) / (2 * rateNumerator)
  }
}
