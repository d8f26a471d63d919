// The drawing order of planes in a space, as of iOS's render server: at each point of the
// projection, what is nearer to the viewer is drawn later. Pieces are drawn one after the other, each
// once all that lie behind it have been drawn. Where pieces wait for each other in a circle, because
// they cross or overlap cyclically, one of them is cut along the plane of another.

/// Sorts the pieces of leaves from back to front, and cuts them where necessary.
struct DepthSorter {
  private let leaves: [SpatialLeaf]
  /// The size of a pixel, in points.
  private let pixel: Double
  private var pieces: [DepthPiece]
  /// For each piece, those that have to be drawn before it, and those that wait for it.
  private var before, after: [[Int]]
  private var isDrawn: [Bool]
  /// The depth of the middle of each piece, which orders those that do not overlap.
  private var middles: [Double]

  /// Creates a sorter.
  /// - Parameters:
  ///   - leaves: The leaves, in the order in which they are drawn where they have the same depth.
  ///   - pixel: The size of a pixel, in the points of the leaves' outlines.
  init(_ leaves: [SpatialLeaf], pixel: Double) {
    (self.leaves, self.pixel) = (leaves, pixel)
    pieces = leaves.indices.map { DepthPiece(whole: $0, of: leaves, pixel: pixel) }
    before = Array(repeating: [], count: pieces.count)
    after = before
    isDrawn = Array(repeating: false, count: pieces.count)
    middles = pieces.map { leaves[$0.leaf].depth($0.outline.middle) }
    relateAll()
  }

  /// Returns all pieces from back to front.
  /// - Parameter mayCut: Called before each cut. If it returns `false`, the order of the remaining
  ///   pieces is that of their leaves.
  mutating func backToFront(mayCut: (SpatialLeaf) -> Bool) -> [DepthPiece] {
    var ordered: [DepthPiece] = []
    while let next = nextPiece(mayCut: mayCut) {
      isDrawn[next] = true
      for waiting in after[next] { before[waiting].removeAll { $0 == next } }
      ordered.append(pieces[next])
    }
    return ordered
  }

  /// Returns the farthest of the remaining pieces that wait for no other, after cutting until there
  /// is one; `nil` if none remains.
  private mutating func nextPiece(mayCut: (SpatialLeaf) -> Bool) -> Int? {
    while true {
      let rest = pieces.indices.filter { !isDrawn[$0] }
      guard let first = rest.first else { return nil }
      let free = rest.filter { before[$0].isEmpty }
      if let next = free.min(by: { (middles[$0], $0) < (middles[$1], $1) }) { return next }
      let circle = circle(from: first)
      guard let cut = cut(in: circle) else { return circle.min() }
      guard mayCut(leaves[pieces[cut.piece].leaf]) else { return first }
      divide(cut.piece, along: cut.line)
    }
  }

  /// Returns pieces of which each waits for the next, and the last for the first.
  private func circle(from start: Int) -> [Int] {
    var (path, places) = ([Int](), [Int: Int]())
    var piece = start
    while places[piece] == nil {
      places[piece] = path.count
      path.append(piece)
      piece = before[piece].min() ?? piece
    }
    return Array(path[(places[piece] ?? 0)...])
  }
}

extension DepthSorter {
  /// A cut that lets a circle of waiting pieces end.
  private typealias Cut = (piece: Int, line: DividingLine)

  /// Returns the cut for a circle: the first of its pieces that the plane of another one divides.
  private func cut(in circle: [Int]) -> Cut? {
    if circle.count == 2 { return cut(between: circle[0], circle[1]) }
    for piece in circle.sorted() {
      for other in circle.sorted() where pieces[other].leaf != pieces[piece].leaf {
        if let line = line(cutting: piece, along: other) { return (piece, line) }
      }
    }
    return nil
  }

  /// Returns the cut for two pieces that cross: of the one in which the cut lies completely within
  /// the other, or else of the smaller one.
  private func cut(between first: Int, _ second: Int) -> Cut? {
    let choices = [(first, second), (second, first)].compactMap { piece, other in
      line(cutting: piece, along: other).map { line in
        let isHidden = pieces[piece].outline.chord(of: line, liesIn: pieces[other].outline)
        return (cut: Cut(piece, line), rank: isHidden ? 0 : 1, area: pieces[piece].outline.area)
      }
    }
    return choices.min { ($0.rank, $0.area, $0.cut.piece) < ($1.rank, $1.area, $1.cut.piece) }?.cut
  }

  /// Returns the line in which the plane of `other` divides `piece`, which is in front on its
  /// positive side.
  private func line(cutting piece: Int, along other: Int) -> DividingLine? {
    let (own, divider) = (leaves[pieces[piece].leaf], leaves[pieces[other].leaf])
    guard let line = own.depth.line(before: divider.depth),
      pieces[piece].outline.isDivided(by: line)
    else { return nil }
    return line
  }

  /// Replaces a piece by its two parts.
  ///
  /// The far part of an opaque leaf extends one pixel below the near part, so that the cut is not
  /// visible where nothing lies between them. It is therefore always drawn first.
  private mutating func divide(_ index: Int, along line: DividingLine) {
    let piece = pieces[index]
    let overlap = leaves[piece.leaf].items.areOpaque ? pixel : 0
    let parts = piece.divided(along: line, overlap: overlap)
    for other in before[index] { after[other].removeAll { $0 == index } }
    for other in after[index] { before[other].removeAll { $0 == index } }
    let farther = before[index].filter { pieces[$0].leaf == piece.leaf }
    let nearer = after[index].filter { pieces[$0].leaf == piece.leaf }
    (before[index], after[index]) = ([], [])
    pieces[index] = parts.0
    pieces.append(parts.1)
    before.append([])
    after.append([])
    isDrawn.append(false)
    middles[index] = leaves[piece.leaf].depth(pieces[index].outline.middle)
    middles.append(leaves[piece.leaf].depth(pieces[pieces.count - 1].outline.middle))
    let front = pieces.count - 1
    for part in [index, front] {
      for other in farther { wait(part, for: other) }
      for other in nearer { wait(other, for: part) }
    }
    if overlap > 0 { wait(front, for: index) }
    for other in pieces.indices where !isDrawn[other] && other != index {
      relate(index, other)
      if other != front { relate(front, other) }
    }
  }

  /// Compares all pieces with each other.
  fileprivate mutating func relateAll() {
    let order = pieces.indices.filter { !pieces[$0].outline.corners.isEmpty }
      .sorted { (pieces[$0].outline.low.x, $0) < (pieces[$1].outline.low.x, $1) }
    for (place, piece) in order.enumerated() {
      let end = pieces[piece].outline.high.x
      for other in order[(place + 1)...] {
        if pieces[other].outline.low.x >= end { break }
        relate(piece, other)
      }
    }
  }

  /// Notes which of two pieces waits for the other.
  private mutating func relate(_ a: Int, _ b: Int) {
    let relation = leaves.relation(pieces[a], pieces[b], pixel: pixel)
    if relation == .behind || relation == .crossing { wait(b, for: a) }
    if relation == .inFront || relation == .crossing { wait(a, for: b) }
  }

  /// Notes that a piece has to be drawn after another one.
  private mutating func wait(_ piece: Int, for other: Int) {
    before[piece].append(other)
    after[other].append(piece)
  }
}
