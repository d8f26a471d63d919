import UIKit

/// A transition in which the new screen fades in over the old one while it moves the last part of
/// its way.
public final class SlideFadeTransition: ScreenTransition {
  private let movement: MotionDirection
  private let distance: CGFloat

  /// Creates a transition in which the new screen moves in the direction `movement` by `distance` of
  /// the container's length, from 0 to 1.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    distance: CGFloat = 0.2, timing: MotionTiming = .system(0.45)
  ) {
    (self.movement, self.distance) = (movement, distance)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let detail = screens.detail(direction)
    let away = CGAffineTransform(translation: screens.travel(movement, -distance))
    return ScreenAnimations(
      direction,
      [
        ScreenMove {
          detail?.transform = away
          detail?.alpha = 0
        } to: {
          detail?.transform = .identity
          detail?.alpha = 1
        }
      ])
  }
}

extension SlideFadeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "slideFade", summary: "The new screen fades in while it slides a short way.",
    tags: [.slide, .navigation, .modal],
    parameters: [
      .duration(0.45), .direction(.leading),
      .number("distance", 0.2, 0...1, .fraction, "How far the new screen slides."),
    ],
    source: "Our choice: a fifth of the length shows the direction, and the fade hides the edge."
  ) {
    SlideFadeTransition(
      $0, movement: $1.direction, distance: $1.number("distance"), timing: .system($1.duration))
  }
}
