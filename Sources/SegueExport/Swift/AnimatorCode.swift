// One direction of a declared transition as the class of an animator, in the order of calls that the
// stage's own animators have.

import CoreGraphics
import SegueScenes

/// The code of an animator.
struct AnimatorCode {
  /// The name of the class.
  let name: String
  /// The sentence about the class.
  let summary: String
  let motion: DeclaredMotion
  private let views: MotionViews

  init(_ name: String, summary: String, _ motion: DeclaredMotion) {
    (self.name, self.summary, self.motion) = (name, summary, motion)
    views = MotionViews(motion)
  }

  /// The parts of a file that the code requires.
  var support: Set<SwiftSupport> {
    var parts: Set<SwiftSupport> = [.movingView]
    if !views.moving.isEmpty || !motion.shared.isEmpty { parts.insert(.search) }
    if !motion.shared.isEmpty { parts.formUnion([.sharedView, .search]) }
    if states.contains(where: { $0.depth.hasValues }) { parts.insert(.space) }
    let directions = states.compactMap(\.travel?.direction)
    if directions.contains(where: { [.leading, .trailing].contains($0) }) {
      parts.insert(.reading)
    }
    return parts
  }

  /// The states of all screens and views.
  private var states: [ScreenState] {
    [motion.incoming, motion.outgoing].flatMap { side in
      [side.from, side.to]
        + (side.views + [side.others].compactMap { $0 }).flatMap {
          [$0.from, $0.to]
        }
    } + motion.keyframes.flatMap { [$0.incoming, $0.outgoing] }.compactMap { $0 }
  }

  private var curve: (CGPoint, CGPoint)? {
    if case .cubic(let first, let second) = motion.timing { (first, second) } else { nil }
  }

  /// Adds the class to a file.
  func write(to file: inout SwiftText) {
    file.add("/// \(summary)")
    file.block("final class \(name): NSObject, UIViewControllerAnimatedTransitioning {") { file in
      file.add("/// The duration in seconds.")
      file.add("var duration: TimeInterval = \(SwiftValues.number(motion.duration))")
      if case .spring(let damping, let velocity) = motion.timing {
        file.add("/// The damping ratio of the spring.")
        file.add("var damping: CGFloat = \(SwiftValues.number(damping))")
        file.add("/// The initial velocity of the spring, in whole distances per second.")
        file.add("var velocity: CGFloat = \(SwiftValues.number(velocity))")
      }
      if curve != nil { file.add("private var running: UIViewPropertyAnimator?") }
      if stretches.count > 1 { file.add("private var unfinished = 0") }
      file.add("")
      file.block(
        "func transitionDuration(\n    using context: (any UIViewControllerContextTransitioning)?\n"
          + "  ) -> TimeInterval {"
      ) { $0.add("duration") }
      file.add("")
      writeMethods(to: &file)
    }
  }

  private func writeMethods(to file: inout SwiftText) {
    var code = views
    guard let curve else {
      file.block(
        "func animateTransition(using context: any UIViewControllerContextTransitioning) {"
      ) {
        code.writeBeginning(to: &$0)
        code.writeEnd(to: &$0)
        writeAnimations(&code, to: &$0)
      }
      return
    }
    file.block("func animateTransition(using context: any UIViewControllerContextTransitioning) {")
    {
      $0.add("interruptibleAnimator(using: context).startAnimation()")
    }
    file.add("")
    file.block(
      "func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)\n"
        + "    -> any UIViewImplicitlyAnimating\n  {"
    ) {
      $0.add("if let running { return running }")
      code.writeBeginning(to: &$0)
      code.writeEnd(to: &$0)
      writeAnimator(curve, &code, to: &$0)
    }
    file.add("")
    file.add("func animationEnded(_ transitionCompleted: Bool) { running = nil }")
  }

  // MARK: Animations

  /// The intervals of the transition in which views move: the whole one first.
  private var stretches: [MotionStretch] {
    let parts = views.moving.map { MotionStretch(start: $0.start, duration: $0.duration) }
    return parts.reduce(into: [MotionStretch(start: 0, duration: 1)]) { all, part in
      if !all.contains(part) { all.append(part) }
    }
  }

  private func writeAnimations(_ code: inout MotionViews, to file: inout SwiftText) {
    guard motion.keyframes.isEmpty else {
      file.add("UIView.animateKeyframes(")
      file.block(
        "  withDuration: duration, delay: 0,\n"
          + "      options: UIView.KeyframeAnimationOptions(\n"
          + "        rawValue: UIView.AnimationOptions.\(options).rawValue)\n    ) {",
        end: "} completion: { _ in finish() }"
      ) { writeKeyframes(&code, to: &$0) }
      return
    }
    let stretches = stretches
    if stretches.count > 1 {
      file.add("unfinished = \(stretches.count)")
      file.block("let end: (Bool) -> Void = { [self] _ in") {
        $0.add("unfinished -= 1")
        $0.add("if unfinished == 0 { finish() }")
      }
    }
    for stretch in stretches {
      let end = stretches.count > 1 ? "end($0)" : "_ in finish()"
      file.add("UIView.animate(")
      file.block("  \(timing(stretch))\n    ) {", end: "} completion: { \(end) }") {
        $0.add(code.moves(in: stretch))
      }
    }
  }

  /// Returns the arguments of an animation.
  private func timing(_ stretch: MotionStretch) -> String {
    func time(_ fraction: Double) -> String {
      fraction == 1
        ? "duration" : fraction == 0 ? "0" : "duration * \(SwiftValues.number(fraction))"
    }
    let first = "withDuration: \(time(stretch.duration)), delay: \(time(stretch.start))"
    guard case .spring = motion.timing else { return "\(first), options: .\(options)" }
    return
      "\(first), usingSpringWithDamping: damping,\n      initialSpringVelocity: velocity, options: []"
  }

  private var options: String {
    switch motion.timing {
    case .curve(.easeInOut), .cubic, .spring: "curveEaseInOut"
    case .curve(.easeIn): "curveEaseIn"
    case .curve(.easeOut): "curveEaseOut"
    case .curve(.linear): "curveLinear"
    }
  }

  private func writeAnimator(
    _ curve: (CGPoint, CGPoint), _ code: inout MotionViews, to file: inout SwiftText
  ) {
    let isNested = !motion.keyframes.isEmpty || stretches.count > 1
    file.add("let animator = UIViewPropertyAnimator(")
    file.block(
      "  duration: duration, controlPoint1: \(SwiftValues.point(curve.0)),\n"
        + "      controlPoint2: \(SwiftValues.point(curve.1))\n    ) {"
        + (isNested ? " [duration] in" : "")
    ) { file in
      guard isNested else {
        return file.add(code.moves(in: stretches[0]))
      }
      file.add("// The curve is that of the whole; what is inside follows it.")
      file.block("UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {") {
        writeKeyframes(&code, to: &$0)
      }
    }
    file.add("animator.addCompletion { _ in finish() }")
    file.add("running = animator")
    file.add("return animator")
  }

  private func writeKeyframes(_ code: inout MotionViews, to file: inout SwiftText) {
    for keyframe in motion.sortedKeyframes {
      let stretch = MotionStretch(start: keyframe.start, duration: keyframe.duration)
      let moves = code.moves(to: keyframe)
      file.block(Self.keyframe(stretch)) { $0.add(moves) }
    }
    for stretch in stretches {
      let moves = code.moves(in: stretch)
      guard !moves.isEmpty else { continue }
      file.block(Self.keyframe(stretch)) { $0.add(moves) }
    }
  }

  private static func keyframe(_ stretch: MotionStretch) -> String {
    "UIView.addKeyframe(withRelativeStartTime: \(SwiftValues.number(stretch.start)), "
      + "relativeDuration: \(SwiftValues.number(stretch.duration))) {"
  }
}

/// An interval of a transition, in fractions of its duration.
struct MotionStretch: Hashable {
  let start, duration: Double
}
