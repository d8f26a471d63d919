import UIKit

/// Material's bottom sheet: the new screen rises to a part of the height over a scrim, and is then
/// expanded to the whole screen.
public final class BottomSheetTransition: ScreenTransition {
  private let height: CGFloat

  /// Creates a transition in which the sheet first has `height` of the container's height, 0 to 1.
  public init(
    _ direction: TransitionDirection, height: CGFloat = 0.5,
    timing: MotionTiming = .standardLegacy(0.8)
  ) {
    self.height = height
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(detail)
    detail?.clipsToBounds = true
    detail?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let shade = screens.addShade(base)
    func raised(_ part: CGFloat) -> () -> Void {
      { detail?.transform = CGAffineTransform(translationX: 0, y: screens.height * (1 - part)) }
    }
    let moves = [
      ScreenMove(0...0.46, from: raised(0), to: raised(height)),
      ScreenMove(0.54...1, from: raised(height), to: raised(1)),
      ScreenMove(0...0.46) {
        shade.alpha = 0
      } to: {
        shade.alpha = 0.32
      },
      ScreenMove(0.7...1) {
        detail?.layer.cornerRadius = 28
      } to: {
        detail?.layer.cornerRadius = 0
      },
    ]
    return ScreenAnimations(direction, moves) {
      look.restore()
      shade.removeFromSuperview()
    }
  }
}

extension BottomSheetTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "bottomSheet", summary: "A sheet rises to half of the screen, and is then expanded.",
    tags: [.material, .slide, .modal],
    parameters: [
      .duration(0.8), .number("height", 0.5, 0...1, .fraction, "The height of the sheet at first."),
    ],
    source: """
      Material 3: corners of 28 that vanish when the sheet is expanded, a scrim of 32 %. One curve, \
      (0.4, 0, 0.2, 1), drives both parts; the times are our choice.
      """
  ) { BottomSheetTransition($0, height: $1.number("height"), timing: .standardLegacy($1.duration)) }
}
