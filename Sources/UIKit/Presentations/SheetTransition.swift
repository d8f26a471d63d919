// The transition of a sheet: one spring for the card, the presenting view behind it, and the
// dimming view. A touch may take over the card during it: then a presentation completes, a
// dismissal is cancelled, and a drag begins.

import Foundation

/// UIKit's own transition of a sheet.
final class SheetTransition: NSObject, SystemTransition {
  private weak var sheet: UISheetPresentationController?
  private let isPresenting: Bool
  private var context: UIViewControllerContextTransitioning?

  init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
    (self.sheet, self.isPresenting) = (sheet, isPresenting)
  }

  /// Returns whether the transition moves the given sheet.
  func isOf(_ other: UISheetPresentationController) -> Bool { sheet === other }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { SheetSpring.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sheet, let geometry = sheet.geometry else {
      return context.completeTransition(false)
    }
    self.context = context
    sheet.running = self
    if isPresenting {
      if let card = sheet.presentedView { context.containerView.addSubview(card) }
      UIView.performWithoutAnimation { sheet.place(top: geometry.away) }
    }
    let end = isPresenting ? geometry.top(at: sheet.selectedDetentIdentifier) : geometry.away
    sheet.motion.run(spring(to: end)) {
      sheet.place(top: end)
    } completion: { [weak self] in
      self?.complete(true)
    }
  }

  /// Returns the spring of the transition. A card that was released by a touch keeps its velocity.
  private func spring(to end: CGFloat) -> SheetSpring {
    guard let sheet, sheet.releaseVelocity != 0, end != sheet.top else { return .steady }
    let velocity = sheet.releaseVelocity / (end - sheet.top)
    sheet.releaseVelocity = 0
    return .after(flick: false, velocity: max(velocity, 0))
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: SheetSpring.steady.parameters)
    animator.addAnimations(animations)
    animator.startAnimation()
  }

  /// Ends the transition, because a touch has taken over the card, which stays where it is.
  func touchDidTakeOver() {
    sheet?.motion.stop()
    if !isPresenting { context?.cancelInteractiveTransition() }
    complete(isPresenting)
  }

  private func complete(_ didComplete: Bool) {
    let context = context
    self.context = nil
    sheet?.running = nil
    context?.completeTransition(didComplete)
  }
}
