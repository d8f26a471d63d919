// The call of UIKit that has the timing of a transition, for copying into an app.

import SegueDiagnostics
import SegueScenes

/// The timing of a transition as a call of UIKit.
package struct UIKitCall: Sendable {
  /// The duration in seconds.
  package var duration: Double
  /// The course of the progress, or `nil` if the scene leaves it to the transition.
  package var timing: DeclaredMotion.Timing?

  /// Creates the call for the timing that a knob belongs to.
  /// - Parameters:
  ///   - id: The key path of the knob.
  ///   - document: The scene with the current values.
  /// - Throws: `Failure` if the scene gives no timing there.
  package init(_ id: String, in document: SceneDocument) throws(Failure) {
    let parts = id.split(separator: ".").map(String.init)
    if parts.count > 1, parts[0] == "transitions", let found = document.transition(parts[1]) {
      let motion = parts.count > 2 && parts[2] == "dismiss" ? found.backward : found.forward
      (duration, timing) = (motion.duration, motion.timing)
      return
    }
    guard let use = Self.use(of: parts, in: document) else { throw Self.none(id) }
    let declared = document.transition(use.name.value)?.forward
    guard let duration = use.duration?.value ?? declared?.duration else { throw Self.none(id) }
    self.duration = duration
    timing = declared?.timing
    if let damping = use.damping?.value {
      timing = .spring(damping: damping, velocity: use.velocity?.value ?? 0)
    }
  }

  private static func none(_ id: String) -> Failure {
    Failure(
      .scene,
      "\(id) has no UIKit call; expected a knob of a transition whose duration is in the scene")
  }

  /// Returns the use of a transition to which a key path belongs.
  private static func use(of parts: [String], in document: SceneDocument) -> TransitionUse? {
    func index(_ part: String) -> Int? {
      part.split(separator: "[").last.flatMap { Int($0.dropLast()) }
    }
    var move: ScreenMove?
    if parts[0].hasPrefix("script["), let index = index(parts[0]) {
      move = document.script.indices.contains(index) ? document.script[index].move : nil
    } else if parts.count > 2, let index = index(parts[2]) {
      let interactions = document.screen(parts[1])?.interactions ?? []
      move = interactions.indices.contains(index) ? interactions[index].step.move : nil
    }
    return parts.contains("reducedTransition") ? move?.reducedTransition : move?.transition
  }

  /// The call, with a line break at its end.
  package var text: String {
    let seconds = SourceNumber.text(duration)
    switch timing {
    case .spring(let damping, let velocity)?:
      return """
        UIView.animate(
          withDuration: \(seconds), delay: 0, usingSpringWithDamping: \(SourceNumber.text(damping)),
          initialSpringVelocity: \(SourceNumber.text(velocity)), options: [], animations: animations,
          completion: completion)

        """
    case .cubic(let first, let second)?:
      func point(_ x: Double, _ y: Double) -> String {
        "CGPoint(x: \(SourceNumber.text(x)), y: \(SourceNumber.text(y)))"
      }
      return """
        let timing = UICubicTimingParameters(
          controlPoint1: \(point(first.x, first.y)), controlPoint2: \(point(second.x, second.y)))
        let animator = UIViewPropertyAnimator(duration: \(seconds), timingParameters: timing)

        """
    case .curve(let name)?:
      let option = "curve" + name.rawValue.prefix(1).uppercased() + name.rawValue.dropFirst()
      return """
        UIView.animate(
          withDuration: \(seconds), delay: 0, options: .\(option), animations: animations,
          completion: completion)

        """
    case nil:
      return """
        UIView.animate(withDuration: \(seconds), animations: animations, completion: completion)

        """
    }
  }
}

/// Numbers in source code.
enum SourceNumber {
  /// Returns the shortest digits that read back as the same number.
  static func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
