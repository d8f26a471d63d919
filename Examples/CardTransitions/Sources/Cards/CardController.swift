// A screen that provides its own transition, as in an app.

import UIKit

/// A card that falls in from above with a slight bounce, and leaves the same way.
public final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private let transition = FallingTransition()

  /// Creates a card.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    view.backgroundColor = .systemOrange
    let badge = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    badge.backgroundColor = .white
    badge.layer.cornerRadius = 20
    badge.layer.name = "badge"
    view.addSubview(badge)
  }

  /// Returns the card's own animator for the presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.isPresenting = true
    return transition
  }

  /// Returns the card's own animator for the dismissal.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    transition.isPresenting = false
    return transition
  }
}

/// The animator of the card.
final class FallingTransition: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let card = isPresenting ? to : from
    let away = CGAffineTransform(translationX: 0, y: -context.containerView.bounds.height)
    if isPresenting { card.transform = away }
    context.containerView.addSubview(to)
    context.containerView.bringSubviewToFront(card)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0, options: [],
      animations: { card.transform = self.isPresenting ? .identity : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
