// The flash: light with rays covers the image, and leaves the target.

import CoreGraphics

enum Flash {
  /// A flash at the center grows until it covers everything, and fades.
  @Sendable static func flash(_ pair: TransitionPair) -> CIImage {
    let flash = Light(pair)
    let color = pair.inputs.color(kCIInputColorKey)
    let isBefore = pair.time < 0.5
    return CIImage(pair.bounds) { area, space in
      let base = (isBefore ? pair.image : pair.target).render(area, space)
      let light = color.premultiplied(space)
      return CIPixels(area) { x, y in
        let own = base[x, y]
        return mix(own, light * own.w, flash.strength(x, y))
      }
    }
  }

  private struct Light: Sendable {
    let center: CGPoint
    let radius, strength, contrast, threshold, level: Double

    init(_ pair: TransitionPair) {
      center = pair.center
      let area = pair.area
      let size = min(Double(area.width), Double(area.height)) / 2
      radius = max(1, pair.number("inputMaxStriationRadius") * size)
      strength = pair.number("inputStriationStrength")
      contrast = pair.number("inputStriationContrast")
      threshold = min(max(pair.number("inputFadeThreshold"), 0.01), 1)
      level = DeterministicMath.sin(pair.time * .pi)
    }

    /// The strength of the light at a pixel, from 0 to 1. It is 1 everywhere while the level is above
    /// the threshold.
    func strength(_ x: Int, _ y: Int) -> Double {
      let (across, up) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
      let distance = (across * across + up * up).squareRoot() / radius
      let angle = DeterministicMath.atan2(up, across)
      // Rays of irregular widths.
      let rays =
        DeterministicMath.sin(angle * 7) + DeterministicMath.sin(angle * 13 + 1)
        + DeterministicMath.sin(angle * 29 + 2)
      let ray = min(max(rays / 3 * contrast, -1), 1) * strength
      let reached = level / threshold
      let near = reached * (1 + ray) - distance * (1 - reached)
      let whole = smoothStep(0.6, 1, reached)
      return min(1, max(0, min(near, 1) * reached) * (1 - whole) + whole)
    }
  }
}
