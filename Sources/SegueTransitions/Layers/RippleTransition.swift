import UIKit

/// A transition in which a drop falls on the old screen: ripples run from a point to the edges, and
/// behind the first one the new screen comes up.
public final class RippleTransition: ScreenTransition {
  private let origin: CGPoint
  private let amplitude: CGFloat
  /// The number of rings that the new screen is cut into. Each is scaled as a whole.
  private let count = 26

  /// Creates a transition whose ripples run from `origin`, in fractions of the screen's size.
  /// - Parameter amplitude: By how much the highest ripple enlarges, as a fraction.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    amplitude: CGFloat = 0.09, timing: MotionTiming = .linear(1)
  ) {
    (self.origin, self.amplitude) = (origin, amplitude)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let detail = screens.detail(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    let bounds = stage.view.bounds
    let center = bounds.point(origin)
    let width = bounds.reach(from: center) / CGFloat(count)
    // From the outside in, so that each ring covers the seam to the one around it.
    for index in (0..<count).reversed() {
      guard let ring = stage.cut(bounds, of: detail) else { continue }
      ring.mask = RingMask.view(index, of: count, width: width, around: center, in: bounds)
      ring.move(anchorPoint: origin)
      let ripple = Ripple(radius: (CGFloat(index) + 0.5) / CGFloat(count), amplitude: amplitude)
      stage.motion.add(steps: 36) { position in
        ring.transform = CGAffineTransform(uniform: ripple.scale(position))
        ring.alpha = ripple.opacity(position)
      }
    }
    stage.motion.add { _ in detail.alpha = 0 }
    return stage.animations()
  }
}

/// The course of one ring.
private struct Ripple {
  /// The distance from the point where the drop falls, as a fraction of the way to the farthest
  /// corner.
  let radius: CGFloat
  let amplitude: CGFloat

  /// The length of the train of waves, in the same unit.
  private static let train: CGFloat = 0.8

  /// Returns where the ring is in the train of waves: 0 before the first one has come, 1 when the
  /// last one has gone.
  private func phase(_ position: CGFloat) -> CGFloat {
    let front = position * (1 + Self.train)
    return min(max((front - radius) / Self.train, 0), 1)
  }

  func scale(_ position: CGFloat) -> CGFloat {
    let phase = phase(position)
    let rest = 1 - phase
    return 1 + amplitude * sineAndCosine(2.5 * 2 * .pi * phase).sine * rest * rest
  }

  func opacity(_ position: CGFloat) -> CGFloat {
    Easing.inOut(Easing.part(phase(position), 0...0.3))
  }
}

/// The masks of the rings.
@MainActor
private enum RingMask {
  /// Returns a view that covers a ring, and the one inside it, which lies above.
  static func view(
    _ index: Int, of count: Int, width: CGFloat, around center: CGPoint, in bounds: CGRect
  ) -> UIView {
    let isLast = index == count - 1
    let outer = CGFloat(index + 1) * width * (isLast ? 2 : 1)
    let path = UIBezierPath(
      arcCenter: center, radius: outer, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    path.close()
    if index > 1 {
      let hole = UIBezierPath(
        arcCenter: center, radius: CGFloat(index - 1) * width, startAngle: 0, endAngle: 2 * .pi,
        clockwise: false)
      hole.close()
      path.append(hole)
    }
    let mask = ShapeMaskView(path)
    mask.frame = bounds
    return mask
  }
}

extension RippleTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "rippleEffect", summary: "Ripples run from a point, and the new screen comes up in them.",
    tags: [.layer, .pieces],
    parameters: [
      .duration(1), .point("origin", 0.5, 0.5, "The point from which the ripples run."),
      .number(
        "amplitude", 0.09, 0...0.3, .fraction, "By how much the highest ripple enlarges."),
    ],
    source: """
      Core Animation's private rippleEffect, of which no numbers are published: two and a half waves \
      that fade with the square of their course, in a second, are our choice.
      """
  ) {
    RippleTransition(
      $0, origin: $1.point("origin"), amplitude: CGFloat($1.number("amplitude")),
      timing: .linear($1.duration))
  }
}
