// The way of a touch through a window: first to the recognizers of the hit view and its superviews,
// then to the hit view and along the responder chain. Recognizers can keep touches from views.

import Foundation

/// The touches of a world that are on their way.
@preconcurrency @MainActor
final class TouchRouter {
  static var current: TouchRouter { World.current.belonging { TouchRouter() } }

  private var deliveries: [TouchDelivery] = []
  private var isDelivering = false
  private var event: UIEvent?

  /// Takes the touches of `window` on their way.
  func route(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    self.event = event
    for touch in changed where touch.phase == .began { receive(touch, event) }
    let routed = deliveries.filter { delivery in changed.contains { $0 === delivery.touch } }
    for delivery in routed { delivery.note(delivery.touch.phase) }
    GestureArbiter.current.update {
      for recognizer in recognizers(of: routed) { recognizer.receive(event) }
    }
    for touch in changed where !touch.isDown { touch.watchers = nil }
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
    touch.watchers = []
    var ancestor: UIView? = view
    while let here = ancestor {
      for recognizer in here.recognizers where recognizer.admits(touch, event) {
        recognizer.watch(touch)
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

  /// The views of these touches lose them.
  func cancelInViews(_ touches: [UITouch]) {
    for delivery in deliveries where touches.contains(where: { $0 === delivery.touch }) {
      delivery.cancel()
    }
  }

  /// Tells the views what recognizers do not hold back.
  func deliverToViews() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while true {
      let calls = nextCalls()
      if calls.isEmpty { break }
      for call in calls { perform(call) }
    }
    deliveries.removeAll(where: \.isOver)
  }

  private struct Call {
    let view: UIView
    let phase: UITouch.Phase
    var touches: [UITouch]
  }

  /// One step of every touch, those alike in one call.
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

  /// A step that was held back shows the phase that it had then.
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

/// One touch on its way to its view.
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

  /// The touch has done something that the view should hear of.
  func note(_ phase: UITouch.Phase) {
    if reachesView, phase != .moved || steps.last != .moved { steps.append(phase) }
  }

  /// The view loses the touch.
  func cancel() {
    guard reachesView else { return }
    reachesView = false
    steps = hasBegun ? [.cancelled] : []
  }

  /// What the view hears next, if nothing holds it back.
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
    recognizers.filter { $0.current == .possible && $0.seenTouches.contains(touch) }
  }

  var isOver: Bool { !touch.isDown && steps.isEmpty }
}
