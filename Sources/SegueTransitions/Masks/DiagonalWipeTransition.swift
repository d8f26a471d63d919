import UIKit

/// A transition in which a slanting edge passes from one corner to the opposite one and leaves the new
/// screen behind it.
public final class DiagonalWipeTransition: ScreenTransition {
  private let corner: ScreenCorner
  private let softness: CGFloat

  /// Creates a transition whose edge starts at `corner`.
  /// - Parameter softness: The width of the edge, as a fraction of the length of its way.
  public init(
    _ direction: TransitionDirection, corner: ScreenCorner = .topLeading, softness: CGFloat = 0.15,
    timing: MotionTiming = .easeInOut(0.6)
  ) {
    (self.corner, self.softness) = (corner, softness)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let fractions = screens.fractions(corner)
    let component = CGFloat(0.5).squareRoot()
    let vector = CGVector(
      dx: fractions.x == 0 ? component : -component, dy: fractions.y == 0 ? component : -component)
    return screens.reveal(direction) { $0.sweep(toward: vector, softness: softness, direction) }
  }
}

extension DiagonalWipeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "diagonalWipe",
    summary: "A slanting edge passes from corner to corner and leaves the new screen.",
    tags: [.mask],
    parameters: [
      .duration(0.6), .corner(.topLeading, "The corner at which the edge starts."),
      .number("softness", 0.15, 0...1, .fraction, "The width of the edge; 0 is a hard edge."),
    ],
    source: "Our choice: an edge at 45 degrees, with UIKit's easeInOut."
  ) {
    DiagonalWipeTransition(
      $0, corner: $1.corner, softness: $1.number("softness"), timing: .easeInOut($1.duration))
  }
}
