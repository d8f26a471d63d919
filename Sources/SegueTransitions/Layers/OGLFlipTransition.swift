import UIKit

/// A transition in which the screens are the sides of a board that steps back, turns over in
/// perspective and comes forward again, in light from the front.
public final class OGLFlipTransition: ScreenTransition {
  private let movement: MotionDirection
  private let background: UIColor

  /// Creates a transition in which the near edge of the board moves in the direction `movement`, over
  /// the color `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(0.75)
  ) {
    (self.movement, self.background) = (movement, background)
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
    let moves = ScreenMove.sampled(32) { progress in
      base?.transform3D = self.side(screens, progress, turned: progress)
      detail?.transform3D = self.side(screens, progress, turned: progress - 1)
      for shade in shades { shade.alpha = 0.45 * self.rise(progress) }
    }
    return ScreenAnimations(direction, moves) {
      look.restore()
      for view in shades + [backdrop] { view.removeFromSuperview() }
    }
  }

  /// 0 at both ends and 1 in the middle, without a bend.
  private func rise(_ progress: CGFloat) -> CGFloat {
    let half = 4 * progress * (1 - progress)
    return half * half * (3 - 2 * half)
  }

  /// The transform of a side that has turned by `turn` halves.
  private func side(
    _ screens: TransitionScreens, _ progress: CGFloat, turned turn: CGFloat
  ) -> CATransform3D {
    let vector = screens.vector(movement, .forward)
    let length = vector.dx != 0 ? screens.width : screens.height
    let angle = turn * .pi * (vector.dx - vector.dy)
    let back = CATransform3DTranslate(
      .eye(distance: max(1200, 1.6 * length)), 0, 0, -0.42 * length * rise(progress))
    return CATransform3DRotate(back, angle, abs(vector.dy), abs(vector.dx), 0)
  }
}

extension OGLFlipTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "oglFlip",
    summary: "The screens are the sides of a board that steps back and turns over.",
    tags: [.layer, .depth], parameters: [.duration(0.75), .direction(.leading), .background],
    source: """
      Core Animation's private oglFlip and UIView's transitionFlip, whose usual duration is 0.75 s. \
      The eye is 1200 points away; the step back keeps the near edge within the screen.
      """
  ) {
    OGLFlipTransition(
      $0, movement: $1.direction, background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
