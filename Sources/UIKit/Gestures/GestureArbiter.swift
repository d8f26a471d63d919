// Keeps the recognizers of a world in step: everything that happens to them happens inside an
// update, and at the end of the outermost one waiting recognizers are granted their wishes, targets
// are told, and those that are finished start over. Only then do views hear of the touches.

import Foundation

/// The recognizers that have touches, or had them a moment ago.
@preconcurrency @MainActor
final class GestureArbiter {
  static var current: GestureArbiter { World.current.belonging { GestureArbiter() } }

  /// In the order in which they got their first finger: the hit view's first, then its superviews'.
  private(set) var participants: [UIGestureRecognizer] = []
  private var announcements: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] =
    []
  /// How many gestures have been recognized so far.
  var recognitionCount = 0
  private var depth = 0
  private var isSettling = false
  private var hasChanged = false

  /// Does something to recognizers, and what follows from it.
  func update(_ change: () -> Void) {
    depth += 1
    change()
    depth -= 1
    if depth == 0 && !isSettling { settle() }
  }

  func enter(_ recognizer: UIGestureRecognizer) {
    if !participants.contains(where: { $0 === recognizer }) { participants.append(recognizer) }
  }

  /// The targets of `recognizer` are to hear of its new state.
  func announce(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    hasChanged = true
    enter(recognizer)
    if announcements.contains(where: { $0.recognizer === recognizer && $0.state == state }) {
      return
    }
    announcements.append((recognizer, state))
  }

  /// Some recognizer has failed: others may have waited for that.
  func noteChange() { hasChanged = true }

  private func settle() {
    isSettling = true
    defer { isSettling = false }
    repeat {
      hasChanged = false
      sendAnnouncements()
      for recognizer in participants where recognizer.grantWish() { hasChanged = true }
      if !hasChanged { failThoseInCircles() }
      if hasChanged { continue }
      let finished = participants.filter(\.isFinished)
      participants.removeAll(where: \.isFinished)
      for recognizer in finished { recognizer.startOver() }
      TouchRouter.current.deliverToViews()
    } while hasChanged
    hurryThoseHoldingUp()
  }

  /// A recognizer that never makes up its mind does not hold others up for ever.
  private func hurryThoseHoldingUp() {
    for waiting in participants where !waiting.wishes.isEmpty && waiting.liveTouches.isEmpty {
      for blocker in waiting.blockers
      where blocker.liveTouches.isEmpty && blocker.wishes.isEmpty { blocker.losePatience() }
    }
  }

  /// Recognizers without fingers that wait for nothing but each other would wait for ever.
  private func failThoseInCircles() {
    var stuck = participants.filter {
      $0.current == .possible && !$0.wishes.isEmpty && $0.liveTouches.isEmpty
    }
    while true {
      let rest = stuck.filter { waiting in
        waiting.blockers.allSatisfy { blocker in stuck.contains { $0 === blocker } }
      }
      if rest.count == stuck.count { break }
      stuck = rest
    }
    for recognizer in stuck { recognizer.fail() }
  }

  private func sendAnnouncements() {
    while !announcements.isEmpty {
      let (recognizer, state) = announcements.removeFirst()
      if recognizer.current == state { recognizer.sendActions() }
    }
  }
}
