// Contours that lie beside each other get the same direction, and the area stays the same.

import CoreGraphics
import Foundation
import Testing

@Suite struct ContourDirectionTests {
  private struct Square {
    let x, y, side: Double
    let isReversed: Bool

    init(_ x: Double, _ y: Double, _ side: Double, reversed: Bool = false) {
      (self.x, self.y, self.side, isReversed) = (x, y, side, reversed)
    }
  }

  private func path(_ squares: [Square]) -> PathOutline {
    var path = PathOutline()
    for square in squares {
      var corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
        CGPoint(x: square.x + x * square.side, y: square.y + y * square.side)
      }
      if square.isReversed { corners[1...].reverse() }
      path.append(.move(corners[0]))
      for corner in corners.dropFirst() { path.append(.line(corner)) }
      path.append(.close)
    }
    return path
  }

  /// The signs of the areas of the contours.
  private func directions(_ path: PathOutline) -> [Int] {
    path.flattened(tolerance: 1).map { polygon in
      let ends = zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      let area = ends.reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
      return area < 0 ? -1 : 1
    }
  }

  private func expectSameArea(_ a: PathOutline, _ b: PathOutline) {
    for x in 0..<40 {
      for y in 0..<40 {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        #expect(a.contains(point, using: .winding) == b.contains(point, using: .winding))
      }
    }
  }

  @Test("squares beside each other run as the largest does, and holes stay holes")
  func holes() {
    let given = path([
      Square(1, 1, 8), Square(3, 3, 4, reversed: true), Square(20, 1, 16, reversed: true),
      Square(22, 3, 12), Square(1, 30, 4),
    ])
    let found = given.directedAlike(tolerance: 0.1)
    #expect(directions(found) == [-1, 1, -1, 1, -1])
    expectSameArea(given, found)
  }

  @Test("what lies in a hole runs as what is around it, and what is filled twice stays so")
  func islands() {
    let given = path([
      Square(1, 1, 30), Square(3, 3, 26, reversed: true), Square(6, 6, 16, reversed: true),
      Square(8, 8, 10), Square(10, 10, 4, reversed: true), Square(33, 1, 6), Square(34, 2, 3),
    ])
    let found = given.directedAlike(tolerance: 0.1)
    #expect(directions(found) == [1, -1, 1, -1, 1, 1, 1])
    expectSameArea(given, found)
  }

  @Test("a path whose contours agree is returned as it is, and so is an empty one")
  func unchanged() {
    let given = path([Square(1, 1, 8, reversed: true), Square(20, 1, 8, reversed: true)])
    #expect(given.directedAlike(tolerance: 0.1) == given)
    #expect(PathOutline().directedAlike(tolerance: 0.1) == PathOutline())
  }

  @Test("curves keep their shape, and corners that touch are not inside")
  func curves() {
    var given = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 18, height: 18), transform: nil).outline
    for element in path([Square(19, 10, 5, reversed: true), Square(24, 15, 5)]).elements {
      given.append(element)
    }
    let found = given.directedAlike(tolerance: 0.1)
    #expect(directions(given) == [1, -1, 1] && directions(found) == [1, 1, 1])
    expectSameArea(given, found)
  }
}
