import UIKit

/// A transition in which both screens step back, slide edge to edge, and the new one steps forward.
public final class ZoomSlideTransition: ScreenTransition {
  private let movement: MotionDirection
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which both screens move in the direction `movement` at the size `scale`,
  /// over the color `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, scale: CGFloat = 0.84,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(0.7)
  ) {
    (self.movement, self.scale, self.background) = (movement, scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let look = SavedLook(base, detail)
    for view in [base, detail] { view?.clipsToBounds = true }
    let (start, end) = (0.25, 0.75)
    func pose(_ scale: CGFloat, _ offset: CGFloat) -> () -> Void {
      {
        let gap = (1 + 0.06 * (1 - scale) / (1 - self.scale + 0.001)) * scale
        let corner = 28 * (1 - scale) / (1 - self.scale + 0.001)
        base?.transform = CGAffineTransform(
          scale: scale, translation: screens.travel(self.movement, offset * gap))
        detail?.transform = CGAffineTransform(
          scale: scale, translation: screens.travel(self.movement, (offset - 1) * gap))
        for view in [base, detail] { view?.layer.cornerRadius = corner }
      }
    }
    let moves = [
      ScreenMove(0...start, from: pose(1, 0), to: pose(scale, 0.1)),
      ScreenMove(start...end, from: pose(scale, 0.1), to: pose(scale, 0.9)),
      ScreenMove(end...1, from: pose(scale, 0.9), to: pose(1, 1)),
    ]
    return ScreenAnimations(direction, moves) {
      look.restore()
      backdrop.removeFromSuperview()
    }
  }
}

extension ZoomSlideTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "zoomSlide", summary: "Both screens step back, slide, and the new one steps forward.",
    tags: [.slide, .scale, .navigation],
    parameters: [
      .duration(0.7), .direction(.leading),
      .number("scale", 0.84, 0.3...1, .fraction, "The scale of both screens while they slide."),
      .background,
    ],
    source: "Our choice, after iOS's app switcher: rounded screens that slide with a small gap."
  ) {
    ZoomSlideTransition(
      $0, movement: $1.direction, scale: $1.number("scale"), background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
