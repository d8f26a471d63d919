import UIKit

/// Material's fade through: the old screen fades out, then the new one fades in and grows a little.
public final class FadeThroughTransition: ScreenTransition {
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which the new screen begins at the size `scale`, over the color
  /// `background`.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 0.92, background: UIColor = .white,
    timing: MotionTiming = .emphasized(0.45)
  ) {
    (self.scale, self.background) = (scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let moves = [
      ScreenMove(0...0.35) {
        base?.alpha = 1
      } to: {
        base?.alpha = 0
      },
      ScreenMove(0.35...1) {
        detail?.alpha = 0
        detail?.transform = CGAffineTransform(scale: self.scale)
      } to: {
        detail?.alpha = 1
        detail?.transform = .identity
      },
    ]
    return ScreenAnimations(direction, moves) { backdrop.removeFromSuperview() }
  }
}

extension FadeThroughTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "fadeThrough", summary: "The old screen fades out, then the new one fades in and grows.",
    tags: [.material, .scale, .navigation],
    parameters: [
      .duration(0.45),
      .number("scale", 0.92, 0.5...1, .fraction, "The scale at which the new screen begins."),
      .surface,
    ],
    source: """
      Material Components for Android with Material 3: 450 ms, emphasized easing, a scale of 0.92, \
      fades that meet at 35 %. The easing is (0.2, 0, 0, 1) in place of a path of two curves.
      """
  ) {
    FadeThroughTransition(
      $0, scale: $1.number("scale"), background: $1.surface,
      timing: .emphasized($1.duration))
  }
}
