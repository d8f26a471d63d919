import UIKit

/// A screen that appears as dialogs, alerts and popovers do: it fades in early while it takes its size,
/// and the screen below it dims.
struct ScreenDialog {
  /// The transform that it appears with.
  let start: CGAffineTransform
  /// The radius of its corners when it appears, in points; 0 leaves them alone.
  var cornerRadius: CGFloat = 0
  /// How much the screen below dims, from 0 to 1.
  let dimming: CGFloat
  /// The part of the duration at whose end it is opaque.
  let fade: Double

  /// Returns the motion for the way of `direction`.
  @MainActor
  func animations(
    for screens: TransitionScreens, _ direction: TransitionDirection
  ) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(detail)
    let isRounded = cornerRadius > 0
    if isRounded { detail?.clipsToBounds = true }
    let shade = screens.addShade(base)
    let moves = [
      ScreenMove {
        detail?.transform = start
        if isRounded { detail?.layer.cornerRadius = cornerRadius }
        shade.alpha = 0
      } to: {
        detail?.transform = .identity
        if isRounded { detail?.layer.cornerRadius = 0 }
        shade.alpha = dimming
      },
      ScreenMove(0...fade) {
        detail?.alpha = 0
      } to: {
        detail?.alpha = 1
      },
    ]
    return ScreenAnimations(direction, moves) {
      look.restore()
      shade.removeFromSuperview()
    }
  }
}
