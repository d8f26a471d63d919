// Keyframe blocks: one time line, on which each inner block names a stretch. SEMANTICS 3.

import Foundation
import SegueTiming

extension UIView {
  /// Animates changes made in `addKeyframe` blocks, each in its stretch of the time line; changes
  /// made outside them take all of it. One curve, slow at both ends unless the options have curve
  /// bits, paces the whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = options.plain
    ViewAnimation.runBlock(
      BlockRequest(
        duration: duration, delay: delay, pace: .fixed(.cubic(plain.curve.cubic)), options: plain,
        keyframeMode: options.calculationMode),
      animations: animations, completion: completion)
  }

  /// Inside `animateKeyframes`: has the changes made in `animations` begin at `frameStartTime` and
  /// take `frameDuration`, both as fractions of the whole. Elsewhere it only makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let state = UIKitState.current.animation
    guard var context = state.current, context.animation?.parameters.keyframeMode != nil else {
      return animations()
    }
    context.keyframe = .init(start: frameStartTime, duration: frameDuration)
    state.run(context, animations)
  }
}
