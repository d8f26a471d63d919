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

  /// A Boolean value that indicates whether a property animator plays the motion.
  private let isInterruptible: Bool

  init(
    _ name: String, summary: String, _ motion: DeclaredMotion, isInterruptible: Bool = false
  ) {
    (self.name, self.summary, self.motion) = (name, summary, motion)
    views = MotionViews(motion)
    if case .cubic = motion.timing {
      self.isInterruptible = true
    } else {
      self.isInterruptible = isInterruptible || motion.hasSequences
    }
  }

  /// The keys of the views that pieces are cut from. Where UIKit does not hand one of them over, a
  /// crossfade takes the place of the motion.
  var cutScreens: [String] {
    [(motion.incoming, ".to"), (motion.outgoing, ".from")].filter { $0.0.slices != nil }.map(\.1)
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
      if isInterruptible {
        let type = cutScreens.isEmpty ? "UIViewPropertyAnimator" : "(any UIViewImplicitlyAnimating)"
        file.add("private var running: \(type)?")
      }
      if !isInterruptible, motion.keyframes.isEmpty, endCount != "1" {
        file.add("private var unfinished = 0")
      }
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
    guard isInterruptible else {
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
      writeFallback(to: &$0)
      code.writeBeginning(to: &$0)
      code.writeEnd(to: &$0)
      writeAnimator(&code, to: &$0)
    }
    file.add("")
    file.add("func animationEnded(_ transitionCompleted: Bool) { running = nil }")
  }

  private func writeFallback(to file: inout SwiftText) {
    guard !cutScreens.isEmpty else { return }
    let test = cutScreens.map { "context.view(forKey: \($0)) != nil" }.joined(separator: ", ")
    file.add("// Pieces are cut from a screen that UIKit hands over.")
    file.block("guard \(test) else {") { file in
      file.add("let crossfade = \(name)Crossfade()")
      file.add("crossfade.duration = duration")
      if case .spring = motion.timing {
        file.add("(crossfade.damping, crossfade.velocity) = (damping, velocity)")
      }
      file.add("let animator = crossfade.interruptibleAnimator(using: context)")
      file.add("running = animator")
      file.add("return animator")
    }
  }

  // MARK: Animations

  /// The intervals of the transition in which views move: the whole one first.
  private var stretches: [MotionStretch] {
    let parts = views.moving.filter { !$0.isStaggered }.map {
      MotionStretch(start: $0.start, duration: $0.duration)
    }
    return parts.reduce(into: [MotionStretch(start: 0, duration: 1)]) { all, part in
      if !all.contains(part) { all.append(part) }
    }
  }

  /// The number of animations that run at the same time, as an expression.
  private var endCount: String {
    ([String(stretches.count)] + views.moving.filter(\.isStaggered).map { "\($0.variable).count" })
      .joined(separator: " + ")
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
    let hasSeveral = endCount != "1"
    if hasSeveral {
      file.add("unfinished = \(endCount)")
      file.block("let end: (Bool) -> Void = { [self] _ in") {
        $0.add("unfinished -= 1")
        $0.add("if unfinished == 0 { finish() }")
      }
    }
    for stretch in stretches {
      let end = hasSeveral ? "end($0)" : "_ in finish()"
      file.add("UIView.animate(")
      file.block(
        "  \(timing(Self.time(stretch.start), stretch.duration))\n    ) {",
        end: "} completion: { \(end) }"
      ) {
        $0.add(code.moves(in: stretch))
      }
    }
    for part in code.staggeredMoves() {
      file.block("for (view, start) in zip(\(part.views), \(part.views)Starts) {") { file in
        file.add("UIView.animate(")
        file.block(
          "  \(timing("duration * start", part.duration))\n      ) {",
          end: "} completion: { end($0) }"
        ) { $0.add(part.lines) }
      }
    }
  }

  private static func time(_ fraction: Double) -> String {
    fraction == 1
      ? "duration" : fraction == 0 ? "0" : "duration * \(SwiftValues.number(fraction))"
  }

  /// Returns the arguments of an animation.
  private func timing(_ delay: String, _ duration: Double) -> String {
    let first = "withDuration: \(Self.time(duration)), delay: \(delay)"
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

  private func writeAnimator(_ code: inout MotionViews, to file: inout SwiftText) {
    let isNested = !motion.keyframes.isEmpty || endCount != "1"
    let begin = isNested ? " [duration] in" : ""
    var isBlockOfInitializer = true
    file.add("let animator = UIViewPropertyAnimator(")
    switch motion.timing {
    case .cubic(let first, let second):
      file.add("  duration: duration, controlPoint1: \(SwiftValues.point(first)),")
      file.add("  controlPoint2: \(SwiftValues.point(second))")
    case .curve(let curve): file.add("  duration: duration, curve: .\(curve.rawValue)")
    case .spring:
      isBlockOfInitializer = false
      file.add("  duration: duration,")
      file.add("  timingParameters: UISpringTimingParameters(")
      file.add("    dampingRatio: damping, initialVelocity: CGVector(dx: velocity, dy: 0)))")
    }
    file.block(isBlockOfInitializer ? ") {\(begin)" : "animator.addAnimations {\(begin)") { file in
      if isNested {
        file.add("// The curve is that of the whole; what is inside follows it.")
        file.block("UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {") {
          writeKeyframes(&code, to: &$0)
        }
      } else {
        file.add(code.moves(in: stretches[0]))
      }
      if code.hasCourses { file.add("for course in courses { course.animate() }") }
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
    for part in code.staggeredMoves() {
      file.block("for (view, start) in zip(\(part.views), \(part.views)Starts) {") { file in
        file.block(
          "UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: "
            + "\(SwiftValues.number(part.duration))) {"
        ) { $0.add(part.lines) }
      }
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
