import UIKit

/// A transition in which the new screen appears in strips that widen until they meet.
public final class BlindsTransition: ScreenTransition {
  private let movement: MotionDirection
  private let count: Int

  /// Creates a transition with `count` strips, which widen in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .trailing, count: Int = 8,
    timing: MotionTiming = .easeInOut(0.6)
  ) {
    (self.movement, self.count) = (movement, count)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let vector = screens.vector(movement, .forward)
    return screens.reveal(direction) { mask in
      let cells =
        movement.isVertical
        ? mask.bounds.cells(columns: 1, rows: count) : mask.bounds.cells(columns: count, rows: 1)
      var motion = MotionSequence(direction)
      for place in cells {
        // On whole points, strips differ by a point: the mirror image has them in reverse order.
        let isMirrored = vector.dx < 0
        let cell =
          isMirrored ? place.offsetBy(dx: mask.bounds.maxX - place.minX - place.maxX, dy: 0) : place
        let strip = mask.addOpening()
        motion.add { strip.frame = cell.grown(toward: vector, to: $0) }
      }
      return motion
    }
  }
}

extension CGRect {
  /// Returns the part of the rectangle that begins at the edge that `vector` comes from and has
  /// the given fraction of its length.
  func grown(toward vector: CGVector, to fraction: CGFloat) -> CGRect {
    let (across, down) = (vector.dx == 0 ? 1 : fraction, vector.dy == 0 ? 1 : fraction)
    let size = CGSize(width: width * across, height: height * down)
    return CGRect(
      x: vector.dx < 0 ? maxX - size.width : minX, y: vector.dy < 0 ? maxY - size.height : minY,
      width: size.width, height: size.height)
  }
}

extension BlindsTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "blinds", summary: "The new screen appears in strips that widen until they meet.",
    tags: [.mask],
    parameters: [
      .duration(0.6), .direction(.trailing),
      .count("count", 8, 2...60, "The number of strips."),
    ],
    source: "Our choice: eight strips of a phone's width are as wide as a thumb."
  ) {
    BlindsTransition(
      $0, movement: $1.direction, count: $1.count("count"), timing: .easeInOut($1.duration))
  }
}
