import UIKit

/// The two screens are the two sides of a card, which turns about its middle in perspective; on the way
/// back it turns back.
public final class FlipTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: TransitionDirection
  private let duration: TimeInterval

  /// A transition that goes this way, in `duration` seconds.
  public init(_ direction: TransitionDirection, duration: TimeInterval = 0.8) {
    (self.direction, self.duration) = (direction, duration)
  }

  /// Seconds in all.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Turns both screens by half a turn, each seen only from its front.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let turn = direction == .there ? Self.halfTurn : -Self.halfTurn
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

  /// A little less, too little to be seen: half a turn has no direction.
  private static let halfTurn = CGFloat.pi * 0.9999
  /// How far the eye is, in points.
  private static let distance: CGFloat = 1200

  private static func turned(by angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }
}
