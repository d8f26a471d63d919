// Percent drivers and transition coordinators steer whatever animations an animator makes, without
// its knowing: they collect them here while it runs.

import Foundation

/// Collects the view animations made while a closure runs, those of nested blocks included.
@preconcurrency @MainActor
package final class ViewAnimationTracker {
  /// The animations in the order of their making. Blocks of property animators are not among them:
  /// those are steered by their animator.
  package internal(set) var animations: [ViewAnimation] = []

  private init() {}

  /// The animations made while `body` runs.
  package static func collecting(_ body: () throws -> Void) rethrows -> [ViewAnimation] {
    let tracker = ViewAnimationTracker()
    try UIKitState.current.animation.track(with: tracker, body)
    return tracker.animations
  }
}

extension Sequence<ViewAnimation> {
  /// Puts the model back to what it was before these animations (given in the order of their
  /// making) and ends them, completions being told `false`.
  @MainActor
  package func rollBack() {
    let all = Array(self)
    for animation in all.reversed() { animation.restoreModel() }
    for animation in all { animation.end(finished: false) }
  }
}
