// Touches, as the script of a scene moves them.

import Foundation

/// One contact with the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has just begun.
    case began
    /// The touch has moved.
    case moved
    /// The touch has not moved since the last event.
    case stationary
    /// The finger was lifted from the screen.
    case ended
    /// The system has cancelled the touch.
    case cancelled
  }

  /// The kind of input device that produces a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen. All touches are of this type.
    case direct
    /// A remote control.
    case indirect
    /// A stylus, such as Apple Pencil.
    case pencil
    /// A pointing device, such as a mouse.
    case indirectPointer
    /// The former name of `pencil`.
    public static var stylus: Self { .pencil }
  }

  /// The current phase of the touch.
  open package(set) var phase = Phase.began
  /// The time of the last change of phase or position, in seconds of virtual time.
  open package(set) var timestamp: TimeInterval = 0
  /// The time at which the touch began, in seconds of virtual time.
  var startTime: TimeInterval = 0
  /// The number of consecutive taps at the touch's location.
  open package(set) var tapCount = 1
  /// The window in which the touch began.
  open package(set) weak var window: UIWindow?
  /// The view in which the touch began. It does not change, wherever the touch or the view moves.
  open package(set) weak var view: UIView?
  /// The gesture recognizers that observe the touch; `nil` once it has ended.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    observers.map { $0.compactMap(\.recognizer) }
  }
  /// The gesture recognizers that observe the touch, referenced weakly, because recognizers retain
  /// their touches.
  var observers: [WeakRecognizer]?
  /// The type of the touch. Always `.direct`.
  open var type: TouchType { .direct }
  /// The force of the touch. Always 0, because force is not simulated.
  open var force: CGFloat { 0 }
  /// The maximum possible force. Always 0, because force is not simulated.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the contact area. Always 0, because contact areas are not simulated.
  open var majorRadius: CGFloat { 0 }

  /// A hash of the touch's number. Numbers are used instead of addresses, so that sets of touches
  /// have the same order in every run.
  open override var hash: Int { number }
  private let number: Int

  /// Creates the touch with the given number, which is unique in its world.
  init(number: Int) {
    self.number = number
    super.init()
  }

  /// The location of the touch in the window's coordinates.
  package var locationInWindow = CGPoint.zero
  /// The location at which the touch began, in the window's coordinates.
  var startLocation = CGPoint.zero
  /// The location before the last movement, in the window's coordinates.
  package var previousLocationInWindow = CGPoint.zero

  /// Returns the location of the touch in the coordinate system of `view`, or of the window if
  /// `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(locationInWindow, to: view)
  }

  /// Returns the location of the touch before its last movement, in the coordinate system of
  /// `view`, or of the window if `view` is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convertFromWindow(previousLocationInWindow, to: view)
  }

  /// Returns the location of the touch. Equivalent to `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// A Boolean value that indicates whether the touch has neither ended nor been cancelled.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  private func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}
