import UIKit

/// A transition in which the old screen goes dark, a spotlight searches the new one, stops and opens.
public final class SpotlightRevealTransition: ScreenTransition {
  private let origin: CGPoint
  private let background: UIColor

  /// Creates a transition whose spotlight stops at `origin`, in fractions of the screen's size.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.4),
    background: UIColor = .black, timing: MotionTiming = .linear(1.4)
  ) {
    (self.origin, self.background) = (origin, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let animations = screens.reveal(direction) { mask in
      let (bounds, end) = (mask.bounds, mask.bounds.point(origin))
      let spot = mask.addOpening()
      let (small, full) = (min(bounds.width, bounds.height) * 0.2, bounds.reach(from: end) + 1)
      let begin = CGPoint(x: bounds.minX + bounds.width * 0.22, y: end.y + bounds.height * 0.35)
      let bend = CGPoint(x: bounds.maxX + bounds.width * 0.1, y: end.y + bounds.height * 0.25)
      spot.center = begin
      var motion = MotionSequence(direction)
      motion.add(from: 0.15, to: 0.3, steps: 5) { spot.setRadius(small * Easing.softOut($0)) }
      motion.add(from: 0.22, to: 0.7, steps: 16) { position in
        spot.center = .curve(begin, bend, end, at: Easing.inOut(position))
      }
      motion.add(from: 0.68, to: 1, steps: 8) { position in
        spot.setRadius(small + (full - small) * Easing.in(position))
      }
      return motion
    }
    return darkened(animations, screens)
  }

  /// Adds a dark view between the screens.
  private func darkened(_ animations: ScreenAnimations, _ screens: TransitionScreens)
    -> ScreenAnimations
  {
    guard let upper = screens.detail(direction) else { return animations }
    let night = UIView(frame: screens.container.bounds)
    night.backgroundColor = background
    screens.container.insertSubview(night, belowSubview: upper)
    var motion = MotionSequence(direction)
    motion.add(from: 0, to: 0.3) { night.alpha = 0.8 * $0 }
    motion.prepare()
    let sequence = motion
    return ScreenAnimations {
      animations.animate()
      sequence.animate()
    } cleanUp: {
      animations.cleanUp()
      night.removeFromSuperview()
    }
  }
}

extension CGPoint {
  /// Returns a point on the curve from `start` to `end` that bends toward `control`.
  static func curve(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint, at position: CGFloat)
    -> CGPoint
  {
    let rest = 1 - position
    let (first, second, third) = (rest * rest, 2 * rest * position, position * position)
    return CGPoint(
      x: first * start.x + second * control.x + third * end.x,
      y: first * start.y + second * control.y + third * end.y)
  }
}

extension SpotlightRevealTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "spotlightReveal",
    summary: "It goes dark, and a spotlight searches the new screen and opens.",
    tags: [.mask],
    parameters: [
      .duration(1.4), .point("origin", 0.5, 0.4, "The place at which the spotlight stops."),
      .color("background", "#000000", "The color of the dark."),
    ],
    source: "Our choice: half of the time for the search, a third for the opening."
  ) {
    SpotlightRevealTransition(
      $0, origin: $1.point("origin"), background: $1.color("background"),
      timing: .linear($1.duration))
  }
}
