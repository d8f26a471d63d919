// One child's view in the place of another's, with the callbacks that belong to it: those of the children, like
// those of a push, from before the animation until after it.

import Foundation

/// A change from one child of a container to another.
@MainActor
struct ChildSwitch {
  private let container: UIViewController
  private let from: UIViewController
  private let to: UIViewController
  private let place: UIView

  /// A change of what `container` shows; `nil` with a complaint if the two are not its children, or the first
  /// one does not show.
  init?(_ container: UIViewController, from: UIViewController, to: UIViewController) {
    guard from.parent === container, to.parent === container, from !== to else {
      World.current.transitions.complain(
        "\(type(of: container)) is to change from \(type(of: from)) to \(type(of: to)); expected two "
          + "different children of it. Call addChild first; the call is ignored.")
      return nil
    }
    guard let place = from.viewIfLoaded?.superview else {
      World.current.transitions.complain(
        "\(type(of: container)) is to change from \(type(of: from)), whose view is nowhere; expected it "
          + "to show. Add its view first; the call is ignored.")
      return nil
    }
    (self.container, self.from, self.to, self.place) = (container, from, to, place)
  }

  /// Adds the one view, animates, and removes the other.
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

  private var isThere: Bool {
    [.appearing, .appeared].contains(container.appearanceState)
      && container.shouldAutomaticallyForwardAppearanceMethods
  }

  private func begin(animated: Bool) {
    for child in [from, to] { child.isMovedByContainer = true }
    guard isThere else { return }
    from.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
  }

  private func end() {
    from.view.removeFromSuperview()
    for child in [from, to] { child.isMovedByContainer = false }
    guard isThere else { return }
    from.endAppearanceTransition()
    to.endAppearanceTransition()
  }
}

extension UIView.AnimationOptions {
  /// Whether they ask for one look to give way to another, rather than for changes to animate.
  @MainActor fileprivate var isViewTransition: Bool { dissolves || ViewFlip(self) != nil }
}
