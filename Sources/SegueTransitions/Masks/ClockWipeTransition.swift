import UIKit

/// A transition in which a hand turns once around the center and leaves the new screen behind it.
public final class ClockWipeTransition: ScreenTransition {
  /// The sense in which the hand turns.
  public enum Turn: String, Sendable, CaseIterable {
    /// As a clock's hand.
    case clockwise
    /// The other way.
    case counterclockwise
  }

  private let turn: Turn

  /// Creates a transition whose hand starts at twelve o'clock.
  public init(
    _ direction: TransitionDirection, turn: Turn = .clockwise,
    timing: MotionTiming = .easeInOut(0.8)
  ) {
    self.turn = turn
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let sign: CGFloat = turn == .clockwise ? 1 : -1
    return screens.reveal(direction) { mask in
      let (bounds, middle) = (mask.bounds, mask.bounds.midX.rounded())
      let pivot = CGPoint(x: middle, y: bounds.midY)
      let right = CGRect(x: middle, y: 0, width: bounds.width - middle, height: bounds.height)
      let left = CGRect(x: 0, y: 0, width: middle, height: bounds.height)
      let halves = sign > 0 ? [right, left] : [left, right]
      var motion = MotionSequence(direction)
      for (index, half) in halves.enumerated() {
        let side: CGFloat = half.minX > 0 ? -1 : 1
        let hand = HandMask(mask, part: half, pivot: pivot, rest: CGVector(dx: side, dy: 0))
        let start = Double(index) / 2
        motion.add(from: start, to: start + 0.5, steps: 4) { hand.turn(sign * .pi * $0) }
      }
      return motion
    }
  }
}

extension ClockWipeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "clockWipe", summary: "A clock's hand turns once and leaves the new screen behind it.",
    tags: [.mask],
    parameters: [
      .duration(0.8),
      .choice(
        "turn", "clockwise", ClockWipeTransition.Turn.allCases.map(\.rawValue),
        "The sense in which the hand turns."),
    ],
    source: "Our choice: a whole turn is a long way, and takes 0.8 s with UIKit's easeInOut."
  ) {
    ClockWipeTransition(
      $0, turn: ClockWipeTransition.Turn(rawValue: $1.text("turn") ?? "") ?? .clockwise,
      timing: .easeInOut($1.duration))
  }
}
