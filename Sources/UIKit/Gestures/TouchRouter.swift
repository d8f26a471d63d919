// The delivery of touches in a window: first to the gesture recognizers of the hit view and its
// superviews, then to the hit view and along the responder chain. Gesture recognizers can withhold
// touches from views.

import Foundation
import SegueWorld

/// The touches of a world that are being delivered.
@preconcurrency @MainActor
final class TouchRouter {
  static var current: TouchRouter { World.current.associatedObject { TouchRouter() } }

  private var deliveries: [TouchDelivery] = []
  private var isDelivering = false
  private var event: UIEvent?

  /// Delivers the touches of an event that belong to `window`.
  func route(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    self.event = event
    for touch in changed where touch.phase == .began { receive(touch, event) }
    let routed = deliveries.filter { delivery in changed.contains { $0 === delivery.touch } }
    for delivery in routed { delivery.updatePhase(delivery.touch.phase) }
    GestureArbiter.current.update {
      for recognizer in recognizers(of: routed) { recognizer.receive(event) }
    }
    for touch in changed where !touch.isDown { touch.observers = nil }
  }

  private func receive(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    let others = deliveries.filter { $0.touch.isDown && $0.view !== view }
    let isShutOut =
      others.contains { $0.view.isExclusiveTouch || view.isExclusiveTouch }
      || (!view.isMultipleTouchEnabled
        && deliveries.contains { $0.touch.isDown && $0.view === view })
    let delivery = TouchDelivery(touch, to: view, reachesView: !isShutOut)
    deliveries.append(delivery)
    touch.observers = []
    var ancestor: UIView? = view
    while let here = ancestor {
      for recognizer in here.recognizers where recognizer.accepts(touch, event) {
        recognizer.beginObserving(touch)
        delivery.recognizers.append(recognizer)
      }
      ancestor = here.superview
    }
  }

  private func recognizers(of deliveries: [TouchDelivery]) -> [UIGestureRecognizer] {
    deliveries.flatMap(\.recognizers).reduce(into: []) { found, next in
      if !found.contains(where: { $0 === next }) { found.append(next) }
    }
  }

  // MARK: Views

  /// Cancels the given touches in their views.
  func cancelInViews(_ touches: [UITouch]) {
    for delivery in deliveries where touches.contains(where: { $0 === delivery.touch }) {
      delivery.cancel()
    }
  }

  /// Delivers to the views what recognizers do not hold back.
  func deliverToViews() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while true {
      let calls = nextCalls()
      if calls.isEmpty { break }
      for call in calls { perform(call) }
    }
    deliveries.removeAll(where: \.isFinished)
  }

  private struct Call {
    let view: UIView
    let phase: UITouch.Phase
    var touches: [UITouch]
  }

  /// Returns the next step of every touch, with steps of the same phase and view combined into one
  /// call.
  private func nextCalls() -> [Call] {
    var calls: [Call] = []
    for delivery in deliveries {
      guard let phase = delivery.takeStep() else { continue }
      if let index = calls.firstIndex(where: { $0.view === delivery.view && $0.phase == phase }) {
        calls[index].touches.append(delivery.touch)
      } else {
        calls.append(Call(view: delivery.view, phase: phase, touches: [delivery.touch]))
      }
    }
    return calls
  }

  /// Performs a call. A step that was held back is delivered with the phase that its touch had at
  /// the time.
  private func perform(_ call: Call) {
    let phases = call.touches.map(\.phase)
    for touch in call.touches { touch.phase = call.phase }
    let touches = Set(call.touches)
    switch call.phase {
    case .began: call.view.touchesBegan(touches, with: event)
    case .moved: call.view.touchesMoved(touches, with: event)
    case .ended: call.view.touchesEnded(touches, with: event)
    case .cancelled: call.view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
    for (touch, phase) in zip(call.touches, phases) { touch.phase = phase }
  }
}

/// The delivery of one touch to its view.
@MainActor
final class TouchDelivery {
  let touch: UITouch
  let view: UIView
  var recognizers: [UIGestureRecognizer] = []
  private var steps: [UITouch.Phase] = []
  private var reachesView: Bool
  private var hasBegun = false

  init(_ touch: UITouch, to view: UIView, reachesView: Bool) {
    (self.touch, self.view, self.reachesView) = (touch, view, reachesView)
  }

  /// Records a phase of the touch that is to be delivered to the view.
  func updatePhase(_ phase: UITouch.Phase) {
    if reachesView, phase != .moved || steps.last != .moved { steps.append(phase) }
  }

  /// Cancels the touch in the view.
  func cancel() {
    guard reachesView else { return }
    reachesView = false
    steps = hasBegun ? [.cancelled] : []
  }

  /// Removes and returns the next phase to deliver to the view; `nil` if there is none or if it is
  /// held back.
  func takeStep() -> UITouch.Phase? {
    guard let step = steps.first, !isHeldBack(step) else { return nil }
    steps.removeFirst()
    hasBegun = true
    return step
  }

  private func isHeldBack(_ step: UITouch.Phase) -> Bool {
    switch step {
    case .began: waiting.contains(where: \.delaysTouchesBegan)
    case .ended: waiting.contains(where: \.delaysTouchesEnded)
    case .moved, .stationary, .cancelled: false
    }
  }

  /// The recognizers that may still recognize the touch.
  private var waiting: [UIGestureRecognizer] {
    recognizers.filter { $0.current == .possible && $0.observedTouches.contains(touch) }
  }

  var isFinished: Bool { !touch.isDown && steps.isEmpty }
}
