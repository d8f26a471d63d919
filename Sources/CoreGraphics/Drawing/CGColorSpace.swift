// Colour spaces by name. Pixels and colours count as sRGB-encoded, whatever the space, or as greys.

import Foundation

/// What the components of colours mean.
public enum CGColorSpaceModel: Int32, Sendable {
  /// None of the others.
  case unknown = -1
  /// Levels of grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// Red, green and blue, or grey.
public final class CGColorSpace: Sendable, Hashable {
  /// What the components mean.
  public let model: CGColorSpaceModel
  /// The name, if it has one.
  public let name: String?

  private init(_ model: CGColorSpaceModel, _ name: String?) {
    (self.model, self.name) = (model, name)
  }

  /// The space of this name; `nil` if it is not known.
  public init?(name: String) {
    guard let model = Self.models[name] else { return nil }
    (self.model, self.name) = (model, name)
  }

  /// How many components a colour has, without its alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB beyond its gamut.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Display P3; its components are taken for those of sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, displayP3: .rgb, genericGrayGamma2_2: .monochrome,
  ]

  static let rgb = CGColorSpace(.rgb, sRGB)
  static let gray = CGColorSpace(.monochrome, nil)
  static let deviceRGB = CGColorSpace(.rgb, nil)

  /// Whether both have the same model and name.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.model == b.model && a.name == b.name
  }
  /// Hashes the model.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Red, green and blue: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Greys, encoded as sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
  /// A colour of these components, the alpha last; `nil` when there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let parts = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    switch parts.count {
    case 2: self.init(gray: parts[0], alpha: parts[1])
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: return nil
    }
  }

  /// sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// The brightness as greys have it: of light, in sRGB-encoded values.
  var gray: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
