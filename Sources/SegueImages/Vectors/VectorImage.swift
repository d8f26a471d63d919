// Vector images, SVG and PDF, drawn by the system's libraries: librsvg and poppler. They are loaded
// when the first such image is drawn; without them it is an error that names the package.

import Foundation
import SeguePixels

/// A vector image.
package struct VectorImage {
  /// The size, in points.
  package let size: (width: Double, height: Double)
  private let document: any VectorDocument
  private let name: String

  /// Reads a vector image.
  /// - Parameter name: The name used in errors.
  /// - Throws: `ImageError` if the image cannot be read, or its library is not installed.
  package init(_ bytes: [UInt8], named name: String) throws(ImageError) {
    let kind = ImageKind(startOf: bytes)
    guard kind == .svg || kind == .pdf else {
      throw ImageError(.format, name, "is no vector image; expected SVG or PDF")
    }
    document =
      kind == .svg ? try SVGDocument(bytes, named: name) : try PDFDocument(bytes, named: name)
    let size = document.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw ImageError(.damaged, name, "has no size; expected a width and a height")
    }
    (self.size, self.name) = (size, name)
  }

  /// Returns the image in pixels, of which there are `scale` per point. The size is rounded up.
  /// - Throws: `ImageError` if the image cannot be drawn, or has too many pixels.
  package func bitmap(scale: Double) throws(ImageError) -> Bitmap {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let limits = ImageLimits.standard
    guard width <= Double(limits.side), height <= Double(limits.side),
      width * height <= Double(limits.area)
    else {
      throw ImageError(
        .limit, name,
        "\(width) x \(height) pixels; expected at most \(limits.side) per side and \(limits.area) in total"
      )
    }
    guard let cairo = Cairo.installed else { throw .package("libcairo2", name) }
    let scales = (width / size.width, height / size.height)
    let bitmap = cairo.bitmap(width: Int(width), height: Int(height), scale: scales) {
      document.draw(in: $0)
    }
    guard let bitmap else { throw ImageError(.damaged, name, "cannot be drawn") }
    return bitmap
  }
}

/// A document that draws itself with cairo.
protocol VectorDocument {
  /// The size, in points.
  var size: (width: Double, height: Double) { get }
  /// Draws the document at its own size, and returns whether it could be drawn.
  func draw(in context: Cairo.Object) -> Bool
}

extension ImageError {
  /// The error of an image whose library is not installed.
  static func package(_ package: String, _ name: String) -> ImageError {
    ImageError(
      .encoder, name,
      "is a vector image, which \(package) draws; expected it to be installed: sudo apt install \(package)"
    )
  }
}
