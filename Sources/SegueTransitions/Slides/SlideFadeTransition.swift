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
    let look = SavedLook(detail)
    let soft = softMask(screens)
    detail?.mask = soft
    let away = CGAffineTransform(translation: screens.travel(movement, -distance))
    let softness = CGAffineTransform(translation: screens.travel(movement, -Self.softness))
    let moves = [
      ScreenMove {
        detail?.transform = away
        soft.transform = softness
      } to: {
        detail?.transform = .identity
        soft.transform = .identity
      },
      ScreenMove(0...0.8) {
        detail?.alpha = 0
      } to: {
        detail?.alpha = 1
      },
    ]
    return ScreenAnimations(direction, moves) { look.restore() }
  }

  /// The part of the container's length in which the front edge becomes transparent.
  private static let softness: CGFloat = 0.4

  /// A mask with a soft front edge, which is outside of the screen in the end.
  private func softMask(_ screens: TransitionScreens) -> UIView {
    let side = screens.vector(movement, .forward)
    let reach = screens.travel(movement, Self.softness)
    let bounds = screens.container.bounds
    let frame = bounds.union(bounds.offsetBy(dx: reach.dx, dy: reach.dy))
    return GradientView(
      frame: frame, from: CGPoint(x: 0.5 + side.dx / 2, y: 0.5 + side.dy / 2),
      to: CGPoint(x: 0.5 - side.dx / 2, y: 0.5 - side.dy / 2),
      stops: [(0, 0), (Self.softness / (1 + Self.softness), 1), (1, 1)])
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
