// Images as recipes: nothing is computed until a context makes an image of pixels.

import Foundation

/// An image that filters work on. Its origin is at the lower left.
public final class CIImage: NSObject, Sendable {
  /// The extent of images without bounds, in pixels.
  static let unbounded = CGRect(
    x: -0x100_0000, y: -0x100_0000, width: 0x200_0000, height: 0x200_0000)

  /// The extent; `unbounded` for an image without bounds.
  let bounds: CGRect
  /// Computes an area, which need not be within the extent.
  private let compute: @Sendable (CIArea, CIWorkingSpace) -> CIPixels

  init(_ bounds: CGRect, _ compute: @escaping @Sendable (CIArea, CIWorkingSpace) -> CIPixels) {
    let inside = bounds.intersection(Self.unbounded)
    self.bounds = inside.isNull ? .zero : inside
    self.compute = compute
    super.init()
  }

  /// The area in which the image is not transparent, in pixels; `CGRect.infinite` for an image without
  /// bounds.
  public var extent: CGRect { isBounded ? bounds : .infinite }

  var isBounded: Bool { bounds.width < Self.unbounded.width }

  /// Computes an area. What has too many pixels is transparent.
  func render(_ area: CIArea, _ space: CIWorkingSpace) -> CIPixels {
    guard area.isComputable else {
      return CIPixels(CIArea(x: area.x, y: area.y, width: 0, height: 0))
    }
    return compute(area, space)
  }

  /// Creates an image of pixels.
  public convenience init(cgImage image: CGImage) {
    self.init(CGRect(x: 0, y: 0, width: image.width, height: image.height)) {
      CIPixels(image, $0, $1)
    }
  }

  /// Creates an image of one color without bounds.
  public convenience init(color: CIColor) {
    self.init(CIImage.unbounded) { area, space in
      let premultiplied = color.premultiplied(space)
      return CIPixels(area) { _, _ in premultiplied }
    }
  }

  /// Returns an image that is transparent everywhere.
  public class func empty() -> CIImage { CIImage(.zero) { area, _ in CIPixels(area) } }

  // Images of one color, without bounds.

  /// Black.
  public class var black: CIImage { CIImage(color: .black) }
  /// White.
  public class var white: CIImage { CIImage(color: .white) }
  /// Gray.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// Red.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// Transparent black.
  public class var clear: CIImage { CIImage(color: .clear) }
}
