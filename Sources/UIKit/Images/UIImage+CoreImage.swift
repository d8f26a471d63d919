// Images and colors of UIKit from those of Core Image, and the reverse.

import CoreImage
import Foundation

extension CIImage {
  /// Creates an image of the pixels of another, upright; `nil` if it has none.
  public convenience init?(image: UIImage) {
    guard let pixels = image.uprightPixels else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates an image from encoded data; `nil` if the data cannot be decoded.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates an image of a file; `nil` if it is not in the folder of the scene or the app, or cannot be
  /// decoded.
  @preconcurrency @MainActor
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
}

extension UIImage {
  /// Creates an image of a computed one, with a scale of one pixel per point. The pixels are computed at
  /// once, so that `cgImage` is the result and `ciImage` is `nil`; an image without bounds has no pixels.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image of a computed one, with a scale in pixels per point and an orientation. The pixels
  /// are computed at once, so that `cgImage` is the result and `ciImage` is `nil`; an image without
  /// bounds has no pixels.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let extent = ciImage.extent
    let pixels = extent.isInfinite ? nil : CIContext().createCGImage(ciImage, from: extent)
    self.init(pixels: pixels, ImageTraits(scale: scale, orientation: orientation))
  }

  /// The recipe of the image. Always `nil`: images consist of pixels.
  public var ciImage: CIImage? { nil }
}

extension CIColor {
  /// Creates a color from that of a view, resolved for the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  /// Creates a color from that of a filter.
  public convenience init(ciColor: CIColor) {
    self.init(
      red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color for filters, resolved for the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
