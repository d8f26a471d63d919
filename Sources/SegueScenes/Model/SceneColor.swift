// Colours as people write them.

import CoreGraphics

/// A straight sRGB colour, each part in 0…1.
public struct SceneColor: Sendable, Hashable {
  /// Its parts.
  public var red, green, blue, alpha: Double

  /// A colour of these parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Opaque black.
  public static let black = SceneColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = SceneColor(red: 1, green: 1, blue: 1)
  /// Nothing.
  public static let clear = SceneColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a name; `nil` if `text` is none of them.
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

  /// The names, those of UIKit's fixed colours.
  public static var names: [String] { named.map(\.name) }

  private static let named: [(name: String, color: SceneColor)] = [
    ("black", .black),
    ("darkGray", SceneColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)),
    ("gray", SceneColor(red: 0.5, green: 0.5, blue: 0.5)),
    ("lightGray", SceneColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)),
    ("white", .white),
    ("clear", .clear),
    ("red", SceneColor(red: 1, green: 0, blue: 0)),
    ("green", SceneColor(red: 0, green: 1, blue: 0)),
    ("blue", SceneColor(red: 0, green: 0, blue: 1)),
    ("cyan", SceneColor(red: 0, green: 1, blue: 1)),
    ("yellow", SceneColor(red: 1, green: 1, blue: 0)),
    ("magenta", SceneColor(red: 1, green: 0, blue: 1)),
    ("orange", SceneColor(red: 1, green: 0.5, blue: 0)),
    ("purple", SceneColor(red: 0.5, green: 0, blue: 0.5)),
    ("brown", SceneColor(red: 0.6, green: 0.4, blue: 0.2)),
  ]
}
