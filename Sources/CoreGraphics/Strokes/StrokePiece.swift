// First half of stroking: lines and curves are divided into straight pieces, each with the normal
// of the line at either end. A piece of the stroke is the quadrilateral between the offsets of its
// ends. All have the same orientation, so that no part of a stroke cancels another.

import Foundation

/// A short straight part of a line.
struct StrokePiece {
  var start, end: PlaneVector
  /// The unit normals of the line at the start and at the end, a quarter turn against the direction
  /// of travel.
  var startNormal, endNormal: PlaneVector
  /// A Boolean value that indicates whether the piece begins a line or curve of the path. The angle
  /// to the previous piece is then a corner rather than a bend.
  var beginsSegment = false

  /// A Boolean value that indicates whether the sides are parallel.
  var isStraight: Bool { startNormal == endNormal }
}

/// Divides lines and curves into pieces.
struct StrokePieces {
  private(set) var pieces: [StrokePiece] = []
  private let radius: Double
  private let tolerance: Double
  /// The cosine of the maximum angle that a piece turns.
  private let minimumCosine: Double
  private static let maximumDepth = 10

  init(_ segments: [CubicSegment], radius: Double, tolerance: Double) {
    (self.radius, self.tolerance) = (radius, tolerance)
    // A chord of a circle with this radius deviates by radius · (1 - cos(half the turn)), about a
    // quarter of radius · (1 - cos(the turn)).
    minimumCosine = min(max(1 - 2 * tolerance / radius, 0.7), 1 - 1e-6)
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
    // Start with four parts: a curve that turns one way and back within one part may appear
    // straight from its ends.
    for quarter in 0..<4 {
      let (from, to) = (Double(quarter) / 4, Double(quarter + 1) / 4)
      divide(segment, StrokeStep(from, segment), StrokeStep(to, segment), depth: 2)
    }
  }

  private mutating func divide(
    _ segment: CubicSegment, _ a: StrokeStep, _ b: StrokeStep, depth: Int
  ) {
    let middle = StrokeStep((a.u + b.u) / 2, segment)
    if depth >= Self.maximumDepth || isStraight(a, middle, b) { return add(a, b) }
    divide(segment, a, middle, depth: depth + 1)
    divide(segment, middle, b, depth: depth + 1)
  }

  private func isStraight(_ a: StrokeStep, _ middle: StrokeStep, _ b: StrokeStep) -> Bool {
    guard let chord = (b.place - a.place).direction else { return a.place == middle.place }
    guard let from = a.heading, let to = b.heading else { return false }
    guard from.dot(to) >= minimumCosine, chord.dot(from) >= minimumCosine,
      chord.dot(to) >= minimumCosine
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

  /// Returns whether both sides run in the direction of the line. They do not where the line turns
  /// more tightly than its sides are offset. There, pieces keep their own direction and are joined
  /// like corners.
  private func runsForward(_ piece: StrokePiece, _ chord: PlaneVector) -> Bool {
    let along = chord.dot(piece.end - piece.start)
    let turn = radius * chord.dot(piece.endNormal - piece.startNormal)
    return abs(turn) < along && piece.startNormal.dot(piece.endNormal) > 0.5
  }
}

/// A point on a curve.
private struct StrokeStep {
  let u: Double
  let place: PlaneVector
  let heading: PlaneVector?

  init(_ u: Double, _ segment: CubicSegment) {
    (self.u, place, heading) = (u, segment.point(u), segment.direction(u))
  }
}
