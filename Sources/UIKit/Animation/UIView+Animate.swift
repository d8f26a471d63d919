// The forms of `UIView.animate`: each determines the duration and the timing curve, and `runBlock`
// does the rest.

import Foundation
import SegueTiming
import SegueWorld

extension UIView {
  /// Animates the changes made in `animations` with an ease-in-out curve.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates the changes made in `animations` with an ease-in-out curve.
  ///
  /// - Parameter duration: The duration in seconds. 0 makes the changes at once.
  /// - Parameter completion: A closure that is called at the end of the animations, with a Boolean
  ///   value that indicates whether all of them finished.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes made in `animations`, beginning after `delay` seconds.
  ///
  /// The model values change at once. Inside another animation block, the duration and the curve
  /// are those of that block unless the options override them.
  ///
  /// - Parameter duration: The duration in seconds. 0 makes the changes at once.
  /// - Parameter completion: A closure that is called at the end of the animations, with a Boolean
  ///   value that indicates whether all of them finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let isKeyboard = options.isKeyboardCurve && duration > 0
    ViewAnimation.runBlock(
      BlockRequest(
        duration: isKeyboard ? SystemTiming.duration : duration, delay: delay,
        progressCurve: .fixed(
          isKeyboard ? .spring(SystemTiming.spring) : .cubic(options.curve.cubic)),
        options: options),
      animations: animations, completion: completion)
  }

  /// Animates the changes made in `animations` with a spring that has settled after `duration`
  /// seconds. Curve options have no effect.
  ///
  /// - Parameter dampingRatio: The damping ratio of the spring; 1 does not oscillate.
  /// - Parameter velocity: The initial velocity in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.runBlock(
      BlockRequest(
        duration: duration, delay: delay,
        progressCurve: .settlingSpring(
          dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)),
        options: options),
      animations: animations, completion: completion)
  }

  /// Animates the changes made in `animations` with a spring of the given perceived duration and
  /// bounce. The animation runs until the spring has settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring.perceptual(
      duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    ViewAnimation.runBlock(
      BlockRequest(
        duration: spring.settlingDuration, delay: delay, progressCurve: .fixed(.spring(spring)),
        options: options),
      animations: animations, completion: completion)
  }

  /// Makes the changes in `actionsWithoutAnimation` without animating them, even inside an
  /// animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIKitState.current.animation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Sets whether animation blocks animate.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIKitState.current.animation.isEnabled = enabled
  }

  /// A Boolean value that indicates whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { UIKitState.current.animation.isEnabled }

  /// The duration of the current animation block in seconds; 0 outside animation blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    UIKitState.current.animation.current?.animation?.parameters.duration ?? 0
  }
}

/// The parameters of an animation block as the caller specified them.
struct BlockRequest {
  var duration: Double
  var delay: Double
  var progressCurve: AnimationParameters.RequestedCurve
  var options: UIView.AnimationOptions
  var keyframeMode: CalculationMode?
}

extension ViewAnimation {
  /// Runs a block and starts its animations. With a duration of 0, or while animations are
  /// disabled, the changes are made at once, and the completion is called at the same instant.
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
    if !animation.isHosted { state.reportNew(animation) }
    animation.begin()
  }

  /// Creates the animation of a block inside `outer`. If a property animator drives the outer
  /// block, it drives this one, too.
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
