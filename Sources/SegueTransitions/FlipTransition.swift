import UIKit

/// A transition in which the two screens are the sides of a card that turns about its center in
/// perspective. Dismissing and popping turn it back.
public final class FlipTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: TransitionDirection
  private let duration: TimeInterval

  /// Creates a transition with the given direction and duration in seconds.
  public init(_ direction: TransitionDirection, duration: TimeInterval = 0.8) {
    (self.direction, self.duration) = (direction, duration)
  }

  /// Returns the duration of the transition, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Rotates both screens by half a turn. Each is visible only from its front.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let turn = direction == .forward ? Self.halfTurn : -Self.halfTurn
    screens.addDestination(onTop: true)
    let sides = [screens.from, screens.to].compactMap { $0 }
    for side in sides { side.layer.isDoubleSided = false }
    screens.from?.transform3D = Self.turned(by: 0)
    screens.to?.transform3D = Self.turned(by: -turn)
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      screens.from?.transform3D = Self.turned(by: turn)
      screens.to?.transform3D = Self.turned(by: 0)
    } completion: { _ in
      for side in sides { side.layer.isDoubleSided = true }
      screens.to?.transform3D = CATransform3DIdentity
      screens.complete()
    }
  }

  /// The rotation of half a turn, reduced imperceptibly, since an exact half turn has no direction.
  private static let halfTurn = CGFloat.pi * 0.9999
  /// The distance of the viewer, in points.
  private static let distance: CGFloat = 1200

  private static func turned(by angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }
}
