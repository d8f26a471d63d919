import UIKit

/// A transition in which a drop falls on the old screen: ripples run from a point to the edges, and
/// behind the first one the new screen comes up.
public final class RippleTransition: ScreenTransition {
  private let origin: CGPoint
  private let amplitude: CGFloat
  /// The number of discs that show the new screen, each scaled as a whole.
  private let count = 28

  /// Creates a transition whose ripples run from `origin`, in fractions of the screen's size.
  /// - Parameter amplitude: By how much the highest ripple enlarges, as a fraction.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    amplitude: CGFloat = 0.03, timing: MotionTiming = .linear(1)
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
    let reach = bounds.reach(from: center)
    // From the outside in: each disc covers the middle of the one around it, and fades into it in half
    // of its width.
    for index in (0..<count).reversed() {
      let isLast = index == count - 1
      let opaque = reach * (CGFloat(index) + 0.5) / CGFloat(count)
      let radius = isLast ? reach * 2 : reach * CGFloat(index + 1) / CGFloat(count)
      let part = stage.onPixels(bounds.intersection(CGRect(around: center, radius: radius)))
      guard let disc = stage.cut(part, of: detail) else { continue }
      if !isLast { disc.mask = DiscView(around: center, radius, opaque: opaque, in: part) }
      disc.move(
        anchorPoint: CGPoint(
          x: (center.x - part.minX) / part.width, y: (center.y - part.minY) / part.height))
      let ripple = Ripple(radius: (CGFloat(index) + 0.5) / CGFloat(count), amplitude: amplitude)
      stage.motion.add(steps: 36) { position in
        let scale = ripple.scale(position)
        // The largest disc never uncovers the edges of the old screen.
        disc.transform = CGAffineTransform(uniform: isLast ? max(scale, 1) : scale)
        // At rest it looks like the largest disc, which is below it.
        if !isLast { disc.alpha = ripple.isMoving(position) ? 1 : 0 }
      }
    }
    addFront(to: &stage, around: center, reach: reach)
    stage.motion.add { _ in detail.alpha = 0 }
    return stage.animations()
  }

  /// Adds the mask of all discs: a circle with a soft edge, which runs ahead of the waves.
  private func addFront(to stage: inout PieceStage, around center: CGPoint, reach: CGFloat) {
    let whole = reach * 1.6
    let front = DiscView(around: center, whole, opaque: reach, in: stage.view.bounds)
    let mask = UIView(frame: stage.view.bounds)
    mask.addSubview(front)
    stage.view.mask = mask
    stage.motion.add(from: 0, to: 0.7) {
      front.transform = CGAffineTransform(uniform: max($0, 0.001))
    }
  }
}

/// The course of one disc's edge.
private struct Ripple {
  /// The distance from the point where the drop falls, as a fraction of the way to the farthest
  /// corner.
  let radius: CGFloat
  let amplitude: CGFloat

  /// The length of the wave, in the same unit.
  private static let length: CGFloat = 0.5

  /// Returns where the edge is in the wave: 0 before it has come, 1 when it has gone.
  private func phase(_ position: CGFloat) -> CGFloat {
    let front = position * (1 + Self.length)
    return min(max((front - radius) / Self.length, 0), 1)
  }

  func isMoving(_ position: CGFloat) -> Bool {
    let phase = phase(position)
    return phase > 0 && phase < 1
  }

  func scale(_ position: CGFloat) -> CGFloat {
    let phase = phase(position)
    let rest = 1 - phase
    // The farther from the drop, the lower the wave. It swells gently: discs of very different sizes
    // side by side would show outlines twice.
    let height = amplitude * (1 - 0.6 * radius) * 6.75 * phase * rest * rest
    return 1 + height * sineAndCosine(2 * .pi * phase).sine
  }
}

/// A disc with a soft edge, as a part of a mask.
private final class DiscView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a disc that fades out from the radius `opaque` to `radius`.
  /// - Parameter area: The masked view's frame, in the coordinates of `center`.
  init(around center: CGPoint, _ radius: CGFloat, opaque: CGFloat, in area: CGRect) {
    super.init(
      frame: CGRect(around: center, radius: radius).offsetBy(dx: -area.minX, dy: -area.minY))
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let stops: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
    gradient.colors = stops.map { UIColor(white: 0, alpha: 1 - Easing.inOut($0)).cgColor }
    gradient.locations = stops.map {
      NSNumber(value: Double(Easing.mix(opaque / radius, 1, $0)))
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension CGRect {
  /// Creates the square around a circle.
  fileprivate init(around center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
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
        "amplitude", 0.03, 0...0.3, .fraction, "By how much the highest ripple enlarges."),
    ],
    source: """
      Core Animation's private rippleEffect, of which no numbers are published: one wave, whose \
      crest is higher than its trough, in a second, is our choice.
      """
  ) {
    RippleTransition(
      $0, origin: $1.point("origin"), amplitude: CGFloat($1.number("amplitude")),
      timing: .linear($1.duration))
  }
}
