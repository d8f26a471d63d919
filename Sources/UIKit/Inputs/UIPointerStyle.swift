// The styles of pointers, as values that nothing is drawn with: phones have no pointer.

import Foundation

/// The effect of a pointer on a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// How the view is colored under the pointer.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none
    /// Over the view.
    case overlay
    /// Behind the view.
    case underlay
  }

  /// The effect that the system chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes a plate behind the view.
  case highlight(UITargetedPreview)
  /// The pointer moves under the view, which is lifted.
  case lift(UITargetedPreview)
  /// The pointer keeps its shape over the view.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view with its outline.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The outline of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// Any outline.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = -1)
  /// An upright line, as in text.
  case verticalBeam(length: CGFloat)
  /// A level line.
  case horizontalBeam(length: CGFloat)

  /// The radius of the corners of rectangles for which none is given.
  public static var defaultCornerRadius: CGFloat { 8 }
}

/// The style of a pointer over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view; `nil` if there is only a shape.
  public let effect: UIPointerEffect?
  /// The outline of the pointer; `nil` for that of the effect.
  public let shape: UIPointerShape?
  /// The axes along which the pointer is held in the region.
  public let constrainedAxes: UIAxis

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis) {
    (self.effect, self.shape, constrainedAxes) = (effect, shape, axes)
    super.init()
  }

  /// Creates a style with an effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, [])
  }
  /// Creates a style with an outline.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(nil, shape, constrainedAxes)
  }
  /// Returns a style in which the pointer is not seen.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }
  /// Returns the style of the system.
  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }
}
