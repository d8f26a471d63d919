// A transition that a scene declares, as an animator. It is written against UIKit's public API and
// nothing else, so whatever a scene can declare, an app could do.

import SegueScenes
import SegueTransitions
import UIKit

/// Plays a declared motion.
final class DeclaredTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let motion: DeclaredMotion

  /// A transition that moves like this.
  init(_ motion: DeclaredMotion) { self.motion = motion }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { motion.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = DeclaredScreens(transitionContext, motion)
    screens.begin()
    if motion.keyframes.isEmpty {
      animate(screens.moveToEnd) { screens.end() }
    } else {
      animateKeyframes(screens)
    }
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    switch motion.timing {
    case .spring(let damping, let velocity):
      UIView.animate(
        withDuration: motion.duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: [], animations: changes
      ) { _ in completion() }
    case .curve(let name):
      UIView.animate(
        withDuration: motion.duration, delay: 0, options: name.options, animations: changes
      ) { _ in completion() }
    case .cubic(let first, let second):
      runAnimator(first, second, changes, completion)
    }
  }

  private func runAnimator(
    _ first: CGPoint, _ second: CGPoint, _ changes: @escaping () -> Void,
    _ completion: @escaping () -> Void
  ) {
    let animator = UIViewPropertyAnimator(
      duration: motion.duration, controlPoint1: first, controlPoint2: second, animations: changes)
    animator.addCompletion { _ in completion() }
    animator.startAnimation()
  }

  // MARK: Keyframes

  private func animateKeyframes(_ screens: DeclaredScreens) {
    switch motion.timing {
    case .cubic(let first, let second):
      // The animator's curve runs over the whole; the keyframes inside follow it.
      runAnimator(first, second, { self.runKeyframes(screens, options: []) {} }) { screens.end() }
    case .curve(let name):
      runKeyframes(screens, options: .init(rawValue: name.options.rawValue)) { screens.end() }
    case .spring:
      // The grammar does not let springs and keyframes meet.
      runKeyframes(screens, options: []) { screens.end() }
    }
  }

  private func runKeyframes(
    _ screens: DeclaredScreens, options: UIView.KeyframeAnimationOptions,
    completion: @escaping () -> Void
  ) {
    UIView.animateKeyframes(withDuration: motion.duration, delay: 0, options: options) {
      for keyframe in self.motion.sortedKeyframes {
        UIView.addKeyframe(
          withRelativeStartTime: keyframe.start, relativeDuration: keyframe.duration
        ) { screens.move(to: keyframe) }
      }
    } completion: { _ in
      completion()
    }
  }
}

extension DeclaredTransition: TransitionEndDeclaring {
  /// Where the declaration leaves the incoming screen: tried on a view that nobody sees.
  func endFrame(forFinalFrame finalFrame: CGRect, in container: CGRect) -> CGRect {
    let keyframes = motion.sortedKeyframes.compactMap(\.incoming)
    let view = UIView(frame: finalFrame)
    let screen = DeclaredScreen(
      view, way: motion.incoming, keyframes: keyframes, room: container.size)
    UIView.performWithoutAnimation {
      screen.begin()
      if motion.keyframes.isEmpty { screen.moveToEnd() }
      for keyframe in keyframes { screen.move(to: keyframe) }
      screen.settle()
    }
    return view.frame
  }
}

extension TimingCurveName {
  /// The bits of `UIView.animate`.
  fileprivate var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
