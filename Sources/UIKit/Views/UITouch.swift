// Fingers, as the script of a scene moves them.

import Foundation

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger is doing.
  public enum Phase: Int, Sendable {
    /// Just came down.
    case began
    /// Moved.
    case moved
    /// Rests where it was.
    case stationary
    /// Was lifted.
    case ended
    /// Was taken away.
    case cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger; always.
    case direct
    /// A remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse.
    case indirectPointer
    /// The old name of `pencil`.
    public static var stylus: Self { .pencil }
  }

  /// What the finger is doing.
  public package(set) var phase = Phase.began
  /// When it did so, in seconds of virtual time.
  public package(set) var timestamp: TimeInterval = 0
  /// How often it came down in the same place.
  public package(set) var tapCount = 1
  /// The window it came down in.
  public package(set) weak var window: UIWindow?
  /// The view it came down on. It stays this view, wherever the finger or the view goes.
  public package(set) weak var view: UIView?
  /// The recognizers that watch it; `nil` once it is over.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    watchers.map { $0.compactMap(\.recognizer) }
  }
  /// Not kept: they keep their touches.
  var watchers: [WeakRecognizer]?
  /// A finger.
  open var type: TouchType { .direct }
  /// Not known.
  open var force: CGFloat { 0 }
  /// Not known.
  open var maximumPossibleForce: CGFloat { 0 }
  /// Not known.
  open var majorRadius: CGFloat { 0 }

  /// Fingers have their numbers for hashes, not their addresses, so that sets of them do not have
  /// another order in every run.
  open override var hash: Int { number }
  private let number: Int

  /// The touch of this number in its world.
  init(number: Int) {
    self.number = number
    super.init()
  }

  package var locationInWindow = CGPoint.zero
  package var previousLocationInWindow = CGPoint.zero

  /// Where the finger is, in `view`'s bounds; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(locationInWindow, to: view)
  }

  /// Where the finger was before its last move, in `view`'s bounds; in the window's for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convertFromWindow(previousLocationInWindow, to: view)
  }

  /// The same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Whether the finger is still there.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  private func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}
