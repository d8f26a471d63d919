// Keyframe blocks: one timeline, of which each inner block specifies a part. SEMANTICS 3.

import Foundation
import SegueTiming

extension UIView {
  /// Animates changes made in `addKeyframe` blocks, each in its part of the timeline. Changes made
  /// outside such blocks take the whole duration.
  ///
  /// One timing curve applies to the whole timeline: ease-in-out, unless the options contain curve
  /// bits.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = options.plain
    ViewAnimation.runBlock(
      BlockRequest(
        duration: duration, delay: delay, progressCurve: .fixed(.cubic(plain.curve.cubic)),
        options: plain,
        keyframeMode: options.calculationMode),
      animations: animations, completion: completion)
  }

  /// Adds a keyframe to the timeline of `animateKeyframes`: the changes made in `animations` begin
  /// at `frameStartTime` and take `frameDuration`, both as fractions of the whole duration. Outside
  /// `animateKeyframes` it only makes the changes.
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
