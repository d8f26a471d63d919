import UIKit

/// A transition in which the new screen opens in a star with five points, which turns a little as it grows.
public final class StarTransition: ScreenTransition {
  private let origin: CGPoint

  /// Creates a transition whose shape grows around `origin`, in fractions of the screen's size.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    timing: MotionTiming = .easeInOut(0.7)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(
      direction, through: UIBezierPath(corners: 10, radii: [2, 1]), origin: origin, turn: 0.75)
  }
}

extension StarTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "star", summary: "The new screen opens in a star that turns a little.", tags: [.mask],
    parameters: [.duration(0.7), .point("origin", 0.5, 0.5, "The center of the shape.")],
    source: "Our choice: the turn of 0.75 is the default of StarWipe in gl-transitions."
  ) { StarTransition($0, origin: $1.point("origin"), timing: .easeInOut($1.duration)) }
}
