import UIKit

/// A transition in which the new screen pushes the old one out: both move together, edge to edge.
public final class PushAsideTransition: ScreenTransition {
  private let movement: MotionDirection

  /// Creates a transition in which both screens move in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    timing: MotionTiming = .easeInOut(0.4)
  ) {
    self.movement = movement
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let vector = screens.vector(movement, direction)
    let (x, y) = (vector.dx * screens.width, vector.dy * screens.height)
    screens.addDestination(onTop: true)
    screens.to?.transform = CGAffineTransform(translationX: -x, y: -y)
    return ScreenAnimations {
      screens.to?.transform = .identity
      screens.from?.transform = CGAffineTransform(translationX: x, y: y)
    }
  }
}

extension PushAsideTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "pushAside", summary: "The new screen pushes the old one out, edge to edge.",
    tags: [.slide, .navigation], parameters: [.duration(0.4), .direction(.leading)],
    source: "UIKit's default curve; the duration of UINavigationController's push is 0.35 s."
  ) { PushAsideTransition($0, movement: $1.direction, timing: .easeInOut($1.duration)) }
}
