// `UIView.transition`: the previous appearance of a view dissolves into its current one, or either of
// them curls like a page, by a `CATransition` that follows an animation block. `ViewFlip` implements
// flips.

import Foundation
import SegueDisplay

extension UIView {
  /// Makes the changes in `animations` with a transition of the view.
  ///
  /// The changes are made at once or, with `.allowAnimatedContent`, animated. The previous
  /// appearance of the view dissolves into the new one (`.transitionCrossDissolve`), curls up and
  /// leaves (`.transitionCurlUp`) or is covered by the new one (`.transitionCurlDown`), or the view
  /// flips from one to the other. Without a transition among the options, the change is displayed at
  /// once.
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
    guard let effect = options.layerEffect else {
      performWithoutAnimation { animations?() }
      return runTransition([], duration: 0, nil, completion: completion)
    }
    // What has never been displayed is recorded as it will first be: with its layout.
    if !view.layer.hasBeenCommitted { view.layoutIfNeeded() }
    let old = view.layer.recordStateAtInstantStart()
    runTransition(options, duration: duration) {
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
      view.layer.transition(from: old, effect)
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

  /// Replaces `fromView` with `toView` in a transition. With `.showHideTransitionViews`, both views
  /// stay in the hierarchy, and one is hidden and the other shown.
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
      duration: duration, delay: 0, progressCurve: .fixed(.cubic(options.curve.cubic)),
      options: options)
    ViewAnimation.runBlock(request, animations: { fade?() }, completion: completion)
  }
}

/// The kind of a layer's transition, and where its motion begins.
typealias LayerEffect = (type: CATransitionType, subtype: CATransitionSubtype?)

extension CALayer {
  /// Changes from the previous appearance to the current one with the timing of the current block.
  func transition(from old: DisplayRecording, _ effect: LayerEffect) {
    guard let block = UIKitState.current.animation.current?.animation else { return }
    let transition = CATransition()
    (transition.type, transition.subtype) = effect
    transition.outgoing = old
    block.drive(transition, on: self)
  }
}

extension UIView.AnimationOptions {
  /// A Boolean value that indicates whether the transition bits specify a transition of the layer: a
  /// cross dissolve or a curl.
  var changesLayer: Bool { layerEffect != nil }

  /// The transition of the layer that the transition bits specify; `nil` if they specify another one
  /// or none. A page is fastened at its upper edge.
  var layerEffect: LayerEffect? {
    switch transitionNumber {
    case 3: (.pageCurl, .fromTop)
    case 4: (.pageUnCurl, .fromBottom)
    case 5: (.fade, nil)
    default: nil
    }
  }
}
