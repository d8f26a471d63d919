import Foundation

/// One side of a stroke under construction: a sequence of lines and arcs.
struct StrokeSide {
  private(set) var segments: [CubicSegment] = []
  private(set) var place: PlaneVector

  init(at place: PlaneVector) { self.place = place }

  mutating func line(to end: PlaneVector) {
    if end == place { return }
    segments.append(CubicSegment(place, to: end))
    place = end
  }

  /// Appends a circular arc from `center + radius · from` (preceded by a line to that point) to
  /// `center + radius · to`, by way of `heading` if it is longer than a quarter of the circle.
  mutating func arc(
    around center: PlaneVector, _ radius: Double, from: PlaneVector, to: PlaneVector,
    via heading: PlaneVector
  ) {
    line(to: center + from * radius)
    arcPart(center, radius, from, to, via: heading)
  }

  private mutating func arcPart(
    _ center: PlaneVector, _ radius: Double, _ from: PlaneVector, _ to: PlaneVector,
    via heading: PlaneVector
  ) {
    let cosine = from.dot(to)
    let middle = cosine < -0.01 ? heading : (from + to).direction ?? heading
    if cosine < 0.707 {
      arcPart(center, radius, from, middle, via: middle)
      arcPart(center, radius, middle, to, via: middle)
      return
    }
    let sine = abs(from.cross(to))
    guard sine > 1e-7 else { return line(to: center + to * radius) }
    // The control points are at a distance of 4/3 · tan(a quarter of the angle).
    let half = ((1 + cosine) / 2).squareRoot()
    let quarter = ((1 - cosine) / 2).squareRoot() / (1 + half)
    let reach = 4.0 / 3 * quarter / sine
    let control1 = from + (to - from * cosine) * reach
    let control2 = to + (from - to * cosine) * reach
    let end = center + to * radius
    segments.append(
      CubicSegment(place, center + control1 * radius, center + control2 * radius, to: end))
    place = end
  }

  /// Moves the start of the first line to the current end of the side if that lies on the line.
  /// This avoids a spike or an unnecessary corner.
  mutating func closeUp() {
    guard let first = segments.first, first.isStraight else { return }
    let (line, cut) = (first.end - first.start, place - first.start)
    let (along, length) = (line.dot(cut), line.dot(line))
    guard along < length, abs(line.cross(cut)) <= 1e-12 * length else { return }
    segments[0].start = place
  }

  /// Ends the last line at `end`, a point that lies on it or on its continuation.
  mutating func cutBack(to end: PlaneVector) {
    guard lastLine != nil else { return line(to: end) }
    segments[segments.count - 1].end = end
    segments[segments.count - 1].control2 = end
    place = end
  }

  /// The last segment, if it is a line.
  var lastLine: CubicSegment? {
    segments.last.flatMap { $0.isStraight ? $0 : nil }
  }

  /// Appends another side in the opposite direction.
  mutating func appendReversed(_ other: StrokeSide) {
    line(to: other.place)
    for segment in other.segments.reversed() {
      segments.append(segment.reversed)
      place = segment.start
    }
  }
}
