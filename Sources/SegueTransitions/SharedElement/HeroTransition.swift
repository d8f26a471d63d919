import UIKit

/// A transition in which the views that both screens show travel to their new places, over a background
/// that changes in the chosen way.
public final class HeroTransition: SharedElementTransition {
  /// What happens to everything that does not travel.
  public enum Background: String, Sendable, CaseIterable {
    /// The new screen fades in.
    case fade
    /// The new screen fades in as it rises into place.
    case translate
    /// The old screen comes closer, and the new one settles from a larger size as it fades in.
    case scale
  }

  private let background: Background
  private let overlay: UIColor

  /// Creates a transition.
  /// - Parameters:
  ///   - element: The identifier of the only view that travels, or `nil` for all.
  ///   - background: What happens to everything that does not travel.
  ///   - overlay: The color that comes over the old screen.
  public init(
    _ direction: TransitionDirection, element: String? = nil, background: Background = .translate,
    overlay: UIColor = .clear, timing: MotionTiming = .linear(0.55)
  ) {
    (self.background, self.overlay) = (background, overlay)
    super.init(direction, element: element, timing: timing)
  }

  override func addSurroundings(to scene: inout SharedScene) {
    let (lower, upper) = (scene.lower, scene.upper)
    scene.addOverlay(overlay)
    scene.fadeUpper(from: 0.05, to: 0.7)
    switch background {
    case .fade: break
    case .translate:
      scene.motion.add(from: 0, to: 0.86, steps: 10) {
        upper.transform = CGAffineTransform(translationX: 0, y: 90 * (1 - Easing.softOut($0)))
      }
    case .scale:
      if scene.movesLower {
        scene.motion.add(steps: 10) {
          lower.transform = CGAffineTransform(uniform: 1 + 0.12 * Easing.inOut($0))
        }
      }
      scene.motion.add(from: 0, to: 0.86, steps: 10) {
        upper.transform = CGAffineTransform(uniform: 1.12 - 0.12 * Easing.inOut($0))
      }
    }
  }

  override func addFallback(to scene: inout SharedScene) { addSurroundings(to: &scene) }
}

extension HeroTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "hero", summary: "Shared views travel over a background that fades, rises or scales.",
    tags: [.sharedElement, .containers],
    parameters: [
      .duration(0.55), .element,
      .choice(
        "background", "translate", HeroTransition.Background.allCases.map(\.rawValue),
        "What happens to everything that does not travel."),
      .color("overlay", "#00000000", "The color that comes over the old screen."),
    ],
    source: "Our choice, after the modifiers of the library Hero: fade, translate, scale, overlay."
  ) {
    HeroTransition(
      $0, element: $1.text("element"),
      background: HeroTransition.Background(rawValue: $1.text("background") ?? "") ?? .translate,
      overlay: $1.color("overlay"), timing: .linear($1.duration))
  }
}
