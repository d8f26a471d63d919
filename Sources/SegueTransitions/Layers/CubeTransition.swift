import UIKit

/// A transition in which the screens are two sides of a cube that turns by a quarter.
public final class CubeTransition: ScreenTransition {
  private let movement: MotionDirection
  private let shading: CGFloat
  private let background: UIColor

  /// Creates a transition in which the cube turns in the direction `movement`. The side that turns
  /// away is darkened by `shading`, from 0 to 1. The color `background` is behind the cube.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, shading: CGFloat = 0.55,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(0.75)
  ) {
    (self.movement, self.shading, self.background) = (movement, shading, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let look = SavedLook(base, detail)
    let sides = [base, detail].compactMap { $0 }
    for side in sides { side.layer.isDoubleSided = false }
    let shades = [base, detail].map { screens.addShade($0) }
    let moves = ScreenMove.sampled(24) { progress in
      base?.transform3D = self.side(screens, progress)
      detail?.transform3D = self.side(screens, progress - 1)
      (shades[0].alpha, shades[1].alpha) = (
        self.shading * progress, self.shading * (1 - progress)
      )
    }
    return ScreenAnimations(direction, moves) {
      look.restore()
      for view in shades + [backdrop] { view.removeFromSuperview() }
    }
  }

  /// The transform of a side that has turned by `turn` quarters away from the viewer.
  private func side(_ screens: TransitionScreens, _ turn: CGFloat) -> CATransform3D {
    let vector = screens.vector(movement, .forward)
    let radius = (vector.dx != 0 ? screens.width : screens.height) / 2
    let angle = turn * .pi / 2 * (vector.dx - vector.dy)
    var transform = CATransform3D.eye(distance: max(1000, 3.6 * radius))
    transform = CATransform3DTranslate(transform, 0, 0, -radius)
    transform = CATransform3DRotate(transform, angle, abs(vector.dy), abs(vector.dx), 0)
    return CATransform3DTranslate(transform, 0, 0, radius)
  }
}

extension CATransform3D {
  /// Returns the perspective of an eye at a distance in points.
  static func eye(distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }
}

extension CubeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "cube", summary: "The screens are two sides of a cube that turns.",
    tags: [.layer, .depth, .navigation],
    parameters: [
      .duration(0.75), .direction(.leading),
      .number("shading", 0.55, 0...1, .fraction, "How dark the side that turns away becomes."),
      .background,
    ],
    source: """
      The cube of Core Animation's private transitions and of Keynote, of which no numbers are \
      published: the eye is 1000 points away, or 1.8 times the cube's length, and the rest is our choice.
      """
  ) {
    CubeTransition(
      $0, movement: $1.direction, shading: $1.number("shading"),
      background: $1.color("background"), timing: .easeInOut($1.duration))
  }
}
