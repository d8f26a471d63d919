// Two screens in a window and the delegate that returns the built-in under test.

import SegueTransitions
import SegueWorld
import Testing
import UIKit

/// Returns the animators of named built-ins.
final class CatalogDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  var forward = ""
  var backward = ""

  private func animator(_ name: String, _ role: TransitionRole)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let entry = TransitionCatalog.named(name),
      case .animator(let animator) = entry.player(role, TransitionParameters())
    else { return nil }
    return animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(forward, .present) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(backward, .dismiss) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? animator(forward, .push) : animator(backward, .pop)
  }
}

/// A window of 375 x 667 points with one controller displayed and another to follow.
@MainActor
struct Screens {
  let world = World()
  let window: UIWindow
  let old: UIViewController
  let new: UIViewController
  let delegate = CatalogDelegate()

  init(style: UIModalPresentationStyle = .fullScreen) {
    (window, old, new) = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let (old, new) = (UIViewController(), UIViewController())
      window.rootViewController = old
      window.makeKeyAndVisible()
      return (window, old, new)
    }
    new.modalPresentationStyle = style
    new.transitioningDelegate = delegate
  }

  func present(_ name: String) {
    delegate.forward = name
    world.run { old.present(new, animated: true) }
  }

  func dismiss(_ name: String) {
    delegate.backward = name
    world.run { old.dismiss(animated: true) }
  }

  func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  /// The presentation values of a screen now.
  func shown(_ controller: UIViewController) throws -> Shown {
    try world.run {
      let layer = try #require(controller.view.layer.presentation())
      let m = layer.affineTransform()
      return Shown(m.a, m.b, m.c, m.d, m.tx, m.ty, alpha: CGFloat(layer.opacity))
    }
  }
}

/// A transform and an alpha.
struct Shown {
  let values: [CGFloat]

  init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat,
    alpha: CGFloat = 1
  ) {
    values = [a, b, c, d, tx, ty, alpha]
  }

  static let resting = Shown(1, 0, 0, 1, 0, 0)

  static func moved(_ tx: CGFloat, _ ty: CGFloat, alpha: CGFloat = 1) -> Shown {
    Shown(1, 0, 0, 1, tx, ty, alpha: alpha)
  }

  /// The alpha.
  var alpha: CGFloat { values[6] }

  /// The largest difference in any value; alphas are single precision.
  func distance(to other: Shown) -> CGFloat {
    zip(values, other.values).map { abs($0 - $1) }.reduce(0, max)
  }
}
