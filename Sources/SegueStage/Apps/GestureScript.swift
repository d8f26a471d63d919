// What happens to an app that was written in Swift, as the `script` of a scene says it for screens that
// were written in YAML: the same steps, the same fingers, one after the other.

import SegueScenes
import UIKit

/// What fingers do on the screen of an `AppStage`, step by step.
///
/// ```swift
/// let script: GestureScript = [
///   .wait(0.25),
///   .drag(from: CGPoint(x: 386, y: 500), to: CGPoint(x: 120, y: 470), duration: 0.6),
///   .tap(at: CGPoint(x: 40, y: 60)),
/// ]
/// ```
public struct GestureScript: Sendable, ExpressibleByArrayLiteral {
  /// The steps; each begins at the instant at which the one before ends.
  public var steps: [Step]

  /// A script of these steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// A script of these steps.
  public init(arrayLiteral elements: Step...) { steps = elements }

  /// One step.
  public struct Step: Sendable {
    enum Action: Sendable {
      case wait(Double)
      case drag(SceneDrag)
      case touch([SceneFinger])
      case settle
      case perform(@MainActor @Sendable (UIWindow) -> Void)
    }

    let action: Action
  }
}

extension GestureScript.Step {
  /// Lets so many seconds pass.
  public static func wait(_ seconds: Double) -> Self { Self(action: .wait(checked(seconds))) }

  /// Waits for the transitions that are under way.
  public static var settle: Self { Self(action: .settle) }

  /// Has the app do something by itself, in no time. The window is that of the app that plays: do not
  /// capture another one.
  public static func perform(_ action: @escaping @MainActor @Sendable (UIWindow) -> Void) -> Self {
    Self(action: .perform(action))
  }

  /// Drags a finger along a straight line, and waits for what it has steered.
  /// - Parameters:
  ///   - start: Where it comes down, in points of the screen.
  ///   - end: Where it is lifted.
  ///   - duration: Seconds from the one to the other.
  ///   - curve: How it gathers and loses speed.
  public static func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.3,
    curve: UIView.AnimationCurve = .linear
  ) -> Self {
    drag(along: [start, end], duration: duration, curve: curve)
  }

  /// Drags a finger along a line with corners, and waits for what it has steered. It is reported 120
  /// times a second.
  /// - Parameters:
  ///   - path: The corners, in points of the screen; at least one.
  ///   - duration: Seconds from the first to the last.
  ///   - curve: How it gathers and loses speed.
  ///   - hold: Seconds for which it then rests.
  ///   - end: Whether it is lifted, or taken away by the system.
  public static func drag(
    along path: [CGPoint], duration: Double = 0.3, curve: UIView.AnimationCurve = .linear,
    hold: Double = 0, end: FingerEnd = .release
  ) -> Self {
    precondition(!path.isEmpty, "a finger needs a place to come down")
    let corners = path.map { LengthPair(x: .points($0.x), y: .points($0.y)) }
    return Self(
      action: .drag(
        SceneDrag(
          path: corners, duration: checked(duration), timing: .curve(curve.named),
          hold: checked(hold), end: end)))
  }

  /// Touches a place for a tenth of a second, and waits for what that has set off.
  public static func tap(at point: CGPoint) -> Self {
    touch([
      SceneFinger(samples: [.init(seconds: 0, point: point), .init(seconds: 0.1, point: point)])
    ])
  }

  /// Moves several fingers at a time, report by report, and waits for what they have steered. Times
  /// count from the beginning of the step and do not go back.
  public static func touch(_ fingers: [SceneFinger]) -> Self {
    for finger in fingers {
      _ = finger.samples.reduce(0) { last, sample in
        precondition(checked(sample.seconds) >= last, "a finger cannot go back in time")
        return sample.seconds
      }
    }
    return Self(action: .touch(fingers))
  }

  /// A number of seconds that makes sense: not negative, and not longer than a day.
  private static func checked(_ seconds: Double) -> Double {
    precondition((0...86_400).contains(seconds), "a step takes 0 to 86400 seconds")
    return seconds
  }
}

extension UIView.AnimationCurve {
  /// The same curve, as scenes name it.
  fileprivate var named: TimingCurveName {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
