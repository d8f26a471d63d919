import UIKit

/// Curves from 0 to 1 for parts of a motion whose poses are sampled, without functions whose digits
/// depend on the processor.
enum Easing {
  /// Returns a curve that starts and ends at rest.
  static func inOut(_ time: CGFloat) -> CGFloat { time * time * (3 - 2 * time) }

  /// Returns a curve that starts at rest and accelerates evenly, as a fall does.
  static func `in`(_ time: CGFloat) -> CGFloat { time * time }

  /// Returns a curve that slows down evenly and ends at rest.
  static func out(_ time: CGFloat) -> CGFloat { 1 - (1 - time) * (1 - time) }

  /// Returns a curve that ends at rest more softly than `out`.
  static func softOut(_ time: CGFloat) -> CGFloat { 1 - (1 - time) * (1 - time) * (1 - time) }

  /// Returns a curve that starts slowly, for shapes whose area grows with the square of their size.
  static func growth(_ time: CGFloat) -> CGFloat { time * (0.35 + 0.65 * time) }

  /// Returns a curve that leaves 0 and returns to it, 1 in the middle, at rest at all three.
  static func bump(_ time: CGFloat) -> CGFloat { 16 * time * time * (1 - time) * (1 - time) }

  /// Returns the fraction of `range` that is done at `time`, from 0 to 1.
  static func part(_ time: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
    let done = (time - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(max(done, 0), 1)
  }

  /// Returns the value between `start` and `end` at the fraction `time`.
  static func mix(_ start: CGFloat, _ end: CGFloat, _ time: CGFloat) -> CGFloat {
    start + (end - start) * time
  }
}

/// The sine and the cosine of an angle in radians. They come from the rotation matrix, which has the
/// same digits on every processor.
func sineAndCosine(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
  let rotation = CGAffineTransform(rotationAngle: angle)
  return (rotation.b, rotation.a)
}
