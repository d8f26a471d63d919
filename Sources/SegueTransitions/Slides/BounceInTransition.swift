import UIKit

/// A transition in which the new screen falls over the old one and bounces off the far edge until it
/// lies still.
public final class BounceInTransition: ScreenTransition {
  private let movement: MotionDirection
  private let bounces: Int

  /// Creates a transition in which the new screen falls in the direction `movement` and bounces
  /// `bounces` times, 1 to 5.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .down, bounces: Int = 3,
    timing: MotionTiming = .linear(1)
  ) {
    (self.movement, self.bounces) = (movement, bounces)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let shade = screens.addShade(base)
    let shadow = screens.addEdgeShadow(screens.vector(movement, .forward), below: detail)
    let moves = ScreenMove.sampled(60) { progress in
      let height = self.height(at: progress)
      let lifted = CGAffineTransform(translation: screens.travel(self.movement, -height))
      detail?.transform = lifted
      shadow.transform = lifted
      (shadow.alpha, shade.alpha) = (min(1, progress * 6), 0.3 * (1 - height))
    }
    return ScreenAnimations(direction, moves) {
      shade.removeFromSuperview()
      shadow.removeFromSuperview()
    }
  }

  /// The height of a falling body at a time from 0 to 1: each bounce is half as long as the one
  /// before and therefore reaches a quarter of its height.
  private func height(at time: CGFloat) -> CGFloat {
    let lengths = (0...bounces).map { 1 / CGFloat(1 << $0) }
    let total = lengths.reduce(-0.5, +)
    // The fall is the second half of a bounce of length 1.
    var (start, peak) = (-0.5 / total, CGFloat(1))
    for length in lengths {
      let part = length / total
      if time < start + part {
        let offset = (time - start) / part * 2 - 1
        return max(0, peak * (1 - offset * offset))
      }
      (start, peak) = (start + part, peak / 4)
    }
    return 0
  }
}

extension BounceInTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "bounceIn", summary: "The new screen falls over the old one and bounces.",
    tags: [.slide, .modal],
    parameters: [
      .duration(1), .direction(.down), .count("bounces", 3, 1...5, "The number of bounces."),
    ],
    source: """
      A body that falls and loses half of its speed in each bounce; the duration is our choice.
      """
  ) {
    BounceInTransition(
      $0, movement: $1.direction, bounces: $1.count("bounces"), timing: .linear($1.duration))
  }
}
