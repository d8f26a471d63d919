// The option types of views that do not concern animation.

import Foundation

extension UIView {
  /// The margins and dimensions of a view that change when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The flexible parts as a bit mask.
    public let rawValue: UInt
    /// Creates a set of flexible parts from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The placement of a view's contents within its bounds.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// The contents are stretched to fill the bounds; the aspect ratio is not preserved.
    case scaleToFill
    /// The contents are scaled to the largest size that fits within the bounds; the aspect ratio is
    /// preserved.
    case scaleAspectFit
    /// The contents are scaled to the smallest size that covers the bounds; the aspect ratio is
    /// preserved.
    case scaleAspectFill
    /// The contents are redrawn when the bounds change. They are stretched as in `scaleToFill`.
    case redraw
    /// The contents are centered and are not scaled.
    case center
    /// The contents are centered along the top edge and are not scaled.
    case top
    /// The contents are centered along the bottom edge and are not scaled.
    case bottom
    /// The contents are centered along the left edge and are not scaled.
    case left
    /// The contents are centered along the right edge and are not scaled.
    case right
    /// The contents are placed in the top-left corner and are not scaled.
    case topLeft
    /// The contents are placed in the top-right corner and are not scaled.
    case topRight
    /// The contents are placed in the bottom-left corner and are not scaled.
    case bottomLeft
    /// The contents are placed in the bottom-right corner and are not scaled.
    case bottomRight

    /// The equivalent setting of a layer.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// The appearance of the tint color while another view is presented over the view.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview applies.
    case automatic
    /// The tint color is unmodified.
    case normal
    /// The tint color is desaturated.
    case dimmed
  }
}
