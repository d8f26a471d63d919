// Second half of stroking: the pieces of a subpath become the outline of the stroke, to be filled
// with the winding rule.
//
// The winding number of the outline at a point equals the number of pieces, corner wedges and caps
// that cover it. On the inner side of a corner the outline passes through the corner itself, so
// that no loop runs backward and nothing that one piece covers is cancelled by another, however
// short the pieces are. Where the inner edges intersect before the corner, the outline turns there
// instead, which keeps simple outlines simple.

import Foundation

/// Creates the outlines of strokes.
struct Stroker {
  private let style: StrokeStyle
  private let radius: Double
  private let tolerance: Double
  private(set) var outline = PathOutline()

  init(_ style: StrokeStyle, tolerance: Double) {
    (self.style, self.tolerance) = (style, tolerance)
    radius = style.width / 2
  }

  mutating func add(_ subpath: Subpath) {
    if subpath.segments.isEmpty && !subpath.isClosed { return }
    let cut = StrokePieces(subpath.segments, radius: radius, tolerance: tolerance)
    guard let first = cut.pieces.first, let last = cut.pieces.last else {
      return addDot(at: subpath.start)
    }
    var left = StrokeSide(at: first.start + first.startNormal * radius)
    var right = StrokeSide(at: first.start - first.startNormal * radius)
    var previous: StrokePiece?
    for piece in cut.pieces {
      if let previous { join(previous, piece, &left, &right) }
      left.line(to: piece.end + piece.endNormal * radius)
      right.line(to: piece.end - piece.endNormal * radius)
      previous = piece
    }
    if subpath.isClosed {
      join(last, first, &left, &right)
      close(left)
      right.closeUp()
      var back = StrokeSide(at: right.place)
      back.appendReversed(right)
      close(back)
    } else {
      addCap(at: last.end, last.endNormal, to: &left)
      left.appendReversed(right)
      addCap(at: first.start, -first.startNormal, to: &left)
      close(left)
    }
  }

  private mutating func close(_ side: StrokeSide) {
    var side = side
    side.closeUp()
    guard let first = side.segments.first else { return }
    side.line(to: first.start)
    outline.append(Subpath(start: first.start, segments: side.segments, isClosed: true))
  }

  /// Appends a cap from one side of an end to the other. `normal` points to the side at which it
  /// starts.
  private func addCap(at end: PlaneVector, _ normal: PlaneVector, to side: inout StrokeSide) {
    let ahead = normal.quarterTurn
    switch style.cap {
    case .butt: break
    case .square:
      side.line(to: end + (normal + ahead) * radius)
      side.line(to: end + (ahead - normal) * radius)
    case .round: side.arc(around: end, radius, from: normal, to: -normal, via: ahead)
    }
    side.line(to: end - normal * radius)
  }

  /// Adds the stroke of a subpath without length: a circle or an axis-aligned square.
  private mutating func addDot(at center: PlaneVector) {
    let box = CGRect(
      x: center.x - radius, y: center.y - radius, width: style.width, height: style.width)
    switch style.cap {
    case .butt: break
    case .round: outline.addEllipse(in: box, .identity)
    case .square: outline.addRect(box, .identity)
    }
  }

  // MARK: Joins

  /// Joins two pieces on both sides.
  private func join(
    _ before: StrokePiece, _ after: StrokePiece, _ left: inout StrokeSide, _ right: inout StrokeSide
  ) {
    let (from, to) = (before.endNormal, after.startNormal)
    let turn = from.cross(to)
    if from.dot(to) > 0, abs(turn) < 1e-9 {
      left.line(to: after.start + to * radius)
      right.line(to: after.start - to * radius)
    } else if turn > 0 {
      joinOutside(before, after, sign: 1, &left)
      joinInside(after, sign: -1, &right)
    } else {
      joinOutside(before, after, sign: -1, &right)
      joinInside(after, sign: 1, &left)
    }
  }

  private func joinOutside(
    _ before: StrokePiece, _ after: StrokePiece, sign: Double, _ side: inout StrokeSide
  ) {
    let corner = after.start
    let (from, to) = (before.endNormal * sign, after.startNormal * sign)
    let cosine = from.dot(to)
    switch after.beginsSegment ? style.join : .round {
    case .round:
      side.arc(around: corner, radius, from: from, to: to, via: before.endNormal.quarterTurn)
    case .miter where style.miterLimit * style.miterLimit * (1 + cosine) >= 2:
      let tip = corner + (from + to) * (radius / (1 + cosine))
      if before.isStraight { side.cutBack(to: tip) } else { side.line(to: tip) }
      if after.isStraight { return }
    case .miter, .bevel: break
    }
    side.line(to: corner + to * radius)
  }

  /// Joins the inner side by way of the corner, unless the edges of both pieces intersect within
  /// the nearer halves of both.
  private func joinInside(_ after: StrokePiece, sign: Double, _ side: inout StrokeSide) {
    let start = after.start + after.startNormal * (sign * radius)
    let end = after.end + after.endNormal * (sign * radius)
    if let line = side.lastLine, let crossing = crossing(line, start, end) {
      side.cutBack(to: crossing)
    } else {
      side.line(to: after.start)
      side.line(to: start)
    }
  }

  private func crossing(
    _ line: CubicSegment, _ start: PlaneVector, _ end: PlaneVector
  ) -> PlaneVector? {
    let (d, e) = (line.end - line.start, end - start)
    let area = d.cross(e)
    guard area != 0 else { return nil }
    let gap = start - line.start
    let (t, u) = (gap.cross(e) / area, gap.cross(d) / area)
    guard t >= 0.5, t <= 1, u >= 0, u <= 0.5 else { return nil }
    return line.start + d * t
  }
}

extension PathOutline {
  /// Returns the outline of the stroke of the path, to be filled with the winding rule. Curves
  /// deviate by at most about `tolerance`. The result is empty for a path with numbers that are not
  /// finite.
  package func stroked(_ style: StrokeStyle, tolerance: Double = 1.0 / 256) -> PathOutline {
    guard isMeasurable, style.width > 0, style.width < 1e9, tolerance > 0 else {
      return PathOutline()
    }
    var stroker = Stroker(style, tolerance: tolerance)
    for subpath in subpaths { stroker.add(subpath) }
    return stroker.outline
  }
}
