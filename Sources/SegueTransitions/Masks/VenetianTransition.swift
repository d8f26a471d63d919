import UIKit

/// A transition in which the screen is a venetian blind: its slats turn over, one after the other, and
/// show the new screen on their backs.
public final class VenetianTransition: ScreenTransition {
  private let count: Int
  private let background: UIColor

  /// Creates a transition with `count` slats.
  public init(
    _ direction: TransitionDirection, count: Int = 12, background: UIColor = .black,
    timing: MotionTiming = .linear(0.9)
  ) {
    (self.count, self.background) = (count, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.lower(direction), let upper = screens.upper(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    stage.view.backgroundColor = background
    let (fronts, backs) = (
      lower.bounds.cells(columns: 1, rows: count), upper.bounds.cells(columns: 1, rows: count)
    )
    for (index, (front, back)) in zip(fronts, backs).enumerated() {
      guard let tile = TurningTile(stage, front, of: lower, back, of: upper) else { continue }
      let start = 0.6 * Double(index) / Double(max(count - 1, 1))
      tile.add(to: &stage.motion, from: start, to: start + 0.4, isVertical: true)
    }
    return stage.animations()
  }
}

extension VenetianTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "venetian",
    summary: "The slats of a blind turn over and show the new screen on their backs.",
    tags: [.mask, .depth],
    parameters: [
      .duration(0.9), .count("count", 12, 2...40, "The number of slats."),
      .color("background", "#000000", "The color behind the slats."),
    ],
    source: "Our choice: slats of 70 points on a phone, seen from afar, darker as they turn."
  ) {
    VenetianTransition(
      $0, count: $1.count("count"), background: $1.color("background"),
      timing: .linear($1.duration))
  }
}
