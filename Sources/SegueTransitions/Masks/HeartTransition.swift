import UIKit

/// A transition in which the new screen opens in a heart.
public final class HeartTransition: ScreenTransition {
  private let origin: CGPoint

  /// Creates a transition whose shape grows around `origin`, in fractions of the screen's size.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    timing: MotionTiming = .easeInOut(0.7)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(direction, through: Self.heart, origin: origin)
  }

  /// A heart, which contains a circle of radius 1 around the origin.
  private static var heart: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -1.02))
    path.addCurve(
      to: CGPoint(x: 2.1, y: -0.75), controlPoint1: CGPoint(x: 0.5, y: -2),
      controlPoint2: CGPoint(x: 2.1, y: -1.95))
    path.addCurve(
      to: CGPoint(x: 0, y: 2.1), controlPoint1: CGPoint(x: 2.1, y: 0.4),
      controlPoint2: CGPoint(x: 0.65, y: 1.25))
    path.addCurve(
      to: CGPoint(x: -2.1, y: -0.75), controlPoint1: CGPoint(x: -0.65, y: 1.25),
      controlPoint2: CGPoint(x: -2.1, y: 0.4))
    path.addCurve(
      to: CGPoint(x: 0, y: -1.02), controlPoint1: CGPoint(x: -2.1, y: -1.95),
      controlPoint2: CGPoint(x: -0.5, y: -2))
    path.close()
    return path
  }
}

extension HeartTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "heart", summary: "The new screen opens in a heart.", tags: [.mask],
    parameters: [.duration(0.7), .point("origin", 0.5, 0.5, "The center of the shape.")],
    source: "Our choice: the shape of the playing card."
  ) { HeartTransition($0, origin: $1.point("origin"), timing: .easeInOut($1.duration)) }
}
