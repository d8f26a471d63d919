// `UIView.transition`: what a view looked like fades into what it looks like now: a `CATransition` that
// follows an animation block. Curls are not reproduced and show as one (SEMANTICS 8); flips are `ViewFlip`'s.

import Foundation
import SegueDisplay

extension UIView {
  /// Makes the changes in `animations` at once (with `.allowAnimatedContent`, animated), and lets the view's
  /// old look fade into the new one (`.transitionCrossDissolve` and curls), or flips the view from one to
  /// the other. Without a transition among the options the change just shows.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let flip = ViewFlip(options) {
      let old = view.snapshotView(afterScreenUpdates: false)
      performWithoutAnimation { animations?() }
      guard let old else { return runTransition([], duration: 0, nil, completion: completion) }
      return self.flip(
        flip, from: old, to: view, BlockTiming(duration, options), completion: completion)
    }
    guard options.dissolves else {
      performWithoutAnimation { animations?() }
      return runTransition([], duration: 0, nil, completion: completion)
    }
    let old = view.layer.recordLastLook()
    runTransition(options, duration: duration) {
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
      view.layer.dissolve(from: old)
    } completion: {
      completion?($0)
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

extension CALayer {
  /// Lets an old look fade into the new one, as the block under way says.
  fileprivate func dissolve(from old: DisplayRecording) {
    guard let block = UIKitState.current.animation.current?.animation else { return }
    let transition = CATransition()
    transition.outgoing = old
    block.drive(transition, on: self)
  }
}

extension UIView.AnimationOptions {
  /// Whether the transition bits ask for a cross dissolve, or for what shows as one.
  var dissolves: Bool { (3...5).contains(transitionNumber) }
}
