// The parts of declared motions in the terms of the catalogue, which plays them.

import SegueScenes
import SegueTransitions
import UIKit

extension SceneMotionDirection {
  /// The direction as transitions of the catalogue have it.
  var motion: MotionDirection {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension SceneCorner {
  fileprivate var corner: ScreenCorner {
    switch self {
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension SceneCells {
  fileprivate var division: CellDivision {
    switch self {
    case .grid(let columns, let rows): .grid(columns: columns, rows: rows)
    case .squares(let columns): .squares(columns: columns)
    case .along(let count): .along(count)
    case .across(let count): .across(count)
    }
  }
}

extension MotionStagger {
  /// The stagger as transitions of the catalogue have it.
  var pieces: PieceStagger {
    let order: PieceStagger.Order =
      switch order {
      case .forward: .forward
      case .reverse: .reverse
      case .center: .center
      case .edges: .edges
      case .checker: .checker
      case .random: .random
      case .wave: .wave
      }
    return PieceStagger(amount, order: order, corner: corner.corner, seed: seed)
  }
}

extension PieceTiming {
  fileprivate var course: PieceCourse {
    let ease: PieceCourse.Ease =
      switch ease {
      case .linear: .linear
      case .easeInQuad: .easeInQuad
      case .easeOutQuad: .easeOutQuad
      case .easeOutCubic: .easeOutCubic
      case .smoothstep: .smoothstep
      }
    return PieceCourse(ease, steps: steps)
  }

  fileprivate var way: TransitionDirection { isReversed ? .backward : .forward }
}

extension ScreenReveal {
  /// Returns a mask through which a screen is seen.
  @MainActor
  func masked(_ screen: UIView) -> MaskedScreen {
    MaskedScreen(
      screen,
      through: RevealShape(
        kind, origin: origin, turn: turn, movement: direction.motion,
        stagger: timing.stagger.pieces, course: timing.course),
      timing.way, opens: timing.arrives)
  }

  private var kind: RevealShape.Kind {
    switch shape {
    case .circle: return .circle
    case .diamond: return .diamond
    case .polygon: return .polygon(sides: sides ?? 6)
    case .star: return .star(points: sides ?? 5, inner: inner)
    case .cells:
      let opening: RevealShape.CellOpening =
        switch opening {
        case .edge: .edge
        case .center: .center
        case .fade: .fade
        }
      return .cells(cells?.division ?? .squares(columns: 1), opening)
    }
  }
}

extension ScreenSlices {
  /// Returns the pieces of a screen above everything in `container`.
  @MainActor
  func sliced(_ screen: UIView, in container: UIView) -> SlicedScreen {
    var motion = SliceMotion(cells.division, movement: direction.motion)
    let move = away.offset(in: container)
    motion.away.translation = CGVector(dx: move.x, dy: move.y)
    if let scale = away.scale { motion.away.scale = scale }
    if let degrees = away.degrees { motion.away.degrees = degrees }
    if let alpha = away.alpha { motion.away.alpha = alpha }
    (motion.alternates, motion.castsShadows) = (alternates, castsShadows)
    (motion.stagger, motion.course) = (timing.stagger.pieces, timing.course)
    return SlicedScreen(screen, motion, in: container, timing.way, arrives: timing.arrives)
  }
}

extension ScreenState {
  /// Returns the whole translation in a container, in points.
  @MainActor
  func offset(in container: UIView) -> CGPoint {
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return offset(in: container.bounds.size, isRightToLeft: isRightToLeft)
  }

  /// Returns the whole translation in points.
  func offset(in size: CGSize, isRightToLeft: Bool) -> CGPoint {
    let move = translation.map { $0.points(in: size) } ?? .zero
    guard let travel else { return move }
    let vector = travel.direction.motion.vector(isRightToLeft: isRightToLeft)
    let distance = travel.points(of: vector.dx == 0 ? size.height : size.width)
    // Adding zero turns -0 into 0, so that a translation by nothing is the identity.
    return CGPoint(x: move.x + vector.dx * distance + 0, y: move.y + vector.dy * distance + 0)
  }
}

extension LengthPair {
  /// Returns the lengths in points.
  func points(in size: CGSize) -> CGPoint {
    CGPoint(x: x.points(of: size.width), y: y.points(of: size.height))
  }
}

extension MotionPath {
  /// Returns the way from the place at rest, in points.
  func curve(in size: CGSize) -> MotionCurve { MotionCurve(points.map { $0.points(in: size) }) }
}
