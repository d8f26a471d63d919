// A view that is lifted out of its place, as for a context menu.

import Foundation

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is visible, in its coordinates; `nil` for its rounded bounds.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; `nil` for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; `nil` for that of the system's background.
  open var backgroundColor: UIColor? = .systemBackground

  /// Creates parameters with default values.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Creates parameters for lines of text. The visible part is the union of the lines.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for value in textLineRects {
      path.append(
        UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 6))
    }
    visiblePath = path
  }
}

/// The place of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in which the place is.
  open private(set) var container: UIView
  /// The center of the preview in the container's coordinates.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that is lifted out of its place, or that appears there.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIPreviewParameters
  /// The place of the preview.
  open private(set) var target: UIPreviewTarget
  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview at the place of a view in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view, center: view.superview == nil ? .zero : view.center))
  }

  /// Creates a preview at the place of a view in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The part of the view that is visible, in its coordinates.
  var visibleRect: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  /// The frame of the visible part in a view.
  func frame(in other: UIView) -> CGRect {
    if view.window != nil { return view.convert(visibleRect, to: other) }
    let center = target.container.convert(target.center, to: other)
    return CGRect(
      x: center.x - visibleRect.width / 2, y: center.y - visibleRect.height / 2,
      width: visibleRect.width, height: visibleRect.height)
  }
}
