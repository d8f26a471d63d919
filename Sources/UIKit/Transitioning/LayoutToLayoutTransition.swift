// The transition between collection view controllers that show one collection view: its layout changes,
// and nothing else moves.

import Foundation

/// The animator of `useLayoutToLayoutNavigationTransitions`.
@MainActor
final class LayoutToLayoutTransition: NSObject, SystemTransition {
  private let old, new: UICollectionViewController

  private init(from old: UICollectionViewController, to new: UICollectionViewController) {
    (self.old, self.new) = (old, new)
  }

  /// Returns the transition between controllers, if they show one collection view from now on.
  static func between(
    _ old: UIViewController, _ new: UIViewController, _ operation: UINavigationController.Operation
  ) -> LayoutToLayoutTransition? {
    guard let old = old as? UICollectionViewController,
      let new = new as? UICollectionViewController
    else { return nil }
    if operation == .push {
      guard new.useLayoutToLayoutNavigationTransitions, new.share(with: old) else { return nil }
    } else {
      guard old.useLayoutToLayoutNavigationTransitions, new.isSharing(with: old) else { return nil }
    }
    return LayoutToLayoutTransition(from: old, to: new)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { UICollectionView.changeDuration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    if view.transform.isIdentity { view.frame = context.finalFrame(for: new) }
    context.containerView.addSubview(view)
    new.showShared(animated: true) { [old] in
      if context.transitionWasCancelled { old.showShared(animated: false) {} }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    UIView.animate(
      withDuration: UICollectionView.changeDuration, delay: 0, options: .curveEaseInOut,
      animations: animations)
  }
}
