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
    let prepared = presented.prepared
    presented.prepared = nil
    let made = prepared?.presentationStyle == style.underlying ? prepared : nil
    let presentation = made ?? make(style, presented, presenting: source.outermost, source)
    if made == nil, let prepared { presentation.delegate = prepared.delegate }
    presentation.findPresenter(from: source)
    return presentation.adapted(to: source)
  }

  /// What looks after presentations in this style.
  static func make(
    _ style: UIModalPresentationStyle, _ presented: UIViewController,
    presenting: UIViewController?, _ source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .custom:
      return presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return CoveringPresentationController(
        presented: presented, presenting: presenting, style: style)
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet, .automatic, .none:
      return UISheetPresentationController(
        presented: presented, presenting: presenting, style: style.underlying)
    }
  }
}

extension UIModalPresentationStyle {
  /// The style that its presentations say they have.
  fileprivate var underlying: UIModalPresentationStyle {
    switch self {
    case .automatic, .none: .pageSheet
    default: self
    }
  }
}

extension UIViewController {
  /// What presents this controller or the nearest container around it that is presented.
  var presentationAround: UIPresentationController? { presentation ?? parent?.presentationAround }

  /// What will look after the presentation of this controller as things stand. Whether `.automatic`
  /// will be a sheet is known once the animator has been asked for; here, if nobody could have one.
  func preparedPresentation() -> UIPresentationController {
    var style = modalPresentationStyle
    if style == .automatic || style == .none {
      let isSheet = transitioningDelegate == nil || World.current.transitions.strictIOS13
      style = isSheet ? .pageSheet : .fullScreen
    }
    if let prepared, prepared.presentationStyle == style.underlying { return prepared }
    let made = PresentationChoice.make(style, self, presenting: nil, self)
    made.delegate = prepared?.delegate
    prepared = made
    return made
  }
}

extension UIViewController {
  /// The nearest controller, from this one outwards, that presentations over the current context
  /// cover: the outermost one if none says so.
  var contextDefiner: UIViewController {
    definesPresentationContext ? self : parent?.contextDefiner ?? self
  }
}
