// Directions of contours. The areas of parts that run in opposite directions cancel in pixels that both
// cover partly, so parts that lie beside each other should run in the same direction.

import Foundation

/// A closed contour among others, none of which cross it.
private struct DirectedContour {
  let path: PathOutline
  let polygon: [CGPoint]
  /// The polygon as a path.
  let lines: PathOutline
  /// Twice the area inside, negative if the contour runs clockwise where y points up.
  let twiceArea: Double
  let box: CGRect
  /// The sum of the directions of the contours that this one lies in.
  var winding = 0
  /// The innermost contour that this one lies in.
  var parent: Int?

  init(_ path: PathOutline, tolerance: Double) {
    self.path = path
    polygon = path.flattened(tolerance: tolerance).first ?? []
    let ends = zip(polygon, polygon.dropFirst() + polygon.prefix(1))
    twiceArea = ends.reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.0.y * $1.1.x) }
    box = path.controlPointBox
    var lines = PathOutline()
    for (index, point) in polygon.enumerated() {
      lines.append(index == 0 ? .move(point) : .line(point))
    }
    self.lines = lines
  }

  var direction: Int { twiceArea < 0 ? -1 : 1 }

  /// Returns whether most of the ends of `other` are inside. Those where both touch may not be.
  func surrounds(_ other: DirectedContour) -> Bool {
    guard abs(twiceArea) > abs(other.twiceArea), box.intersects(other.box) else { return false }
    let inside = other.polygon.count { lines.contains($0, using: .evenOdd) }
    return 2 * inside > other.polygon.count
  }
}

extension PathOutline {
  /// Returns the same area by the nonzero rule, with contours that no filled area surrounds in the same
  /// direction. Each is reversed together with everything inside it. Contours must not cross.
  ///
  /// - Parameter tolerance: The deviation from curves that is allowed where contours are compared.
  package func directedAlike(tolerance: Double) -> PathOutline {
    let contours = directedContours(tolerance: tolerance)
    guard let largest = contours.max(by: { abs($0.twiceArea) < abs($1.twiceArea) }) else {
      return self
    }
    var isReversed = contours.map { _ in false }
    for index in Self.outermostFirst(contours) {
      let contour = contours[index]
      isReversed[index] =
        contour.winding == 0
        ? contour.direction != largest.direction : contour.parent.map { isReversed[$0] } ?? false
    }
    guard isReversed.contains(true) else { return self }
    var result = PathOutline()
    for (contour, isReversed) in zip(contours, isReversed) {
      let path = isReversed ? contour.path.reversed() : contour.path
      for element in path.elements { result.append(element) }
    }
    return result
  }

  /// The contours, each with what it lies in.
  private func directedContours(tolerance: Double) -> [DirectedContour] {
    var contours = subpathElements.map { elements in
      var path = PathOutline()
      for element in elements { path.append(element) }
      return DirectedContour(path, tolerance: tolerance)
    }
    for index in contours.indices {
      let around = contours.indices.filter {
        $0 != index && contours[$0].surrounds(contours[index])
      }
      contours[index].winding = around.reduce(0) { $0 + contours[$1].direction }
      contours[index].parent = around.min {
        abs(contours[$0].twiceArea) < abs(contours[$1].twiceArea)
      }
    }
    return contours
  }

  private static func outermostFirst(_ contours: [DirectedContour]) -> [Int] {
    contours.indices.sorted {
      (abs(contours[$0].twiceArea), $1) > (abs(contours[$1].twiceArea), $0)
    }
  }
}
