// What a finger can do on a screen: a pan in one direction, or a pull at a scroll view past its end,
// that steers a move to another screen.

/// A finger that steers a move.
public struct SceneInteraction: Sendable {
  /// The ways in which fingers go.
  public enum Direction: String, Sendable, CaseIterable {
    /// Towards this side of the screen.
    case left, right, up, down
  }

  /// Which way the finger goes.
  public var direction: Direction
  /// Whether it has to come in over the opposite edge of the screen.
  public var isFromEdge: Bool
  /// The id of the scroll view that is pulled, for a pull.
  public var pulled: Located<String>?
  /// The id of what is tapped, for a tap, which steers nothing.
  public var selected: Located<String>?
  /// What it steers: a step that moves to another screen.
  public var step: SceneStep
  /// How far the finger goes before it steers anything, in points.
  public var begin: Double
  /// How far it goes from there to the end; a share is one of the screen.
  public var distance: Length
  /// Above this progress the move is finished when the finger is lifted.
  public var finishAbove: Double
  /// Above this speed, in points a second along the direction, it is finished as well; `nil` for no
  /// speed.
  public var finishVelocity: Double?

  /// A pan in `direction` that steers `step`, in proportion to the screen.
  public init(_ direction: Direction, isFromEdge: Bool = false, _ step: SceneStep) {
    (self.direction, self.isFromEdge, self.step) = (direction, isFromEdge, step)
    (begin, distance, finishAbove) = (0, .percent(100), 0.5)
  }
}
