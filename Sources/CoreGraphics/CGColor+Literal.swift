// `#colorLiteral`, which Xcode writes, where a `CGColor` is expected.

import Foundation

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the color of a `#colorLiteral`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
