// A quick stroke in one direction.

import Foundation

/// Recognizes fingers that go some way in one direction without delay.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Directions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that will do.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private var start = (point: CGPoint.zero, seconds: 0.0)

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer that calls a closure, and keeps it.
  public convenience init(handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UISwipeGestureRecognizer) in handler(recognizer) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = (places.centroid, event.timestamp)
    if liveTouches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = places.centroid - start.point
    if event.timestamp - start.seconds > GestureConstants.swipeDuration {
      state = .failed
    } else if way.length >= GestureConstants.swipeDistance {
      let isRight = liveTouches.count == numberOfTouchesRequired && goesRightWay(way)
      state = isRight ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func goesRightWay(_ way: CGVector) -> Bool {
    func goes(_ wanted: Direction, along: CGFloat, across: CGFloat) -> Bool {
      direction.contains(wanted) && along >= GestureConstants.swipeStraightness * abs(across)
    }
    return goes(.right, along: way.dx, across: way.dy)
      || goes(.left, along: -way.dx, across: way.dy)
      || goes(.down, along: way.dy, across: way.dx) || goes(.up, along: -way.dy, across: way.dx)
  }
}
