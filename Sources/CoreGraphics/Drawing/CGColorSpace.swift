// Color spaces by name. Pixels and colors are treated as sRGB-encoded, or as grays, whatever the
// space.

import Foundation

/// The meaning of the components of colors in a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that is none of the others.
  case unknown = -1
  /// Levels of gray.
  case monochrome = 0
  /// Red, green and blue components.
  case rgb = 1
}

/// A color space, either RGB or gray.
public final class CGColorSpace: Sendable, Hashable {
  /// The meaning of the components.
  public let model: CGColorSpaceModel
  /// The name of the color space, if it has one.
  public let name: String?

  private init(_ model: CGColorSpaceModel, _ name: String?) {
    (self.model, self.name) = (model, name)
  }

  /// Creates the color space with the given name; `nil` if the name is not known.
  public init?(name: String) {
    guard let model = Self.models[name] else { return nil }
    (self.model, self.name) = (model, name)
  }

  /// The number of components of a color, not counting alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The name of the sRGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with component values beyond its gamut.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3. Its components are treated as those of sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of a gray color space with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, displayP3: .rgb, genericGrayGamma2_2: .monochrome,
  ]

  static let rgb = CGColorSpace(.rgb, sRGB)
  static let gray = CGColorSpace(.monochrome, nil)
  static let deviceRGB = CGColorSpace(.rgb, nil)

  /// Returns a Boolean value that indicates whether both have the same model and name.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.model == b.model && a.name == b.name
  }
  /// Hashes the model.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device-dependent RGB color space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device-dependent gray color space. Its levels are sRGB-encoded.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
  /// Creates a color from the given components, with alpha last. Returns `nil` if there are too
  /// few.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let parts = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    switch parts.count {
    case 2: self.init(gray: parts[0], alpha: parts[1])
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: return nil
    }
  }

  /// The color space of the color. Always sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// The gray level with the color's luma: weights of light, applied to sRGB-encoded values.
  var gray: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
