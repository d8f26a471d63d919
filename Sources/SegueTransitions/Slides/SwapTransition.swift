import UIKit

/// A transition in which the screens change places like two cards: they part sideways, and the old
/// one goes behind the new one.
public final class SwapTransition: ScreenTransition {
  private let movement: MotionDirection
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which the old screen parts in the direction `movement` and recedes to
  /// `scale`, over the color `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, scale: CGFloat = 0.72,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(0.8)
  ) {
    (self.movement, self.scale, self.background) = (movement, scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    // A copy of the old screen is above the new one until they have parted.
    let copy = base?.snapshotView(afterScreenUpdates: true) ?? UIView()
    copy.frame = screens.container.bounds
    screens.container.addSubview(copy)
    let look = SavedLook(base, detail)
    let shades = [base, copy, detail].map { screens.addShade($0) }
    for view in [base, copy, detail] { view?.clipsToBounds = true }
    let olds = [base, copy].compactMap { $0 }
    let moves =
      path(screens, olds, shades: [shades[0], shades[1]], arrives: false)
      + path(screens, [detail].compactMap { $0 }, shades: [shades[2]], arrives: true)
      + [ScreenMove(0.5...0.5, from: { copy.alpha = 1 }, to: { copy.alpha = 0 })]
    return ScreenAnimations(direction, moves) {
      look.restore()
      for view in shades + [copy, backdrop] { view.removeFromSuperview() }
    }
  }

  /// The way of one screen: from the front to the side and behind, or the other way round.
  private func path(
    _ screens: TransitionScreens, _ views: [UIView], shades: [UIView], arrives: Bool
  ) -> [ScreenMove] {
    let aside = screens.travel(movement, (arrives ? -1 : 1) * (scale / 2 + 0.15))
    func pose(_ transform: CGAffineTransform, _ corner: CGFloat, _ shade: CGFloat) -> () -> Void {
      {
        for view in views { (view.transform, view.layer.cornerRadius) = (transform, corner) }
        for view in shades { view.alpha = shade }
      }
    }
    let front = pose(.identity, 0, 0)
    let side = pose(CGAffineTransform(scale: (1 + scale) / 2, translation: aside), 24, 0.15)
    let behind = pose(CGAffineTransform(scale: scale), 24, 0.5)
    let ends = arrives ? (behind, front) : (front, behind)
    return [
      ScreenMove(0...0.5, from: ends.0, to: side), ScreenMove(0.5...1, from: side, to: ends.1),
    ]
  }
}

extension SwapTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "swap", summary: "The screens part like two cards, and the new one comes to the front.",
    tags: [.slide],
    parameters: [
      .duration(0.8), .direction(.leading),
      .number("scale", 0.72, 0.3...1, .fraction, "The scale of the screen behind."), .background,
    ],
    source: "Our choice, after the effect of this name in presentation programs."
  ) {
    SwapTransition(
      $0, movement: $1.direction, scale: $1.number("scale"), background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
