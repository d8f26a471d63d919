// How a sheet comes and goes: the card, the presenter behind it and the dimming by one spring. A finger may take
// hold of the card on the way: then a presentation is over, and a dismissal is taken back; what the finger
// does next begins anew.

import Foundation

/// UIKit's own animation of a sheet.
final class SheetTransition: NSObject, SystemTransition {
  private weak var sheet: UISheetPresentationController?
  private let isPresenting: Bool
  private var context: UIViewControllerContextTransitioning?

  init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
    (self.sheet, self.isPresenting) = (sheet, isPresenting)
  }

  /// Whether it moves this sheet.
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

  /// A card that a finger has let go keeps its speed.
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

  /// A finger has taken hold of the card, which stays where it is.
  func grabbed() {
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
