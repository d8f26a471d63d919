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
    (touch.startTime, touch.startLocation) = (touch.timestamp, touch.locationInWindow)
    let delivery = TouchDelivery(touch, to: view, reachesView: !isShutOut)
    deliveries.append(delivery)
    if !isShutOut { delivery.wait { [weak self] in self?.deliverToViews() } }
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

  /// Returns the views that have received the beginning of the given touches.
  func receivers(of touches: [UITouch]) -> [UIView] {
    deliveries.filter { $0.isReceived && touches.contains($0.touch) }.map(\.view)
  }

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
      guard let phase = delivery.takeStep(of: event) else { continue }
      if let index = calls.firstIndex(where: { $0.view === delivery.view && $0.phase == phase }) {
        calls[index].touches.append(delivery.touch)
      } else {
        calls.append(Call(view: delivery.view, phase: phase, touches: [delivery.touch]))
      }
    }
    return calls
  }

  /// Performs a call. A step that was held back is delivered with the phase that its touch had at
  /// the time, and the beginning at the location of that time.
  private func perform(_ call: Call) {
    let phases = call.touches.map(\.phase)
    let places = call.touches.map { ($0.locationInWindow, $0.previousLocationInWindow) }
    for touch in call.touches {
      touch.phase = call.phase
      guard call.phase == .began else { continue }
      touch.locationInWindow = touch.startLocation
      touch.previousLocationInWindow = touch.startLocation
    }
    let touches = Set(call.touches)
    switch call.phase {
    case .began: call.view.touchesBegan(touches, with: event)
    case .moved: call.view.touchesMoved(touches, with: event)
    case .ended: call.view.touchesEnded(touches, with: event)
    case .cancelled: call.view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
    for (touch, phase) in zip(call.touches, phases) { touch.phase = phase }
    for (touch, place) in zip(call.touches, places) {
      (touch.locationInWindow, touch.previousLocationInWindow) = place
    }
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
  /// The scroll views in whose content the view is.
  private let scrollViews: [UIScrollView]
  /// The end of the time for which they can hold the touch back.
  private var wait: World.EventToken?

  init(_ touch: UITouch, to view: UIView, reachesView: Bool) {
    (self.touch, self.view, self.reachesView) = (touch, view, reachesView)
    scrollViews = Self.scrollViews(around: view)
  }

  /// A Boolean value that indicates whether the view has received the touch, and still does.
  var isReceived: Bool { reachesView && hasBegun }

  /// Gives scroll views around the view the time to find out whether they scroll.
  ///
  /// - Parameter deliver: A closure that is called at its end.
  func wait(then deliver: @escaping @MainActor () -> Void) {
    guard scrollViews.contains(where: \.delaysContentTouches),
      (view as? UIControl)?.takesTouchesAtOnce != true
    else { return }
    let end = VirtualTime(seconds: touch.startTime + UIScrollView.contentTouchDelay)
    wait = World.current.schedule(at: end, phase: .input) { [weak self] in
      self?.wait = nil
      deliver()
    }
  }

  private func stopWaiting() {
    if let wait { World.current.cancel(wait) }
    wait = nil
  }

  /// Records a phase of the touch that is to be delivered to the view.
  func updatePhase(_ phase: UITouch.Phase) {
    if reachesView, phase != .moved || steps.last != .moved { steps.append(phase) }
  }

  /// Cancels the touch in the view.
  func cancel() {
    guard reachesView else { return }
    stopWaiting()
    reachesView = false
    steps = hasBegun ? [.cancelled] : []
  }

  /// Removes and returns the next phase to deliver to the view; `nil` if there is none or if it is
  /// held back.
  func takeStep(of event: UIEvent?) -> UITouch.Phase? {
    guard let step = steps.first, !isHeldBack(step) else { return nil }
    if step == .began {
      stopWaiting()
      guard scrollViews.allSatisfy({ $0.passes(touch, event, to: view) }) else {
        cancel()
        return nil
      }
    }
    steps.removeFirst()
    hasBegun = true
    return step
  }

  private func isHeldBack(_ step: UITouch.Phase) -> Bool {
    switch step {
    case .began: waiting.contains(where: \.delaysTouchesBegan) || isHeldByScrollView
    case .ended: waiting.contains(where: \.delaysTouchesEnded)
    case .moved, .stationary, .cancelled: false
    }
  }

  private var isHeldByScrollView: Bool {
    wait != nil && touch.isDown && scrollViews.contains { $0.holds(touch) }
  }

  /// The recognizers that may still recognize the touch.
  private var waiting: [UIGestureRecognizer] {
    recognizers.filter { $0.current == .possible && $0.observedTouches.contains(touch) }
  }

  var isFinished: Bool { !touch.isDown && steps.isEmpty }
}
