// Filters that change colors at their places. Apple's reference has the formulas of color controls,
// exposure and color matrix; the others are our choice.

import CoreGraphics

enum Colors {
  private typealias Color = CIPixels.Color

  @Sendable static func mono(_ inputs: FilterInputs) -> CIImage? { gray(inputs) { $0 } }

  @Sendable static func tonal(_ inputs: FilterInputs) -> CIImage? {
    gray(inputs) { 0.08 + $0 * 0.84 }
  }

  @Sendable static func noir(_ inputs: FilterInputs) -> CIImage? {
    gray(inputs) { ($0 - 0.5) * 1.4 + 0.45 }
  }

  /// Returns an image of grays: `curve` of the encoded luminance.
  private static func gray(_ inputs: FilterInputs, _ curve: @escaping @Sendable (Float) -> Float)
    -> CIImage?
  {
    inputs.image?.mapColors(clamped: true) { space in
      space.ofEncoded { Color(repeating: curve($0.luma)) }
    }
  }

  @Sendable static func invert(_ inputs: FilterInputs) -> CIImage? {
    inputs.image?.mapColors(clamped: true) { space in space.ofEncoded { Color.one - $0 } }
  }

  /// The matrix of the sepia filter of CSS (https://www.w3.org/TR/filter-effects-1/), by intensity.
  @Sendable static func sepia(_ inputs: FilterInputs) -> CIImage? {
    let share = Float(inputs.number(kCIInputIntensityKey))
    return inputs.image?.mapColors(clamped: true) { space in
      space.ofEncoded { color in
        let red = Color(0.393, 0.349, 0.272, 0) * color.x
        let green = Color(0.769, 0.686, 0.534, 0) * color.y
        let blue = Color(0.189, 0.168, 0.131, 0) * color.z
        return color + (red + green + blue - color) * share
      }
    }
  }

  @Sendable static func controls(_ inputs: FilterInputs) -> CIImage? {
    let saturation = Float(inputs.number(kCIInputSaturationKey))
    let brightness = Float(inputs.number(kCIInputBrightnessKey))
    let contrast = Float(inputs.number(kCIInputContrastKey))
    return inputs.image?.mapColors { _ in
      { color in
        let gray = Color(repeating: color.luma)
        let changed = gray + (color - gray) * saturation + Color(repeating: brightness)
        let half = Color(repeating: 0.5)
        return (changed - half) * contrast + half
      }
    }
  }

  @Sendable static func monochrome(_ inputs: FilterInputs) -> CIImage? {
    let share = Float(inputs.number(kCIInputIntensityKey))
    let target = inputs.color(kCIInputColorKey)
    return inputs.image?.mapColors(clamped: true) { space in
      let tint = target.premultiplied(space)
      return { color in color + (tint * color.luma - color) * share }
    }
  }

  @Sendable static func matrix(_ inputs: FilterInputs) -> CIImage? {
    let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(
      inputs.components)
    let bias = inputs.components("inputBiasVector")
    return inputs.image?.mapPixels { _, _, color in
      var straight = color.straight.with(alpha: color.w)
      let products = rows.map { ($0 * straight).sum() }
      straight = Color(products[0], products[1], products[2], products[3]) + bias
      return straight.with(alpha: 1) * min(max(straight.w, 0), 1)
    }
  }

  @Sendable static func exposure(_ inputs: FilterInputs) -> CIImage? {
    let factor = Float(DeterministicMath.pow(2, inputs.number(kCIInputEVKey)))
    return inputs.image?.mapColors { _ in { $0 * factor } }
  }

  @Sendable static func gamma(_ inputs: FilterInputs) -> CIImage? {
    let power = inputs.number("inputPower")
    return inputs.image?.mapColors { _ in
      { color in
        var changed = color
        for channel in 0..<3 {
          changed[channel] = Float(
            DeterministicMath.pow(Double(max(color[channel], 0)), power))
        }
        return changed
      }
    }
  }

  /// Darkens the corners: by the square of the distance from the center.
  @Sendable static func vignette(_ inputs: FilterInputs) -> CIImage? {
    guard let image = inputs.image else { return nil }
    let radius = max(inputs.number(kCIInputRadiusKey), 0.01)
    let intensity = inputs.number(kCIInputIntensityKey)
    let bounds = image.bounds
    return image.mapPixels { x, y, color in
      let across = (Double(x) + 0.5 - Double(bounds.midX)) / Double(max(bounds.width, 1)) * 2
      let up = (Double(y) + 0.5 - Double(bounds.midY)) / Double(max(bounds.height, 1)) * 2
      let shade = max(0, 1 - intensity * 0.5 * (across * across + up * up) / radius)
      return (color * Float(shade)).with(alpha: color.w)
    }
  }

  /// White with the luminance as its alpha.
  @Sendable static func maskToAlpha(_ inputs: FilterInputs) -> CIImage? {
    inputs.image?.mapPixels { _, _, color in Color(repeating: min(max(color.luma, 0), 1)) }
  }
}
