import UIKit

/// A transition in which the views that both screens show travel straight to their new places, while the
/// screens fade into each other.
public final class MatchTransition: SharedElementTransition {
  /// Creates a transition.
  /// - Parameter element: The identifier of the only view that travels, or `nil` for all.
  public override init(
    _ direction: TransitionDirection, element: String? = nil, timing: MotionTiming = .linear(0.45)
  ) {
    super.init(direction, element: element, timing: timing)
  }
}

extension MatchTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "match", summary: "Views that both screens show travel to their new places.",
    tags: [.sharedElement, .containers], parameters: [.duration(0.45), .element],
    source: "Our choice: 0.45 s is between a push and a sheet; views start and end at rest."
  ) { MatchTransition($0, element: $1.text("element"), timing: .linear($1.duration)) }
}
