// The types of `#colorLiteral` and `#imageLiteral`, which Xcode writes.

import Foundation

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a `#colorLiteral`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image with the given name; an image without pixels if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    // Images are looked up by name where views are used: on the main thread.
    let found = MainActor.assumeIsolated { UIImage(named: name) }
    self.init(pixels: found?.cgImage, found?.traits ?? ImageTraits())
  }
}
