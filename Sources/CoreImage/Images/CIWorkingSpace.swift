// The space in which filters compute: linear light unless a context turns color management off.

import CoreGraphics

/// The space in which filters compute.
enum CIWorkingSpace: Sendable {
  /// Linear light with the primaries of sRGB: Core Image's default.
  case linear
  /// The components as sRGB encodes them: no color management.
  case encoded

  /// The linear value of every byte.
  private static let linearBytes: [Float] = (0...255).map { Float(linear(Double($0) / 255)) }

  /// Returns the linear value of an encoded component. Negative values are mirrored.
  static func linear(_ value: Double) -> Double {
    let result = SRGBTransferFunction.linear(abs(value))
    return value < 0 ? -result : result
  }

  /// Returns the encoded value of a linear component. Negative values are mirrored.
  static func encoded(_ value: Double) -> Double {
    let result = SRGBTransferFunction.encoded(abs(value))
    return value < 0 ? -result : result
  }

  /// The first linear value of each encoded level from 1 to 255: where rounding reaches it.
  private static let levels: [Float] = (1...255).map { Float(linear((Double($0) - 0.5) / 255)) }

  /// The number of levels that begin at or below the start of each of 1024 parts of 0…1.
  private static let starts: [UInt8] = (0...1024).map { part in
    let start = Float(part) / 1024
    return UInt8(levels.count { $0 <= start })
  }

  private static func level(_ linear: Float) -> UInt8 {
    let value = min(max(linear, 0), 1)
    var level = Int(starts[Int(value * 1024)])
    while level < 255, levels[level] <= value { level += 1 }
    return UInt8(level)
  }

  /// Returns the color of a premultiplied pixel.
  func decode(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> CIPixels.Color {
    let encoded = CIPixels.Color(Float(red), Float(green), Float(blue), Float(alpha)) / 255
    guard self == .linear else { return encoded }
    if alpha == 255 {
      return CIPixels.Color(
        Self.linearBytes[Int(red)], Self.linearBytes[Int(green)], Self.linearBytes[Int(blue)], 1)
    }
    return color(encoded.straight, encoded.w)
  }

  /// Returns the premultiplied color of encoded components without alpha.
  func color(_ encoded: CIPixels.Color, _ alpha: Float) -> CIPixels.Color {
    var color = encoded
    if self == .linear {
      for channel in 0..<3 { color[channel] = Float(Self.linear(Double(encoded[channel]))) }
    }
    color.w = 1
    return color * alpha
  }

  /// Returns the premultiplied pixel of a color.
  func encode(_ color: CIPixels.Color) -> SIMD4<UInt8> {
    let alpha = min(max(color.w, 0), 1)
    guard alpha > 0 else { return .zero }
    var result = SIMD4<UInt8>(0, 0, 0, UInt8((alpha * 255).rounded()))
    for channel in 0..<3 {
      guard self == .linear else {
        result[channel] = UInt8((min(max(color[channel], 0), alpha) * 255).rounded())
        continue
      }
      let level = Self.level(color[channel] / alpha)
      result[channel] = alpha == 1 ? level : UInt8((Float(level) * alpha).rounded())
    }
    return result
  }

  /// Returns a change of encoded colors as one of colors in this space.
  func ofEncoded(_ change: @escaping @Sendable (CIPixels.Color) -> CIPixels.Color)
    -> @Sendable (CIPixels.Color) -> CIPixels.Color
  {
    guard self == .linear else { return change }
    return { linear in
      var encoded = linear
      for channel in 0..<3 { encoded[channel] = Float(Self.encoded(Double(linear[channel]))) }
      var changed = change(encoded)
      for channel in 0..<3 { changed[channel] = Float(Self.linear(Double(changed[channel]))) }
      return changed
    }
  }
}

extension CIPixels.Color {
  /// The color without its alpha; black where it is transparent.
  var straight: CIPixels.Color {
    guard w > 0 else { return .zero }
    return w == 1 ? self : self / w
  }

  /// The luminance, by the weights that Apple's reference of CIColorControls implies and sRGB defines.
  var luma: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// The color with another alpha component, and no other change.
  func with(alpha: Float) -> CIPixels.Color {
    var color = self
    color.w = alpha
    return color
  }
}
