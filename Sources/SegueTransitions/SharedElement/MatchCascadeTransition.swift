import UIKit

/// A transition in which the views that both screens show travel to their new places, and the other
/// views of the new screen rise and fade in, one after the other from the top.
public final class MatchCascadeTransition: SharedElementTransition {
  private let distance: CGFloat

  /// Creates a transition.
  /// - Parameters:
  ///   - element: The identifier of the only view that travels, or `nil` for all.
  ///   - distance: How far the other views rise, in points.
  public init(
    _ direction: TransitionDirection, element: String? = nil, distance: CGFloat = 48,
    timing: MotionTiming = .linear(0.65)
  ) {
    self.distance = distance
    super.init(direction, element: element, timing: timing)
  }

  override func addSurroundings(to scene: inout SharedScene) {
    let upper = scene.upper
    scene.detachBackground(from: 0.05, to: 0.5)
    cascade(upper.others(besides: scene.shared.map(\.upper)), in: &scene)
  }

  /// Screens without shared views: all views of the new one come in turn.
  override func addFallback(to scene: inout SharedScene) {
    guard !scene.upper.subviews.isEmpty, !(scene.upper is UIImageView) else {
      return super.addFallback(to: &scene)
    }
    addSurroundings(to: &scene)
  }

  private func cascade(_ views: [UIView], in scene: inout SharedScene) {
    let (upper, distance) = (scene.upper, distance)
    let sorted = views.sorted { $0.top(in: upper) < $1.top(in: upper) }
    for (index, view) in sorted.enumerated() {
      // What fills the screen is a background: it fades with the first ones and does not move.
      let area = view.bounds.width * view.bounds.height
      let isPlane = area > 0.9 * upper.bounds.width * upper.bounds.height
      let start = isPlane ? 0.05 : 0.2 + 0.4 * Double(index) / Double(sorted.count)
      let (alpha, transform) = (view.alpha, view.transform)
      scene.move(view, from: start, to: start + 0.4) { position in
        let rest = isPlane ? 0 : distance * (1 - Easing.softOut(position))
        view.transform = transform.concatenating(CGAffineTransform(translationX: 0, y: rest))
        view.alpha = alpha * position
      }
    }
  }
}

extension UIView {
  fileprivate func top(in screen: UIView) -> CGFloat { convert(bounds, to: screen).minY }
}

extension MatchCascadeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "matchCascade",
    summary: "Shared views travel, and others rise and fade in one after the other.",
    tags: [.sharedElement, .containers],
    parameters: [
      .duration(0.65), .element,
      .number("distance", 48, 0...400, .points, "How far the other views rise."),
    ],
    source: "Our choice, after the cascade modifier of Hero: views follow each other from the top."
  ) {
    MatchCascadeTransition(
      $0, element: $1.text("element"), distance: $1.number("distance"),
      timing: .linear($1.duration))
  }
}
