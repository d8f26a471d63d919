import UIKit

/// A transition in which the new screen pushes the old one out on an elastic band: it overshoots,
/// stretches, and springs back.
public final class ElasticTransition: ScreenTransition {
  private let movement: MotionDirection
  private let stretch: CGFloat

  /// Creates a transition in which both screens move in the direction `movement`, and the new one
  /// stretches by up to `stretch` of its length.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, stretch: CGFloat = 0.12,
    timing: MotionTiming = .linear(0.8)
  ) {
    (self.movement, self.stretch) = (movement, stretch)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let moves = ScreenMove.sampled(48) { progress in
      let rest = self.distance(at: progress)
      let length = 1 + max(0, -rest)
      let place = screens.travel(self.movement, -rest + (length - 1) * -0.5)
      detail?.transform = self.stretched(length, place)
      base?.transform = CGAffineTransform(translation: screens.travel(self.movement, 1 - rest))
    }
    return ScreenAnimations(direction, moves)
  }

  /// The way that is left at a progress from 0 to 1, in lengths of the container, negative beyond the
  /// end: a fall to the end in 0.4, and two swings of which the second is a quarter of the first.
  private func distance(at progress: CGFloat) -> CGFloat {
    let arrival: CGFloat = 0.4
    if progress < arrival {
      let time = progress / arrival
      return 1 - time * time * (2.2 - 1.2 * time)
    }
    let time = (progress - arrival) / (1 - arrival)
    let swing = CGAffineTransform(rotationAngle: time * 2 * .pi).b
    return -stretch * swing * (1 - time) * (1 - time) * 1.4
  }

  private func stretched(_ length: CGFloat, _ place: CGVector) -> CGAffineTransform {
    let (x, y) = movement.isVertical ? (1, length) : (length, 1)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: place.dx + 0, ty: place.dy + 0)
  }
}

extension ElasticTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "elastic", summary: "The new screen pushes the old one out, stretches and springs back.",
    tags: [.slide],
    parameters: [
      .duration(0.8), .direction(.leading),
      .number("stretch", 0.12, 0...0.5, .fraction, "How far the new screen stretches."),
    ],
    source: "Our choice, after the jelly-like transitions of animation collections."
  ) {
    ElasticTransition(
      $0, movement: $1.direction, stretch: $1.number("stretch"), timing: .linear($1.duration))
  }
}
