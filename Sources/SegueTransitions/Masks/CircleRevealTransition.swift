import UIKit

/// A transition in which the new screen opens in a circle around a point of the old one, such as the
/// button that was tapped. The way back closes the circle.
public final class CircleRevealTransition: ScreenTransition {
  private let origin: CGPoint

  /// Creates a transition whose circle grows around `origin`, in fractions of the screen's size.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.9),
    timing: MotionTiming = .easeInOut(0.5)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(direction) { mask in
      var motion = MotionSequence(direction)
      motion.add(mask.addCircle(at: origin))
      return motion
    }
  }
}

extension CircleRevealTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "circleReveal",
    summary: "The new screen opens in a circle around a point, and closes into it again.",
    tags: [.mask, .modal],
    parameters: [
      .duration(0.5), .point("origin", 0.5, 0.9, "The center of the circle."),
    ],
    source: "Our choice: half a second is what the iris takes; the curve is UIKit's easeInOut."
  ) {
    CircleRevealTransition($0, origin: $1.point("origin"), timing: .easeInOut($1.duration))
  }
}
