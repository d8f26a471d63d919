import UIKit

/// A transition that looks like UINavigationController's push and pop: the new screen slides over the
/// old one, which moves away more slowly and dims.
public final class NavigationPushTransition: ScreenTransition {
  private let movement: MotionDirection
  private let parallax, dimming: CGFloat

  /// Creates a transition in which the screens move in the direction `movement`, the old one by
  /// `parallax` of the container's length, and the old one is dimmed by `dimming`, from 0 to 1.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    parallax: CGFloat = 0.3, dimming: CGFloat = 0.1,
    timing: MotionTiming = .spring(0.5, dampingRatio: 1)
  ) {
    (self.movement, self.parallax, self.dimming) = (movement, parallax, dimming)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let shade = screens.addShade(base)
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let behind = CGAffineTransform(translation: screens.travel(movement, parallax))
    let move = ScreenMove {
      detail?.transform = outside
      base?.transform = .identity
      shade.alpha = 0
    } to: {
      detail?.transform = .identity
      base?.transform = behind
      shade.alpha = self.dimming
    }
    return ScreenAnimations(direction, [move]) { shade.removeFromSuperview() }
  }
}

extension NavigationPushTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "navigationPush",
    summary: "A push as in iOS: the old screen follows more slowly and dims.",
    tags: [.system, .slide, .navigation, .spring],
    parameters: [
      .duration(0.5), .damping(1), .velocity(0),
      .direction(.leading, among: [.leading, .trailing, .left, .right]),
      .number("parallax", 0.3, 0...1, .fraction, "How far the old screen moves."),
      .number("dimming", 0.1, 0...1, .fraction, "How dark the old screen becomes."),
    ],
    source: """
      UINavigationController's spring (mass 3, stiffness 1000, damping 500) settles in 0.5 s like a \
      critically damped one; spring, a parallax of 0.3, a dimming of 0.1 and no shadow are those of \
      recordings of iOS 13 and 18.
      """
  ) {
    NavigationPushTransition(
      $0, movement: $1.direction, parallax: $1.number("parallax"),
      dimming: $1.number("dimming"), timing: .spring($1.spring))
  }
}
