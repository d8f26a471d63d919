import UIKit

/// A transition in which one half of the old screen turns over the other like a page, with the
/// second half of the new screen on its back.
public final class TurnTransition: ScreenTransition {
  private let movement: MotionDirection

  /// Creates a transition whose page turns in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    timing: MotionTiming = .easeInOut(0.8)
  ) {
    self.movement = movement
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    let space = ScreenSpace(screens, direction)
    let vector = space.vector(movement)
    let opposite = CGVector(dx: -vector.dx, dy: -vector.dy)
    let ahead = space.half(at: vector)
    let behind = space.half(at: opposite)
    let covered = space.addSheet(space.lower, part: ahead)
    let uncovered = space.addSheet(space.upper, part: behind)
    let front = space.addSheet(space.lower, part: behind)
    let back = space.addSheet(space.upper, part: ahead)
    let shadows = (
      covered.addGradient(toward: opposite, strength: 0.6),
      uncovered.addGradient(toward: vector, strength: 0.6)
    )
    let curl = (
      front.addGradient(toward: vector, strength: 0.5),
      back.addGradient(toward: opposite, strength: 0.5)
    )
    front.hinge(at: vector)
    back.hinge(at: opposite)
    for page in [front, back] { page.layer.isDoubleSided = false }
    return space.animations(steps: 32) { time in
      let angle = 180 * time
      front.transform3D = .turn(angle, along: vector)
      back.transform3D = .turn(angle - 180, along: vector)
      let lit = Shading.turned(angle)
      (front.shade.alpha, back.shade.alpha) = (0.25 * lit, 0.15 * lit)
      (curl.0.alpha, curl.1.alpha) = (lit, lit)
      uncovered.shade.alpha = 0.45 * max(0, Shading.cosine(angle))
      covered.shade.alpha = 0.45 * max(0, -Shading.cosine(angle))
      shadows.0.alpha = Easing.part(time, 0.5...0.75) - Easing.part(time, 0.75...1)
      shadows.1.alpha = Easing.part(time, 0...0.25) - Easing.part(time, 0.25...0.5)
    }
  }
}

extension ScreenSpace {
  /// Returns the half of the bounds to which `vector` points, divided at a whole point.
  func half(at vector: CGVector) -> CGRect {
    let isVertical = vector.dy != 0
    let middle = ((isVertical ? height : width) / 2).rounded()
    let edge: CGRectEdge = isVertical ? .minYEdge : .minXEdge
    let halves = bounds.divided(atDistance: middle, from: edge)
    return vector.dx + vector.dy < 0 ? halves.slice : halves.remainder
  }
}

extension TurnTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "turn", summary: "Half of the old screen turns over like a page of a magazine.",
    tags: [.depth, .navigation], parameters: [.duration(0.8), .direction(.leading)],
    source: """
      Half a turn about the middle of the screen, as in the flip of VCTransitionsLibrary and in \
      magazine apps; light and shadows are our choice.
      """
  ) { TurnTransition($0, movement: $1.direction, timing: .easeInOut($1.duration)) }
}
