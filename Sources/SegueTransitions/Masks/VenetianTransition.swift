import UIKit

/// A transition in which the old screen is a venetian blind: its slats turn on edge, one after the
/// other, and the new screen is seen behind them.
public final class VenetianTransition: ScreenTransition {
  private let count: Int

  /// Creates a transition with `count` slats.
  public init(
    _ direction: TransitionDirection, count: Int = 12, timing: MotionTiming = .linear(0.8)
  ) {
    self.count = count
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.base(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    stage.dimBelow(0.4)
    for (index, part) in lower.bounds.cells(columns: 1, rows: count).enumerated() {
      guard let slat = stage.cut(part, of: lower) else { continue }
      let shade = stage.addDarkness(to: slat)
      let start = 0.45 * Double(index) / Double(max(count - 1, 1))
      stage.motion.add(from: start, to: start + 0.55, steps: 12) { position in
        let (sine, cosine) = sineAndCosine(.pi / 2 * Easing.inOut(position))
        // Not quite 0, at which a matrix has no inverse.
        slat.transform = CGAffineTransform(scaleX: 1, y: max(cosine, 0.000_01))
        shade.alpha = 0.6 * sine
      }
    }
    return stage.animations()
  }
}

extension VenetianTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "venetian",
    summary: "The slats of a blind turn on edge, and the new screen is seen behind them.",
    tags: [.mask, .depth],
    parameters: [.duration(0.8), .count("count", 12, 2...40, "The number of slats.")],
    source: "Our choice: slats of 70 points on a phone, seen from afar, darker as they turn."
  ) { VenetianTransition($0, count: $1.count("count"), timing: .linear($1.duration)) }
}
