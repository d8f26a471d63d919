// Colors as filters take them.

import Foundation

/// A color as filters take it.
public final class CIColor: NSObject, Sendable {
  /// The components, in sRGB, without alpha.
  public let red, green, blue: CGFloat
  /// The opacity, in 0…1.
  public let alpha: CGFloat

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }
  /// Creates an opaque color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// Creates a color from that of a layer.
  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }
  /// Creates a color from three or four numbers, separated by spaces; components that are missing are
  /// 0, and the alpha 1.
  public convenience init(string: String) {
    let numbers = string.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func number(_ index: Int, _ missing: CGFloat) -> CGFloat {
      index < numbers.count ? numbers[index] : missing
    }
    self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
  }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Gray.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Transparent black.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the premultiplied color in a space.
  func premultiplied(_ space: CIWorkingSpace) -> CIPixels.Color {
    space.color(CIPixels.Color(Float(red), Float(green), Float(blue), 1), Float(alpha))
  }

  /// Returns whether another object is the same color.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }
  /// A hash of the components.
  public override var hash: Int { [red, green, blue, alpha].hashValue }
}
