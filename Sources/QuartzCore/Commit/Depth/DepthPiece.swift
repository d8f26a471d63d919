// Pieces of leaves: what is compared by depth and cut where planes cross.

/// A leaf, or a part of one after cuts.
struct DepthPiece {
  /// The index of the leaf, which is its position in the tree.
  let leaf: Int
  /// The visible part of the leaf.
  let outline: ConvexPolygon
  /// The area that the piece is clipped to. It exceeds the outline except at cuts, so that edges of
  /// the leaf are not clipped.
  let clip: ConvexPolygon
}

extension DepthPiece {
  /// Creates the piece that is all of a leaf.
  /// - Parameter pixel: The size of a pixel, in the points of the outlines.
  init(whole leaf: Int, of leaves: [SpatialLeaf], pixel: Double) {
    let outline = leaves[leaf].outline
    self.init(leaf: leaf, outline: outline, clip: outline.box(outsetBy: 4 * Swift.max(pixel, 1)))
  }

  /// Returns the parts on the negative and the positive side of a line.
  /// - Parameter overlap: How far what is drawn of the first part extends below the second one, in
  ///   points.
  func divided(along line: DividingLine, overlap: Double) -> (DepthPiece, DepthPiece) {
    let back = line.reversed
    return (
      DepthPiece(
        leaf: leaf, outline: outline.part(beyond: back),
        clip: clip.part(beyond: back.moved(by: -overlap))),
      DepthPiece(leaf: leaf, outline: outline.part(beyond: line), clip: clip.part(beyond: line))
    )
  }

  /// A piece of the same leaf that nothing is visible of.
  var empty: DepthPiece {
    DepthPiece(leaf: leaf, outline: ConvexPolygon([]), clip: ConvexPolygon([]))
  }
}

/// How two pieces lie to each other.
enum DepthRelation {
  /// They have no common area in the projection.
  case apart
  /// The first has to be drawn before the second.
  case behind
  /// The first has to be drawn after the second.
  case inFront
  /// Each is in front in a part of their common area.
  case crossing
}

extension [SpatialLeaf] {
  /// Returns how two pieces lie to each other. Of two in one plane, that of the later leaf is in
  /// front, and a part that reaches less than half a pixel beyond the other plane counts as none:
  /// sides of a cube that turns meet in an edge, which is not worth a cut.
  /// - Parameter pixel: The size of a pixel, in the points of the outlines.
  func relation(_ a: DepthPiece, _ b: DepthPiece, pixel: Double = 0) -> DepthRelation {
    guard a.leaf != b.leaf, a.outline.isNear(b.outline) else { return .apart }
    let common = a.outline.common(with: b.outline)
    if common.isEmpty { return .apart }
    let (first, second) = (self[a.leaf].depth, self[b.leaf].depth)
    var (isNearer, isFarther) = (false, false)
    for corner in common.corners {
      let (near, far) = (first(corner), second(corner))
      let size = abs(near) + abs(far) + abs(corner.x) + abs(corner.y)
      let tolerance = Self.relativeTolerance * Swift.max(size, 1)
      if near - far > tolerance { isNearer = true }
      if near - far < -tolerance { isFarther = true }
    }
    switch (isNearer, isFarther) {
    case (false, false): return a.leaf < b.leaf ? .behind : .inFront
    case (true, false): return .inFront
    case (false, true): return .behind
    case (true, true):
      guard let line = first.line(before: second) else {
        return a.leaf < b.leaf ? .behind : .inFront
      }
      let (near, far) = (common.reach(beyond: line), common.reach(beyond: line.reversed))
      if Swift.min(near, far) < pixel / 2 { return near < far ? .behind : .inFront }
      if common.part(beyond: line).isEmpty { return .behind }
      return common.part(beyond: line.reversed).isEmpty ? .inFront : .crossing
    }
  }

  /// The difference of depths, as a part of the size of the numbers involved, up to which points
  /// coincide: sides of a cube share their edges.
  private static var relativeTolerance: Double { 1e-7 }
}
