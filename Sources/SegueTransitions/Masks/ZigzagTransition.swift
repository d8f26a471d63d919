import UIKit

/// A transition in which a zigzag edge passes over the old screen and leaves the new one behind it.
public final class ZigzagTransition: ScreenTransition {
  private let movement: MotionDirection
  private let teeth: Int
  private let depth: CGFloat

  /// Creates a transition whose edge moves in the direction `movement`.
  /// - Parameters:
  ///   - teeth: The number of teeth.
  ///   - depth: The depth of the edge, as a fraction of the screen's shorter side, so that the teeth
  ///     look alike in all directions.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, teeth: Int = 9,
    depth: CGFloat = 0.08, timing: MotionTiming = .easeInOut(0.7)
  ) {
    (self.movement, self.teeth, self.depth) = (movement, teeth, depth)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let vector = screens.vector(movement, .forward)
    return screens.reveal(direction) { [self] mask in
      let bounds = mask.bounds
      let depth = depth * min(bounds.width, bounds.height)
      let length = abs(vector.dx) * bounds.width + abs(vector.dy) * bounds.height
      let across = abs(vector.dy) * bounds.width + abs(vector.dx) * bounds.height
      let shape = ShapeMaskView(edge(length, across, depth))
      shape.transform = CGAffineTransform(
        a: vector.dx, b: vector.dy, c: -vector.dy, d: vector.dx, tx: 0, ty: 0)
      mask.addSubview(shape)
      let reach = length + depth + 1
      var motion = MotionSequence(direction)
      motion.add { position in
        let along = reach * position - length / 2 - depth - 1
        shape.center = CGPoint(
          x: bounds.midX + vector.dx * along, y: bounds.midY + vector.dy * along)
      }
      return motion
    }
  }

  /// Returns the opening, which ends at x = 0 with the valleys of the edge.
  private func edge(_ length: CGFloat, _ across: CGFloat, _ depth: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let (far, tooth) = (-2 * (length + depth), across / CGFloat(teeth))
    path.move(to: CGPoint(x: far, y: -across))
    path.addLine(to: CGPoint(x: 0, y: -across))
    path.addLine(to: CGPoint(x: 0, y: -across / 2))
    for index in 0..<teeth {
      let y = -across / 2 + CGFloat(index) * tooth
      path.addLine(to: CGPoint(x: depth, y: y + tooth / 2))
      path.addLine(to: CGPoint(x: 0, y: y + tooth))
    }
    path.addLine(to: CGPoint(x: 0, y: across))
    path.addLine(to: CGPoint(x: far, y: across))
    path.close()
    return path
  }
}

extension ZigzagTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "zigzag", summary: "A zigzag edge passes over and leaves the new screen.", tags: [.mask],
    parameters: [
      .duration(0.7), .direction(.leading),
      .count("teeth", 9, 1...60, "The number of teeth."),
      .number(
        "depth", 0.08, 0.01...0.5, .fraction,
        "The depth of the edge, in fractions of the screen's shorter side."),
    ],
    source: "Our choice: teeth as wide as those of a large pair of pinking shears."
  ) {
    ZigzagTransition(
      $0, movement: $1.direction, teeth: $1.count("teeth"), depth: $1.number("depth"),
      timing: .easeInOut($1.duration))
  }
}
