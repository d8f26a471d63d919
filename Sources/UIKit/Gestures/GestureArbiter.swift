// Keeps the gesture recognizers of a world consistent. All changes to recognizers are made inside
// an update. At the end of the outermost update, waiting recognizers enter their pending states
// where permitted, targets are notified, and finished recognizers are reset. Touches are delivered
// to views only after that.

import Foundation
import SegueWorld

/// The gesture recognizers that are observing touches, or have just finished.
@preconcurrency @MainActor
final class GestureArbiter {
  static var current: GestureArbiter { World.current.associatedObject { GestureArbiter() } }

  /// The recognizers in the order in which they received their first touch: those of the hit view
  /// first, followed by those of its superviews.
  private(set) var participants: [UIGestureRecognizer] = []
  private var announcements: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] =
    []
  /// The number of gestures that have been recognized so far.
  var recognitionCount = 0
  private var depth = 0
  private var isSettling = false
  private var hasChanged = false

  /// Performs a change of recognizers, and settles its consequences if this is the outermost
  /// update.
  func update(_ change: () -> Void) {
    depth += 1
    change()
    depth -= 1
    if depth == 0 && !isSettling { settle() }
  }

  func addParticipant(_ recognizer: UIGestureRecognizer) {
    if !participants.contains(where: { $0 === recognizer }) { participants.append(recognizer) }
  }

  /// Schedules a notification of the targets of `recognizer` about its new state.
  func scheduleNotification(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    hasChanged = true
    addParticipant(recognizer)
    if announcements.contains(where: { $0.recognizer === recognizer && $0.state == state }) {
      return
    }
    announcements.append((recognizer, state))
  }

  /// Records that a recognizer has failed, which others may have waited for.
  func setNeedsUpdate() { hasChanged = true }

  private func settle() {
    isSettling = true
    defer { isSettling = false }
    repeat {
      hasChanged = false
      sendAnnouncements()
      for recognizer in participants where recognizer.enterPendingState() { hasChanged = true }
      if !hasChanged { failCyclicRequirements() }
      if hasChanged { continue }
      let finished = participants.filter(\.isFinished)
      participants.removeAll(where: \.isFinished)
      for recognizer in finished { recognizer.startOver() }
      TouchRouter.current.deliverToViews()
    } while hasChanged
    startBlockingFailureTimers()
  }

  /// Starts the failure timers of undecided recognizers that others wait for, so that the others do
  /// not wait forever.
  private func startBlockingFailureTimers() {
    for waiting in participants
    where !waiting.pendingStates.isEmpty && waiting.activeTouches.isEmpty {
      for blocker in waiting.blockers
      where blocker.activeTouches.isEmpty && blocker.pendingStates.isEmpty {
        blocker.startFailureTimer()
      }
    }
  }

  /// Fails recognizers without touches that wait only for one another, and that would otherwise
  /// wait forever.
  private func failCyclicRequirements() {
    var stuck = participants.filter {
      $0.current == .possible && !$0.pendingStates.isEmpty && $0.activeTouches.isEmpty
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
