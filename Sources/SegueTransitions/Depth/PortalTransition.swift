import UIKit

/// A transition in which the old screen splits in the middle, its halves move apart toward the
/// viewer, and the new one comes forward from behind.
public final class PortalTransition: ScreenTransition {
  private let axis: String
  private let background: UIColor
  /// How far the halves come toward the viewer, in points.
  private static let nearer: CGFloat = 90

  /// Creates a transition whose halves part along `axis`, `horizontal` or `vertical`, before
  /// `background`.
  public init(
    _ direction: TransitionDirection, axis: String = "horizontal", background: UIColor = .black,
    timing: MotionTiming = .easeInOut(0.8)
  ) {
    (self.axis, self.background) = (axis, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    let space = ScreenSpace(screens, direction, background: background)
    let isVertical = axis == "vertical"
    let side = isVertical ? CGVector(dx: 0, dy: -1) : CGVector(dx: -1, dy: 0)
    let new = space.addSheet(space.upper)
    let way = (isVertical ? space.height : space.width) * 0.52
    let shadows = [side, side.opposite].map { CastShadow(space, beyond: $0.opposite, opacity: 0.5) }
    space.addLayer()
    let halves = [side, side.opposite].map {
      (space.addSheet(space.lower, part: space.half(at: $0)), $0)
    }
    let middle = isVertical ? space.half(at: side).maxY : space.half(at: side).maxX
    return space.animations { time in
      new.transform3D = .scaled(Easing.mix(0.8, 1, time))
      new.shade.alpha = 0.7 * (1 - time)
      for (half, side) in halves {
        half.transform3D = CATransform3D.moved(way * time, along: side)
          .then(.moved(z: Self.nearer * time))
      }
      // What comes nearer is seen farther from the middle: the shadows stay at the seen edges.
      let seen = way * time * space.eyeDistance / (space.eyeDistance - Self.nearer * time)
      shadows[0].pose(at: middle - seen)
      shadows[1].pose(at: middle + seen)
    }
  }
}

extension PortalTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "portal", summary: "The old screen splits in two and lets the new one come forward.",
    tags: [.depth, .modal],
    parameters: [
      .duration(0.8),
      .choice("axis", "horizontal", ["horizontal", "vertical"], "The axis along which it splits."),
      .background,
    ],
    source: """
      The new screen comes from 80 % of its size, as in the portal of VCTransitionsLibrary; that the \
      halves come 90 points nearer is our choice.
      """
  ) {
    PortalTransition(
      $0, axis: $1.text("axis") ?? "horizontal", background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
