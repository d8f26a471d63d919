import UIKit

/// A transition that looks like iOS's search: the old screen goes out of focus and steps back, and the
/// new one comes down over it.
public final class SpotlightSearchTransition: ScreenTransition {
  private let style: UIBlurEffect.Style

  /// Creates a transition whose blur has the given style.
  public init(
    _ direction: TransitionDirection, style: UIBlurEffect.Style = .regular,
    timing: MotionTiming = .easeInOut(0.5)
  ) {
    self.style = style
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let glass = UIVisualEffectView(frame: screens.container.bounds)
    glass.isUserInteractionEnabled = false
    screens.insert(glass, below: detail)
    let effect = UIBlurEffect(style: style)
    let moves = [
      ScreenMove(0...0.6) {
        glass.effect = nil
        base?.transform = .identity
      } to: {
        glass.effect = effect
        base?.transform = CGAffineTransform(scale: 1.06)
      },
      ScreenMove(0.25...1) {
        detail?.transform = CGAffineTransform(scale: 1, translation: CGVector(dx: 0, dy: -60))
        detail?.alpha = 0
      } to: {
        detail?.transform = .identity
        detail?.alpha = 1
      },
    ]
    return ScreenAnimations(direction, moves) { glass.removeFromSuperview() }
  }
}

extension SpotlightSearchTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "spotlightSearch", summary: "The old screen blurs, and the new one comes down over it.",
    tags: [.system, .focus, .blur, .modal],
    parameters: [
      .duration(0.5),
      .choice("style", "regular", styles.map(\.name), "The tint of the blur; regular adapts."),
    ],
    source: "The search of iOS's home screen, estimated by eye; no numbers are published."
  ) {
    SpotlightSearchTransition(
      $0, style: style(named: $1.text("style")), timing: .easeInOut($1.duration))
  }

  private nonisolated static let styles: [(name: String, style: UIBlurEffect.Style)] = [
    ("regular", .regular), ("light", .light), ("dark", .dark),
  ]

  private static func style(named name: String?) -> UIBlurEffect.Style {
    styles.first { $0.name == name }?.style ?? .regular
  }
}
