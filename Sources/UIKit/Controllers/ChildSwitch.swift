// Replaces one child's view by another's, with the appearance callbacks that belong to it: as with
// a push, those of the children are called before and after the animation.

import Foundation
import SegueWorld

/// A change from one child of a container to another.
@MainActor
struct ChildSwitch {
  private let container: UIViewController
  private let from: UIViewController
  private let to: UIViewController
  private let place: UIView

  /// Creates a change of the child that `container` shows.
  ///
  /// - Returns: `nil`, with a warning, if the two are not different children of the container, or
  ///   the view of the first is not in a hierarchy.
  init?(_ container: UIViewController, from: UIViewController, to: UIViewController) {
    guard from.parent === container, to.parent === container, from !== to else {
      World.current.warn(
        "\(type(of: container)) cannot transition from \(type(of: from)) to \(type(of: to)); "
          + "expected two different children. Call addChild first; the call is ignored.")
      return nil
    }
    guard let place = from.viewIfLoaded?.superview else {
      World.current.warn(
        "\(type(of: container)) cannot transition from \(type(of: from)), whose view has no "
          + "superview; expected a visible view. Add the view first; the call is ignored.")
      return nil
    }
    (self.container, self.from, self.to, self.place) = (container, from, to, place)
  }

  /// Adds the one view, runs the animations, and removes the other view.
  func run(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    begin(animated: duration > 0)
    let end: (Bool) -> Void = { finished in
      self.end()
      completion?(finished)
    }
    guard options.isViewTransition else {
      place.addSubview(to.view)
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    }
    UIView.transition(
      with: place, duration: duration, options: options,
      animations: {
        place.addSubview(to.view)
        from.view.removeFromSuperview()
        animations?()
      }, completion: end)
  }

  private var forwardsAppearance: Bool {
    [.appearing, .appeared].contains(container.appearanceState)
      && container.shouldAutomaticallyForwardAppearanceMethods
  }

  private func begin(animated: Bool) {
    for child in [from, to] { child.isMovedByContainer = true }
    guard forwardsAppearance else { return }
    from.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
  }

  private func end() {
    from.view.removeFromSuperview()
    for child in [from, to] { child.isMovedByContainer = false }
    guard forwardsAppearance else { return }
    from.endAppearanceTransition()
    to.endAppearanceTransition()
  }
}

extension UIView.AnimationOptions {
  /// A Boolean value that indicates whether the options specify a view transition rather than an
  /// animation of changes.
  @MainActor fileprivate var isViewTransition: Bool {
    changesLayer || ViewFlip(self) != nil
  }
}
