import UIKit

/// A transition in which the new screen unfolds like a fan, to both sides of its middle.
public final class FanTransition: ScreenTransition {
  /// The edge in whose middle the fan is held.
  public enum Edge: String, Sendable, CaseIterable {
    /// An edge of the screen.
    case bottom, top
  }

  private let edge: Edge

  /// Creates a transition whose fan is held in the middle of `edge`.
  public init(
    _ direction: TransitionDirection, edge: Edge = .bottom, timing: MotionTiming = .easeInOut(0.6)
  ) {
    self.edge = edge
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(direction) { mask in
      let (bounds, middle) = (mask.bounds, mask.bounds.midX.rounded())
      let pivot = CGPoint(x: middle, y: edge == .bottom ? bounds.maxY : bounds.minY)
      let up: CGFloat = edge == .bottom ? -1 : 1
      var motion = MotionSequence(direction)
      for side in [CGFloat(-1), 1] {
        let part = CGRect(
          x: side < 0 ? 0 : middle, y: 0, width: side < 0 ? middle : bounds.width - middle,
          height: bounds.height)
        let hand = HandMask(mask, part: part, pivot: pivot, rest: CGVector(dx: -side, dy: up))
        motion.add(steps: 2) { hand.turn(-side * up * $0 * .pi / 2) }
      }
      return motion
    }
  }
}

extension FanTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "fan", summary: "The new screen unfolds like a fan, to both sides.",
    tags: [.mask],
    parameters: [
      .duration(0.6),
      .choice(
        "edge", "bottom", FanTransition.Edge.allCases.map(\.rawValue),
        "The edge in whose middle the fan is held."),
    ],
    source: "Our choice: a quarter turn on either side, with UIKit's easeInOut."
  ) {
    FanTransition(
      $0, edge: FanTransition.Edge(rawValue: $1.text("edge") ?? "") ?? .bottom,
      timing: .easeInOut($1.duration))
  }
}
