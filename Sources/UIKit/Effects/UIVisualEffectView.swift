// Frosted glass as a view. What is behind is blurred by a layer of a view of its own, whose effect
// animates like any property of a layer: in blocks, keyframes and property animators, forwards, backwards
// and by hand.

import Foundation

/// Blurs what is behind it. Content goes into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What the view does; animatable, and `nil` for nothing.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// What holds the content; as large as the view.
  open var contentView: UIView { content }

  private let backdrop = BackdropView()
  private let content = UIView()

  /// A view of no size with this effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A view at `frame` without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view of no size without an effect; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Notes subviews that do not belong here: UIKit throws an exception.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== backdrop, subview !== content {
      UIKitState.current.refuse(
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

  /// Has the layer show the effect as it is under the view's traits.
  fileprivate func showEffect() {
    backdrop.effect = (effect as? UIBlurEffect)?.style.effect(under: backdrop.traitCollection)
  }
}

/// The part of the view that blurs.
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
