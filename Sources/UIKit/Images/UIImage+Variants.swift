// Variants of an image, and images composed of several.

import Foundation

extension UIImage {
  /// Returns the image with the given rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image drawn in one color, with the opacity of the original image.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// Returns the image drawn in one color, with the given rendering mode. In the template mode, the
  /// view's tint color is used instead.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns a resizable image whose borders keep their size. The part within the borders is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image whose borders keep their size, with the given resizing mode.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true)
    }
  }

  /// Returns a resizable image in which one point is stretched in each dimension.
  ///
  /// - Parameter leftCapWidth: The distance of that point from the left edge; 0 to stretch the
  ///   whole width.
  /// - Parameter topCapHeight: The distance of that point from the top edge; 0 to stretch the whole
  ///   height.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: topCapHeight > 0 ? max(0, size.height - top - 1) : 0,
        right: leftCapWidth > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }

  /// Returns the image with the given alignment insets. They are stored without effect: the whole
  /// image is used for alignment.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns an image that is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Creates an animated image that shows each of `images` for an equal part of the duration.
  ///
  /// - Parameter duration: The duration in seconds; 0 for 1/30 second per image.
  /// - Returns: `nil` if there are no images.
  public class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.images = images
      $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    }
  }

  /// Returns the image itself, which is already decoded.
  public func preparingForDisplay() -> UIImage? { self }
}

extension UIImage.Orientation {
  /// The orientation that displays the image mirrored horizontally.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
