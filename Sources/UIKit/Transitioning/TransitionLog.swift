// The interface between the transitions and the stage: the active and the ended transitions, and
// their warnings. There is one log per world.

import SegueWorld

/// One transition, from the call that requests it to its end.
@preconcurrency @MainActor
package final class TransitionRecord {
  /// The kinds of transitions.
  package enum Kind: String, Sendable {
    case present, dismiss, push, pop, tab
  }

  /// The kind of the transition.
  package let kind: Kind
  /// The name of the animator's type, for messages: `SlideDown`.
  package let animatorTypeName: String
  /// The view controller that is visible at the beginning.
  package private(set) weak var from: UIViewController?
  /// The view controller that is visible at the end.
  package private(set) weak var to: UIViewController?
  /// A Boolean value that indicates whether the transition is animated.
  package let isAnimated: Bool
  /// A Boolean value that indicates whether `completeTransition` has been called and all callbacks
  /// are done.
  package internal(set) var isCompleted = false
  /// A Boolean value that indicates whether the transition was cancelled.
  package internal(set) var wasCancelled = false
  /// A Boolean value that indicates whether the transition is currently interactive. An interactive
  /// transition waits without scheduled events.
  package internal(set) var isInteractive = false
  /// The instant at which the transition was requested.
  package let beginning: VirtualTime
  /// The instant at which the transition ended; `nil` before.
  package internal(set) var end: VirtualTime?
  /// The animator, while it exists.
  package internal(set) weak var animator: UIViewControllerAnimatedTransitioning?
  /// The values that the animator received; `nil` before the transition runs.
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

  /// Returns a message about a transition that will never end.
  ///
  /// - Parameter name: The name of the transition in the scene.
  package func stallDescription(name: String) -> String {
    "transition \(name) (class \(animatorTypeName)) has nothing scheduled and has not called "
      + "completeTransition"
  }
}

/// The transitions of one world.
@preconcurrency @MainActor
package final class TransitionLog {
  /// The transitions that have been requested and have not ended, the oldest first.
  package var active: [TransitionRecord] { running.map(\.record) }
  private var running: [RunningTransition] = []
  /// The number of transitions that have ended.
  package private(set) var endedCount = 0

  /// A closure that is called as soon as a transition is requested.
  package var onStart: ((TransitionRecord) -> Void)?
  /// A closure that is called when a transition has ended, after all callbacks and completions.
  package var onEnd: ((TransitionRecord) -> Void)?
  /// An object that is notified of all events of a transition, before the closures above.
  package weak var observer: (any TransitionObserver)?

  /// A Boolean value that indicates whether `.automatic` is a page sheet even if the transitioning
  /// delegate supplies an animator, as in iOS 13 and later. If `false`, the default, such a
  /// presentation is full screen, as older animators expect.
  package var strictIOS13 = false

  init() {}

  func begin(_ transition: RunningTransition) {
    running.append(transition)
    observer?.transitionWasAskedFor(transition.record)
    onStart?(transition.record)
  }

  func end(_ transition: RunningTransition) {
    let record = transition.record
    record.isCompleted = true
    record.end = World.current.now
    running.removeAll { $0 === transition }
    endedCount += 1
    observer?.transitionDidEnd(record)
    onEnd?(record)
  }
}

extension World {
  /// The transitions of this world.
  package var transitions: TransitionLog { associatedObject { TransitionLog() } }

  /// The transitions that can never end: they are active and not interactive, and the world has no
  /// scheduled events.
  package var stalledTransitions: [TransitionRecord] {
    guard nextEventTime == nil else { return [] }
    return transitions.active.filter { !$0.isInteractive }
  }
}
