// What happened at one instant, as the application, its windows and the responders get to see it.

import Foundation

/// What happened to the fingers at one instant.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of input it was.
  public enum EventType: Int, Sendable {
    /// Fingers; always.
    case touches
  }

  /// What people have done with the device.
  public enum EventSubtype: Int, Sendable {
    /// Nothing.
    case none
    /// Shaken it.
    case motionShake
  }

  /// All fingers on the screen, and those that have just left it.
  open var allTouches: Set<UITouch>? { Set(touches) }
  /// When, in seconds of virtual time.
  public package(set) var timestamp: TimeInterval = 0
  /// Fingers.
  open var type: EventType { .touches }

  /// The fingers in the order in which they came down.
  let touches: [UITouch]

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, self.timestamp) = (touches, timestamp)
    super.init()
  }

  /// The fingers that came down in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  /// The fingers that came down on `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// The fingers that `gesture` watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }

  /// Every move is an event of its own here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
