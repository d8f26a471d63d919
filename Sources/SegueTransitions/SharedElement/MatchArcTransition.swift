import UIKit

/// A transition in which the views that both screens show travel to their new places along an arc.
public final class MatchArcTransition: SharedElementTransition {
  private let bend: CGFloat

  /// Creates a transition.
  /// - Parameters:
  ///   - element: The identifier of the only view that travels, or `nil` for all.
  ///   - bend: How much the way bends, from 0 to 1.
  public init(
    _ direction: TransitionDirection, element: String? = nil, bend: CGFloat = 0.8,
    timing: MotionTiming = .linear(0.5)
  ) {
    self.bend = bend
    super.init(direction, element: element, timing: timing)
  }

  override var arc: CGFloat { bend }
}

extension MatchArcTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "matchArc", summary: "Views that both screens show travel along an arc.",
    tags: [.sharedElement, .containers],
    parameters: [
      .duration(0.5), .element,
      .number("bend", 0.8, 0...1, .fraction, "How much the way bends; 0 is a straight line."),
    ],
    source: "Our choice of the bend; that things move along arcs is Material Design's advice."
  ) {
    MatchArcTransition(
      $0, element: $1.text("element"), bend: $1.number("bend"), timing: .linear($1.duration))
  }
}
