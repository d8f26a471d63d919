// The named colors that do not depend on traits.

import Foundation

extension UIColor {
  /// Opaque black.
  public static let black = UIColor(.black)
  /// A gray with a level of 1/3.
  public static let darkGray = UIColor(.darkGray)
  /// A gray with a level of 2/3.
  public static let lightGray = UIColor(.lightGray)
  /// Opaque white.
  public static let white = UIColor(.white)
  /// A gray with a level of 1/2.
  public static let gray = UIColor(.gray)
  /// Pure red: the sRGB components 1, 0, 0.
  public static let red = UIColor(.red)
  /// Pure green: the sRGB components 0, 1, 0.
  public static let green = UIColor(.green)
  /// Pure blue: the sRGB components 0, 0, 1.
  public static let blue = UIColor(.blue)
  /// Cyan: the sRGB components 0, 1, 1.
  public static let cyan = UIColor(.cyan)
  /// Yellow: the sRGB components 1, 1, 0.
  public static let yellow = UIColor(.yellow)
  /// Magenta: the sRGB components 1, 0, 1.
  public static let magenta = UIColor(.magenta)
  /// Orange: the sRGB components 1, 0.5, 0.
  public static let orange = UIColor(.orange)
  /// Purple: the sRGB components 0.5, 0, 0.5.
  public static let purple = UIColor(.purple)
  /// Brown: the sRGB components 0.6, 0.4, 0.2.
  public static let brown = UIColor(.brown)
  /// Transparent black.
  public static let clear = UIColor(.clear)
  /// The color of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)

  private convenience init(_ named: NamedColor) { self.init(cgColor: named.color) }
}
