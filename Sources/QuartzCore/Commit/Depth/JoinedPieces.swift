// Joins pieces of one leaf again where nothing that lies between them in depth separates them, so
// that a leaf has no more cuts than are visible.

/// Pieces of one leaf that are drawn together.
struct DrawnPieces {
  let leaf: Int
  let pieces: [DepthPiece]
}

/// Joins the pieces of a sorted list. Only pieces of leaves that were cut are compared with others,
/// and only with those whose bounding boxes meet theirs.
struct PieceJoiner {
  private let ordered: [DepthPiece]
  /// The places in the list, ascending, of what remains of each leaf that was cut.
  private var places: [Int: [Int]] = [:]
  /// The members of what is drawn at each place of the list, from back to front.
  private var members: [[Int]]
  /// The place at which each piece is drawn.
  private var place: [Int]
  /// For each piece of a leaf that was cut, the pieces of other leaves that overlap it.
  private var overlapping: [[Int]]

  /// Creates a joiner of pieces that are sorted from back to front.
  init(_ ordered: [DepthPiece]) {
    self.ordered = ordered
    members = ordered.indices.map { [$0] }
    place = Array(ordered.indices)
    overlapping = Array(repeating: [], count: ordered.count)
    for (index, piece) in ordered.enumerated() { places[piece.leaf, default: []].append(index) }
    places = places.filter { $0.value.count > 1 }
    if !places.isEmpty { findOverlaps() }
  }

  /// Returns the pieces from back to front, with as few cuts as possible.
  mutating func joined() -> [DrawnPieces] {
    for start in ordered.indices where places[ordered[start].leaf] != nil {
      while place[start] == start, let next = placeAfter(start) {
        if canMove(start, to: next) {
          move(start, to: next)
        } else if canMove(next, to: start) {
          move(next, to: start)
        } else {
          break
        }
      }
    }
    return members.filter { !$0.isEmpty }.map { group in
      DrawnPieces(leaf: ordered[group[0]].leaf, pieces: group.map { ordered[$0] })
    }
  }

  /// Returns the next place at which the leaf of the pieces at `start` is drawn.
  private func placeAfter(_ start: Int) -> Int? {
    places[ordered[start].leaf]?.first { $0 > start }
  }

  /// Returns whether no piece between two places overlaps those at `start`.
  private func canMove(_ start: Int, to end: Int) -> Bool {
    let between = start < end ? (start + 1)..<end : (end + 1)..<start
    return members[start].allSatisfy { member in
      !overlapping[member].contains { between.contains(place[$0]) }
    }
  }

  /// Draws the pieces at `start` together with those at `end`.
  private mutating func move(_ start: Int, to end: Int) {
    for member in members[start] { place[member] = end }
    members[end] =
      start < end ? members[start] + members[end] : members[end] + members[start]
    members[start] = []
    places[ordered[start].leaf]?.removeAll { $0 == start }
  }

  /// Finds the pieces of other leaves that overlap those of leaves that were cut.
  private mutating func findOverlaps() {
    let order = ordered.indices.filter { !ordered[$0].outline.corners.isEmpty }
      .sorted { (ordered[$0].outline.low.x, $0) < (ordered[$1].outline.low.x, $1) }
    for (index, first) in order.enumerated() {
      let end = ordered[first].outline.high.x
      for second in order[(index + 1)...] {
        if ordered[second].outline.low.x >= end { break }
        noteOverlap(first, second)
      }
    }
  }

  private mutating func noteOverlap(_ first: Int, _ second: Int) {
    let (a, b) = (ordered[first], ordered[second])
    let isCut = (places[a.leaf] != nil, places[b.leaf] != nil)
    guard a.leaf != b.leaf, isCut.0 || isCut.1, a.outline.overlaps(b.outline) else { return }
    if isCut.0 { overlapping[first].append(second) }
    if isCut.1 { overlapping[second].append(first) }
  }
}
