// An image in front of another, by the operators of Porter and Duff and the blend modes of
// https://www.w3.org/TR/compositing-1/, in the space of the context.

import CoreGraphics

extension FilterKernel {
  private typealias Color = CIPixels.Color

  /// A filter with a background image, which is transparent if there is none.
  private static func composition(
    _ color: @escaping @Sendable (CIPixels.Color, CIPixels.Color) -> CIPixels.Color
  ) -> FilterKernel {
    FilterKernel(images: [kCIInputImageKey, kCIInputBackgroundImageKey], [:]) { inputs in
      inputs.image?.combined(with: inputs.image(kCIInputBackgroundImageKey) ?? .empty()) {
        color($2, $3)
      }
    }
  }

  /// The operators that combine images without a blend mode.
  static let compositing: [String: FilterKernel] = [
    "CISourceOverCompositing": composition { $0 + $1 * (1 - $0.w) },
    "CISourceInCompositing": composition { $0 * $1.w },
    "CISourceOutCompositing": composition { $0 * (1 - $1.w) },
    "CISourceAtopCompositing": composition { $0 * $1.w + $1 * (1 - $0.w) },
    "CIAdditionCompositing": composition { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) },
    "CIMultiplyCompositing": composition { $0 * $1 },
    "CIMaximumCompositing": composition { pointwiseMax($0, $1) },
    "CIMinimumCompositing": composition { pointwiseMin($0, $1) },
    "CIBlendWithMask": masked { $0.luma },
    "CIBlendWithAlphaMask": masked { $0.w },
  ]

  private static func masked(_ share: @escaping @Sendable (CIPixels.Color) -> Float)
    -> FilterKernel
  {
    FilterKernel(images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey], [:])
    {
      inputs in
      guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else {
        return inputs.image
      }
      let back = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
      let front = image.combined(with: mask, in: image.bounds) { _, _, color, mask in
        color * min(max(share(mask), 0), 1)
      }
      let rest = back.combined(with: mask, in: back.bounds) { _, _, color, mask in
        color * (1 - min(max(share(mask), 0), 1))
      }
      return front.combined(with: rest) { _, _, front, rest in front + rest }
    }
  }

  /// The blend modes.
  static let blendModes: [String: FilterKernel] = [
    "CIMultiplyBlendMode": separable { $0 * $1 },
    "CIScreenBlendMode": separable { $0 + $1 - $0 * $1 },
    "CIOverlayBlendMode": separable { hardLight($1, $0) },
    "CIHardLightBlendMode": separable { hardLight($0, $1) },
    "CISoftLightBlendMode": separable { softLight($0, $1) },
    "CIDarkenBlendMode": separable { min($0, $1) },
    "CILightenBlendMode": separable { max($0, $1) },
    "CIColorDodgeBlendMode": separable { dodge($0, $1) },
    "CIColorBurnBlendMode": separable { 1 - dodge($0, 1 - $1, isBurn: true) },
    "CIDifferenceBlendMode": separable { abs($0 - $1) },
    "CIExclusionBlendMode": separable { $0 + $1 - 2 * $0 * $1 },
    "CIHueBlendMode": blend { $1.with(saturationOf: $1, hueOf: $0) },
    "CISaturationBlendMode": blend { $1.with(saturationOf: $0, hueOf: $1) },
    "CIColorBlendMode": blend { $0.with(lightOf: $1) },
    "CILuminosityBlendMode": blend { $1.with(lightOf: $0) },
  ]

  /// A blend mode that treats components alike: of the front and the back.
  private static func separable(_ component: @escaping @Sendable (Float, Float) -> Float)
    -> FilterKernel
  {
    blend { front, back in
      Color(
        component(front.x, back.x), component(front.y, back.y), component(front.z, back.z), 1)
    }
  }

  private static func blend(
    _ mode: @escaping @Sendable (CIPixels.Color, CIPixels.Color) -> CIPixels.Color
  ) -> FilterKernel {
    composition { front, back in
      let both = mode(front.straight, back.straight).with(alpha: 1) * (front.w * back.w)
      return front * (1 - back.w) + back * (1 - front.w) + both
    }
  }

  private static func hardLight(_ front: Float, _ back: Float) -> Float {
    front <= 0.5 ? back * 2 * front : back + (2 * front - 1) - back * (2 * front - 1)
  }

  private static func softLight(_ front: Float, _ back: Float) -> Float {
    guard front > 0.5 else { return back - (1 - 2 * front) * back * (1 - back) }
    let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : max(back, 0).squareRoot()
    return back + (2 * front - 1) * (curve - back)
  }

  private static func dodge(_ front: Float, _ back: Float, isBurn: Bool = false) -> Float {
    let room = isBurn ? front : 1 - front
    if back <= 0 { return 0 }
    return room <= 0 ? 1 : min(1, back / room)
  }
}

extension CIPixels.Color {
  /// The light of a color in the nonseparable blend modes.
  private var light: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  /// The color with the light of another, moved into the range of colors.
  func with(lightOf other: CIPixels.Color) -> CIPixels.Color {
    var color = self + CIPixels.Color(repeating: other.light - light)
    let middle = color.light
    let (low, high) = (Swift.min(color.x, color.y, color.z), Swift.max(color.x, color.y, color.z))
    let gray = CIPixels.Color(repeating: middle)
    if low < 0 { color = gray + (color - gray) * (middle / (middle - low)) }
    if high > 1 { color = gray + (color - gray) * ((1 - middle) / (high - middle)) }
    return color
  }

  /// This color's light with the saturation and the hue of others.
  func with(saturationOf other: CIPixels.Color, hueOf hue: CIPixels.Color) -> CIPixels.Color {
    let low = Swift.min(hue.x, hue.y, hue.z)
    let range = Swift.max(hue.x, hue.y, hue.z) - low
    let saturation =
      Swift.max(other.x, other.y, other.z) - Swift.min(other.x, other.y, other.z)
    let spread =
      range > 0 ? (hue - CIPixels.Color(repeating: low)) * (saturation / range) : .zero
    return spread.with(lightOf: self)
  }
}
