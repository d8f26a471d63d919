// First half of stroking: lines and curves become straight pieces, each with the direction square to
// the line at either end. A piece of the stroke is the quadrilateral between its ends' offsets; all
// have the same sense, so that no part of a stroke takes away from another.

import Foundation

/// A short straight part of a line.
struct StrokePiece {
  var start, end: PlaneVector
  /// Square to the line at the start and at the end, of length 1, a quarter turn against the heading.
  var startNormal, endNormal: PlaneVector
  /// Whether it begins a line or curve of the path: what is between it and the piece before is a
  /// corner, not a bend.
  var beginsSegment = false

  /// Whether its sides are parallel.
  var isStraight: Bool { startNormal == endNormal }
}

/// Cuts lines and curves into pieces.
struct StrokePieces {
  private(set) var pieces: [StrokePiece] = []
  private let radius: Double
  private let tolerance: Double
  /// Pieces turn no further than by an angle with this cosine.
  private let leastCosine: Double
  private static let deepest = 10

  init(_ segments: [CubicSegment], radius: Double, tolerance: Double) {
    (self.radius, self.tolerance) = (radius, tolerance)
    // A chord of a circle of this radius is off by radius · (1 - cos(half the turn)), about a quarter
    // of radius · (1 - cos(the turn)).
    leastCosine = min(max(1 - 2 * tolerance / radius, 0.7), 1 - 1e-6)
    for segment in segments {
      let count = pieces.count
      add(segment)
      if pieces.count > count { pieces[count].beginsSegment = true }
    }
  }

  private mutating func add(_ segment: CubicSegment) {
    if segment.isStraight {
      return add(StrokeStep(0, segment), StrokeStep(1, segment))
    }
    // Four parts at first: what turns forth and back within one may look straight from its ends.
    for quarter in 0..<4 {
      let (from, to) = (Double(quarter) / 4, Double(quarter + 1) / 4)
      divide(segment, StrokeStep(from, segment), StrokeStep(to, segment), depth: 2)
    }
  }

  private mutating func divide(
    _ segment: CubicSegment, _ a: StrokeStep, _ b: StrokeStep, depth: Int
  ) {
    let middle = StrokeStep((a.u + b.u) / 2, segment)
    if depth >= Self.deepest || isStraight(a, middle, b) { return add(a, b) }
    divide(segment, a, middle, depth: depth + 1)
    divide(segment, middle, b, depth: depth + 1)
  }

  private func isStraight(_ a: StrokeStep, _ middle: StrokeStep, _ b: StrokeStep) -> Bool {
    guard let chord = (b.place - a.place).direction else { return a.place == middle.place }
    guard let from = a.heading, let to = b.heading else { return false }
    guard from.dot(to) >= leastCosine, chord.dot(from) >= leastCosine,
      chord.dot(to) >= leastCosine
    else { return false }
    let off = middle.place - a.place
    return abs(chord.cross(off)) <= tolerance
      && chord.dot(off) <= chord.dot(b.place - a.place)
  }

  private mutating func add(_ a: StrokeStep, _ b: StrokeStep) {
    guard let chord = (b.place - a.place).direction else { return }
    let (from, to) = (a.heading ?? chord, b.heading ?? chord)
    var piece = StrokePiece(
      start: a.place, end: b.place, startNormal: -from.quarterTurn, endNormal: -to.quarterTurn)
    if !runsForward(piece, chord) {
      (piece.startNormal, piece.endNormal) = (-chord.quarterTurn, -chord.quarterTurn)
    }
    pieces.append(piece)
  }

  /// Whether both sides head where the line does. They do not where it turns more tightly than its
  /// sides are off: there, pieces keep to their own direction and are joined like corners.
  private func runsForward(_ piece: StrokePiece, _ chord: PlaneVector) -> Bool {
    let along = chord.dot(piece.end - piece.start)
    let turn = radius * chord.dot(piece.endNormal - piece.startNormal)
    return abs(turn) < along && piece.startNormal.dot(piece.endNormal) > 0.5
  }
}

/// A place on a curve.
private struct StrokeStep {
  let u: Double
  let place: PlaneVector
  let heading: PlaneVector?

  init(_ u: Double, _ segment: CubicSegment) {
    (self.u, place, heading) = (u, segment.point(u), segment.direction(u))
  }
}
