// `UIView.transition`: what a view looked like fades away over what it looks like now. Where the new
// look is opaque that is an exact cross dissolve. Flips and curls are refused by name.

import Foundation

extension UIView {
  /// Makes the changes in `animations` at once, and lets the view's old look fade away over the new
  /// one (`.transitionCrossDissolve`). Without a transition among the options the change just shows.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let old = options.dissolves ? view.snapshotView(afterScreenUpdates: false) : nil
    performWithoutAnimation { animations?() }
    guard let old else { return runTransition([], duration: 0, nil, completion: completion) }
    performWithoutAnimation {
      old.frame = view.bounds
      old.layer.zPosition = .greatestFiniteMagnitude
      view.layer.addSublayer(old.layer)
    }
    runTransition(options, duration: duration, { old.alpha = 0 }) { finished in
      old.layer.removeFromSuperlayer()
      completion?(finished)
    }
  }

  /// Puts `toView` in the place of `fromView` with a transition; with `.showHideTransitionViews` both
  /// stay where they are, and one is hidden and the other shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return runTransition([], duration: 0, nil, completion: completion)
    }
    let swap = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: container, duration: duration, options: options, animations: swap,
      completion: completion)
  }

  private class func runTransition(
    _ options: AnimationOptions, duration: TimeInterval, _ fade: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let request = BlockRequest(
      duration: duration, delay: 0, pace: .fixed(.cubic(options.curve.cubic)), options: options)
    ViewAnimation.runBlock(request, animations: { fade?() }, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// Whether the transition bits ask for a cross dissolve. What else they ask for is refused, and
  /// shows as no transition.
  @MainActor fileprivate var dissolves: Bool {
    let names = [
      "transitionFlipFromLeft", "transitionFlipFromRight", "transitionCurlUp",
      "transitionCurlDown", "transitionCrossDissolve", "transitionFlipFromTop",
      "transitionFlipFromBottom",
    ]
    guard transitionNumber > 0, transitionNumber <= names.count else { return false }
    let name = names[transitionNumber - 1]
    if name == "transitionCrossDissolve" { return true }
    UIKitState.current.refuse("UIView.transition with \(name)")
    return false
  }
}
