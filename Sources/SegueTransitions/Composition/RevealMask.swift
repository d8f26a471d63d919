// Masks through which a screen is seen, described by values rather than by code. The transitions of
// the catalogue and those that scenes declare use the same ones.

import UIKit

/// The shape through which a screen is revealed.
package struct RevealShape: Sendable, Hashable {
  /// The kinds of shapes.
  package enum Kind: Sendable, Hashable {
    /// A circle.
    case circle
    /// A square that stands on its corner.
    case diamond
    /// A regular polygon.
    case polygon(sides: Int)
    /// A star whose inner corners lie at the fraction `inner` of the radius.
    case star(points: Int, inner: CGFloat)
    /// Cells of which each opens by itself.
    case cells(CellDivision, CellOpening)
  }

  /// The ways in which a cell opens.
  package enum CellOpening: String, Sendable, Hashable, CaseIterable {
    /// From the edge that the direction comes from.
    case edge
    /// From its center.
    case center
    /// It fades in.
    case fade
  }

  /// The kind.
  package var kind: Kind
  /// The center of the shape, in fractions of the screen's size.
  package var origin: CGPoint
  /// The angle by which a polygon or a star turns while it opens, in degrees.
  package var turn: CGFloat
  /// The direction in which cells open.
  package var movement: MotionDirection
  /// When each of the cells opens.
  package var stagger: PieceStagger
  /// The course of each cell, or of the shape. Polygons and stars have one of their own.
  package var course: PieceCourse

  /// Creates a shape.
  package init(
    _ kind: Kind, origin: CGPoint = CGPoint(x: 0.5, y: 0.5), turn: CGFloat = 0,
    movement: MotionDirection = .trailing, stagger: PieceStagger = PieceStagger(),
    course: PieceCourse = PieceCourse()
  ) {
    (self.kind, self.origin, self.turn, self.movement) = (kind, origin, turn, movement)
    (self.stagger, self.course) = (stagger, course)
  }
}

/// A screen with a mask that opens or closes, until it is restored.
@MainActor
package struct MaskedScreen {
  private let screen: UIView
  private let found: UIView?
  /// The motion of the mask.
  package let motion: MotionSequence

  /// Masks a screen.
  /// - Parameter motion: Receives the mask, which fills the screen and is empty, and returns its
  ///   motion.
  init(_ screen: UIView, _ motion: (UIView) -> MotionSequence) {
    self.screen = screen
    let mask = UIView(frame: screen.bounds)
    self.motion = motion(mask)
    found = screen.mask
    self.motion.prepare()
    // A mask of one plain view costs less than one of a view in another.
    screen.mask = mask.onlySubview ?? mask
  }

  /// Masks a screen with a shape.
  /// - Parameters:
  ///   - way: Whether the course runs forward or from its end to its beginning.
  ///   - opens: Whether the shape opens in the course of the way forward, rather than closes.
  package init(
    _ screen: UIView, through shape: RevealShape, _ way: TransitionDirection, opens: Bool
  ) {
    let isRightToLeft = screen.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.init(screen) { mask in
      var motion = MotionSequence(way)
      shape.add(to: mask, &motion, opens: opens, isRightToLeft: isRightToLeft)
      return motion
    }
  }

  /// Restores the mask that the screen had.
  package func restore() { screen.mask = found }
}

extension RevealShape {
  @MainActor
  fileprivate func add(
    to mask: UIView, _ motion: inout MotionSequence, opens: Bool, isRightToLeft: Bool
  ) {
    if case .cells(let division, let opening) = kind {
      let vector = movement.vector(isRightToLeft: isRightToLeft)
      let grid = division.cells(of: mask.bounds, toward: vector)
      let starts = stagger.starts(grid, in: mask.bounds, isRightToLeft: isRightToLeft)
      for (place, start) in zip(grid.places, starts) {
        let pose = mask.addCell(place, opening, toward: vector)
        add(pose, to: &motion, from: start, opens: opens)
      }
    } else {
      let (pose, steps) = single(in: mask)
      motion.add(steps: max(steps, course.steps)) { [course] time in
        let position = course.position(time)
        pose(opens ? position : 1 - position)
      }
    }
  }

  @MainActor
  private func add(
    _ pose: @escaping (CGFloat) -> Void, to motion: inout MotionSequence, from start: Double,
    opens: Bool
  ) {
    let end = stagger.amount == 0 ? 1 : start + stagger.duration
    motion.add(from: start, to: end, steps: course.steps) { [course] time in
      let position = course.position(time)
      pose(opens ? position : 1 - position)
    }
  }

  /// Adds the one shape to a mask, and returns what opens it and how many straight pieces its own
  /// course has.
  @MainActor
  private func single(in mask: UIView) -> (pose: (CGFloat) -> Void, steps: Int) {
    let angle = turn * .pi / 180
    switch kind {
    case .circle: return (mask.addCircle(at: origin), 1)
    case .diamond: return (mask.addDiamond(at: origin), 1)
    case .polygon(let sides):
      let path = UIBezierPath(corners: sides, radii: [1 / Self.reach(sides, inner: 1)])
      return (mask.addShape(path, at: origin, turn: angle), 12)
    case .star(let points, let inner):
      let reach = Self.reach(2 * points, inner: inner)
      let path = UIBezierPath(corners: 2 * points, radii: [1 / inner / reach, 1 / reach])
      return (mask.addShape(path, at: origin, turn: angle), 12)
    case .cells: return ({ _ in }, 1)
    }
  }

  /// Returns the radius of the largest circle in a shape with `corners` corners, whose radii are 1
  /// and, in turn, 1 divided by `inner`.
  private static func reach(_ corners: Int, inner: CGFloat) -> CGFloat {
    let (sine, cosine) = sineAndCosine(2 * .pi / CGFloat(corners))
    // The foot of the perpendicular lies on an edge only if the corner at radius 1 is convex.
    guard inner > cosine else { return 1 }
    let outer = 1 / inner
    return outer * sine / (1 + outer * outer - 2 * outer * cosine).squareRoot()
  }
}

extension UIView {
  /// Adds a circle to a mask, and returns what opens it from 0 to 1.
  func addCircle(at origin: CGPoint) -> (CGFloat) -> Void {
    let center = bounds.point(origin)
    let radius = bounds.reach(from: center) + 1
    let circle = addOpening()
    circle.center = center
    return { circle.setRadius(radius * $0) }
  }

  /// Adds a square that stands on its corner to a mask, and returns what opens it from 0 to 1.
  func addDiamond(at origin: CGPoint) -> (CGFloat) -> Void {
    let center = bounds.point(origin)
    let x = max(center.x - bounds.minX, bounds.maxX - center.x)
    let y = max(center.y - bounds.minY, bounds.maxY - center.y)
    let side = (x + y + 2) * CGFloat(2).squareRoot()
    let diamond = addOpening()
    diamond.center = center
    diamond.transform = CGAffineTransform(rotationAngle: .pi / 4)
    return { diamond.bounds.size = CGSize(width: side * $0, height: side * $0) }
  }

  /// Adds a shape to a mask, and returns what opens it from 0 to 1.
  /// - Parameters:
  ///   - path: A shape around the origin of its coordinates, which contains a circle of radius 1
  ///     around it.
  ///   - turn: The angle by which the shape turns while it grows, in radians.
  func addShape(_ path: UIBezierPath, at origin: CGPoint, turn: CGFloat) -> (CGFloat) -> Void {
    let shape = ShapeMaskView(path)
    let center = bounds.point(origin)
    let size = bounds.reach(from: center) + 2
    shape.center = center
    addSubview(shape)
    return { position in
      // Not quite 0, at which a matrix has no inverse: less than a thousandth of a pixel.
      let scale = max(size * Easing.growth(position), 0.000_01)
      shape.transform = CGAffineTransform(rotationAngle: turn * (position - 1))
        .scaledBy(x: scale, y: scale)
    }
  }

  /// Adds a cell to a mask, and returns what opens it from 0 to 1.
  fileprivate func addCell(
    _ place: CGRect, _ opening: RevealShape.CellOpening, toward vector: CGVector
  ) -> (CGFloat) -> Void {
    switch opening {
    case .edge:
      let cell = addOpening()
      return { cell.frame = place.grown(toward: vector, to: $0) }
    case .center:
      let cell = addOpening(place)
      return { cell.bounds.size = CGSize(width: place.width * $0, height: place.height * $0) }
    case .fade:
      let cell = addOpening(place)
      return { cell.alpha = $0 }
    }
  }

  /// The subview, removed from this view, if there is no other one.
  fileprivate var onlySubview: UIView? {
    guard subviews.count == 1, let view = subviews.first, !clipsToBounds else { return nil }
    view.removeFromSuperview()
    return view
  }
}
