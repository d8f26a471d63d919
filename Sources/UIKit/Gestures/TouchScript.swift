// Where fingers come from: a scene's script, or a test, says when which finger is where. One event
// goes out for everything that happens at one instant, at the front of the instant's events
// (SEMANTICS 0), so the frame rate has no part in it.

import Foundation

extension World {
  /// The fingers on this world's screen.
  package var touches: TouchScript { belonging { TouchScript(world: self) } }
}

/// Moves fingers about on a screen.
@preconcurrency @MainActor
package final class TouchScript {
  /// What one finger does.
  package struct Step: Equatable, Sendable {
    /// Which finger; any number.
    package var finger: Int
    /// What it does.
    package var phase: UITouch.Phase
    /// Where, in the screen's coordinates; where it was, for `nil`.
    package var point: CGPoint?

    /// Finger `finger` does `phase` at `point`.
    package init(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint? = nil) {
      (self.finger, self.phase, self.point) = (finger, phase, point)
    }
  }

  private unowned let world: World
  private var fingers: [(finger: Int, touch: UITouch)] = []
  private var scheduled: [VirtualTime: [Step]] = [:]
  private var touchCount = 0
  /// Where each finger was last, those that have been lifted included.
  package private(set) var lastPlaces: [Int: CGPoint] = [:]
  private var lastTap: (point: CGPoint, end: Double, count: Int)?

  init(world: World) { self.world = world }

  // MARK: Now

  /// A finger comes down.
  package func began(_ finger: Int = 0, at point: CGPoint) {
    play([Step(finger, .began, at: point)])
  }

  /// A finger moves.
  package func moved(_ finger: Int = 0, to point: CGPoint) {
    play([Step(finger, .moved, at: point)])
  }

  /// A finger is lifted, where it is.
  package func ended(_ finger: Int = 0) { play([Step(finger, .ended)]) }

  /// A finger is taken away.
  package func cancelled(_ finger: Int = 0) { play([Step(finger, .cancelled)]) }

  /// Does all of `steps` now: as one event if they are of different fingers.
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

  /// A finger that is lifted elsewhere goes there first.
  private static func movingFirst(_ step: Step) -> [Step] {
    guard step.phase == .ended, let point = step.point else { return [step] }
    return [Step(step.finger, .moved, at: point), Step(step.finger, .ended)]
  }

  // MARK: Later

  /// Has `step` done at `time`, with everything else that is scheduled for that instant.
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

  /// Takes back all steps that have not been done. Fingers that are down stay down.
  package func cancelScheduled() {
    for time in scheduled.keys { scheduled[time] = [] }
  }

  // MARK: What is there

  /// The fingers that are down, in the order in which they came down, with their places on the
  /// screen.
  package var fingersDown: [(finger: Int, point: CGPoint)] {
    fingers.map { ($0.finger, Self.screenPoint(of: $0.touch)) }
  }

  /// Something other than a recognizer answers to a finger.
  package func noteRecognition() { world.belonging { GestureArbiter() }.recognitionCount += 1 }

  /// How many gestures have been recognized so far: whether a finger has met anything that answers.
  package var recognitionCount: Int {
    world.belonging { GestureArbiter() }.recognitionCount
  }

  /// Whether this finger is down.
  package func isDown(_ finger: Int) -> Bool { fingers.contains { $0.finger == finger } }

  // MARK: Events

  private func send(_ steps: [Step]) {
    for entry in fingers { rest(entry.touch) }
    var changed = false
    for step in steps where apply(step) { changed = true }
    guard changed else { return }
    let event = UIEvent(fingers.map(\.touch), timestamp: world.now.seconds)
    for entry in fingers { lastPlaces[entry.finger] = Self.screenPoint(of: entry.touch) }
    UIKitState.current.application.sendEvent(event)
    fingers.removeAll { !$0.touch.isDown }
  }

  private func rest(_ touch: UITouch) {
    touch.phase = .stationary
    touch.previousLocationInWindow = touch.locationInWindow
  }

  /// Returns whether anything has changed.
  private func apply(_ step: Step) -> Bool {
    if let point = step.point, !(point.x.isFinite && point.y.isFinite) { return false }
    if step.phase == .began { return bringDown(step) }
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

  private func bringDown(_ step: Step) -> Bool {
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

  /// The frontmost window with a view at `point`, and that view.
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
