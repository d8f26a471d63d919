// What a popover's controller is shown in: a body with an arrow, cut out of one material, over a soft shadow.

import Foundation

/// The body and the arrow of a popover.
final class PopoverView: UIView {
  /// The shadow around it.
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

  /// Has the popover show `view`.
  func show(_ view: UIView) {
    guard view.superview !== clip else { return }
    view.frame = clip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  /// Takes its place.
  func place(_ geometry: PopoverGeometry, color: UIColor?) {
    bounds.size = geometry.frame.size
    let (size, tip) = (geometry.frame.size, geometry.tip)
    guard size.width > 0, size.height > 0 else { return }
    // What it grows from.
    layer.anchorPoint = CGPoint(x: tip.x / size.width, y: tip.y / size.height)
    center = CGPoint(x: geometry.frame.minX + tip.x, y: geometry.frame.minY + tip.y)
    shape.frame = bounds
    shape.backgroundColor = color ?? .systemBackground
    outline.frame = shape.bounds
    outline.path = geometry.outline
    clip.frame = geometry.body
    clip.layer.cornerRadius = PopoverGeometry.cornerRadius
    layer.shadowPath = geometry.outline
  }
}

/// How a popover comes and goes: it grows a little out of the tip of its arrow, and fades.
final class PopoverTransition: NSObject, SystemTransition {
  /// How long it takes to come and to go: our choice.
  static let (coming, going): (TimeInterval, TimeInterval) = (0.25, 0.2)
  /// How large it is at first.
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
