// A view with a blur. The backdrop is blurred by the layer of a subview of its own, whose effect
// animates like any property of a layer: in blocks, keyframes and property animators, forward,
// backward and interactively.

import Foundation
import SegueWorld

/// A view that blurs what lies beneath it. Add subviews to its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect of the view, or `nil` for none. Animatable.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// The view that contains the content. It has the size of the effect view.
  open var contentView: UIView { content }

  private let backdrop = BackdropView()
  private let content = UIView()

  /// Creates a view of zero size with the given effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with the given frame and without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of zero size without an effect. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.restore(self, as: UIVisualEffectView.self)
  }

  /// Reports subviews that are added to the effect view itself. UIKit throws an exception for them.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== backdrop, subview !== content {
      World.current.reportUnsupported(
        "a subview of a UIVisualEffectView itself; add \(type(of: subview)) to its contentView")
    }
  }

  private func setUp() {
    isOpaque = false
    backdrop.owner = self
    for view in [backdrop, content] {
      UIView.performWithoutAnimation { view.frame = bounds }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isOpaque = false
      addSubview(view)
    }
    UIView.performWithoutAnimation { showEffect() }
  }

  /// Updates the backdrop layer to the effect under the view's traits.
  fileprivate func showEffect() {
    backdrop.effect = (effect as? UIBlurEffect)?.style.effect(under: backdrop.traitCollection)
  }
}

/// The subview that blurs the backdrop.
private final class BackdropView: UIView {
  weak var owner: UIVisualEffectView?

  override class var layerClass: AnyClass { CABackdropLayer.self }

  var effect: BackdropEffect? {
    get { (layer as? CABackdropLayer)?.effect }
    set { (layer as? CABackdropLayer)?.effect = newValue ?? BackdropEffect() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    owner?.showEffect()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
