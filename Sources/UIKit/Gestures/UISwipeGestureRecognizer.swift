// Swipes: quick movements in one direction.

import Foundation

/// A discrete gesture recognizer for quick movements in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The directions as a bit mask.
    public let rawValue: UInt
    /// Creates a set of directions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The touches move to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// The touches move to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// The touches move up.
    public static let up = Direction(rawValue: 1 << 2)
    /// The touches move down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized. The default is `right`.
  open var direction = Direction.right
  /// The number of touches of the swipe. The default is 1.
  open var numberOfTouchesRequired = 1

  private var start = (point: CGPoint.zero, seconds: 0.0)

  /// Creates a gesture recognizer with a target and an action. The target is not retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a gesture recognizer that calls a closure, which it retains.
  public convenience init(handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UISwipeGestureRecognizer) in handler(recognizer) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = (places.centroid, event.timestamp)
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let displacement = places.centroid - start.point
    if event.timestamp - start.seconds > GestureConstants.swipeDuration {
      state = .failed
    } else if displacement.length >= GestureConstants.swipeDistance {
      let isRight = activeTouches.count == numberOfTouchesRequired && matchesDirection(displacement)
      state = isRight ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func matchesDirection(_ displacement: CGVector) -> Bool {
    func matches(_ wanted: Direction, along: CGFloat, across: CGFloat) -> Bool {
      direction.contains(wanted) && along >= GestureConstants.swipeStraightness * abs(across)
    }
    return matches(.right, along: displacement.dx, across: displacement.dy)
      || matches(.left, along: -displacement.dx, across: displacement.dy)
      || matches(.down, along: displacement.dy, across: displacement.dx)
      || matches(.up, along: -displacement.dy, across: displacement.dx)
  }
}
