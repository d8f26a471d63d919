// The tab stops of a paragraph. Their positions count from the edge of the container, not from the
// indent of a line, so that columns are aligned in all lines.

/// A position to which a tab moves the text that follows it.
package struct TabStop: Hashable, Sendable {
  /// The distance from the edge of the container, in points.
  package let location: Double
  /// The part of the following text that is before the position: 0 if the text begins there, 1 if it
  /// ends there.
  package let share: Double

  package init(location: Double, share: Double = 0) {
    (self.location, self.share) = (location, share)
  }
}

/// The tab stops of a line.
struct TabRuler {
  /// The stops of the paragraph, in the order of their positions; `nil` for one at each interval.
  var stops: [TabStop]?
  /// The distance between stops after the last one of the paragraph; 0 for the usual one.
  var interval = 0.0
  /// The distance of the line from the edge of the container.
  var origin = 0.0

  /// The distance between tab stops without others, in points.
  static let usualInterval = 28.0

  /// Returns the stop after `x`, both measured from the beginning of the line.
  func stop(after x: Double) -> TabStop {
    let place = x + origin
    if let stop = stops?.first(where: { $0.location > place + LineBreaker.tolerance }) {
      return TabStop(location: stop.location - origin, share: stop.share)
    }
    let step = interval > 0 ? interval : Self.usualInterval
    return TabStop(location: ((place / step).rounded(.down) + 1) * step - origin)
  }
}

extension ShapedParagraph {
  /// Returns the end of a tab that begins at `x`, from the beginning of the line. At a stop where text
  /// ends or is centered, the end depends on the text up to the next tab or the end of the line.
  func tabEnd(_ tab: Int, from x: Double, _ ruler: TabRuler, lineEnd: Int) -> Double {
    let stop = ruler.stop(after: x)
    guard stop.share > 0 else { return stop.location }
    var width = 0.0
    var next = tab + 1
    while next < lineEnd, !isTab(next) {
      width += advances[next]
      next += 1
    }
    return max(x, stop.location - width * stop.share)
  }
}
