import Foundation

/// One side of a stroke on its way: a row of lines and arcs.
struct StrokeSide {
  private(set) var segments: [CubicSegment] = []
  private(set) var place: PlaneVector

  init(at place: PlaneVector) { self.place = place }

  mutating func line(to end: PlaneVector) {
    if end == place { return }
    segments.append(CubicSegment(place, to: end))
    place = end
  }

  /// A part of a circle, from `center + radius · from` (a line leads there) to `center + radius · to`,
  /// by way of `heading` where it is more than a quarter of the circle.
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
    // Handles are 4/3 · tan(a quarter of the angle) long.
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

  /// Begins at its end, where that lies on the line that it begins with: no spike or needless corner.
  mutating func closeUp() {
    guard let first = segments.first, first.isStraight else { return }
    let (line, cut) = (first.end - first.start, place - first.start)
    let (along, length) = (line.dot(cut), line.dot(line))
    guard along < length, abs(line.cross(cut)) <= 1e-12 * length else { return }
    segments[0].start = place
  }

  /// Makes the last line end at a point that lies on it or beyond its end.
  mutating func cutBack(to end: PlaneVector) {
    guard lastLine != nil else { return line(to: end) }
    segments[segments.count - 1].end = end
    segments[segments.count - 1].control2 = end
    place = end
  }

  /// The last line, if it is one.
  var lastLine: CubicSegment? {
    segments.last.flatMap { $0.isStraight ? $0 : nil }
  }

  /// Adds another side, run through backwards.
  mutating func appendReversed(_ other: StrokeSide) {
    line(to: other.place)
    for segment in other.segments.reversed() {
      segments.append(segment.reversed)
      place = segment.start
    }
  }
}
