// What an emitter was like, and when: particles are what their cell was when they were born, so setting
// the birth rate to 0 must leave those that live alone, and an emitter that moves leaves a trail. Only
// changes are kept, in the layer's own time.

import SegueTiming

/// The changes of an emitter since it began.
struct EmissionHistory {
  /// The model from a time on.
  private struct Chapter {
    let start: Double
    var model: EmitterProperties
  }

  /// An animation while it was on the layer.
  private struct Guest {
    let animation: CAAnimation
    let start: Double
    var end = Double.infinity
  }

  /// A stretch of time in which the birth rate is even, or is animated.
  struct Stretch {
    let start, end: Double
    let isAnimated: Bool
  }

  /// When emission began.
  let start: Double
  private var chapters: [Chapter] = []
  private var guests: [Guest] = []

  init(from start: Double = 0) { self.start = start }

  /// Notes what the emitter is now; before its first commit, that is what it has been all along.
  mutating func note(_ model: EmitterProperties, _ animations: [CAAnimation], at time: Double?) {
    guard let time else {
      chapters = [Chapter(start: -.infinity, model: model)]
      guests = animations.map { Guest(animation: $0, start: -.infinity) }
      return
    }
    while let last = chapters.last, last.start >= time { chapters.removeLast() }
    chapters.append(Chapter(start: chapters.isEmpty ? -.infinity : time, model: model))
    for index in guests.indices where guests[index].end == .infinity {
      if !animations.contains(where: { $0 === guests[index].animation }) {
        guests[index].end = time
      }
    }
    for animation in animations
    where !guests.contains(where: { $0.animation === animation && $0.end == .infinity }) {
      guests.append(Guest(animation: animation, start: time))
    }
  }

  /// What the emitter was like at a time.
  @MainActor
  func properties(at time: Double) -> EmitterProperties {
    let model = (chapters.last { $0.start <= time } ?? chapters.first)?.model ?? EmitterProperties()
    let present = guests.filter { $0.start <= time && time < $0.end }
    if present.isEmpty { return model }
    var base = LayerProperties()
    base.ofClass = .emitter(model)
    var shown = Presentation(base)
    for guest in present { guest.animation.contribute(to: &shown, layerTime: time) }
    return shown.finish().emitter ?? model
  }

  /// All models that there have been.
  var models: [EmitterProperties] { chapters.map(\.model) }

  /// Whether an animation has changed anything for which `test` holds.
  @MainActor
  func animates(_ test: (LayerKeyPath) -> Bool) -> Bool {
    guests.contains { $0.animation.changes(test) }
  }

  /// The stretches of a span of time, in order.
  @MainActor
  func stretches(from first: Double, to last: Double) -> [Stretch] {
    guard first < last else {
      return first == last ? [Stretch(start: first, end: last, isAnimated: false)] : []
    }
    let rates = guests.filter { $0.animation.changes(\.isBirthRate) }
    let marks = chapters.map(\.start) + rates.flatMap { [$0.start, $0.end] }
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
  /// Whether particles are born faster or slower by it.
  var isBirthRate: Bool {
    property == .birthRate || cell?.property == .birthRate || cell?.property == .enabled
  }

  /// Whether particles live longer or shorter by it.
  var isLifetime: Bool {
    property == .lifetime || cell?.property == .lifetime || cell?.property == .lifetimeRange
  }
}
