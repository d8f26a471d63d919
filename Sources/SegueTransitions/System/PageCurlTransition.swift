import UIKit

/// A transition in which the old screen is a sheet of paper that curls up around a cylinder, shows
/// its back, casts a shadow and leaves the new screen behind. The way back puts it down again.
public final class PageCurlTransition: ScreenTransition {
  private let movement: MotionDirection
  private let radius, tilt: CGFloat
  private let back: UIColor

  /// Creates a transition in which the sheet leaves in the direction `movement`.
  /// - Parameters:
  ///   - radius: The radius of the cylinder, as a fraction of the shorter side.
  ///   - tilt: How far the cylinder is turned toward the corner that curls first, in degrees.
  ///   - back: The color of the sheet's back.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .up, radius: CGFloat = 0.16,
    tilt: CGFloat = 22, back: UIColor = .white, timing: MotionTiming = .easeInOut(0.9)
  ) {
    (self.movement, self.radius, self.tilt) = (movement, radius, tilt)
    self.back = back
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction, detailOnTop: false)
    guard let base = screens.base(direction) else { return ScreenAnimations(animate: {}) }
    let sheet = CurledSheet(
      of: base, in: screens.container.bounds, movement: screens.vector(movement, .forward),
      look: CurledSheet.Look(
        radius: max(4, radius * min(screens.width, screens.height)), tilt: tilt, back: back))
    let look = SavedLook(base)
    base.isHidden = true
    screens.container.addSubview(sheet.stage)
    let move = ScreenMove {
      sheet.move(to: sheet.start)
    } to: {
      sheet.move(to: sheet.end)
    }
    return ScreenAnimations(direction, [move]) {
      look.restore()
      sheet.stage.removeFromSuperview()
    }
  }
}

extension PageCurlTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "pageCurl", summary: "The old screen curls up like a sheet of paper and leaves.",
    tags: [.system, .depth],
    parameters: [
      .duration(0.9), .direction(.up),
      .number("radius", 0.16, 0.02...0.5, .fraction, "The cylinder, relative to the shorter side."),
      .number("tilt", 22, 0...60, .degrees, "How far it turns toward the corner that curls first."),
      .sheetBack,
    ],
    source: """
      UIView's transitionCurlUp and UIPageViewController's curl, of which no numbers are published: \
      the sheet bends around a true cylinder; its radius, its tilt and the duration are our choice. \
      The back is white, and in the dark appearance iOS's systemGray3, like that of roll.
      """
  ) {
    PageCurlTransition(
      $0, movement: $1.direction, radius: $1.number("radius"), tilt: $1.number("tilt"),
      back: $1.sheetBack, timing: .easeInOut($1.duration))
  }
}
