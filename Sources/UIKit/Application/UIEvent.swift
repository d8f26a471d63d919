// The events of one instant, as the application, its windows and its responders receive them.

import Foundation

/// An object that describes the touches of one instant.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of input that an event describes.
  public enum EventType: Int, Sendable {
    /// Touches on the screen. All events are of this type.
    case touches
    /// Motions of the device, events of headphones and the control center, and presses of buttons. None
    /// occurs.
    case motion, remoteControl, presses
  }

  /// The subtype of a motion event.
  public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none
    /// The device was shaken.
    case motionShake
    /// Headphones or the control center ask for playback.
    case remoteControlPlay = 100
    /// They ask for a pause, an end, or the other of playback and pause.
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// They ask for the next or the previous track.
    case remoteControlNextTrack, remoteControlPreviousTrack
    /// They begin or end seeking backward.
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    /// They begin or end seeking forward.
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// All touches on the screen, and those that have just ended.
  open var allTouches: Set<UITouch>? { Set(touches) }
  /// The time of the event, in seconds of virtual time.
  open package(set) var timestamp: TimeInterval = 0
  /// The type of the event. Always `.touches`.
  open var type: EventType { .touches }

  /// The touches in the order in which they began.
  let touches: [UITouch]

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, self.timestamp) = (touches, timestamp)
    super.init()
  }

  /// Returns the touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  /// Returns the touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// Returns the touches that `gesture` observes.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }

  /// Returns the touches coalesced into `touch`. Every movement is an event of its own, so the
  /// result contains only `touch`.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the touches predicted to follow `touch`. Touches are not predicted, so the result is
  /// empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
