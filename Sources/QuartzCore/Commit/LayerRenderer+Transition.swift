// Transitions: the layer's old and new states, each with its own offset and opacity.

import Foundation
import SegueDisplay

/// The state of a running transition on a layer.
struct ShownTransition {
  let type: CATransitionType
  /// The displacement of the new state's center from the beginning to the end of the transition, in
  /// widths and heights of the layer.
  let direction: CGVector
  /// The fraction complete, in 0…1.
  let fraction: Double
  /// The old state; `nil` if there is none.
  let outgoing: DisplayRecording?

  /// Returns the offsets of the old and the new state from the layer's position.
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

  /// Returns both states, composited, for a layer with the given bounds and context.
  func compose(
    old: [DisplayItem], new: [DisplayItem], in bounds: CGRect, _ context: RenderContext
  ) -> [DisplayItem] {
    switch type {
    case .fade: return old.fading(into: new, fraction: fraction)
    case .reveal: return new + old
    case .pageCurl:
      let curl = curl(in: bounds, context, movement: direction, fraction)
      return curl?.items(of: old, over: new) ?? new
    case .pageUnCurl:
      let leaving = CGVector(dx: -direction.dx, dy: -direction.dy)
      let curl = curl(in: bounds, context, movement: leaving, 1 - fraction)
      return curl?.items(of: new, over: old) ?? new
    default: return old + new
    }
  }

  private func curl(
    in bounds: CGRect, _ context: RenderContext, movement: CGVector, _ fraction: Double
  ) -> PageCurl? {
    PageCurl(
      bounds: bounds, transform: context.transform, opacity: context.opacity, movement: movement,
      fraction: fraction)
  }
}

extension [DisplayItem] {
  /// Returns the sum of `(1 − fraction)` of these items and `fraction` of `others`.
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
  /// The direction of the motion.
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
  /// Returns the transition that is running at a time of the layer.
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
