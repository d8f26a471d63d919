// The style, the presenter, the presentation controller and the animator of a presentation. The
// delegate is asked in UIKit's order: for the presentation controller first, then for the animator.
// `.automatic` depends on whether there is an animator, so there it is asked for first, once, and
// kept.

import Foundation

/// What a presentation is going to be.
@MainActor
struct PresentationChoice {
  let presentation: UIPresentationController
  /// The app's own animator, if it plays.
  let customAnimator: UIViewControllerAnimatedTransitioning?
  /// The app's animator or UIKit's; nil for a switch without animation.
  let animator: UIViewControllerAnimatedTransitioning?

  init(of presented: UIViewController, source: UIViewController, animated: Bool) {
    let delegate = presented.transitioningDelegate
    func ask(_ presenter: UIViewController) -> UIViewControllerAnimatedTransitioning? {
      delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
    }
    var style = presented.modalPresentationStyle
    var asked: UIViewControllerAnimatedTransitioning??
    if style == .automatic || style == .none {
      if !World.current.transitions.strictIOS13 { asked = .some(ask(source.outermost)) }
      style = (asked ?? nil) == nil ? .pageSheet : .fullScreen
    }
    presentation = Self.makePresentation(style, presented, source)
    let plays = animated || style == .custom
    customAnimator = plays ? asked ?? ask(presentation.presentingViewController) : nil
    animator =
      customAnimator ?? (animated ? presentation.systemAnimator(isPresenting: true) : nil)
  }

  private static func makePresentation(
    _ style: UIModalPresentationStyle, _ presented: UIViewController, _ source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .custom:
      let made =
        presented.transitioningDelegate?.presentationController(
          forPresented: presented, presenting: source.outermost, source: source)
        ?? UIPresentationController(
          presentedViewController: presented, presenting: source.outermost)
      made.presentingViewController =
        made.shouldPresentInFullscreen ? source.outermost : source.contextDefiner
      return made
    case .fullScreen, .overFullScreen:
      return CoveringPresentationController(
        presented: presented, presenting: source.outermost, style: style)
    case .currentContext, .overCurrentContext:
      return CoveringPresentationController(
        presented: presented, presenting: source.contextDefiner, style: style)
    case .pageSheet, .formSheet, .popover, .automatic, .none:
      return SheetPresentationController(
        presented: presented, presenting: source.outermost,
        style: style == .formSheet ? .formSheet : .pageSheet)
    }
  }
}

extension UIViewController {
  /// The nearest controller, from this one outwards, that presentations over the current context
  /// cover: the outermost one if none says so.
  var contextDefiner: UIViewController {
    definesPresentationContext ? self : parent?.contextDefiner ?? self
  }
}
