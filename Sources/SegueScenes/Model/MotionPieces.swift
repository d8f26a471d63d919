// The parts of a declared motion besides states: shapes that open, pieces, and ways to move along.

import CoreGraphics

/// A direction on the screen.
public enum SceneMotionDirection: String, Sendable, Hashable, CaseIterable {
  /// Toward an edge of the screen.
  case left, right, up, down
  /// Toward the side where lines of text begin or end.
  case leading, trailing
}

/// A corner of the screen, in the reading direction.
public enum SceneCorner: String, Sendable, Hashable, CaseIterable {
  /// A corner at the top or at the bottom, where lines of text begin or end.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The course of each piece of a motion.
public enum MotionEase: String, Sendable, Hashable, CaseIterable {
  /// A constant speed; from rest; to rest; to rest more softly; from rest to rest.
  case linear, easeInQuad, easeOutQuad, easeOutCubic, smoothstep
}

/// When each of several pieces sets out.
public struct MotionStagger: Sendable, Hashable {
  /// The orders in which pieces set out.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// As lines of text are read; the other way round; from the center; from the corners; one color
    /// of a checkerboard after the other; by chance; in a wave from a corner.
    case forward, reverse, center, edges, checker, random, wave
  }

  /// The start of the last piece, as a fraction of the whole.
  public var amount = 0.0
  /// The order.
  public var order = Order.forward
  /// The corner at which a wave starts.
  public var corner = SceneCorner.topLeading
  /// The seed of a random order.
  public var seed = 1
  /// A Boolean value that indicates whether the motion runs from its end to its beginning.
  public var isReversed = false
}

/// The course of each piece, when each sets out, and whether all of it runs backward.
public struct PieceTiming: Sendable, Hashable {
  /// When each piece sets out.
  public var stagger = MotionStagger()
  /// The course of each piece.
  public var ease = MotionEase.linear
  /// The number of straight pieces that approximate the course.
  public var steps = 1
  /// Whether the pieces come into place, or a shape opens, on the way forward.
  public var arrives = true
  /// A Boolean value that indicates whether the motion runs from its end to its beginning.
  public var isReversed = false
}

/// How a screen is divided into cells.
public enum SceneCells: Sendable, Hashable {
  /// Columns and rows.
  case grid(columns: Int, rows: Int)
  /// Columns, with the number of rows that makes the cells closest to squares.
  case squares(Int)
  /// Strips one behind the other in the direction of the motion.
  case along(Int)
  /// Strips side by side, each as long as the way.
  case across(Int)

  /// Returns the number of cells of a rectangle.
  package func count(width: Double, height: Double) -> Double {
    switch self {
    case .grid(let columns, let rows): Double(columns) * Double(rows)
    case .squares(let columns):
      Double(columns) * max(1, (height * Double(columns) / max(width, 1)).rounded())
    case .along(let count), .across(let count): Double(count)
    }
  }
}

/// The shapes through which a screen is seen, and which open or close.
public struct ScreenReveal: Sendable, Hashable {
  /// The kinds of shapes.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// A circle, a square on its corner, a regular polygon, a star, or cells.
    case circle, diamond, polygon, star, cells
  }

  /// The ways in which a cell opens.
  public enum Opening: String, Sendable, Hashable, CaseIterable {
    /// From the edge that the direction comes from, from its center, or by fading in.
    case edge, center, fade
  }

  /// The kind.
  public var shape: Shape
  /// The number of sides of a polygon, or of points of a star.
  public var sides: Int?
  /// The radius of a star's inner corners, as a fraction of that of the outer ones.
  public var inner = ScreenReveal.standardInner
  /// The center of the shape, in fractions of the screen's size.
  public var origin = CGPoint(x: 0.5, y: 0.5)
  /// The angle by which a polygon or a star turns while it opens, in degrees.
  public var turn = 0.0
  /// The cells, if the shape is cells.
  public var cells: SceneCells?
  /// The way in which a cell opens.
  public var opening = Opening.edge
  /// The direction in which cells open.
  public var direction = SceneMotionDirection.trailing
  /// The course of each cell, or of the shape.
  public var timing = PieceTiming()

  /// The inner radius of a star for which none is given.
  static let standardInner = 0.5
}

/// The pieces of a screen, each of which moves by itself.
public struct ScreenSlices: Sendable, Hashable {
  /// The pieces.
  public var cells: SceneCells
  /// The direction that `along` and `across` refer to.
  public var direction = SceneMotionDirection.trailing
  /// The state of a piece that is away.
  public var away = ScreenState()
  /// Whether every other piece goes the opposite way.
  public var alternates = false
  /// Whether the pieces cast shadows beyond their long edges.
  public var castsShadows = false
  /// The course of each piece.
  public var timing = PieceTiming()
}

/// A way to move along.
public struct MotionPath: Sendable, Hashable {
  /// The points, in points or as a percentage of the container, relative to the place at rest.
  public var points: [LengthPair]
  /// A Boolean value that indicates whether the motion runs from the last point to the first.
  public var isReversed = false
}

/// A plain color over a screen or a view.
public struct SceneDim: Sendable, Hashable {
  /// The color, or `nil` for black.
  public var color: ScenePaint?
  /// The opacity, from 0 to 1.
  public var opacity = SceneDim.standardOpacity

  /// The opacity of a map that gives none.
  static let standardOpacity = 0.5
  /// The color of a map that gives none.
  static let standardColor = "black"
}

/// A translation in a direction, which may be that of the language.
public struct SceneTravel: Sendable, Hashable {
  /// The direction.
  public var direction: SceneMotionDirection
  /// The distance, in points or as a percentage of the container's side in that direction.
  public var distance: Length
  /// More points, in the same direction as the distance.
  public var beyond = 0.0

  /// The distance, in points.
  /// - Parameter length: The container's side in the direction, in points.
  public func points(of length: Double) -> Double {
    let way = distance.points(of: length)
    return way < 0 ? way - beyond : way + beyond
  }
}

/// What takes the place of a motion where Reduce Motion is on.
public enum MotionReduction: Sendable, Hashable {
  /// Nothing: the motion stays as it is.
  case keep
  /// A crossfade of the same duration and timing.
  case crossDissolve
  /// The transition with this name.
  case named(String)

  /// The words for the cases without a name.
  static let (keepWord, crossDissolveWord) = ("keep", "crossDissolve")

  init(_ word: String) {
    switch word {
    case Self.keepWord: self = .keep
    case Self.crossDissolveWord: self = .crossDissolve
    default: self = .named(word)
    }
  }
}

extension DeclaredMotion {
  /// The greatest number of pieces and openings that exist at the same time on a canvas.
  package func pieceCount(width: Double, height: Double) -> Double {
    [incoming, outgoing].reduce(0) { sum, side in
      let cells = [side.slices?.cells, side.reveal?.cells].compactMap { $0 }
      return sum + cells.reduce(0) { $0 + $1.count(width: width, height: height) }
    }
  }
}
