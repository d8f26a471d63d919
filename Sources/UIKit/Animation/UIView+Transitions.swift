// `UIView.transition`: what a view looked like fades away over what it looks like now. Where the new
// look is opaque that is an exact cross dissolve. Curls are not reproduced and show as one (SEMANTICS 8);
// flips are `ViewFlip`'s.

import Foundation

extension UIView {
  /// Makes the changes in `animations` at once, and lets the view's old look fade away over the new one
  /// (`.transitionCrossDissolve` and curls), or flips the view from one to the other. Without a
  /// transition among the options the change just shows.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let flip = ViewFlip(options)
    let transitions = flip != nil || options.dissolves
    let old = transitions ? view.snapshotView(afterScreenUpdates: false) : nil
    performWithoutAnimation { animations?() }
    if let flip, let old {
      return self.flip(
        flip, from: old, to: view, BlockTiming(duration, options), completion: completion)
    }
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

  private typealias BlockTiming = (duration: TimeInterval, options: AnimationOptions)

  private class func flip(
    _ flip: ViewFlip, from old: UIView, to view: UIView, _ timing: BlockTiming,
    completion: ((Bool) -> Void)?
  ) {
    guard let new = view.snapshotView(afterScreenUpdates: true),
      let stage = FlipStage(old: old, new: new, above: view)
    else { return runTransition([], duration: 0, nil, completion: completion) }
    runTransition(timing.options, duration: timing.duration) {
      stage.turn(flip, hiding: view)
    } completion: { finished in
      stage.remove()
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
  /// Whether the transition bits ask for a cross dissolve, or for what shows as one.
  fileprivate var dissolves: Bool { (3...5).contains(transitionNumber) }
}
