// What percent drivers do to a block: stop it, place it, let it run by their own clock, and end it
// either way.

import Foundation
import SegueTiming

extension ViewAnimation {
  /// Stops the block where it is; its end no longer comes by itself.
  package func freeze() {
    guard !isOver, !isHosted else { return }
    cancelEnd()
    holdInWorld()
    clock = .frozen(localTime: localTime(at: World.current.now.seconds))
  }

  /// Places a block, and stops it there.
  package func seek(toLocalTime time: Double) {
    guard !isOver, !isHosted else { return }
    cancelEnd()
    holdInWorld()
    clock = .frozen(localTime: time)
  }

  /// Has the block follow `localTime`, a function of world seconds; its end no longer comes by
  /// itself.
  package func steer(_ localTime: @escaping @MainActor (Double) -> Double) {
    guard !isOver, !isHosted else { return }
    cancelEnd()
    holdInWorld()
    clock = .steered(localTime)
  }

  /// Lets the block run on from where it is, at its own pace.
  package func resume() {
    guard !isOver, !isHosted else { return }
    let now = World.current.now.seconds
    clock = .running(begin: now - localTime(at: now))
    scheduleEnd()
  }

  /// Ends the block now: the model shows, and completions are told `true`.
  package func complete() { end(finished: true) }

  /// Ends the block now with the model as it was before; completions are told `false`.
  package func rollBack() {
    restoreModel()
    end(finished: false)
  }

  /// Puts the model back to the values that the block started from.
  func restoreModel() {
    for child in hostedChildren.reversed() { child.restoreModel() }
    for entry in entries.reversed() { entry.layer.setModelValue(entry.from, forKeyPath: entry.key) }
  }

  /// Puts the model to the values that the block leads to.
  func applyTargets() {
    for entry in entries { entry.layer.setModelValue(entry.target, forKeyPath: entry.key) }
    for child in hostedChildren { child.applyTargets() }
  }

  /// Puts what shows into the model, and takes the animations off. What other blocks have laid over
  /// the same properties stays laid over.
  func settleWhereItIs() {
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
    for child in hostedChildren { child.settleWhereItIs() }
  }
}
