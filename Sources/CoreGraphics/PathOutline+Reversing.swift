import Foundation

extension PathOutline {
  /// Returns the same lines and curves in the opposite direction, the last subpath first. A closed
  /// subpath keeps its starting point.
  package func reversed() -> PathOutline {
    var result = PathOutline()
    for steps in subpathElements.reversed() {
      let isClosed = steps.last == .close
      let open = isClosed ? Array(steps.dropLast()) : steps
      let ends = open.compactMap(\.points.last)
      guard let start = ends.first, let last = ends.last else { continue }
      result.append(.move(isClosed ? start : last))
      if isClosed, last != start { result.append(.line(last)) }
      var back = Array(zip(open.dropFirst(), ends).reversed())
      // The line that closes the subpath is now its first; another one at the end would be
      // redundant.
      if isClosed, case (.line, _)? = back.last { back.removeLast() }
      for (element, end) in back { result.append(element.reversed(endingAt: end)) }
      if isClosed { result.append(.close) }
    }
    return result
  }

  /// The elements of each subpath, beginning with a move.
  var subpathElements: [[PathElement]] {
    var result: [[PathElement]] = []
    var start = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        start = point
        result.append([element])
      } else if result.last?.last == .close {
        result.append([.move(start), element])
      } else {
        result[result.count - 1].append(element)
      }
    }
    return result
  }
}

extension PathElement {
  fileprivate func reversed(endingAt end: CGPoint) -> PathElement {
    switch self {
    case .move, .close, .line: .line(end)
    case .quadCurve(let control, _): .quadCurve(control: control, end: end)
    case .curve(let control1, let control2, _):
      .curve(control1: control2, control2: control1, end: end)
    }
  }
}
