import UIKit

/// A transition in which the old screen is cut into slices that slide out in turn to either side.
public final class SlicesTransition: ScreenTransition {
  private let axis: ScreenAxis
  private let count: Int

  /// Creates a transition with `count` slices, which move along `axis`.
  public init(
    _ direction: TransitionDirection, axis: ScreenAxis = .horizontal, count: Int = 9,
    timing: MotionTiming = .linear(0.8)
  ) {
    (self.axis, self.count) = (axis, count)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.base(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    stage.dimBelow()
    let bounds = lower.bounds
    let isRow = axis == .horizontal
    let parts = bounds.cells(columns: isRow ? 1 : count, rows: isRow ? count : 1)
    for (index, part) in parts.enumerated() {
      guard let slice = stage.cut(part, of: lower) else { continue }
      let shades = EdgeShades(slice, along: axis)
      let sign: CGFloat = index.isMultiple(of: 2) ? 1 : -1
      let reach = sign * ((isRow ? bounds.width : bounds.height) + 24)
      let start = 0.35 * Double(index) / Double(max(count - 1, 1))
      stage.motion.add(from: start, to: start + 0.1) {
        shades.show($0)
      }
      stage.motion.add(from: start, to: start + 0.65, steps: 10) { position in
        let moved = reach * Easing.in(position)
        slice.transform = CGAffineTransform(translationX: isRow ? moved : 0, y: isRow ? 0 : moved)
      }
    }
    return stage.animations()
  }
}

extension SlicesTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "slices", summary: "Slices of the old screen slide out in turn to either side.",
    tags: [.pieces],
    parameters: [
      .duration(0.8), .axis(.horizontal), .count("count", 9, 2...30, "The number of slices."),
    ],
    source: "Our choice: a slice takes two thirds of the time, and starts from rest."
  ) {
    SlicesTransition($0, axis: $1.axis, count: $1.count("count"), timing: .linear($1.duration))
  }
}
