import UIKit

/// A transition in which the old screen is dealt off like the top card of a deck: it flies aside and
/// tilts, and the card below comes forward.
public final class DeckTransition: ScreenTransition {
  private let movement: MotionDirection
  private let tilt, scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which the old screen flies in the direction `movement` and turns by
  /// `tilt` degrees, and the new one comes forward from `scale`, over the color `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .trailing, tilt: CGFloat = 14,
    scale: CGFloat = 0.88, background: UIColor = .black, timing: MotionTiming = .easeInOut(0.6)
  ) {
    (self.movement, self.tilt, self.scale) = (movement, tilt, scale)
    self.background = background
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction, detailOnTop: false)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let look = SavedLook(base, detail)
    for view in [base, detail] { view?.clipsToBounds = true }
    let shade = screens.addShade(detail)
    let thrown = thrown(screens)
    let shadow = screens.addCardShadow(below: base, cornerRadius: 28)
    let back = CGAffineTransform(scale: scale)
    let fly = ScreenMove {
      base?.transform = .identity
      detail?.transform = back
      shade.alpha = 0.45
      detail?.layer.cornerRadius = 28
      shadow.transform = .identity
    } to: {
      base?.transform = thrown
      detail?.transform = .identity
      shade.alpha = 0
      detail?.layer.cornerRadius = 0
      shadow.transform = thrown
    }
    let corners = ScreenMove(0...0.3) {
      base?.layer.cornerRadius = 0
    } to: {
      base?.layer.cornerRadius = 28
    }
    let end = ScreenMove(0.75...1) {
      shadow.alpha = 1
    } to: {
      shadow.alpha = 0
    }
    return ScreenAnimations(direction, [fly, corners, end]) {
      look.restore()
      for view in [shade, shadow, backdrop] { view.removeFromSuperview() }
    }
  }

  /// The transform of the card beside the container, far enough away for its turned corners.
  private func thrown(_ screens: TransitionScreens) -> CGAffineTransform {
    let angle = tilt * .pi / 180
    let side = screens.vector(movement, .forward)
    let turn = CGAffineTransform(rotationAngle: side.dx < 0 || side.dy < 0 ? -angle : angle)
    let box = screens.container.bounds.applying(turn)
    let (x, y) = ((box.width + screens.width) / 2, (box.height + screens.height) / 2)
    return turn.concatenating(CGAffineTransform(translationX: side.dx * x, y: side.dy * y))
  }
}

extension DeckTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "deck", summary: "The old screen flies off like the top card of a deck.",
    tags: [.slide],
    parameters: [
      .duration(0.6), .direction(.trailing),
      .number("tilt", 14, 0...45, .degrees, "How far the card turns while it flies."),
      .number("scale", 0.88, 0.3...1, .fraction, "The scale of the card below."), .background,
    ],
    source: "Our choice, after apps whose cards are swiped away."
  ) {
    DeckTransition(
      $0, movement: $1.direction, tilt: $1.number("tilt"), scale: $1.number("scale"),
      background: $1.color("background"), timing: .easeInOut($1.duration))
  }
}
