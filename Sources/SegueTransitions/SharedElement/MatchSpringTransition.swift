import UIKit

/// A transition in which a spring carries the views that both screens show to their new places.
public final class MatchSpringTransition: SharedElementTransition {
  /// Creates a transition.
  /// - Parameter element: The identifier of the only view that travels, or `nil` for all.
  public init(
    _ direction: TransitionDirection, element: String? = nil,
    motion: SpringMotion = SpringMotion(duration: 0.6, dampingRatio: 0.78, initialVelocity: 0)
  ) {
    super.init(direction, element: element, timing: .spring(motion))
  }

  override var isSpring: Bool { true }

  override func addSurroundings(to scene: inout SharedScene) { scene.fadeUpper(from: 0, to: 1) }

  override func addFallback(to scene: inout SharedScene) {
    let upper = scene.upper
    scene.fadeUpper(from: 0, to: 1)
    scene.motion.add { upper.transform = CGAffineTransform(uniform: 1.08 - 0.08 * $0) }
  }
}

extension MatchSpringTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "matchSpring", summary: "A spring carries views that both screens show to their places.",
    tags: [.sharedElement, .containers, .spring],
    parameters: [.duration(0.6), .damping(0.78), .velocity(0), .element],
    source: "Our choice: a damping ratio of 0.78 overshoots by two percent of the way."
  ) { MatchSpringTransition($0, element: $1.text("element"), motion: $1.spring) }
}
