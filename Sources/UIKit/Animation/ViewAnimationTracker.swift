// Percent-driven transitions and transition coordinators control the animations that an animator
// makes without its knowledge: they collect them here while it runs.

import Foundation

/// Collects the view animations that are created while a closure runs, including those of nested
/// blocks.
@preconcurrency @MainActor
package final class ViewAnimationTracker {
  /// The animations in the order of their creation. Blocks of property animators are not included,
  /// because their animator controls them.
  package internal(set) var animations: [ViewAnimation] = []

  private init() {}

  /// Returns the animations that are created while `body` runs.
  package static func collecting(_ body: () throws -> Void) rethrows -> [ViewAnimation] {
    let tracker = ViewAnimationTracker()
    try UIKitState.current.animation.track(with: tracker, body)
    return tracker.animations
  }
}

extension Sequence<ViewAnimation> {
  /// Restores the model values from before these animations, which are given in the order of their
  /// creation, and ends them. Completions receive `false`.
  @MainActor
  package func rollBack() {
    let all = Array(self)
    for animation in all.reversed() { animation.restoreModel() }
    for animation in all { animation.end(finished: false) }
  }
}
