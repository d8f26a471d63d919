// A transition that a scene declares, as an animator. It uses only UIKit's public API, so whatever
// a scene can declare, an app could do. There are two kinds: one of view animations, which a
// percent-driven interaction controller can drive, and one of a property animator, for curves by
// control points, which can be scrubbed and interrupted as a whole.

import SegueScenes
import SegueTransitions
import UIKit

extension DeclaredMotion {
  /// A new animator that plays the motion once.
  @MainActor
  var animator: any UIViewControllerAnimatedTransitioning {
    if takesPropertyAnimator { return DeclaredCurveTransition(self) }
    return DeclaredTransition(self)
  }

  /// A Boolean value that indicates whether only a property animator can play the motion.
  var takesPropertyAnimator: Bool {
    if case .cubic = timing { return true }
    return hasSequences || sharesOnScaledScreen
  }

  /// A Boolean value that indicates whether shared views are on a screen that changes its size.
  private var sharesOnScaledScreen: Bool {
    guard !shared.isEmpty, keyframes.isEmpty else { return false }
    let front = top == .incoming ? incoming : outgoing
    let whole = CGPoint(x: 1, y: 1)
    return [front.from, front.to].contains { ($0.scale ?? whole) != whole }
  }
}

/// An animator that plays a declared motion with view animations.
final class DeclaredTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let motion: DeclaredMotion

  /// Creates an animator for the motion.
  init(_ motion: DeclaredMotion) { self.motion = motion }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = DeclaredScreens(transitionContext, motion)
    screens.begin()
    if screens.motion.keyframes.isEmpty {
      animate(screens.parts) { screens.end() }
    } else {
      let options = UIView.KeyframeAnimationOptions(rawValue: motion.options.rawValue)
      motion.runKeyframes(screens, options: options) { screens.end() }
    }
  }

  /// Runs one animation for each interval that parts share. Completes when the last one has ended.
  private func animate(_ parts: [DeclaredPart], completion: @escaping () -> Void) {
    var stretches: [(start: Double, duration: Double, moves: [() -> Void])] = [(0, 1, [])]
    for part in parts {
      let index = stretches.firstIndex { $0.start == part.start && $0.duration == part.duration }
      if let index {
        stretches[index].moves.append(part.move)
      } else {
        stretches.append((part.start, part.duration, [part.move]))
      }
    }
    var running = stretches.count
    for stretch in stretches {
      animate(from: stretch.start, for: stretch.duration) {
        for move in stretch.moves { move() }
      } completion: {
        running -= 1
        if running == 0 { completion() }
      }
    }
  }

  private func animate(
    from start: Double, for duration: Double, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    let (delay, duration) = (start * motion.duration, duration * motion.duration)
    if case .spring(let damping, let velocity) = motion.timing {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: [], animations: changes
      ) { _ in completion() }
    } else {
      UIView.animate(
        withDuration: duration, delay: delay, options: motion.options, animations: changes
      ) { _ in completion() }
    }
  }
}

/// An animator that plays a declared motion with a property animator.
final class DeclaredCurveTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let motion: DeclaredMotion
  private var running: UIViewPropertyAnimator?

  /// Creates an animator for the motion.
  init(_ motion: DeclaredMotion) { self.motion = motion }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// Returns the property animator of this transition, always the same one.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let running { return running }
    let screens = DeclaredScreens(transitionContext, motion)
    let motion = screens.motion
    screens.begin()
    let animator = UIViewPropertyAnimator(
      duration: motion.duration, timingParameters: motion.timingParameters)
    animator.addAnimations {
      // The animator's timing curve applies to the whole; keyframes inside follow it.
      let parts = screens.parts
      if motion.keyframes.isEmpty, parts.allSatisfy({ $0.start == 0 && $0.duration == 1 }) {
        for part in parts { part.move() }
      } else {
        motion.runKeyframes(screens, options: []) {}
      }
      screens.sequences.animate()
    }
    animator.addCompletion { _ in screens.end() }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { running = nil }
}

extension DeclaredMotion {
  /// The timing as property animators take it.
  @MainActor
  fileprivate var timingParameters: any UITimingCurveProvider {
    switch timing {
    case .curve(.easeInOut): UICubicTimingParameters(animationCurve: .easeInOut)
    case .curve(.easeIn): UICubicTimingParameters(animationCurve: .easeIn)
    case .curve(.easeOut): UICubicTimingParameters(animationCurve: .easeOut)
    case .curve(.linear): UICubicTimingParameters(animationCurve: .linear)
    case .cubic(let first, let second):
      UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    case .spring(let damping, let velocity):
      UISpringTimingParameters(
        dampingRatio: damping, initialVelocity: CGVector(dx: velocity, dy: 0))
    }
  }

  /// The options of `UIView.animate` for a named timing curve.
  fileprivate var options: UIView.AnimationOptions {
    switch timing {
    case .curve(.easeInOut): .curveEaseInOut
    case .curve(.easeIn): .curveEaseIn
    case .curve(.easeOut): .curveEaseOut
    case .curve(.linear): .curveLinear
    // Curves by control points use a property animator, and the grammar does not permit springs
    // with keyframes.
    case .cubic, .spring: []
    }
  }

  @MainActor
  fileprivate func runKeyframes(
    _ screens: DeclaredScreens, options: UIView.KeyframeAnimationOptions,
    completion: @escaping () -> Void
  ) {
    UIView.animateKeyframes(withDuration: duration, delay: 0, options: options) {
      for keyframe in sortedKeyframes {
        UIView.addKeyframe(
          withRelativeStartTime: keyframe.start, relativeDuration: keyframe.duration
        ) { screens.move(to: keyframe) }
      }
      for part in screens.parts {
        UIView.addKeyframe(
          withRelativeStartTime: part.start, relativeDuration: part.duration, animations: part.move)
      }
    } completion: { _ in
      completion()
    }
  }
}
extension DeclaredTransition: TransitionEndDeclaring {
  func endFrame(forFinalFrame finalFrame: CGRect, in container: CGRect) -> CGRect {
    motion.endFrame(forFinalFrame: finalFrame, in: container)
  }
}

extension DeclaredCurveTransition: TransitionEndDeclaring {
  func endFrame(forFinalFrame finalFrame: CGRect, in container: CGRect) -> CGRect {
    motion.endFrame(forFinalFrame: finalFrame, in: container)
  }
}

extension DeclaredMotion {
  /// Returns the frame in which the declaration leaves the incoming screen, determined with a view
  /// that is never displayed.
  @MainActor
  fileprivate func endFrame(forFinalFrame finalFrame: CGRect, in container: CGRect) -> CGRect {
    let states = sortedKeyframes.compactMap(\.incoming)
    let view = UIView(frame: finalFrame)
    let screen = DeclaredScreen(
      view, screenMotion: incoming, keyframes: states, containerSize: container.size)
    UIView.performWithoutAnimation {
      screen.begin()
      if keyframes.isEmpty { screen.moveToEnd() }
      for state in states { screen.move(to: state) }
      screen.settle()
    }
    return view.frame
  }
}
