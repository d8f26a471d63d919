// Transitions that mix both images at their places.

import CoreGraphics

enum Dissolves {
  /// The image dissolves into the target.
  @Sendable static func dissolve(_ pair: TransitionPair) -> CIImage {
    let time = pair.time
    return pair.mixed { _, _ in time }
  }

  /// The target appears through holes that grow in a spiral around the center.
  @Sendable static func mod(_ pair: TransitionPair) -> CIImage {
    let (center, time) = (pair.center, pair.time)
    let radius = max(1, pair.number(kCIInputRadiusKey))
    let angle = pair.number(kCIInputAngleKey)
    let compression = max(1, pair.number("inputCompression"))
    return pair.mixed { x, y in
      let (across, up) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
      let distance = (across * across + up * up).squareRoot()
      let turn = DeterministicMath.atan2(up, across) * angle
      let wave = DeterministicMath.sin(distance / radius * 2 * .pi + turn)
      // The holes begin at the center.
      let delay = min(distance / (compression * 8), 0.5)
      let level = (time * (1 + delay) - delay) * 2.4 - 1.2
      return smoothStep(-0.2, 0.2, level - wave)
    }
  }

  /// The width of the soft edge of a disintegration, as a part of the mask's brightness.
  private static let softness = 0.1

  /// The image disappears where the mask is dark first, and casts a shadow on the target.
  @Sendable static func disintegrate(_ pair: TransitionPair) -> CIImage {
    let edge = pair.time * (1 + softness) - softness
    let mask = pair.inputs.image(kCIInputMaskImageKey) ?? .white
    // What remains of the image, as its alpha.
    let rest = mask.mapColors { space in
      space.ofEncoded { color in
        let remains = smoothStep(edge, edge + softness, Double(color.luma))
        return CIPixels.Color(repeating: Float(remains))
      }
    }.mapPixels { _, _, color in CIPixels.Color(repeating: color.x) }
    let bounds = pair.bounds
    let offset = pair.inputs.point("inputShadowOffset", .zero)
    let density = pair.number("inputShadowDensity")
    let shadow = Blurs.gaussian(
      rest.cropped(to: bounds), sigma: pair.number("inputShadowRadius") / 2
    )
    .transformed(by: CGAffineTransform(translationX: offset.x, y: offset.y))
    let shaded = pair.target.combined(with: shadow, in: bounds) { _, _, color, shadow in
      (color * Float(1 - density * Double(shadow.w))).with(alpha: color.w)
    }
    return CIImage(bounds) { area, space in
      let (old, new) = (pair.image.render(area, space), shaded.render(area, space))
      let share = rest.render(area, space)
      return CIPixels(area) { x, y in mix(new[x, y], old[x, y], Double(share[x, y].w)) }
    }
  }
}
