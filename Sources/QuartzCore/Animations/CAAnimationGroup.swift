import Foundation

/// A group of animations that share a clock. Their times are relative to the group's time, and they
/// end with it.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the order in which they are applied.
  open var animations: [CAAnimation]?

  package override func apply(to shown: inout Presentation, progress: Double, iteration: Double) {
    let time = progress * timing.duration
    for child in animations ?? [] {
      child.contributeInGroup(to: &shown, groupTime: time)
    }
  }

  package override func unsupportedValues(on shown: LayerProperties) -> [String] {
    (animations ?? []).flatMap { $0.unsupportedValues(on: shown) }
      + (animations ?? []).filter { $0 is CATransition }.map { _ in "CATransition in a group" }
  }

  override func changes(_ test: (LayerKeyPath) -> Bool) -> Bool {
    (animations ?? []).contains { $0.changes(test) }
  }

  package override func makeCopy() -> CAAnimation? {
    guard type(of: self) == CAAnimationGroup.self else { return nil }
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.makeCopy() ?? $0 }
    copySettings(to: copy).setDefaultDurations()
    return copy
  }

  /// Sets the duration of children without one to that of the group.
  final func setDefaultDurations() {
    for child in animations ?? [] where child.timing.duration == 0 {
      child.timing.duration = timing.duration
      (child as? CAAnimationGroup)?.setDefaultDurations()
    }
  }
}
