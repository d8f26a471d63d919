// The division of space along turned planes, as iOS's render server orders layers of one plane
// beside turned ones: each turned plane divides what lies around it into what is behind, within and
// in front of it, and on each side what is whole comes before what was cut. It is in single precision,
// in pixels, because recordings differ where corners lie exactly in a plane, and this arithmetic
// finds the same sides (Documentation/FIDELITY.md, "Layers in one plane").

import CoreGraphics

/// The divided leaves of a space.
struct SpaceDivision {
  /// A piece of a leaf with its corners in space, which decide about the order. What is drawn are
  /// the outlines of the piece.
  private struct Part {
    let piece: DepthPiece
    let polygon: SpacePolygon
  }

  /// What remains to be done, the last first.
  private enum Step {
    case divide([Part])
    case draw([Part])
  }

  private let leaves: [SpatialLeaf]
  /// The size of a pixel, in points.
  private let pixel: Double
  private let isTurned: [Bool]

  /// Creates a division.
  /// - Parameters:
  ///   - leaves: The leaves, in the order of the tree.
  ///   - pixel: The size of a pixel, in the points of the leaves' outlines.
  init(_ leaves: [SpatialLeaf], pixel: Double) {
    (self.leaves, self.pixel) = (leaves, pixel)
    isTurned = leaves.map(\.isTurned)
  }

  /// Returns all pieces from back to front.
  /// - Parameters:
  ///   - transform: The transform from the points of the outlines to pixels.
  ///   - mayCut: Called before each cut. If it returns `false`, the order of the remaining pieces is
  ///     that of their leaves.
  func backToFront(
    in transform: CGAffineTransform, mayCut: (SpatialLeaf) -> Bool
  ) -> [DepthPiece] {
    let all = leaves.indices.map { index in
      Part(
        piece: DepthPiece(whole: index, of: leaves, pixel: pixel),
        polygon: leaves[index].polygon(in: transform))
    }
    var ordered: [DepthPiece] = []
    var steps = [Step.divide(all)]
    while let step = steps.popLast() {
      switch step {
      case .draw(let parts): ordered += parts.map(\.piece)
      case .divide(let parts): steps += self.steps(dividing: parts, mayCut: mayCut)
      }
    }
    return ordered
  }

  /// Returns the steps for `parts`, the last first.
  private func steps(dividing parts: [Part], mayCut: (SpatialLeaf) -> Bool) -> [Step] {
    guard let (divider, plane) = divider(among: parts) else { return [.draw(parts)] }
    let depth = leaves[parts[divider].piece.leaf].depth
    var (behind, within, inFront) = (Sides<Part>(), [Part](), Sides<Part>())
    for (index, part) in parts.enumerated() {
      let leaf = leaves[part.piece.leaf]
      let side =
        index == divider || leaf.depth.isClose(to: depth) ? .within : plane.side(of: part.polygon)
      switch side {
      case .within: within.append(part)
      case .behind: behind.whole.append(part)
      case .inFront: inFront.whole.append(part)
      case .both:
        guard mayCut(leaf) else { return [.draw(parts)] }
        let (far, near) = divide(part, along: plane, of: depth)
        behind.cut.append(far)
        inFront.cut.append(near)
      }
    }
    return [.divide(inFront.all), .draw(within), .divide(behind.all)]
  }

  /// Returns the turned part with the nearest middle, the first of several, and its plane; `nil` if
  /// there is none.
  private func divider(among parts: [Part]) -> (Int, SpacePlane)? {
    var found: (index: Int, plane: SpacePlane)?
    var nearest = -Float.infinity
    for (index, part) in parts.enumerated() where isTurned[part.piece.leaf] {
      let nearness = part.polygon.nearness
      guard nearness > nearest, let plane = part.polygon.plane else { continue }
      (found, nearest) = ((index, plane), nearness)
    }
    return found
  }

  /// Returns the parts behind and in front of a plane whose depth is `depth`.
  private func divide(
    _ part: Part, along plane: SpacePlane, of depth: DepthFunction
  ) -> (Part, Part) {
    let pieces = divide(part.piece, along: leaves[part.piece.leaf].depth.line(before: depth))
    let polygons = plane.division(of: part.polygon)
    return (
      Part(piece: pieces.0, polygon: polygons.behind),
      Part(piece: pieces.1, polygon: polygons.inFront)
    )
  }

  /// Returns the pieces on the negative and the positive side of a line. What reaches less than half
  /// a pixel beyond it is not cut.
  private func divide(_ piece: DepthPiece, along line: DividingLine?) -> (DepthPiece, DepthPiece) {
    guard let line else { return (piece, piece.empty) }
    let (near, far) = (
      piece.outline.reach(beyond: line), piece.outline.reach(beyond: line.reversed)
    )
    if min(near, far) < pixel / 2 {
      return near < far ? (piece, piece.empty) : (piece.empty, piece)
    }
    return piece.divided(along: line, overlap: leaves[piece.leaf].items.areOpaque ? pixel : 0)
  }
}

/// What lies on one side of a plane.
private struct Sides<Part> {
  var whole: [Part] = []
  var cut: [Part] = []
  /// All, in the order in which they are drawn where they lie in one plane.
  var all: [Part] { whole + cut }
}
