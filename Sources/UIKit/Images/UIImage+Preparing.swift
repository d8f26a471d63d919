// Images prepared for display. They are decoded when they are created, so that preparing an image is
// scaling it at most; what waits for it is called in the next turn of the main queue.

import Foundation
import SegueWorld

extension UIImage {
  /// The format of a renderer that draws like this image: its scale, and opaque if the image has no
  /// transparent pixels.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    if let alpha = cgImage?.alphaInfo {
      format.opaque = [.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
    }
    return format
  }

  /// Calls a closure with the image, which is already decoded.
  @preconcurrency @MainActor
  public func prepareForDisplay(completionHandler: @escaping @MainActor (UIImage?) -> Void) {
    World.current.scheduleNow { completionHandler(self) }
  }

  /// The image, which is already decoded.
  @MainActor
  public var byPreparingForDisplay: UIImage? { get async { self } }

  /// Returns the image scaled to a size in points, at the scale of the image. The aspect ratio follows
  /// the size. Returns `nil` for a size without pixels.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width * scale >= 1, size.height * scale >= 1, size.width.isFinite,
      size.height.isFinite
    else {
      return nil
    }
    return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Calls a closure with the image scaled to a size in points.
  @preconcurrency @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @MainActor (UIImage?) -> Void
  ) {
    let thumbnail = preparingThumbnail(of: size)
    World.current.scheduleNow { completionHandler(thumbnail) }
  }

  /// Returns the image scaled to a size in points.
  @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
