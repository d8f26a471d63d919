import UIKit

/// A transition in which a hand turns by a quarter around a corner and leaves the new screen behind
/// it.
public final class RadialWipeTransition: ScreenTransition {
  private let corner: ScreenCorner

  /// Creates a transition whose hand turns around `corner`.
  public init(
    _ direction: TransitionDirection, corner: ScreenCorner = .bottomLeading,
    timing: MotionTiming = .easeInOut(0.6)
  ) {
    self.corner = corner
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let fractions = screens.fractions(corner)
    return screens.reveal(direction) { mask in
      let pivot = mask.bounds.point(fractions)
      // The hand rests beyond the side edge, and comes in over the top or the bottom.
      let side: CGFloat = fractions.x == 0 ? -1 : 1
      let end: CGFloat = fractions.y == 0 ? 1 : -1
      let reach = mask.bounds.reach(from: pivot) + 2
      let hand = mask.addOpening(CGRect(x: 0, y: 0, width: reach, height: reach))
      hand.layer.anchorPoint = CGPoint(x: (1 - side) / 2, y: (1 - end) / 2)
      hand.center = pivot
      var motion = MotionSequence(direction)
      motion.add(steps: 2) { position in
        hand.transform = CGAffineTransform(rotationAngle: side * end * position * .pi / 2)
      }
      return motion
    }
  }
}

extension RadialWipeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "radialWipe",
    summary: "A hand turns around a corner and leaves the new screen behind it.",
    tags: [.mask],
    parameters: [
      .duration(0.6), .corner(.bottomLeading, "The corner around which the hand turns."),
    ],
    source: "Our choice: a quarter turn, with UIKit's easeInOut."
  ) { RadialWipeTransition($0, corner: $1.corner, timing: .easeInOut($1.duration)) }
}
