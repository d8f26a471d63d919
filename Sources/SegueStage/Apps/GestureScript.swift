// The script of touches on an app, as the `script` of a scene is for screens that a scene declares.

import SegueScenes
import UIKit

/// The touches on the screen of an `AppStage`, step by step.
///
/// ```swift
/// let script: GestureScript = [
///   .wait(0.25),
///   .drag(from: CGPoint(x: 386, y: 500), to: CGPoint(x: 120, y: 470), duration: 0.6),
///   .tap(at: CGPoint(x: 40, y: 60)),
/// ]
/// ```
public struct GestureScript: Sendable, ExpressibleByArrayLiteral {
  /// The steps. Each starts at the instant at which the previous one is finished.
  public var steps: [Step]

  /// Creates a script of the given steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// Creates a script of the elements of an array literal.
  public init(arrayLiteral elements: Step...) { steps = elements }

  /// A step of a script.
  public struct Step: Sendable {
    enum Action: Sendable {
      /// Waits for the given number of seconds.
      case wait(Double)
      /// Drags one finger along a line.
      case drag(SceneDrag)
      /// Moves several fingers along explicit timelines.
      case touch([SceneFinger])
      /// Waits until no transition is running.
      case settle
      /// Acts as a user does on views that queries find, or checks them.
      case act(SceneAct)
      /// Runs code of the app.
      case perform(@MainActor @Sendable (UIWindow) -> Void)
    }

    let action: Action
  }
}

extension GestureScript.Step {
  /// Returns a step that waits for a number of seconds, from 0 to 86400.
  public static func wait(_ seconds: Double) -> Self { Self(action: .wait(checked(seconds))) }

  /// A step that waits until no transition is running.
  public static var settle: Self { Self(action: .settle) }

  /// Returns a step that runs code of the app, which takes no time.
  /// - Parameter action: A closure that is called with the window of the running app. Use this
  ///   window rather than a captured one, since each playback launches the app in a window of its
  ///   own.
  public static func perform(_ action: @escaping @MainActor @Sendable (UIWindow) -> Void) -> Self {
    Self(action: .perform(action))
  }

  /// Returns a step that drags a finger along a straight line, and waits for the transitions that
  /// it drove.
  /// - Parameters:
  ///   - start: The point at which the finger touches down, in points of the screen.
  ///   - end: The point at which the finger is lifted.
  ///   - duration: The duration of the drag, in seconds. The default is 0.3.
  ///   - curve: The timing curve of the drag. The default is linear.
  public static func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.3,
    curve: UIView.AnimationCurve = .linear
  ) -> Self {
    drag(along: [start, end], duration: duration, curve: curve)
  }

  /// Returns a step that drags a finger along a polyline, and waits for the transitions that it
  /// drove. The touch is reported 120 times per second.
  /// - Parameters:
  ///   - path: The vertices, in points of the screen. There must be at least one.
  ///   - duration: The time from the first to the last vertex, in seconds. The default is 0.3.
  ///   - curve: The timing curve of the drag. The default is linear.
  ///   - hold: The time for which the finger rests at the end of the line, in seconds. The default
  ///     is 0.
  ///   - end: The way in which the touch ends. By default, the finger is lifted.
  public static func drag(
    along path: [CGPoint], duration: Double = 0.3, curve: UIView.AnimationCurve = .linear,
    hold: Double = 0, end: TouchEnd = .release
  ) -> Self {
    precondition(!path.isEmpty, "a finger needs a place to touch down")
    let corners = path.map { LengthPair(x: .points($0.x), y: .points($0.y)) }
    return Self(
      action: .drag(
        SceneDrag(
          path: corners, duration: checked(duration), timing: .curve(curve.named),
          hold: checked(hold), end: end)))
  }

  /// Returns a step that touches a point for 0.1 seconds, and waits for the transitions that this
  /// started.
  public static func tap(at point: CGPoint) -> Self {
    touch([
      SceneFinger(samples: [.init(seconds: 0, point: point), .init(seconds: 0.1, point: point)])
    ])
  }

  /// Returns a step that moves several fingers at the same time, each along its own samples, and
  /// waits for the transitions that they drove. The times of the samples are relative to the
  /// beginning of the step, and must not decrease.
  public static func touch(_ fingers: [SceneFinger]) -> Self {
    for finger in fingers {
      _ = finger.samples.reduce(0) { last, sample in
        precondition(checked(sample.seconds) >= last, "the times of a finger must not decrease")
        return sample.seconds
      }
    }
    return Self(action: .touch(fingers))
  }

  /// Returns `seconds`, which must be from 0 to 86400, one day.
  static func checked(_ seconds: Double) -> Double {
    precondition(
      (0...86_400).contains(seconds), "the duration of a step must be 0 to 86400 seconds")
    return seconds
  }
}

extension UIView.AnimationCurve {
  /// The scene's name of the curve.
  fileprivate var named: TimingCurveName {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
