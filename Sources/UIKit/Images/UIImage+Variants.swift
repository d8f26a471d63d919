// The same picture drawn in another way, and pictures made of several.

import Foundation

extension UIImage {
  /// The picture in its own colours or as a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The picture in one colour, wherever and as much as it is opaque.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The picture in one colour; as a template it takes the view's tint instead.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The picture with borders that keep their size; what is within them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with borders that keep their size.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true)
    }
  }

  /// The picture with one point that is stretched, after so many points from the left and the top.
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

  /// The picture with other alignment insets; alignment is by the whole picture.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture mirrored where the interface runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The picture mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// An animated picture that shows each of `images` for an equal part of `duration` seconds; 0 stands
  /// for a thirtieth of a second each.
  public class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.images = images
      $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    }
  }

  /// The picture itself: it has been decoded.
  public func preparingForDisplay() -> UIImage? { self }
}

extension UIImage.Orientation {
  /// Mirrored left to right as it shows.
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
