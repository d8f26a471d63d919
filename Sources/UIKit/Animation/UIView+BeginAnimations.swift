// `UIView.beginAnimations(_:context:)` to `commitAnimations()`: a block without braces. What a setter says counts for
// the changes after it, so that each setter has a new `ViewAnimation` take over; all of them set out at the commit.

import Foundation

/// The block between `beginAnimations` and `commitAnimations`.
@MainActor
final class OpenAnimation {
  let name: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// What its changes are to do from now on.
  var request = BlockRequest(
    duration: 0.2, delay: 0, pace: .fixed(.cubic(UIView.AnimationCurve.easeInOut.cubic)),
    options: [])
  /// What has been made of it so far, the one that takes changes last.
  var parts: [ViewAnimation] = []

  init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    (self.name, self.context) = (name, context)
  }

  /// Tells the delegate that the animations have ended.
  func tellEnd(finished: Bool) {
    guard let delegate, let didStop else { return }
    _ = didStop.perform(on: delegate, sender: name, event: NSNumber(value: finished))
  }
}

extension UIView {
  /// Has the changes up to `commitAnimations()` animate, slow at both ends, over 0.2 s.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let state = UIKitState.current.animation
    let open = OpenAnimation(animationID, context)
    state.open.append(open)
    state.enter()
    state.renew(open)
  }

  /// Has what has changed since `beginAnimations` animate.
  public class func commitAnimations() {
    let state = UIKitState.current.animation
    guard let open = state.open.popLast() else { return }
    state.leave()
    if let delegate = open.delegate {
      open.willStart.map { _ = $0.perform(on: delegate, sender: open.name) }
    }
    guard let last = open.parts.max(by: { $0.endLocalTime < $1.endLocalTime }) else { return }
    last.completions.append { open.tellEnd(finished: $0) }
    for part in open.parts {
      if !part.isHosted { state.noteMade(part) }
      part.begin()
    }
  }

  private class func change(_ change: (inout BlockRequest) -> Void) {
    let state = UIKitState.current.animation
    guard let open = state.open.last else { return }
    change(&open.request)
    state.renew(open)
  }

  /// How long the changes that follow take.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }
  /// How long they wait.
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
  /// At what pace they go.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.pace = .fixed(.cubic(curve.cubic)) }
  }
  /// Whether they go to and fro, if they repeat.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.options.set(.autoreverse, repeatAutoreverses) }
  }
  /// Whether they repeat for ever, as a large count or infinity says; other counts are refused.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    let isEndless = repeatCount >= 1e6
    if !isEndless, repeatCount > 1 {
      UIKitState.current.refuse("UIView.setAnimationRepeatCount(\(repeatCount))")
    }
    change { $0.options.set(.repeat, isEndless) }
  }
  /// Whether they set out from what shows.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.options.set(.beginFromCurrentState, fromCurrentState) }
  }
  /// Who is told; not kept.
  public class func setAnimationDelegate(_ delegate: Any?) {
    UIKitState.current.animation.open.last?.delegate = delegate as AnyObject?
  }
  /// What the delegate does at the commit.
  public class func setAnimationWillStart(_ selector: Selector?) {
    UIKitState.current.animation.open.last?.willStart = selector
  }
  /// What the delegate does at the end: it gets the name, and whether the end was reached.
  public class func setAnimationDidStop(_ selector: Selector?) {
    UIKitState.current.animation.open.last?.didStop = selector
  }

  /// How a view turned of old.
  public enum AnimationTransition: Int, Sendable {
    /// Not at all.
    case none
    /// About its middle.
    case flipFromLeft, flipFromRight
    /// Like a page.
    case curlUp, curlDown
  }

  /// Refused: `transition(with:duration:options:animations:completion:)` turns views.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    if transition != .none { UIKitState.current.refuse("UIView.setAnimationTransition") }
  }

  /// What `perform(_:on:…)` does with views.
  public enum SystemAnimation: UInt, Sendable {
    /// Has them disappear.
    case delete
  }

  /// Has views fade while they shrink, and then takes them out; other changes animate along.
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
  /// Has a new animation take the changes that follow.
  fileprivate func renew(_ open: OpenAnimation) {
    let outer = isEnabled && stack.count > 1 ? stack[stack.count - 2].animation : nil
    let animation = ViewAnimation(open.request, inside: outer)
    open.parts.removeAll { $0.entries.isEmpty }
    open.parts.append(animation)
    let animates = isEnabled && animation.parameters.duration > 0
    replaceInnermost(with: animates ? animation : nil)
  }
}
