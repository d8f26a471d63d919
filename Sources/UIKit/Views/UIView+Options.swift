// The option types of views that are not about animation.

import Foundation

extension UIView {
  /// Which margins and sizes follow when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The flexible parts as bits.
    public let rawValue: UInt
    /// Parts of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How contents are placed in the bounds.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Stretched over the bounds.
    case scaleToFill
    /// As large as fits inside.
    case scaleAspectFit
    /// As small as covers everything.
    case scaleAspectFill
    /// Drawn anew; contents are stretched as by `scaleToFill`.
    case redraw
    /// In the middle, not scaled.
    case center
    /// Along the upper edge.
    case top
    /// Along the lower edge.
    case bottom
    /// Along the left edge.
    case left
    /// Along the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight

    /// The same for a layer.
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

  /// How the tint shows while something is presented over the view.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic
    /// In full colour.
    case normal
    /// Washed out.
    case dimmed
  }
}
