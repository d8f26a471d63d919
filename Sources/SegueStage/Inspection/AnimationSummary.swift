// An animation of a view as values: the property, the values between which it changes, and what
// drives it.

import QuartzCore
import SegueTiming
import UIKit

/// An animation that changes a property of a view at an instant.
package struct AnimationSummary: Sendable, Hashable {
  /// The course of an animation over time.
  package enum Curve: Sendable, Hashable {
    /// A cubic curve from (0, 0) to (1, 1) with two control points.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring, with its damping ratio and the velocity in whole distances per second.
    case spring(mass: Double, stiffness: Double, damping: Double, ratio: Double, velocity: Double)
  }

  /// The key path of the property, as in Core Animation.
  package var property: String
  /// The value at the beginning, as text, or `nil` if it is not known.
  package var from: String?
  /// The value at the end, as text, or `nil` if it is not known.
  package var to: String?
  /// The time at which the motion begins, in seconds of the clip; `nil` while it is paused or driven
  /// by a touch.
  package var begin: Double?
  /// The time at which the motion ends; `nil` while it is paused or if it has no end.
  package var end: Double?
  /// The course of the motion, or `nil` for keyframes and unknown courses.
  package var curve: Curve?
}

extension AnimationSummary {
  /// Returns what `animation` of `layer` does, one element for each property.
  @MainActor
  static func summaries(of animation: CAAnimation, on layer: CALayer) -> [AnimationSummary] {
    if let group = animation as? CAAnimationGroup {
      return (group.animations ?? []).flatMap { child in
        summaries(of: child, on: layer).map { $0.shifted(by: group.beginTime) }
      }
    }
    if animation is CATransition {
      return [AnimationSummary(property: "contents").timed(animation)]
    }
    guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath else {
      return []
    }
    var summary = AnimationSummary(property: path).timed(animation)
    let ends = (animation.driver as? ViewAnimation)?.values(of: animation)
    (summary.from, summary.to) = (ends?.from.words, ends?.to.words)
    if ends == nil { summary.readValues(of: animation, on: layer) }
    return [summary]
  }

  private init(property: String) { self.property = property }

  private func shifted(by seconds: Double) -> AnimationSummary {
    var summary = self
    (summary.begin, summary.end) = (begin.map { $0 + seconds }, end.map { $0 + seconds })
    return summary
  }

  /// Returns the summary with the timing of `animation`.
  @MainActor
  private func timed(_ animation: CAAnimation) -> AnimationSummary {
    var summary = self
    if let block = animation.driver as? ViewAnimation {
      let timing = block.drivenTiming
      (summary.begin, summary.end) = (timing.begin, timing.end)
      summary.curve = Curve(timing.curve)
      return summary
    }
    let timing = animation.timing
    summary.begin = timing.parentTime(atLocalTime: 0)
    let end = timing.activeDuration
    summary.end = end.isFinite ? timing.parentTime(atLocalTime: end) : nil
    if let spring = animation as? CASpringAnimation {
      let (mass, stiffness) = (Double(spring.mass), Double(spring.stiffness))
      let ratio = Double(spring.damping) / (2 * (mass * stiffness).squareRoot())
      summary.curve = .spring(
        mass: mass, stiffness: stiffness, damping: Double(spring.damping), ratio: ratio,
        velocity: Double(spring.initialVelocity))
    } else if !(animation is CAKeyframeAnimation) {
      summary.curve = Curve(.cubic(animation.timingFunction?.curve ?? .linear))
    }
    return summary
  }

  /// Reads the values that an animation in code has.
  @MainActor
  private mutating func readValues(of animation: CAPropertyAnimation, on layer: CALayer) {
    guard let example = layer.modelValue(forKeyPath: property) else { return }
    func words(_ any: Any?) -> String? {
      any.flatMap { AnimatableValue(any: $0, like: example) }?.words
    }
    if let basic = animation as? CABasicAnimation {
      (from, to) = (words(basic.fromValue), words(basic.toValue) ?? example.words)
    } else if let keyframes = animation as? CAKeyframeAnimation {
      (from, to) = (words(keyframes.values?.first), words(keyframes.values?.last))
    }
  }
}

extension AnimationSummary.Curve {
  init(_ curve: ProgressCurve) {
    switch curve {
    case .cubic(let cubic): self = .cubic(x1: cubic.x1, y1: cubic.y1, x2: cubic.x2, y2: cubic.y2)
    case .spring(let spring):
      self = .spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        ratio: spring.dampingRatio, velocity: spring.initialVelocity)
    }
  }
}

extension AnimatableValue {
  /// The value as text, as attributes of layers have it.
  var words: String { LayerAttribute.words(self) }
}
