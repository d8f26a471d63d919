import UIKit

/// Material's fade: the new screen fades in quickly while it grows out of its middle, like a dialog,
/// over a scrim.
public final class MaterialFadeTransition: ScreenTransition {
  /// How far emphasized decelerate has come after 30 % of its time. Parts of the progress follow the
  /// curve: the first 30 % of the way would be over within 12 of 400 milliseconds.
  private static let fade = 0.867

  private let scale: CGFloat

  /// Creates a transition in which the new screen begins at the size `scale`.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 0.8,
    timing: MotionTiming = .emphasizedDecelerate(0.4)
  ) {
    self.scale = scale
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    ScreenDialog(
      start: CGAffineTransform(scale: scale), cornerRadius: 28, dimming: 0.32,
      fade: Self.fade
    ).animations(for: screens, direction)
  }
}

extension MaterialFadeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "materialFade", summary: "The new screen fades in quickly and grows, like a dialog.",
    tags: [.material, .scale, .modal],
    parameters: [
      .duration(0.4),
      .number("scale", 0.8, 0.5...1, .fraction, "The scale at which the new screen begins."),
    ],
    source: """
      Material Components for Android with Material 3: 400 ms, emphasized decelerate (0.05, 0.7, 0.1, \
      1), a scale of 0.8, a dialog's corners of 28, a scrim of 32 %. The fade takes the first 30 % of \
      the time, as in Flutter's FadeScaleTransition.
      """
  ) {
    MaterialFadeTransition(
      $0, scale: $1.number("scale"), timing: .emphasizedDecelerate($1.duration))
  }
}
