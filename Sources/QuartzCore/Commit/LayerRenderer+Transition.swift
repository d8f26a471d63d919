// Transitions: the layer's old look and its new one, each with its own place and opacity.

import Foundation
import SegueDisplay

/// A transition under way on a layer.
struct ShownTransition {
  let type: CATransitionType
  /// From where the new look's middle is in the beginning to where it is in the end, in widths and
  /// heights of the layer.
  let direction: CGVector
  /// How far it is, 0…1.
  let fraction: Double
  /// The old look; `nil` for nothing.
  let outgoing: DisplayRecording?

  /// How far the old look and the new one are from their place.
  func offsets(in size: CGSize) -> (old: CGVector, new: CGVector) {
    let away = CGVector(
      dx: direction.dx * size.width * fraction, dy: direction.dy * size.height * fraction)
    let rest = CGVector(
      dx: -direction.dx * size.width * (1 - fraction),
      dy: -direction.dy * size.height * (1 - fraction))
    switch type {
    case .push: return (away, rest)
    case .moveIn: return (.zero, rest)
    case .reveal: return (away, .zero)
    default: return (.zero, .zero)
    }
  }

  /// Both looks, composed.
  func compose(old: [DisplayItem], new: [DisplayItem]) -> [DisplayItem] {
    switch type {
    case .fade: old.fading(into: new, fraction: fraction)
    case .reveal: new + old
    default: old + new
    }
  }
}

extension [DisplayItem] {
  /// `(1 − fraction)` of these and `fraction` of `others`.
  func fading(into others: [DisplayItem], fraction: Double) -> [DisplayItem] {
    if fraction <= 0 { return self }
    if fraction >= 1 { return others }
    if isEmpty || others.isEmpty {
      return faded(by: 1 - fraction) + others.faded(by: fraction)
    }
    let coming = DisplayGroup(opacity: fraction, blendMode: .plusLighter, items: others)
    return [
      .group(DisplayGroup(isIsolated: true, items: faded(by: 1 - fraction) + [.group(coming)]))
    ]
  }
}

extension CATransitionSubtype {
  /// Where the movement goes.
  fileprivate var direction: CGVector {
    switch self {
    case .fromRight: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -1)
    case .fromBottom: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}

extension CALayer {
  /// The transition under way at a time of the layer.
  final func shownTransition(atLayerTime time: Double) -> ShownTransition? {
    for entry in attached.reversed() {
      guard let transition = entry.animation as? CATransition,
        let progress = transition.shownProgress(atLayerTime: time)
      else { continue }
      return ShownTransition(
        type: transition.type, direction: (transition.subtype ?? .fromLeft).direction,
        fraction: transition.fraction(at: progress), outgoing: entry.outgoing)
    }
    return nil
  }
}
