import UIKit

/// A transition between the pages of a tab bar: the pages slide edge to edge, and the bar stays in
/// place.
public final class TabSlideTransition: ScreenTransition {
  private let movement: MotionDirection
  private let barHeight: CGFloat

  /// Creates a transition in which the pages move in the direction `movement` above a bar of
  /// `barHeight` points.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, barHeight: CGFloat = 83,
    timing: MotionTiming = .system(0.45)
  ) {
    (self.movement, self.barHeight) = (movement, barHeight)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let bars = [base, detail].map { bar(of: $0, screens) }
    for bar in bars { screens.container.addSubview(bar) }
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let gone = CGAffineTransform(translation: screens.travel(movement))
    let moves = [
      ScreenMove {
        detail?.transform = outside
        base?.transform = .identity
      } to: {
        detail?.transform = .identity
        base?.transform = gone
      },
      ScreenMove(0.2...0.8) {
        bars[1].alpha = 0
      } to: {
        bars[1].alpha = 1
      },
    ]
    return ScreenAnimations(direction, moves) { for bar in bars { bar.removeFromSuperview() } }
  }

  private func bar(of screen: UIView?, _ screens: TransitionScreens) -> UIView {
    let height = min(barHeight, screens.height)
    let place = CGRect(x: 0, y: screens.height - height, width: screens.width, height: height)
    let bar =
      height > 0
      ? screen?.resizableSnapshotView(
        from: place, afterScreenUpdates: true, withCapInsets: .zero) : nil
    bar?.frame = place
    return bar ?? UIView()
  }
}

extension TabSlideTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "tabSlide", summary: "Pages slide edge to edge above a tab bar that stays in place.",
    tags: [.system, .slide, .navigation],
    parameters: [
      .duration(0.45), .direction(.leading, among: [.leading, .trailing, .left, .right]),
      .number("barHeight", 83, 0...400, .points, "The height of the bar that stays in place."),
    ],
    source: """
      A tab bar is 49 points high, 83 with the home indicator. UIKit itself does not animate the change \
      of tabs; the curve is that of its pages.
      """
  ) {
    TabSlideTransition(
      $0, movement: $1.direction, barHeight: $1.number("barHeight"), timing: .system($1.duration))
  }
}
