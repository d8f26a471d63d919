// The seam between the transitions and whoever stages them: which ones run, which have ended, what
// went wrong with them. One log per world.

/// One transition, from the call that asked for it to the end of its bookkeeping.
@preconcurrency @MainActor
package final class TransitionRecord {
  /// What kind of change it is.
  package enum Kind: String, Sendable {
    case present, dismiss, push, pop, tab
  }

  /// What kind of change it is.
  package let kind: Kind
  /// The class that animates it, for messages: `SlideDown`.
  package let animatorTypeName: String
  /// The controllers taking part.
  package private(set) weak var from: UIViewController?
  /// The controllers taking part.
  package private(set) weak var to: UIViewController?
  /// Whether it is, or was, animated.
  package let isAnimated: Bool
  /// Whether `completeTransition` has been called and all bookkeeping is done.
  package internal(set) var isCompleted = false
  /// Whether it went back to where it began.
  package internal(set) var wasCancelled = false
  /// Whether a gesture steers it now; such a transition waits without anything scheduled.
  package internal(set) var isInteractive = false
  /// When it was asked for, and when it ended.
  package let beginning: VirtualTime
  /// When it ended.
  package internal(set) var end: VirtualTime?
  /// What animates it, as long as it is there.
  package internal(set) weak var animator: UIViewControllerAnimatedTransitioning?
  /// What the animator has been handed, once it has.
  package internal(set) var stage: Stage?
  weak var context: TransitionContext?

  init(
    kind: Kind, animatorTypeName: String, from: UIViewController?, to: UIViewController?,
    isAnimated: Bool
  ) {
    (self.kind, self.animatorTypeName) = (kind, animatorTypeName)
    (self.from, self.to) = (from, to)
    self.isAnimated = isAnimated
    beginning = World.current.now
  }

  /// Says that this transition, which the scene calls `name`, will never end.
  package func stallDescription(name: String) -> String {
    "transition \(name) (class \(animatorTypeName)) has nothing scheduled and has not called "
      + "completeTransition"
  }
}

/// The transitions of one world.
@preconcurrency @MainActor
package final class TransitionLog {
  /// Transitions that have been asked for and have not ended, oldest first.
  package var active: [TransitionRecord] { underWay.map(\.record) }
  private var underWay: [Transition] = []
  /// How many transitions have ended.
  package private(set) var endedCount = 0
  /// Misuse that UIKit would print to the console, in the order it happened.
  package private(set) var complaints: [String] = []

  /// Called as soon as a transition has been asked for.
  package var onStart: ((TransitionRecord) -> Void)?
  /// Called when a transition has ended, after every callback and completion.
  package var onEnd: ((TransitionRecord) -> Void)?
  /// Called with each complaint.
  package var onComplaint: ((String) -> Void)?
  /// Told of every turn that a transition takes, before the closures above.
  package weak var observer: (any TransitionObserver)?

  /// Whether `.automatic` is a page sheet even if the transitioning delegate animates, as on iOS 13
  /// and later. Off, such a presentation is full screen, which is what older animators expect.
  package var strictIOS13 = false

  init() {}

  func begin(_ transition: Transition) {
    underWay.append(transition)
    observer?.transitionWasAskedFor(transition.record)
    onStart?(transition.record)
  }

  func end(_ transition: Transition) {
    let record = transition.record
    record.isCompleted = true
    record.end = World.current.now
    underWay.removeAll { $0 === transition }
    endedCount += 1
    observer?.transitionDidEnd(record)
    onEnd?(record)
  }

  func complain(_ message: String) {
    complaints.append(message)
    onComplaint?(message)
  }
}

extension World {
  /// This world's transitions.
  package var transitions: TransitionLog { belonging { TransitionLog() } }

  /// The transitions that can never end: they run, no gesture steers them, and the world has nothing
  /// scheduled.
  package var stalledTransitions: [TransitionRecord] {
    guard nextEventTime == nil else { return [] }
    return transitions.active.filter { !$0.isInteractive }
  }
}
