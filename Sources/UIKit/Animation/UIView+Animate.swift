// `UIView.animate` in all its forms: each says how long and at what pace, and `runBlock` does the
// rest.

import Foundation
import SegueTiming

extension UIView {
  /// Animates the changes made in `animations`, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates the changes made in `animations`, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes made in `animations`, beginning after `delay` seconds.
  ///
  /// The model changes at once. Inside another block, duration and curve are that block's unless the
  /// options say otherwise. `completion` is told whether all animations reached their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.runBlock(
      BlockRequest(
        duration: duration, delay: delay, pace: .fixed(.cubic(options.curve.cubic)),
        options: options),
      animations: animations, completion: completion)
  }

  /// Animates at the pace of a spring that has settled after `duration`; curve options have no
  /// effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.runBlock(
      BlockRequest(
        duration: duration, delay: delay,
        pace: .settlingSpring(
          dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)),
        options: options),
      animations: animations, completion: completion)
  }

  /// Animates at the pace of a spring of this perceived duration and bounce; it runs until it has
  /// settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring.perceptual(
      duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    ViewAnimation.runBlock(
      BlockRequest(
        duration: spring.settlingDuration, delay: delay, pace: .fixed(.spring(spring)),
        options: options),
      animations: animations, completion: completion)
  }

  /// Makes the changes in `actionsWithoutAnimation` at once, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIKitState.current.animation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Switches animation blocks off, or on again.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIKitState.current.animation.isEnabled = enabled
  }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { UIKitState.current.animation.isEnabled }

  /// The duration of the animation block under way; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    UIKitState.current.animation.current?.animation?.parameters.duration ?? 0
  }
}

/// What an animation block asks for.
struct BlockRequest {
  var duration: Double
  var delay: Double
  var pace: AnimationParameters.RequestedPace
  var options: UIView.AnimationOptions
  var keyframeMode: CalculationMode?
}

extension ViewAnimation {
  /// Runs a block and lets its animations begin. Without duration, or while animations are off, it
  /// changes at once, and the completion follows at the same instant.
  static func runBlock(
    _ request: BlockRequest, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let state = UIKitState.current.animation
    let outer = state.isEnabled ? state.current?.animation : nil
    let animation = ViewAnimation(request, inside: outer)
    if let completion { animation.completions.append(completion) }
    let animates = state.isEnabled && animation.parameters.duration > 0
    let context = AnimationState.Context(
      animation: animates ? animation : nil,
      keyframe: request.keyframeMode == nil ? nil : .whole)
    state.run(context) {
      animations()
      if request.options.contains(.layoutSubviews) { UIKitState.current.layOutWindows() }
    }
    if !animation.isHosted { state.noteMade(animation) }
    animation.begin()
  }

  /// The animation of a block inside `outer`: one that a property animator steers takes it along.
  convenience init(_ request: BlockRequest, inside outer: ViewAnimation?) {
    let clock: Clock =
      if let outer, case .hosted = outer.clock { outer.clock } else {
        .running(begin: World.current.now.seconds)
      }
    self.init(AnimationParameters(request, inside: outer?.parameters), clock: clock)
    if isHosted, let outer {
      hostingBlock = outer.hostingBlock ?? outer
      outer.hostedChildren.append(self)
    }
  }
}
