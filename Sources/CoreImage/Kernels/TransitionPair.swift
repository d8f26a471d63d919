// What the filters between two images have in common: at time 0 they show the image, at time 1 the
// target. Apple publishes what their inputs mean, not how they compute.

import CoreGraphics

/// The inputs of a transition.
struct TransitionPair: Sendable {
  let image, target: CIImage
  /// The progress, from 0 to 1.
  let time: Double
  let inputs: FilterInputs

  /// The inputs; `nil` unless there are both images.
  init?(_ inputs: FilterInputs) {
    guard let image = inputs.image, let target = inputs.image(kCIInputTargetImageKey) else {
      return nil
    }
    (self.image, self.target, self.inputs) = (image, target, inputs)
    time = min(max(inputs.number(kCIInputTimeKey), 0), 1)
  }

  /// The area in which either image is.
  var bounds: CGRect { image.bounds.union(target.bounds) }
  /// The area of the effect: the input, or that of the images.
  var area: CGRect { inputs.rect(kCIInputExtentKey, bounds) }
  /// The center of the effect: the input, or that of the area.
  var center: CGPoint {
    inputs.point(kCIInputCenterKey, CGPoint(x: area.midX, y: area.midY))
  }
  func number(_ key: String) -> Double { inputs.number(key) }

  /// Returns the mixture of both images; `share` returns how much of the target there is at a pixel.
  func mixed(_ share: @escaping @Sendable (Int, Int) -> Double) -> CIImage {
    image.combined(with: target) { x, y, old, new in mix(old, new, share(x, y)) }
  }
}

/// Returns the mixture of two colors.
func mix(_ a: CIPixels.Color, _ b: CIPixels.Color, _ share: Double) -> CIPixels.Color {
  a + (b - a) * Float(share)
}

/// Returns 0 below `a`, 1 above `b`, and a smooth step in between.
func smoothStep(_ a: Double, _ b: Double, _ x: Double) -> Double {
  let t = b > a ? min(max((x - a) / (b - a), 0), 1) : x < a ? 0 : 1
  return t * t * (3 - 2 * t)
}

/// A direction across an area, with the distance from its center to the farthest corner.
struct Sweep: Sendable {
  let cosine, sine, midX, midY, half: Double

  init(_ area: CGRect, angle: Double) {
    (sine, cosine) = DeterministicMath.sincos(angle)
    (midX, midY) = (Double(area.midX), Double(area.midY))
    half = (abs(cosine) * Double(area.width) + abs(sine) * Double(area.height)) / 2
  }

  /// The place of a pixel's center along the direction: from `-half` to `half` within the area.
  func along(_ x: Int, _ y: Int) -> Double { along(Double(x) + 0.5, Double(y) + 0.5) }
  func along(_ x: Double, _ y: Double) -> Double { (x - midX) * cosine + (y - midY) * sine }
  /// The place of a pixel's center across the direction.
  func across(_ x: Int, _ y: Int) -> Double {
    (Double(y) + 0.5 - midY) * cosine - (Double(x) + 0.5 - midX) * sine
  }
}
