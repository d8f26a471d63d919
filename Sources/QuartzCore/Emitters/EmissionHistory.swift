// The properties of an emitter over time. Particles keep the properties that their cell had when
// they were born, so setting the birth rate to 0 must not affect existing particles, and an emitter
// that moves leaves a trail. Only changes are stored, in the layer's own time.

import SegueTiming

/// The changes of an emitter since it began.
struct EmissionHistory {
  /// The model values from a time on.
  private struct ModelPeriod {
    let start: Double
    var model: EmitterProperties
  }

  /// An animation, and the interval during which it was attached to the layer.
  private struct AnimationPeriod {
    let animation: CAAnimation
    let start: Double
    var end = Double.infinity
  }

  /// An interval of time in which the birth rate is either constant or animated.
  struct Stretch {
    let start, end: Double
    let isAnimated: Bool
  }

  /// The time at which emission began.
  let start: Double
  private var modelPeriods: [ModelPeriod] = []
  private var animationPeriods: [AnimationPeriod] = []

  init(from start: Double = 0) { self.start = start }

  /// Records the current properties of the emitter. Before its first commit, they apply to all
  /// earlier times.
  mutating func record(_ model: EmitterProperties, _ animations: [CAAnimation], at time: Double?) {
    guard let time else {
      modelPeriods = [ModelPeriod(start: -.infinity, model: model)]
      animationPeriods = animations.map { AnimationPeriod(animation: $0, start: -.infinity) }
      return
    }
    while let last = modelPeriods.last, last.start >= time { modelPeriods.removeLast() }
    modelPeriods.append(ModelPeriod(start: modelPeriods.isEmpty ? -.infinity : time, model: model))
    for index in animationPeriods.indices where animationPeriods[index].end == .infinity {
      if !animations.contains(where: { $0 === animationPeriods[index].animation }) {
        animationPeriods[index].end = time
      }
    }
    for animation in animations
    where !animationPeriods.contains(where: { $0.animation === animation && $0.end == .infinity }) {
      animationPeriods.append(AnimationPeriod(animation: animation, start: time))
    }
  }

  /// Returns the properties of the emitter at a time.
  @MainActor
  func properties(at time: Double) -> EmitterProperties {
    let model =
      (modelPeriods.last { $0.start <= time } ?? modelPeriods.first)?.model ?? EmitterProperties()
    let present = animationPeriods.filter { $0.start <= time && time < $0.end }
    if present.isEmpty { return model }
    var base = LayerProperties()
    base.ofClass = .emitter(model)
    var shown = Presentation(base)
    for period in present { period.animation.contribute(to: &shown, layerTime: time) }
    return shown.finish().emitter ?? model
  }

  /// All model values since the beginning.
  var models: [EmitterProperties] { modelPeriods.map(\.model) }

  /// Returns whether an animation has changed a property for which `test` returns `true`.
  @MainActor
  func animates(_ test: (LayerKeyPath) -> Bool) -> Bool {
    animationPeriods.contains { $0.animation.changes(test) }
  }

  /// Returns the segments of an interval of time, in order.
  @MainActor
  func stretches(from first: Double, to last: Double) -> [Stretch] {
    guard first < last else {
      return first == last ? [Stretch(start: first, end: last, isAnimated: false)] : []
    }
    let rates = animationPeriods.filter { $0.animation.changes(\.isBirthRate) }
    let marks = modelPeriods.map(\.start) + rates.flatMap { [$0.start, $0.end] }
    let inner = marks.filter { $0 > first && $0 < last }.sorted()
    var bounds = [first]
    for mark in inner where mark > bounds[bounds.count - 1] { bounds.append(mark) }
    bounds.append(last)
    return zip(bounds, bounds.dropFirst()).map { start, end in
      Stretch(
        start: start, end: end, isAnimated: rates.contains { $0.start < end && start < $0.end })
    }
  }
}

extension LayerKeyPath {
  /// A Boolean value that indicates whether the property affects the birth rate.
  var isBirthRate: Bool {
    property == .birthRate || cell?.property == .birthRate || cell?.property == .enabled
  }

  /// A Boolean value that indicates whether the property affects lifetimes.
  var isLifetime: Bool {
    property == .lifetime || cell?.property == .lifetime || cell?.property == .lifetimeRange
  }
}
