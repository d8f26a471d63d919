// Which recognizer gets its gesture. A recognizer that wants to recognize waits for those that must
// fail first, asks its delegate and its view, gives way to what has been recognized already, and then
// makes those fail that may not recognize beside it.

import Foundation

extension UIGestureRecognizer {
  // MARK: States

  /// Goes to `new` if it may.
  func move(to new: State) {
    switch current {
    case .possible: leavePossible(for: new)
    case .began, .changed:
      switch new {
      case .changed, .ended, .cancelled: settle(as: new)
      case .failed: settle(as: .cancelled)
      case .possible, .began: break
      }
    case .ended, .cancelled, .failed: break
    }
  }

  private func leavePossible(for new: State) {
    switch new {
    case .began, .ended:
      wishes.append(new)
      grantWish()
    case .cancelled, .failed: fail()
    case .possible, .changed: break
    }
  }

  private func settle(as new: State) {
    current = new
    GestureArbiter.current.announce(self, new)
  }

  /// These touches are not the gesture.
  func fail() {
    guard current == .possible else { return }
    current = .failed
    wishes = []
    GestureArbiter.current.enter(self)
    GestureArbiter.current.noteChange()
  }

  /// Recognizes, if nothing stands in the way any more. Returns whether anything has changed.
  @discardableResult
  func grantWish() -> Bool {
    guard let wish = wishes.first else { return false }
    if current != .possible {
      wishes.removeFirst()
      move(to: wish)
      return true
    }
    let required = rivals.filter { mustWait(for: $0) }
    if required.contains(where: \.hasRecognized) {
      fail()
      return true
    }
    if required.contains(where: { $0.current == .possible }) { return false }
    wishes.removeFirst()
    recognize(as: wish)
    return true
  }

  private func recognize(as new: State) {
    let isPrevented = rivals.contains { $0.hasRecognized && $0.prevents(self) }
    guard !isPrevented, mayBegin else { return fail() }
    guard current == .possible else { return }
    for rival in rivals where rival.current == .possible && prevents(rival) { rival.fail() }
    GestureArbiter.current.recognitionCount += 1
    settle(as: new)
    if cancelsTouchesInView { TouchRouter.current.cancelInViews(seenTouches) }
  }

  /// Those that it still waits for.
  var blockers: [UIGestureRecognizer] {
    rivals.filter { $0.current == .possible && mustWait(for: $0) }
  }

  private var mayBegin: Bool {
    if let delegate, delegate !== view, !delegate.gestureRecognizerShouldBegin(self) {
      return false
    }
    return !isTapOnControl && view?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// A single tap on a control is the control's, not that of a view around it.
  private var isTapOnControl: Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return false }
    return seenTouches.contains { touch in
      (touch.view as? UIControl)?.isEnabled ?? false && touch.view !== view
    }
  }

  // MARK: Relations

  /// Whether it has its gesture, or has had it with these touches.
  var hasRecognized: Bool {
    switch current {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }

  /// The other recognizers that have watched a finger of this one's.
  private var rivals: [UIGestureRecognizer] {
    GestureArbiter.current.participants.filter { other in
      other !== self && other.seenTouches.contains { touch in seenTouches.contains(touch) }
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

  /// The fingers that stay when these have gone.
  func touchesLeft(after touches: Set<UITouch>) -> [UITouch] {
    liveTouches.filter { !touches.contains($0) }
  }

  /// All fingers of a gesture that goes on have gone.
  func conclude(cancelled: Bool) {
    let isOn = isUnderWay || !wishes.isEmpty
    state = isOn ? (cancelled ? .cancelled : .ended) : .failed
  }

  /// Whether it wants to see a finger that comes down.
  func admits(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, wishes.isEmpty, current == .possible || isUnderWay, shouldReceive(event) else {
      return false
    }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  var isUnderWay: Bool { current == .began || current == .changed }

  /// Begins to watch a finger.
  func watch(_ touch: UITouch) {
    endPatience()
    liveTouches.append(touch)
    seenTouches.append(touch)
    touch.watchers?.append(WeakRecognizer(recognizer: self))
    GestureArbiter.current.enter(self)
  }

  /// Hears what the fingers that it watches have done.
  func receive(_ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = Set(liveTouches.filter { $0.phase == phase })
      if touches.isEmpty { continue }
      notePlaces()
      if current == .possible && wishes.allSatisfy({ $0 == .began }) || isUnderWay {
        deliver(touches, phase, event)
      }
      if phase == .ended || phase == .cancelled {
        liveTouches.removeAll { touches.contains($0) }
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

  private func notePlaces() {
    lastTouches = liveTouches
    lastCentroid = places.centroid
  }

  /// Breaks off what is under way, and lets go of the fingers.
  func breakOff() {
    GestureArbiter.current.update {
      if isUnderWay {
        move(to: .cancelled)
      } else if !seenTouches.isEmpty {
        fail()
      }
      liveTouches = []
    }
  }

  /// Whether it has come to an end and the fingers are gone.
  var isFinished: Bool {
    switch current {
    case .ended, .cancelled, .failed: liveTouches.isEmpty && wishes.isEmpty
    case .possible, .began, .changed: false
    }
  }

  /// Holds others up, without a finger and without having made up its mind: fails when another tap
  /// would come too late.
  func losePatience() {
    guard patience == nil else { return }
    let world = World.current
    let end = world.now + VirtualTime(seconds: GestureConstants.tapInterval)
    patience = world.schedule(at: end) { [weak self] in
      guard let self else { return }
      patience = nil
      GestureArbiter.current.update { self.fail() }
    }
  }

  private func endPatience() {
    if let patience { World.current.cancel(patience) }
    patience = nil
  }

  /// Is ready for another gesture.
  func startOver() {
    endPatience()
    reset()
    current = .possible
    (wishes, seenTouches) = ([], [])
  }
}
