// The view that contains the view of a popover's controller: a body with an arrow, filled with one
// color, over a soft shadow.

import Foundation

/// The body and the arrow of a popover.
final class PopoverView: UIView {
  /// The opacity and the radius of the shadow.
  static let (shadowOpacity, shadowRadius): (Float, CGFloat) = (0.2, 24)

  private let shape = UIView(frame: .zero)
  private let outline = CAShapeLayer()
  private let clip = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    shape.layer.mask = outline
    shape.addSubview(clip)
    addSubview(shape)
    clip.clipsToBounds = true
    layer.shadowOpacity = Self.shadowOpacity
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `view` in the popover.
  func show(_ view: UIView) {
    guard view.superview !== clip else { return }
    view.frame = clip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  /// Applies a geometry and a background color.
  func place(_ geometry: PopoverGeometry, color: UIColor) {
    bounds.size = geometry.frame.size
    let (size, tip) = (geometry.frame.size, geometry.tip)
    guard size.width > 0, size.height > 0 else { return }
    // The point from which it scales.
    layer.anchorPoint = CGPoint(x: tip.x / size.width, y: tip.y / size.height)
    center = CGPoint(x: geometry.frame.minX + tip.x, y: geometry.frame.minY + tip.y)
    shape.frame = bounds
    shape.backgroundColor = color
    outline.frame = shape.bounds
    outline.path = geometry.outline
    clip.frame = geometry.body
    clip.layer.cornerRadius = PopoverGeometry.cornerRadius
    layer.shadowPath = geometry.outline
  }
}

/// The transition of a popover: it scales from the tip of its arrow, and fades.
final class PopoverTransition: NSObject, SystemTransition {
  /// The durations of presentation and dismissal, in seconds. Our choice.
  static let (coming, going): (TimeInterval, TimeInterval) = (0.25, 0.2)
  /// The initial scale.
  static let smallest: CGFloat = 0.85

  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { isPresenting ? Self.coming : Self.going }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
    let small = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
    if isPresenting {
      context.containerView.addSubview(view)
      view.alpha = 0
      view.transform = small
    }
    animate {
      view.alpha = self.isPresenting ? 1 : 0
      view.transform = self.isPresenting ? .identity : small
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    animate(animations, completion: nil)
  }

  private func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: transitionDuration(using: nil), delay: 0, options: .curveEaseOut,
      animations: animations, completion: completion)
  }
}
