import UIKit

/// A transition in which a circle closes over the old screen, as at the end of a silent film, and opens
/// again with the new one.
public final class IrisCloseTransition: ScreenTransition {
  private let origin: CGPoint
  private let background: UIColor

  /// Creates a transition whose circle closes around `origin`, in fractions of the screen's size.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    background: UIColor = .black, timing: MotionTiming = .linear(1)
  ) {
    (self.origin, self.background) = (origin, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addDestination(onTop: direction == .forward)
    guard let upper = screens.detail(direction), let lower = screens.base(direction) else {
      return reducedAnimations(for: screens)
    }
    let backdrop = UIView(frame: screens.container.bounds)
    backdrop.backgroundColor = background
    screens.container.insertSubview(backdrop, at: 0)
    let found = [(lower, lower.mask), (upper, upper.mask)]
    var motion = MotionSequence(direction)
    for (screen, from, to) in [(lower, 0.0, 0.47), (upper, 0.53, 1.0)] {
      let disc = UIView()
      disc.backgroundColor = .black
      disc.center = screen.bounds.point(origin)
      let radius = screen.bounds.reach(from: disc.center) + 1
      screen.mask = disc
      motion.add(from: from, to: to, steps: 8) { position in
        disc.setRadius(radius * Easing.inOut(screen === upper ? position : 1 - position))
      }
    }
    motion.prepare()
    let sequence = motion
    return ScreenAnimations {
      sequence.animate()
    } cleanUp: {
      for (screen, mask) in found { screen.mask = mask }
      backdrop.removeFromSuperview()
    }
  }
}

extension UIView {
  /// Makes the view a disc around its center.
  func setRadius(_ radius: CGFloat) {
    bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
    layer.cornerRadius = radius
  }
}

extension IrisCloseTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "irisClose",
    summary: "A circle closes over the old screen to a color, and opens again with the new one.",
    tags: [.mask],
    parameters: [
      .duration(1), .point("origin", 0.5, 0.5, "The center of the circle."),
      .color("background", "#000000", "The color around the circle."),
    ],
    source: "Our choice: half a second for each way, as the iris takes, with a short hold between."
  ) {
    IrisCloseTransition(
      $0, origin: $1.point("origin"), background: $1.color("background"),
      timing: .linear($1.duration))
  }
}
