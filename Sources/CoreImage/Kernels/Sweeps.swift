// Transitions in which something moves across the image in the direction of an angle.

import CoreGraphics

enum Sweeps {
  /// A soft edge, with a band of a color in it, moves across the image.
  @Sendable static func swipe(_ pair: TransitionPair) -> CIImage {
    let sweep = Sweep(pair.area, angle: pair.number(kCIInputAngleKey))
    let width = max(1, pair.number(kCIInputWidthKey))
    let opacity = Float(pair.number("inputOpacity"))
    let color = pair.inputs.color(kCIInputColorKey)
    let reach = sweep.half + width / 2
    let edge = -reach + 2 * reach * pair.time
    return CIImage(pair.bounds) { area, space in
      let (old, new) = (pair.image.render(area, space), pair.target.render(area, space))
      let band = color.premultiplied(space)
      return CIPixels(area) { x, y in
        let place = sweep.along(x, y)
        let share = 1 - smoothStep(edge - width / 2, edge + width / 2, place)
        let mixed = mix(old[x, y], new[x, y], share)
        return mixed + (band * mixed.w - mixed) * (Float(4 * share * (1 - share)) * opacity)
      }
    }
  }

  /// A bar of light moves across the image and leaves the target.
  @Sendable static func copyMachine(_ pair: TransitionPair) -> CIImage {
    let sweep = Sweep(pair.area, angle: pair.number(kCIInputAngleKey))
    let width = max(1, pair.number(kCIInputWidthKey))
    let opacity = Float(pair.number("inputOpacity"))
    let color = pair.inputs.color(kCIInputColorKey)
    let reach = sweep.half + width / 2
    let middle = -reach + 2 * reach * pair.time
    return CIImage(pair.bounds) { area, space in
      let (old, new) = (pair.image.render(area, space), pair.target.render(area, space))
      let light = color.premultiplied(space) * opacity
      return CIPixels(area) { x, y in
        let place = (sweep.along(x, y) - middle) / (width / 2)
        let mixed = mix(old[x, y], new[x, y], 1 - smoothStep(-0.1, 0.1, place))
        let lit = mixed + light * Float(1 - smoothStep(0, 1, abs(place))) * mixed.w
        return lit.with(alpha: mixed.w)
      }
    }
  }

  /// The number of different delays of bars.
  private static let delays = 12

  /// The image is cut into bars, which leave one after the other.
  @Sendable static func bars(_ pair: TransitionPair) -> CIImage {
    let sweep = Sweep(pair.bounds, angle: pair.number(kCIInputAngleKey))
    let width = max(1, pair.number(kCIInputWidthKey))
    let offset = abs(pair.number("inputBarOffset"))
    let length = 2 * sweep.half
    // With it the last bar leaves at time 1.
    let travel = pair.time * (length + Double(delays - 1) * offset)
    return CIImage(pair.bounds) { area, space in
      let new = pair.target.render(area, space)
      // Bars come from anywhere within the image, so all of it is needed.
      let old = pair.image.render(CIArea(pair.image.bounds), space)
      return CIPixels(area) { x, y in
        let bar = Int((sweep.across(x, y) / width).rounded(.down))
        let shift = min(max(travel - Double(delay(bar)) * offset, 0), length)
        let color = old.sample(
          Double(x) + 0.5 - shift * sweep.cosine, Double(y) + 0.5 - shift * sweep.sine)
        return shift >= length ? new[x, y] : color + new[x, y] * (1 - color.w)
      }
    }
  }

  /// Returns the delay of a bar: an irregular number below `delays`.
  private static func delay(_ bar: Int) -> Int {
    var bits = UInt64(bitPattern: Int64(bar)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
    return Int(bits % UInt64(delays))
  }
}
