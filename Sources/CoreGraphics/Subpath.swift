import Foundation

/// A sequence of lines and curves, each of which begins where the previous one ends.
struct Subpath {
  var start: PlaneVector
  /// The segments, including the closing line unless it has no length.
  var segments: [CubicSegment] = []
  /// A Boolean value that indicates whether the subpath was closed explicitly rather than ending at
  /// its start.
  var isClosed = false
}

extension PathOutline {
  /// The subpaths in order. A move that no element follows is a subpath without segments.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current = PlaneVector(0, 0)
    var isOpen = false
    func open() {
      if !isOpen { result.append(Subpath(start: current)) }
      isOpen = true
    }
    func add(_ segment: CubicSegment) {
      result[result.count - 1].segments.append(segment)
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        (current, isOpen) = (PlaneVector(point), false)
        open()
      case .line(let end):
        open()
        add(CubicSegment(current, to: PlaneVector(end)))
      case .quadCurve(let control, let end):
        open()
        add(CubicSegment(current, quadratic: PlaneVector(control), to: PlaneVector(end)))
      case .curve(let control1, let control2, let end):
        open()
        add(
          CubicSegment(
            current, PlaneVector(control1), PlaneVector(control2), to: PlaneVector(end)))
      case .close:
        open()
        let start = result[result.count - 1].start
        if current != start { add(CubicSegment(current, to: start)) }
        result[result.count - 1].isClosed = true
        isOpen = false
      }
    }
    return result
  }

  /// A Boolean value that indicates whether lengths and areas can be computed from every
  /// coordinate.
  var isMeasurable: Bool {
    elements.allSatisfy { element in
      element.points.allSatisfy { abs($0.x) < 1e12 && abs($0.y) < 1e12 }
    }
  }

  /// Appends a subpath. If its last line leads back to its start, that line is expressed by the
  /// closing element.
  mutating func append(_ subpath: Subpath) {
    append(.move(subpath.start.point))
    let isDrawnByClosing = subpath.isClosed && subpath.segments.last?.isStraight == true
    for segment in subpath.segments.dropLast(isDrawnByClosing ? 1 : 0) { append(segment.element) }
    if subpath.isClosed { append(.close) }
  }
}
