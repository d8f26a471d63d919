import UIKit

/// A transition that looks like an alert's: the new screen shrinks to its size while it fades in, and
/// the old one dims.
public final class AlertTransition: ScreenTransition {
  private let scale: CGFloat

  /// Creates a transition in which the new screen begins at the size `scale`.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 1.2, timing: MotionTiming = .system(0.4)
  ) {
    self.scale = scale
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    ScreenDialog(start: CGAffineTransform(scale: scale), dimming: 0.4, fade: 0.7)
      .animations(for: screens, direction)
  }
}

extension AlertTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "alert", summary: "The new screen shrinks into place and fades in, like an alert.",
    tags: [.system, .scale, .modal],
    parameters: [
      .duration(0.4), .number("scale", 1.2, 1...2, .fraction, "The scale at which it begins."),
    ],
    source: "UIAlertController begins at a scale of 1.2; duration and curve are near its spring."
  ) { AlertTransition($0, scale: $1.number("scale"), timing: .system($1.duration)) }
}
