// The source of touches: the script of a scene, or a test, specifies the position of each finger
// over time. One event is sent for all changes of one instant, at the front of the instant's events
// (SEMANTICS 0), so that events do not depend on the frame rate.

import Foundation
import SegueWorld

extension World {
  /// The touches on the screen of this world.
  package var touches: TouchScript { associatedObject { TouchScript(world: self) } }
}

/// Simulates the movement of fingers on a screen.
@preconcurrency @MainActor
package final class TouchScript {
  /// An action of one finger.
  package struct Step: Equatable, Sendable {
    /// The finger, identified by any number.
    package var finger: Int
    /// The phase of the finger's touch.
    package var phase: UITouch.Phase
    /// The location in the screen's coordinates; `nil` for the finger's current location.
    package var point: CGPoint?

    /// Creates an action of a finger.
    package init(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint? = nil) {
      (self.finger, self.phase, self.point) = (finger, phase, point)
    }
  }

  private unowned let world: World
  private var fingers: [(finger: Int, touch: UITouch)] = []
  private var scheduled: [VirtualTime: [Step]] = [:]
  private var touchCount = 0
  /// The last location of each finger, including those that have been lifted.
  package private(set) var lastLocations: [Int: CGPoint] = [:]
  private var lastTap: (point: CGPoint, end: Double, count: Int)?

  init(world: World) { self.world = world }

  // MARK: Immediate touches

  /// Begins a touch with a finger.
  package func began(_ finger: Int = 0, at point: CGPoint) {
    play([Step(finger, .began, at: point)])
  }

  /// Moves the touch of a finger.
  package func moved(_ finger: Int = 0, to point: CGPoint) {
    play([Step(finger, .moved, at: point)])
  }

  /// Ends the touch of a finger at its current location.
  package func ended(_ finger: Int = 0) { play([Step(finger, .ended)]) }

  /// Cancels the touch of a finger.
  package func cancelled(_ finger: Int = 0) { play([Step(finger, .cancelled)]) }

  /// Performs the given steps immediately. Steps of different fingers are combined into one event.
  package func play(_ steps: [Step]) {
    world.run {
      var rest = steps.flatMap(Self.movingFirst)[...]
      while !rest.isEmpty {
        var batch: [Step] = []
        while let step = rest.first, !batch.contains(where: { $0.finger == step.finger }) {
          batch.append(step)
          rest.removeFirst()
        }
        send(batch)
      }
    }
  }

  /// Splits a step that lifts a finger at another location into a movement to it and the end of the
  /// touch.
  private static func movingFirst(_ step: Step) -> [Step] {
    guard step.phase == .ended, let point = step.point else { return [step] }
    return [Step(step.finger, .moved, at: point), Step(step.finger, .ended)]
  }

  // MARK: Scheduled touches

  /// Schedules a step for `time`, or for now if that has passed. It is performed together with the
  /// other steps of that instant.
  package func schedule(_ step: Step, at time: VirtualTime) {
    let time = max(time, world.now)
    if scheduled[time] != nil {
      scheduled[time]?.append(step)
      return
    }
    scheduled[time] = [step]
    world.schedule(at: time, phase: .input) { [weak self] in
      guard let self, let steps = scheduled.removeValue(forKey: time) else { return }
      play(steps)
    }
  }

  // MARK: State

  /// The fingers on the screen in the order in which their touches began, with their locations in
  /// the screen's coordinates.
  package var fingersDown: [(finger: Int, point: CGPoint)] {
    fingers.map { ($0.finger, Self.screenPoint(of: $0.touch)) }
  }

  /// Records that an object other than a gesture recognizer has responded to a touch.
  package func recordRecognition() {
    world.associatedObject { GestureArbiter() }.recognitionCount += 1
  }

  /// The number of gestures that have been recognized so far. A change indicates that something has
  /// responded to a touch.
  package var recognitionCount: Int {
    world.associatedObject { GestureArbiter() }.recognitionCount
  }

  /// Returns a Boolean value that indicates whether the finger is on the screen.
  package func isDown(_ finger: Int) -> Bool { fingers.contains { $0.finger == finger } }

  // MARK: Events

  private func send(_ steps: [Step]) {
    for entry in fingers { rest(entry.touch) }
    var changed = false
    for step in steps where apply(step) { changed = true }
    guard changed else { return }
    let event = UIEvent(fingers.map(\.touch), timestamp: world.now.seconds)
    for entry in fingers { lastLocations[entry.finger] = Self.screenPoint(of: entry.touch) }
    UIKitState.current.application.sendEvent(event)
    fingers.removeAll { !$0.touch.isDown }
  }

  private func rest(_ touch: UITouch) {
    touch.phase = .stationary
    touch.previousLocationInWindow = touch.locationInWindow
  }

  /// Applies a step to the touch of its finger.
  ///
  /// - Returns: `true` if the touch has changed.
  private func apply(_ step: Step) -> Bool {
    if let point = step.point, !(point.x.isFinite && point.y.isFinite) { return false }
    if step.phase == .began { return beginTouch(step) }
    guard let touch = fingers.first(where: { $0.finger == step.finger })?.touch else {
      return false
    }
    if let point = step.point {
      touch.locationInWindow = Self.windowPoint(point, in: touch.window)
    }
    if step.phase == .moved, touch.locationInWindow == touch.previousLocationInWindow {
      return false
    }
    touch.phase = step.phase
    touch.timestamp = world.now.seconds
    if step.phase == .ended {
      lastTap = (Self.screenPoint(of: touch), world.now.seconds, touch.tapCount)
    }
    return step.phase != .stationary
  }

  private func beginTouch(_ step: Step) -> Bool {
    guard let point = step.point, !isDown(step.finger),
      !UIKitState.current.application.isIgnoringInteractionEvents,
      let (window, view) = Self.hit(point)
    else { return false }
    touchCount += 1
    let touch = UITouch(number: touchCount)
    (touch.window, touch.view) = (window, view)
    touch.timestamp = world.now.seconds
    touch.locationInWindow = Self.windowPoint(point, in: window)
    touch.previousLocationInWindow = touch.locationInWindow
    touch.tapCount = tapCount(at: point)
    fingers.append((step.finger, touch))
    return true
  }

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, world.now.seconds - lastTap.end <= GestureConstants.tapInterval,
      (point - lastTap.point).length <= GestureConstants.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// Returns the frontmost window with a view at `point`, and that view.
  private static func hit(_ point: CGPoint) -> (UIWindow, UIView)? {
    let windows = UIKitState.current.windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    for (_, window) in windows {
      if let view = window.hitTest(windowPoint(point, in: window), with: nil) {
        return (window, view)
      }
    }
    return nil
  }

  private static func windowPoint(_ point: CGPoint, in window: UIWindow?) -> CGPoint {
    guard let window else { return point }
    return CGPoint(
      x: point.x - window.frame.minX + window.bounds.minX,
      y: point.y - window.frame.minY + window.bounds.minY)
  }

  private static func screenPoint(of touch: UITouch) -> CGPoint {
    guard let window = touch.window else { return touch.locationInWindow }
    return CGPoint(
      x: touch.locationInWindow.x + window.frame.minX - window.bounds.minX,
      y: touch.locationInWindow.y + window.frame.minY - window.bounds.minY)
  }
}
