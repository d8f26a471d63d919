// Colors in hexadecimal notation or by name.

import CoreGraphics

/// A straight sRGB color whose components are from 0 to 1.
public struct SceneColor: Sendable, Hashable {
  /// The components, from 0 to 1.
  public var red, green, blue, alpha: Double

  /// Creates a color with the given components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Opaque black.
  public static let black = SceneColor(.black)
  /// Opaque white.
  public static let white = SceneColor(.white)
  /// Transparent black.
  public static let clear = SceneColor(.clear)

  /// Creates a color from `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a name. Returns `nil` if `text` is none
  /// of them.
  public init?(_ text: String) {
    if let named = Self.named.first(where: { $0.name == text }) {
      self = named.color
      return
    }
    guard text.first == "#" else { return nil }
    let digits = text.utf8.dropFirst().map(Self.digit)
    guard digits.allSatisfy({ $0 != nil }) else { return nil }
    self.init(digits: digits.compactMap { $0 })
  }

  private init?(digits: [Int]) {
    let bytes: [Int]
    switch digits.count {
    case 3: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x41 + 10
    case 0x61...0x66: Int(byte) - 0x61 + 10
    default: nil
    }
  }

  /// The names of colors: those of UIKit's fixed colors.
  public static var names: [String] { named.map(\.name) }

  /// The name of the color, or `nil` if it has none.
  var name: String? { Self.named.first { $0.color == self }?.name }

  private static let named = NamedColor.allCases.map {
    (name: $0.rawValue, color: SceneColor($0))
  }

  private init(_ named: NamedColor) {
    let color = named.color
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
