// Interactions on a screen: a pan in one direction, or a pull of a scroll view past its end, that
// drives a transition to another screen.

/// An interaction on a screen: a pan, a pull or a tap that starts a step to another screen.
public struct SceneInteraction: Sendable {
  /// The directions in which a finger can move.
  public enum Direction: String, Sendable, CaseIterable {
    /// Toward the named side of the screen.
    case left, right, up, down
  }

  /// The ends of the content that a scroll view can be pulled past.
  enum PulledEnd: String, CaseIterable {
    case top, bottom, left, right

    /// The end for which none is given.
    static let standard = top

    /// The direction in which the finger moves, which is away from the end.
    var direction: Direction {
      switch self {
      case .top: .down
      case .bottom: .up
      case .left: .right
      case .right: .left
      }
    }
  }

  /// The direction in which the finger moves.
  public var direction: Direction
  /// A Boolean value that indicates whether the pan must start at the opposite edge of the screen.
  public var isFromEdge: Bool
  /// The id of the scroll view that is pulled past its end, for a pull.
  public var pulled: Located<String>?
  /// The id of what is tapped, for a tap. A tap starts the step without driving its progress.
  public var selected: Located<String>?
  /// The step to another screen that the interaction drives.
  public var step: SceneStep
  /// The distance that the finger travels before it drives the transition, in points.
  public var begin = 0.0
  /// The distance from there to the end of the transition. A percentage is of the screen.
  public var distance = Length.percent(100)
  /// The fraction complete above which the transition finishes when the finger is lifted.
  public var finishAbove = 0.5
  /// The speed in the interaction's direction, in points per second, above which the transition
  /// finishes regardless of its progress. `nil` ignores the speed.
  public var finishVelocity: Double?

  /// Creates a pan in `direction` that drives `step` in proportion to the size of the screen.
  public init(_ direction: Direction, isFromEdge: Bool = false, _ step: SceneStep) {
    (self.direction, self.isFromEdge, self.step) = (direction, isFromEdge, step)
  }
}
