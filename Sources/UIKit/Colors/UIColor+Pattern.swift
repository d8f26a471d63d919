import Foundation

extension UIColor {
  /// Creates a color that fills areas with an image, repeated at its size in points.
  ///
  /// As the background of a view or layer, the tiles begin in the upper left corner of its bounds;
  /// in a graphics context, in the corner of the context. The image keeps its own colors and its
  /// opacity. Elsewhere, as in text, borders and shadows, and while a background changes to another
  /// color, the mean of the image's colors takes its place.
  ///
  /// An image without pixels makes a transparent color.
  public convenience init(patternImage image: UIImage) {
    guard let pixels = image.uprightPixels, let pattern = ColorPattern(pixels, size: image.size)
    else {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    self.init(cgColor: CGColor(pattern))
  }
}
