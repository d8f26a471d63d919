// How percent-driven transitions control a block: they pause it, seek in it, drive it by a clock of
// their own, and end it at either end.

import Foundation
import SegueTiming
import SegueWorld

extension ViewAnimation {
  /// Pauses the block at its current position. It no longer ends on its own.
  package func freeze() {
    guard !hasEnded, !isHosted else { return }
    cancelEnd()
    retainInWorld()
    clock = .frozen(localTime: localTime(at: World.current.now.seconds))
  }

  /// Seeks to a local time, in seconds, and pauses the block there.
  package func seek(toLocalTime time: Double) {
    guard !hasEnded, !isHosted else { return }
    cancelEnd()
    retainInWorld()
    clock = .frozen(localTime: time)
  }

  /// Makes the block follow `localTime`, a function of world time in seconds. The block no longer
  /// ends on its own.
  package func drive(_ localTime: @escaping @MainActor (Double) -> Double) {
    guard !hasEnded, !isHosted else { return }
    cancelEnd()
    retainInWorld()
    clock = .driven(localTime)
  }

  /// Resumes the block from its current position with its own timing.
  package func resume() {
    guard !hasEnded, !isHosted else { return }
    let now = World.current.now.seconds
    clock = .running(begin: now - localTime(at: now))
    scheduleEnd()
  }

  /// Ends the block at once. The model values are displayed, and completions receive `true`.
  package func complete() { end(finished: true) }

  /// Ends the block at once and restores the model values from before it. Completions receive
  /// `false`.
  package func rollBack() {
    restoreModel()
    end(finished: false)
  }

  /// Restores the model values from which the block started.
  func restoreModel() {
    for child in hostedChildren.reversed() { child.restoreModel() }
    for entry in entries.reversed() { entry.layer.setModelValue(entry.from, forKeyPath: entry.key) }
  }

  /// Sets the model values to the targets of the block.
  func applyTargets() {
    for entry in entries { entry.layer.setModelValue(entry.target, forKeyPath: entry.key) }
    for child in hostedChildren { child.applyTargets() }
  }

  /// Stores the displayed values as model values and removes the animations. Differences that other
  /// blocks have added to the same properties remain added.
  func settleAtPresentation() {
    let now = World.current.now.seconds
    for entry in entries {
      guard let shown = entry.layer.presentationValue(forKeyPath: entry.key, atSeconds: now)
      else {
        entry.detach()
        continue
      }
      entry.detach()
      guard let model = entry.layer.modelValue(forKeyPath: entry.key),
        let rest = entry.layer.presentationValue(forKeyPath: entry.key, atSeconds: now)
      else { continue }
      let settled =
        rest == model ? shown : shown.difference(from: rest).map { model.adding($0) } ?? shown
      entry.layer.setModelValue(settled, forKeyPath: entry.key)
    }
    for child in hostedChildren { child.settleAtPresentation() }
  }
}
