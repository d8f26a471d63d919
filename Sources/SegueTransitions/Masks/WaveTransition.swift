import UIKit

/// A transition in which a wave passes over the old screen and leaves the new one behind it.
public final class WaveTransition: ScreenTransition {
  private let movement: MotionDirection
  private let waves: Int
  private let depth: CGFloat

  /// Creates a transition whose edge moves in the direction `movement`.
  /// - Parameters:
  ///   - waves: The number of waves side by side.
  ///   - depth: The depth of the edge, as a fraction of the length of its way.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .up, waves: Int = 2,
    depth: CGFloat = 0.09, timing: MotionTiming = .easeInOut(0.7)
  ) {
    (self.movement, self.waves, self.depth) = (movement, waves, depth)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let vector = screens.vector(movement, .forward)
    let (depth, count) = (depth, CGFloat(waves))
    return screens.reveal(direction) { [self] mask in
      let bounds = mask.bounds
      let length = abs(vector.dx) * bounds.width + abs(vector.dy) * bounds.height
      let across = abs(vector.dy) * bounds.width + abs(vector.dx) * bounds.height
      let shape = ShapeMaskView(edge(length, across, depth * length))
      shape.transform = CGAffineTransform(
        a: vector.dx, b: vector.dy, c: -vector.dy, d: vector.dx, tx: 0, ty: 0)
      mask.addSubview(shape)
      let reach = length * (1 + depth) + 1
      var motion = MotionSequence(direction)
      motion.add { position in
        let along = reach * position - length / 2 - depth * length - 1
        // The wave also runs along its edge, by one length.
        let aside = (position - 0.5) * across / count
        shape.center = CGPoint(
          x: bounds.midX + vector.dx * along - vector.dy * aside,
          y: bounds.midY + vector.dy * along + vector.dx * aside)
      }
      return motion
    }
  }

  /// Returns the opening, which ends at x = 0 with the valleys of the edge.
  private func edge(_ length: CGFloat, _ across: CGFloat, _ depth: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let (far, wave) = (-2 * (length + depth), across / CGFloat(waves))
    path.move(to: CGPoint(x: far, y: -across / 2 - wave))
    var y = -across / 2 - wave
    path.addLine(to: CGPoint(x: 0, y: y))
    // A cubic whose controls lie at this fraction of the half wave is close to a sine.
    let pull = wave / 2 * 0.3642
    for _ in 0..<waves + 2 {
      path.addCurve(
        to: CGPoint(x: depth, y: y + wave / 2), controlPoint1: CGPoint(x: 0, y: y + pull),
        controlPoint2: CGPoint(x: depth, y: y + wave / 2 - pull))
      path.addCurve(
        to: CGPoint(x: 0, y: y + wave), controlPoint1: CGPoint(x: depth, y: y + wave / 2 + pull),
        controlPoint2: CGPoint(x: 0, y: y + wave - pull))
      y += wave
    }
    path.addLine(to: CGPoint(x: far, y: y))
    path.close()
    return path
  }
}

extension WaveTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "wave", summary: "A wave rolls over the old screen and leaves the new one.",
    tags: [.mask],
    parameters: [
      .duration(0.7), .direction(.up),
      .count("waves", 2, 1...20, "The number of waves side by side."),
      .number("depth", 0.09, 0.01...0.5, .fraction, "The depth of the edge."),
    ],
    source: "Our choice: long waves, which run along the edge by one length while it rises."
  ) {
    WaveTransition(
      $0, movement: $1.direction, waves: $1.count("waves"), depth: $1.number("depth"),
      timing: .easeInOut($1.duration))
  }
}
