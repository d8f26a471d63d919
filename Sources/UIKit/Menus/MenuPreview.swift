// The preview of a context menu: an image of the lifted view, or the view of a controller.

import Foundation

/// What a context menu shows beside its rows.
@MainActor
final class MenuPreview {
  /// The lifted view, and the one to which the preview returns.
  var target: UITargetedPreview
  let source: UITargetedPreview
  let controller: UIViewController?
  /// The view in front of the background.
  let view = UIView()
  private let content = UIView()
  private static let radius: CGFloat = 13

  init(_ source: UITargetedPreview, _ controller: UIViewController?) {
    (self.source, target, self.controller) = (source, source, controller)
    content.clipsToBounds = true
    content.layer.cornerCurve = .continuous
    (view.layer.shadowOpacity, view.layer.shadowRadius) = (0, 24)
    view.layer.shadowOffset = CGSize(width: 0, height: 8)
    view.addSubview(content)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The corner radius of the preview.
  private var radius: CGFloat {
    if controller != nil || source.parameters.visiblePath == nil {
      return controller == nil ? max(source.view.layer.cornerRadius, 0) : Self.radius
    }
    return 0
  }

  /// Shows the preview at the place of the lifted view, which disappears.
  func lift(in overlay: UIView) {
    let frame = source.frame(in: overlay)
    view.frame = frame
    content.frame = view.bounds
    content.layer.cornerRadius = radius
    content.backgroundColor = source.parameters.backgroundColor
    if let shown = source.view.resizableSnapshotView(
      from: source.visibleRect, afterScreenUpdates: false, withCapInsets: .zero)
    {
      shown.frame = content.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(shown)
      maskToVisiblePath(shown)
    }
    source.view.alpha = 0
    guard let controller else { return }
    controller.loadViewIfNeeded()
    controller.view.frame = content.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.alpha = 0
    content.addSubview(controller.view)
  }

  private func maskToVisiblePath(_ shown: UIView) {
    guard let path = source.parameters.visiblePath, controller == nil else { return }
    let mask = CAShapeLayer()
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(
      CGAffineTransform(translationX: -source.visibleRect.minX, y: -source.visibleRect.minY))
    mask.path = moved.cgPath
    content.backgroundColor = nil
    shown.layer.mask = mask
  }

  /// Returns the size of the preview at rest.
  func size(in available: CGSize) -> CGSize {
    guard let controller else { return source.visibleRect.size }
    let preferred = controller.preferredContentSize
    let width = preferred.width > 0 ? min(preferred.width, available.width) : available.width
    let height =
      preferred.height > 0 ? min(preferred.height, available.height) : available.height * 0.6
    return CGSize(width: width, height: height.rounded())
  }

  /// Shows the preview at rest. Call it within an animation.
  func rest(at frame: CGRect) {
    view.frame = frame
    content.layer.cornerRadius = radius
    controller?.view.alpha = 1
    view.layer.shadowOpacity = 0.2
    view.layoutIfNeeded()
  }

  /// Returns the preview to its place. Call it within an animation.
  func sink(in overlay: UIView) {
    view.frame = target.frame(in: overlay)
    controller?.view.alpha = 0
    view.layer.shadowOpacity = 0
    view.layoutIfNeeded()
  }

  /// Shows the lifted view again.
  func end() {
    source.view.alpha = 1
    view.removeFromSuperview()
  }
}
