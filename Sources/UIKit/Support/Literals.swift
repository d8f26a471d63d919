// `#colorLiteral` and `#imageLiteral`, which Xcode writes.

import Foundation

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// A colour as `#colorLiteral` says it.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of this name; one without pixels, if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    // Pictures are asked for by name where views are: on the main thread.
    let found = MainActor.assumeIsolated { UIImage(named: name) }
    self.init(pixels: found?.cgImage, found?.traits ?? ImageTraits())
  }
}
