// `UIView.beginAnimations(_:context:)` to `commitAnimations()`: an animation block without a
// closure. A setter applies to the changes after it, so each setter makes a new `ViewAnimation`
// capture them; all of them start at the commit.

import Foundation
import SegueWorld

/// The block between `beginAnimations` and `commitAnimations`.
@MainActor
final class OpenAnimation {
  let name: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The parameters for the changes that follow.
  var request = BlockRequest(
    duration: 0.2, delay: 0, progressCurve: .fixed(.cubic(UIView.AnimationCurve.easeInOut.cubic)),
    options: [])
  /// The animations made for the block so far. The last one captures changes.
  var parts: [ViewAnimation] = []
  /// The transitions of views that begin at the commit, in the order in which they were set.
  var transitions: [(view: UIView, transition: BlockTransition)] = []

  init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    (self.name, self.context) = (name, context)
  }

  /// Sends the delegate the selector for the end of the animations.
  func notifyEnd(finished: Bool) {
    guard let delegate, let didStop else { return }
    _ = didStop.perform(on: delegate, sender: name, event: NSNumber(value: finished))
  }
}

extension UIView {
  /// Begins an animation block that ends with `commitAnimations()`. The defaults are an ease-in-out
  /// curve and a duration of 0.2 s.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let state = UIKitState.current.animation
    let open = OpenAnimation(animationID, context)
    state.open.append(open)
    state.pushContext()
    state.renew(open)
  }

  /// Ends the block that `beginAnimations(_:context:)` began, and starts its animations.
  public class func commitAnimations() {
    let state = UIKitState.current.animation
    guard let open = state.open.popLast() else { return }
    state.beginTransitions(of: open)
    state.popContext()
    if let delegate = open.delegate {
      open.willStart.map { _ = $0.perform(on: delegate, sender: open.name) }
    }
    guard let last = open.parts.max(by: { $0.endLocalTime < $1.endLocalTime }) else { return }
    last.completions.append { open.notifyEnd(finished: $0) }
    for part in open.parts {
      if !part.isHosted { state.reportNew(part) }
      part.begin()
    }
  }

  private class func change(_ change: (inout BlockRequest) -> Void) {
    let state = UIKitState.current.animation
    guard let open = state.open.last else { return }
    change(&open.request)
    state.renew(open)
  }

  /// Sets the duration, in seconds, of the changes that follow.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }
  /// Sets the delay, in seconds, of the changes that follow.
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
  /// Sets the timing curve of the changes that follow.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.progressCurve = .fixed(.cubic(curve.cubic)) }
  }
  /// Sets whether the changes that follow run backward and forward when they repeat.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.options.set(.autoreverse, repeatAutoreverses) }
  }
  /// Sets how often the changes that follow repeat. Counts of 1,000,000 and more repeat
  /// indefinitely; other counts greater than 1 are reported as unsupported.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    let isEndless = repeatCount >= 1e6
    if !isEndless, repeatCount > 1 {
      World.current.reportUnsupported("UIView.setAnimationRepeatCount(\(repeatCount))")
    }
    change { $0.options.set(.repeat, isEndless) }
  }
  /// Sets whether the changes that follow start from the displayed values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.options.set(.beginFromCurrentState, fromCurrentState) }
  }
  /// Sets the object that receives the selectors for the start and the end. It is not retained.
  public class func setAnimationDelegate(_ delegate: Any?) {
    UIKitState.current.animation.open.last?.delegate = delegate as AnyObject?
  }
  /// Sets the selector that the delegate receives when the animations start.
  public class func setAnimationWillStart(_ selector: Selector?) {
    UIKitState.current.animation.open.last?.willStart = selector
  }
  /// Sets the selector that the delegate receives at the end, with the name of the animation and
  /// whether it finished.
  public class func setAnimationDidStop(_ selector: Selector?) {
    UIKitState.current.animation.open.last?.didStop = selector
  }

  /// The animations of `perform(_:on:options:animations:completion:)`.
  public enum SystemAnimation: UInt, Sendable {
    /// An animation that removes the views.
    case delete
  }

  /// Fades and shrinks the views, then removes them from their superviews. The changes made in
  /// `parallelAnimations` are animated along with that.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let tiny: CGFloat = 0.01
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: tiny, y: tiny)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views {
        view.removeFromSuperview()
        view.alpha = 1
        view.transform = view.transform.scaledBy(x: 1 / tiny, y: 1 / tiny)
      }
      completion?(finished)
    }
  }
}

extension UIView.AnimationOptions {
  fileprivate mutating func set(_ option: Self, _ isOn: Bool) {
    if isOn { insert(option) } else { remove(option) }
  }
}

extension AnimationState {
  /// Begins the transitions of views in an animation of their own.
  fileprivate func beginTransitions(of open: OpenAnimation) {
    guard !open.transitions.isEmpty else { return }
    renew(open)
    guard let animation = current?.animation else { return }
    for entry in open.transitions {
      if let end = entry.transition.animate() { animation.completions.append { _ in end() } }
    }
  }

  /// Creates a new animation that captures the changes that follow.
  fileprivate func renew(_ open: OpenAnimation) {
    let outer = isEnabled && stack.count > 1 ? stack[stack.count - 2].animation : nil
    let animation = ViewAnimation(open.request, inside: outer)
    open.parts.removeAll { $0.entries.isEmpty }
    open.parts.append(animation)
    let animates = isEnabled && animation.parameters.duration > 0
    replaceInnermost(with: animates ? animation : nil)
  }
}
