import UIKit

/// A transition in which an edge passes over the old screen and leaves the new one behind it.
public final class LinearWipeTransition: ScreenTransition {
  private let movement: MotionDirection
  private let softness: CGFloat

  /// Creates a transition whose edge moves in the direction `movement`.
  /// - Parameter softness: The width of the edge, as a fraction of the length of its way.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    softness: CGFloat = 0.25,
    timing: MotionTiming = .easeInOut(0.6)
  ) {
    (self.movement, self.softness) = (movement, softness)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let vector = screens.vector(movement, .forward)
    return screens.reveal(direction) { mask in
      mask.sweep(toward: vector, softness: softness, direction)
    }
  }
}

extension LinearWipeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "linearWipe", summary: "An edge, soft or hard, passes over and leaves the new screen.",
    tags: [.mask],
    parameters: [
      .duration(0.6), .direction(.leading),
      .number("softness", 0.25, 0...1, .fraction, "The width of the edge; 0 is a hard edge."),
    ],
    source: "Our choice: a quarter of the way is the softness of most film wipes."
  ) {
    LinearWipeTransition(
      $0, movement: $1.direction, softness: $1.number("softness"), timing: .easeInOut($1.duration))
  }
}
