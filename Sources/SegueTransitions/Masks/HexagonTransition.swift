import UIKit

/// A transition in which the new screen opens in a hexagon.
public final class HexagonTransition: ScreenTransition {
  private let origin: CGPoint

  /// Creates a transition whose shape grows around `origin`, in fractions of the screen's size.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    timing: MotionTiming = .easeInOut(0.6)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(
      direction, through: UIBezierPath(corners: 6, radii: [1.16]), origin: origin, turn: .pi / 6)
  }
}

extension HexagonTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "hexagon", summary: "The new screen opens in a hexagon.", tags: [.mask],
    parameters: [.duration(0.6), .point("origin", 0.5, 0.5, "The center of the shape.")],
    source: "Our choice: a regular hexagon that turns by a twelfth of a turn as it grows."
  ) { HexagonTransition($0, origin: $1.point("origin"), timing: .easeInOut($1.duration)) }
}
