// A screen that is cut into pieces, each of which moves by itself, described by values rather than by
// code.

import UIKit

/// How a screen is cut, and where its pieces go.
package struct SliceMotion: Sendable, Hashable {
  /// Where a piece is while it is away.
  package struct Pose: Sendable, Hashable {
    /// The translation in points.
    package var translation = CGVector.zero
    /// The scale factors.
    package var scale = CGPoint(x: 1, y: 1)
    /// The rotation in degrees, clockwise.
    package var degrees: CGFloat = 0
    /// The opacity, from 0 to 1.
    package var alpha: CGFloat = 1

    /// Creates the pose of a piece that is in its place.
    package init() {}
  }

  /// The pieces.
  package var division: CellDivision
  /// The direction of the motion.
  package var movement: MotionDirection
  /// Where the pieces are while they are away.
  package var away = Pose()
  /// Whether every other piece goes the opposite way.
  package var alternates = false
  /// Whether the pieces cast shadows beyond their long edges.
  package var castsShadows = false
  /// When each piece moves.
  package var stagger = PieceStagger()
  /// The course of each piece.
  package var course = PieceCourse()

  /// Creates a motion of pieces that stay in their places.
  package init(_ division: CellDivision, movement: MotionDirection) {
    (self.division, self.movement) = (division, movement)
  }
}

/// A screen of which pieces are shown in its place, until it is restored.
@MainActor
package struct SlicedScreen {
  private let screen: UIView
  private let stage: UIView
  private let alpha: CGFloat
  /// The motion of the pieces.
  package private(set) var motion: MotionSequence

  /// Cuts a screen.
  /// - Parameters:
  ///   - container: The view that gets the pieces, above all that it contains.
  ///   - way: Whether the course runs forward or from its end to its beginning.
  ///   - arrives: Whether the pieces come together in the course of the way forward.
  package init(
    _ screen: UIView, _ slices: SliceMotion, in container: UIView, _ way: TransitionDirection,
    arrives: Bool
  ) {
    self.screen = screen
    stage = UIView(frame: container.bounds)
    stage.isUserInteractionEnabled = false
    container.addSubview(stage)
    motion = MotionSequence(way)
    alpha = screen.alpha
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let vector = slices.movement.vector(isRightToLeft: isRightToLeft)
    let grid = slices.division.cells(of: screen.bounds, toward: vector)
    let starts = slices.stagger.starts(grid, in: screen.bounds, isRightToLeft: isRightToLeft)
    for (index, place) in grid.places.enumerated() {
      guard let piece = cut(place) else { continue }
      let isOpposite = slices.alternates && !index.isMultiple(of: 2)
      if slices.castsShadows { addShadows(to: piece, grid, from: starts[index]) }
      let end = slices.stagger.amount == 0 ? 1 : starts[index] + slices.stagger.duration
      motion.add(from: starts[index], to: end, steps: slices.course.steps) { time in
        let position = slices.course.position(time)
        slices.away.apply(to: piece, arrives ? 1 - position : position, isOpposite ? -1 : 1)
      }
    }
    motion.prepare()
    screen.alpha = 0
  }

  /// Removes the pieces and shows the screen again.
  package func restore() {
    screen.alpha = alpha
    stage.removeFromSuperview()
  }

  private func cut(_ place: CGRect) -> UIView? {
    let piece = screen.resizableSnapshotView(
      from: place, afterScreenUpdates: true, withCapInsets: .zero)
    guard let piece else { return nil }
    piece.frame = screen.convert(place, to: stage)
    stage.addSubview(piece)
    return piece
  }

  private mutating func addShadows(to piece: UIView, _ grid: CellGrid, from start: Double) {
    let shades = EdgeShades(piece, along: grid.rows > grid.columns ? .horizontal : .vertical)
    motion.add(from: start, to: start + 0.1) { shades.show($0) }
  }
}

extension SliceMotion.Pose {
  /// Poses a piece: at 0 in its place, at 1 away.
  @MainActor
  fileprivate func apply(to piece: UIView, _ position: CGFloat, _ sign: CGFloat) {
    var transform = CGAffineTransform(
      translationX: sign * translation.dx * position, y: sign * translation.dy * position)
    if degrees != 0 {
      transform = transform.rotated(by: sign * degrees * .pi / 180 * position)
    }
    if scale != CGPoint(x: 1, y: 1) {
      // Not quite 0, at which a matrix has no inverse.
      let (x, y) = (1 + (scale.x - 1) * position, 1 + (scale.y - 1) * position)
      transform = transform.scaledBy(x: x == 0 ? 0.000_01 : x, y: y == 0 ? 0.000_01 : y)
    }
    piece.transform = transform
    if alpha != 1 { piece.alpha = 1 + (alpha - 1) * position }
  }
}
