import UIKit

/// A transition in which strips of the old screen drop out one after the other, from one side to the
/// other.
public final class StripsTransition: ScreenTransition {
  private let movement: MotionDirection
  private let count: Int

  /// Creates a transition with `count` strips, which move in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .down, count: Int = 8,
    timing: MotionTiming = .linear(0.9)
  ) {
    (self.movement, self.count) = (movement, count)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.base(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    stage.dimBelow()
    let (bounds, vector) = (lower.bounds, screens.vector(movement, .forward))
    let isUpright = movement.isVertical
    let parts = bounds.cells(columns: isUpright ? count : 1, rows: isUpright ? 1 : count)
    let isRightToLeft =
      screens.container.effectiveUserInterfaceLayoutDirection == .rightToLeft && isUpright
    for (index, part) in parts.enumerated() {
      guard let strip = stage.cut(part, of: lower) else { continue }
      let shades = EdgeShades(strip, along: isUpright ? .vertical : .horizontal)
      let reach = (isUpright ? bounds.height : bounds.width) + 24
      let place = isRightToLeft ? count - 1 - index : index
      let start = 0.45 * Double(place) / Double(max(count - 1, 1))
      stage.motion.add(from: start, to: start + 0.1) {
        shades.show($0)
      }
      stage.motion.add(from: start, to: start + 0.55, steps: 10) { position in
        let moved = reach * Easing.in(position)
        strip.transform = CGAffineTransform(
          translationX: vector.dx * moved, y: vector.dy * moved)
      }
    }
    return stage.animations()
  }
}

extension StripsTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "strips", summary: "Strips of the old screen drop out one after the other.",
    tags: [.pieces],
    parameters: [
      .duration(0.9), .direction(.down), .count("count", 8, 2...30, "The number of strips."),
    ],
    source: "Our choice: a strip falls with even gravity for half of the time."
  ) {
    StripsTransition(
      $0, movement: $1.direction, count: $1.count("count"), timing: .linear($1.duration))
  }
}
