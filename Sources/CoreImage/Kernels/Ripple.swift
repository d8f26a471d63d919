// The ripple: a ring runs outward from the center, bends the image, and leaves the target.

import CoreGraphics

enum Ripple {
  @Sendable static func ripple(_ pair: TransitionPair) -> CIImage {
    let ring = Ring(pair)
    let light = pair.inputs.image(kCIInputShadingImageKey).flatMap { $0.isBounded ? $0 : nil }
    return CIImage(pair.bounds) { area, space in
      let wide = area.grown(ring.reach)
      let (old, new) = (pair.image.render(wide, space), pair.target.render(wide, space))
      let shading = light.map { Shading($0, space) }
      return CIPixels(area) { x, y in ring.color(x, y, old, new, shading) }
    }
  }

  private struct Ring: Sendable {
    let center: CGPoint
    let width, scale, radius: Double

    init(_ pair: TransitionPair) {
      center = pair.center
      width = max(1, pair.number(kCIInputWidthKey))
      scale = min(max(pair.number(kCIInputScaleKey), -1000), 1000)
      let area = pair.area
      let across = max(abs(area.minX - center.x), abs(area.maxX - center.x))
      let up = max(abs(area.minY - center.y), abs(area.maxY - center.y))
      let farthest = Double(across * across + up * up).squareRoot()
      radius = pair.time * (farthest + width) - width / 2
    }

    /// The distance from which pixels are taken, in pixels.
    var reach: Int { Int(abs(scale).rounded(.up)) + 1 }

    func color(_ x: Int, _ y: Int, _ old: CIPixels, _ new: CIPixels, _ shading: Shading?)
      -> CIPixels.Color
    {
      let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
      let (across, up) = (px - Double(center.x), py - Double(center.y))
      let distance = max((across * across + up * up).squareRoot(), 1e-6)
      let place = (distance - radius) / width
      guard abs(place) < 0.5 else { return place < 0 ? new[x, y] : old[x, y] }
      let (sine, cosine) = DeterministicMath.sincos(place * 2 * .pi)
      // The slope of a wave that is flat at both edges of the ring.
      let slope = sine * (0.5 + 0.5 * cosine)
      let shift = scale * slope / distance
      let (sx, sy) = (px + across * shift, py + up * shift)
      let color = mix(new.sample(sx, sy), old.sample(sx, sy), smoothStep(-0.25, 0.25, place))
      guard let shading else { return color }
      let tilt = slope * min(abs(scale) / 50, 1) / distance
      return shading.lit(color, across * tilt, up * tilt)
    }
  }
}

/// The image of light on a sphere: for each slope of a surface its light.
struct Shading {
  private let pixels: CIPixels
  private let center: CGPoint
  private let radius: CGSize

  init(_ image: CIImage, _ space: CIWorkingSpace) {
    pixels = image.render(CIArea(image.bounds), space)
    center = CGPoint(x: image.bounds.midX, y: image.bounds.midY)
    radius = CGSize(width: image.bounds.width / 2, height: image.bounds.height / 2)
  }

  /// Returns a color with the light of a surface in front. The normal's horizontal components are
  /// within the unit circle.
  func lit(_ color: CIPixels.Color, _ across: Double, _ up: Double) -> CIPixels.Color {
    let light = pixels.sample(
      Double(center.x) + across * Double(radius.width),
      Double(center.y) + up * Double(radius.height))
    return (light * color.w + color * (1 - light.w)).with(alpha: color.w)
  }
}
