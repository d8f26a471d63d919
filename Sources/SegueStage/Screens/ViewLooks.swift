// What of a view's look depends on its size: masks, outlines of shapes, shadows of the bounds. They follow
// the view as it is laid out, also inside animation blocks, where the view's companion has them animate.

import SegueScenes
import UIKit

/// Keeps the looks of a view up with its size.
@MainActor
final class ViewLooks: ViewCompanion {
  /// What of the view is seen.
  var mask: SceneMask?
  /// What a shape view draws.
  var outline: SceneShape.Outline?
  /// Whether the shadow is that of the bounds.
  var shadowFollowsBounds = false

  /// The looks of `view`, which gets some if it has none.
  static func of(_ view: UIView) -> ViewLooks {
    if let looks = view.companion as? ViewLooks { return looks }
    let looks = ViewLooks()
    view.companion = looks
    return looks
  }

  func viewDidLayOut(_ view: UIView) { apply(to: view) }

  /// Brings everything up with the size of `view`.
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

/// Is opaque inside a path, and nowhere else.
final class MaskView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private let looks = ViewLooks()

  init() {
    super.init(frame: .zero)
    companion = looks
  }

  required init?(coder: NSCoder) { nil }

  func show(_ path: CGPath) { (layer as? CAShapeLayer)?.path = path }
}
