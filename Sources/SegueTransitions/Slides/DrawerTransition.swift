import UIKit

/// A transition in which the old screen opens like the front of a drawer: it steps back, rounds its
/// corners and slides aside, off the new one behind it.
public final class DrawerTransition: ScreenTransition {
  private let movement: MotionDirection
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which the old screen moves in the direction `movement` and shrinks to
  /// `scale`, over the color `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .trailing, scale: CGFloat = 0.8,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(0.6)
  ) {
    (self.movement, self.scale, self.background) = (movement, scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction, detailOnTop: false)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let look = SavedLook(base)
    base?.clipsToBounds = true
    let shade = screens.addShade(detail)
    let shadow = screens.addCardShadow(below: base, cornerRadius: 32)
    let open = CGAffineTransform(
      scale: scale, translation: screens.travel(movement, (1 + scale) / 2 + 0.06))
    let behind = CGAffineTransform(scale: 1.12, translation: screens.travel(movement, -0.06))
    let move = ScreenMove {
      base?.transform = .identity
      shadow.transform = .identity
      detail?.transform = behind
      shade.alpha = 0.4
    } to: {
      base?.transform = open
      shadow.transform = open
      detail?.transform = .identity
      shade.alpha = 0
    }
    let corners = ScreenMove(0...0.3) {
      base?.layer.cornerRadius = 0
    } to: {
      base?.layer.cornerRadius = 32
    }
    let end = ScreenMove(0.75...1) {
      shadow.alpha = 1
    } to: {
      shadow.alpha = 0
    }
    return ScreenAnimations(direction, [move, corners, end]) {
      look.restore()
      for view in [shade, shadow, backdrop] { view.removeFromSuperview() }
    }
  }
}

extension DrawerTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "drawer", summary: "The old screen steps back and slides aside, off the new one.",
    tags: [.slide],
    parameters: [
      .duration(0.6), .direction(.trailing),
      .number("scale", 0.8, 0.3...1, .fraction, "The scale of the old screen at the end."),
      .background,
    ],
    source: "Our choice, after apps whose side menu is behind their content."
  ) {
    DrawerTransition(
      $0, movement: $1.direction, scale: $1.number("scale"), background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
