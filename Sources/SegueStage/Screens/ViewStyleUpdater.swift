// The parts of a view's style that depend on its size: masks, outlines of shapes, shadows of the
// bounds. They are updated when the view is laid out, also inside animation blocks, where the
// view's companion animates them.

import SegueScenes
import UIKit

/// Updates the parts of a view's style that depend on its size.
@MainActor
final class ViewStyleUpdater: ViewCompanion {
  /// The mask that determines the visible part of the view.
  var mask: SceneMask?
  /// The outline that a shape view draws.
  var outline: SceneShape.Outline?
  /// A Boolean value that indicates whether the shadow is that of the bounds.
  var shadowFollowsBounds = false

  /// Returns the style updater of `view`, creating it if necessary.
  static func of(_ view: UIView) -> ViewStyleUpdater {
    if let updater = view.companion as? ViewStyleUpdater { return updater }
    let updater = ViewStyleUpdater()
    view.companion = updater
    return updater
  }

  func viewDidLayOut(_ view: UIView) { apply(to: view) }

  /// Updates everything that depends on the size of `view`.
  func apply(to view: UIView) {
    applyMask(to: view)
    if let outline, let layer = view.layer as? CAShapeLayer {
      let width = layer.strokeColor == nil ? 0 : layer.lineWidth
      layer.path = outline.path(in: view.bounds, lineWidth: width)
    }
    if shadowFollowsBounds {
      view.layer.shadowPath =
        UIBezierPath(
          roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius
        ).cgPath
    }
  }

  private func applyMask(to view: UIView) {
    guard let mask else {
      if view.mask is MaskView { view.mask = nil }
      return
    }
    let shape = view.mask as? MaskView ?? MaskView()
    if view.mask !== shape { view.mask = shape }
    shape.show(mask.path(in: view.bounds))
  }
}

/// A view that is opaque inside a path and transparent outside.
final class MaskView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private let updater = ViewStyleUpdater()

  init() {
    super.init(frame: .zero)
    companion = updater
  }

  required init?(coder: NSCoder) { nil }

  func show(_ path: CGPath) { (layer as? CAShapeLayer)?.path = path }
}
