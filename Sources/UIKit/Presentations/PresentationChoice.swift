// Determines the style, the presenting view controller, the presentation controller, and the
// animator of a presentation. The delegate is queried in UIKit's order: for the presentation
// controller first, then for the animator. `.automatic` depends on whether there is an animator;
// there, the animator is queried first, and only once. Before the query, the view of the presented
// controller is loaded: many controllers become their own delegate in `viewDidLoad()`.

import Foundation
import SegueWorld

/// The objects that a presentation uses.
@MainActor
struct PresentationChoice {
  let presentation: UIPresentationController
  /// The animator of the app, if it is used.
  let customAnimator: UIViewControllerAnimatedTransitioning?
  /// The animator of the app or of UIKit; `nil` for a presentation without animation.
  let animator: UIViewControllerAnimatedTransitioning?

  init(of presented: UIViewController, source: UIViewController, animated: Bool) {
    func queryDelegate(_ presenter: UIViewController) -> UIViewControllerAnimatedTransitioning? {
      presented.loadViewIfNeeded()
      return presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)
    }
    var style = presented.presentationStyle(from: source)
    var asked: UIViewControllerAnimatedTransitioning??
    if style == .automatic || style == .none {
      if !World.current.transitions.strictIOS13 { asked = .some(queryDelegate(source.outermost)) }
      let isSheet = (asked ?? nil) == nil && !presented.fillsScreenByItsTransition
      style = isSheet ? .pageSheet : .fullScreen
    }
    presentation = Self.makePresentation(style, presented, source)
    let plays = animated || style == .custom
    customAnimator = plays ? asked ?? queryDelegate(presentation.presentingViewController) : nil
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

  /// Returns a new presentation controller for a style.
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
  /// The style that presentations of this style report.
  fileprivate var underlying: UIModalPresentationStyle {
    switch self {
    case .automatic, .none: .pageSheet
    default: self
    }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the transition that the controller prefers is one of full
  /// screens, which an automatic style then is.
  fileprivate var fillsScreenByItsTransition: Bool {
    preferredTransition.map { $0.isZoom || $0.isPartialCurl }
      ?? (modalTransitionStyle == .partialCurl)
  }

  /// The presentation controller of this controller or of its nearest ancestor that is presented.
  var presentationAround: UIPresentationController? { presentation ?? parent?.presentationAround }

  /// Returns the presentation controller that the current settings determine. Whether `.automatic`
  /// is a sheet is only known after the query for the animator; here it is a sheet if there is no
  /// delegate.
  func preparedPresentation() -> UIPresentationController {
    var style = modalPresentationStyle
    if style == .automatic || style == .none {
      let isPlain = transitioningDelegate == nil || World.current.transitions.strictIOS13
      let isSheet = isPlain && !fillsScreenByItsTransition
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
  /// The nearest view controller, from this one outward, that presentations over the current
  /// context cover; the outermost one if none defines a context.
  var contextDefiner: UIViewController {
    definesPresentationContext ? self : parent?.contextDefiner ?? self
  }
}
