// The presentations of page and form sheets on a phone: a card that leaves a strip at the top, over a
// dimmed presenter that stands back a little. Detents and dragging are not built. It moves with the
// half second of all covers: cut at the 0.4 s that are reported for it, the same spring would still
// be five points from its end.
// Source of the numbers: SEMANTICS section 8.

import Foundation

/// The presentation of `.pageSheet` and `.formSheet`.
final class SheetPresentationController: UIPresentationController {
  /// What the card leaves free at the top, beside the safe area.
  static let topInset: CGFloat = 20
  /// The same where there is no safe area, as on phones with a home button.
  static let topInsetWithoutSafeArea: CGFloat = 10
  /// The radius of the card's corners and, once it stands back, of the presenter's.
  static let cornerRadius: CGFloat = 10
  /// How dark it gets behind the card.
  static let dimming: CGFloat = 0.2
  /// How far the top of the presenter shows above the card.
  static let presenterPeek: CGFloat = 10

  private let dim = UIView(frame: .zero)
  private var presenterTransform = CGAffineTransform.identity
  private var presenterLooks: (radius: CGFloat, clips: Bool) = (0, false)

  convenience init(
    presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle
  ) {
    self.init(presentedViewController: presented, presenting: presenting)
    resolvedStyle = style
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = container?.bounds else { return .zero }
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  private var top: CGFloat {
    let safe = container?.window?.safeAreaInsets.top ?? 0
    return safe > 0 ? safe + Self.topInset : Self.topInsetWithoutSafeArea
  }

  override func presentationTransitionWillBegin() {
    guard let container, let presented = presentedView else { return }
    dim.frame = container.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.backgroundColor = .black
    dim.alpha = 0
    container.insertSubview(dim, at: 0)
    presented.layer.cornerRadius = Self.cornerRadius
    presented.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presented.clipsToBounds = true
    let presenter: UIView = presentingViewController.view
    presenterTransform = presenter.transform
    presenterLooks = (presenter.layer.cornerRadius, presenter.clipsToBounds)
    presenter.clipsToBounds = true
    alongside { self.standBack() }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { putRight() }
  }

  override func dismissalTransitionWillBegin() {
    alongside { self.comeForward() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { putRight() } else { standBack() }
  }

  /// On to the presenter's resting place behind the card.
  private func standBack() {
    dim.alpha = Self.dimming
    guard let view = presentingViewController.view, !(isOverSheet) else { return }
    let bounds = view.bounds
    guard bounds.width > 0 else { return }
    let margin: CGFloat = bounds.width <= 393 ? 16 : 20
    let scale = 1 - 2 * margin / bounds.width
    let rise = top - Self.presenterPeek - bounds.height * (1 - scale) / 2
    view.transform = presenterTransform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise))
    view.layer.cornerRadius = Self.cornerRadius
  }

  private func comeForward() {
    dim.alpha = 0
    guard !isOverSheet else { return }
    presentingViewController.view.transform = presenterTransform
    presentingViewController.view.layer.cornerRadius = presenterLooks.radius
  }

  private func putRight() {
    comeForward()
    presentingViewController.view.clipsToBounds = presenterLooks.clips
    dim.removeFromSuperview()
  }

  /// A card over a card leaves the lower one where it is.
  private var isOverSheet: Bool {
    presentingViewController.presentation is SheetPresentationController
  }

  private func alongside(_ change: @escaping () -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    if coordinator?.isAnimated != true {
      change()
    } else {
      coordinator?.animate(alongsideTransition: { _ in change() }, completion: nil)
    }
  }
}
