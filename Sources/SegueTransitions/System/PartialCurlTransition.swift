import UIKit

/// A transition in which the lower corner of the old screen curls up, stays there for a moment as with
/// UIKit's partial curl, and then leaves.
public final class PartialCurlTransition: ScreenTransition {
  private let part: CGFloat
  private let back: UIColor

  /// Creates a transition in which `part` of the sheet, from 0 to 1, curls up at first. Its back has
  /// the color `back`.
  public init(
    _ direction: TransitionDirection, part: CGFloat = 0.42, back: UIColor = .white,
    timing: MotionTiming = .easeInOut(1.4)
  ) {
    (self.part, self.back) = (part, back)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction, detailOnTop: false)
    guard let base = screens.base(direction) else { return ScreenAnimations(animate: {}) }
    let sheet = CurledSheet(
      of: base, in: screens.container.bounds, movement: CGVector(dx: 0, dy: -1),
      look: CurledSheet.Look(
        radius: 0.2 * min(screens.width, screens.height), tilt: 34, back: back))
    let look = SavedLook(base)
    base.isHidden = true
    screens.container.addSubview(sheet.stage)
    func pose(_ share: CGFloat) -> () -> Void {
      { sheet.move(to: sheet.start + (sheet.end - sheet.start) * share) }
    }
    let moves = [
      ScreenMove(0...0.45, from: pose(0), to: pose(part)),
      ScreenMove(0.45...0.55, from: pose(part), to: pose(part + 0.015)),
      ScreenMove(0.55...1, from: pose(part + 0.015), to: pose(1)),
    ]
    return ScreenAnimations(direction, moves) {
      look.restore()
      sheet.stage.removeFromSuperview()
    }
  }
}

extension PartialCurlTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "cornerCurl", summary: "A corner of the old screen curls up, waits, and then leaves.",
    tags: [.system, .depth, .modal],
    parameters: [
      .duration(1.4),
      .number("part", 0.42, 0.1...0.9, .fraction, "How much of the sheet curls up at first."),
      .sheetBack,
    ],
    source: """
      UIKit's modal style partialCurl, which leaves the sheet curled; since a transition ends on the new \
      screen, the sheet then leaves. Radius, tilt, times and the colors of the back, which are those \
      of pageCurl, are our choice.
      """
  ) {
    PartialCurlTransition(
      $0, part: $1.number("part"), back: $1.sheetBack, timing: .easeInOut($1.duration))
  }
}
