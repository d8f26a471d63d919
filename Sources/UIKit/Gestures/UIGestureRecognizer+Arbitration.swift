// The rules that decide which gesture recognizer recognizes its gesture. A recognizer that is about
// to recognize waits for those that it requires to fail, queries its delegate and its view, yields
// to gestures that have been recognized already, and then fails those that may not recognize
// simultaneously.

import Foundation
import SegueWorld

extension UIGestureRecognizer {
  // MARK: States

  /// Changes to the given state, if the transition is permitted.
  func move(to new: State) {
    switch current {
    case .possible: leavePossibleState(for: new)
    case .began, .changed:
      switch new {
      case .changed, .ended, .cancelled: settle(as: new)
      case .failed: settle(as: .cancelled)
      case .possible, .began: break
      }
    case .ended, .cancelled, .failed: break
    }
  }

  private func leavePossibleState(for new: State) {
    switch new {
    case .began, .ended:
      pendingStates.append(new)
      enterPendingState()
    case .cancelled, .failed: fail()
    case .possible, .changed: break
    }
  }

  private func settle(as new: State) {
    current = new
    GestureArbiter.current.scheduleNotification(self, new)
  }

  /// Fails: the touches are not the gesture.
  func fail() {
    guard current == .possible else { return }
    current = .failed
    pendingStates = []
    GestureArbiter.current.addParticipant(self)
    GestureArbiter.current.setNeedsUpdate()
  }

  /// Enters the next pending state if no other recognizer prevents it.
  ///
  /// - Returns: `true` if anything has changed.
  @discardableResult
  func enterPendingState() -> Bool {
    guard let nextState = pendingStates.first else { return false }
    if current != .possible {
      pendingStates.removeFirst()
      move(to: nextState)
      return true
    }
    let required = competitors.filter { mustWait(for: $0) }
    if required.contains(where: \.hasRecognized) {
      fail()
      return true
    }
    if required.contains(where: { $0.current == .possible }) { return false }
    pendingStates.removeFirst()
    recognize(as: nextState)
    return true
  }

  private func recognize(as new: State) {
    let isPrevented = competitors.contains { $0.hasRecognized && $0.prevents(self) }
    guard !isPrevented, mayBegin else { return fail() }
    guard current == .possible else { return }
    for competitor in competitors where competitor.current == .possible && prevents(competitor) {
      competitor.fail()
    }
    GestureArbiter.current.recognitionCount += 1
    settle(as: new)
    if cancelsTouchesInView { TouchRouter.current.cancelInViews(observedTouches) }
  }

  /// The recognizers that this one still waits for.
  var blockers: [UIGestureRecognizer] {
    competitors.filter { $0.current == .possible && mustWait(for: $0) }
  }

  private var mayBegin: Bool {
    if let delegate, delegate !== view, !delegate.gestureRecognizerShouldBegin(self) {
      return false
    }
    return !isTapOnControl && mayTakeTouches && view?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// A Boolean value that indicates whether the gesture is a single tap on a control, which takes
  /// precedence over a view around it.
  private var isTapOnControl: Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return false }
    return observedTouches.contains { touch in
      (touch.view as? UIControl)?.isEnabled ?? false && touch.view !== view
    }
  }

  // MARK: Relations

  /// A Boolean value that indicates whether the recognizer has recognized its gesture with these
  /// touches.
  var hasRecognized: Bool {
    switch current {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }

  /// The other recognizers that have observed one of this recognizer's touches.
  private var competitors: [UIGestureRecognizer] {
    GestureArbiter.current.participants.filter { other in
      other !== self && other.observedTouches.contains { touch in observedTouches.contains(touch) }
    }
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }

  // MARK: Touches

  /// Returns the touches that remain after the given ones.
  func touchesLeft(after touches: Set<UITouch>) -> [UITouch] {
    activeTouches.filter { !touches.contains($0) }
  }

  /// Concludes a continuous gesture when all of its touches have ended.
  func conclude(cancelled: Bool) {
    let isOn = isInProgress || !pendingStates.isEmpty
    state = isOn ? (cancelled ? .cancelled : .ended) : .failed
  }

  /// Returns a Boolean value that indicates whether the recognizer observes a touch that begins.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, pendingStates.isEmpty, current == .possible || isInProgress,
      shouldReceive(event)
    else {
      return false
    }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  var isInProgress: Bool { current == .began || current == .changed }

  /// Begins to observe a touch.
  func beginObserving(_ touch: UITouch) {
    cancelFailureTimer()
    activeTouches.append(touch)
    observedTouches.append(touch)
    touch.observers?.append(WeakRecognizer(recognizer: self))
    GestureArbiter.current.addParticipant(self)
  }

  /// Processes the changes of the touches that the recognizer observes.
  func receive(_ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = Set(activeTouches.filter { $0.phase == phase })
      if touches.isEmpty { continue }
      recordPlaces()
      if current == .possible && pendingStates.allSatisfy({ $0 == .began }) || isInProgress {
        deliver(touches, phase, event)
      }
      if phase == .ended || phase == .cancelled {
        activeTouches.removeAll { touches.contains($0) }
      }
    }
  }

  private func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  private func recordPlaces() {
    lastTouches = activeTouches
    lastCentroid = places.centroid
  }

  /// Cancels the gesture in progress and stops observing touches.
  func cancelGesture() {
    GestureArbiter.current.update {
      if isInProgress {
        move(to: .cancelled)
      } else if !observedTouches.isEmpty {
        fail()
      }
      activeTouches = []
    }
  }

  /// A Boolean value that indicates whether the gesture and all of its touches have ended.
  var isFinished: Bool {
    switch current {
    case .ended, .cancelled, .failed: activeTouches.isEmpty && pendingStates.isEmpty
    case .possible, .began, .changed: false
    }
  }

  /// Starts the timer after which the recognizer fails. Used for an undecided recognizer without
  /// touches that others wait for: it fails when it is too late for another tap.
  func startFailureTimer() {
    guard failureTimer == nil else { return }
    let world = World.current
    let end = world.now + VirtualTime(seconds: GestureConstants.tapInterval)
    failureTimer = world.schedule(at: end) { [weak self] in
      guard let self else { return }
      failureTimer = nil
      GestureArbiter.current.update { self.fail() }
    }
  }

  private func cancelFailureTimer() {
    if let failureTimer { World.current.cancel(failureTimer) }
    failureTimer = nil
  }

  /// Resets the recognizer for another gesture.
  func startOver() {
    cancelFailureTimer()
    reset()
    current = .possible
    (pendingStates, observedTouches) = ([], [])
  }
}
