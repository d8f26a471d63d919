// Boolean operations on filled paths. Curves are flattened to within 1/256 point (for paths larger
// than 500 points, to within 1/130,000 of their extent), and ends are rounded to 1/65,536 point or
// to as fine a grid as large paths permit. Everything after that is exact.

import Foundation

extension PathOutline {
  /// Returns the outline of `region` applied to this outline and another: closed polygons, outer
  /// ones clockwise on screen and holes counterclockwise, none crossing another. The result is
  /// empty if a number is not finite.
  func combined(with other: PathOutline, _ region: PathRegion) -> PathOutline {
    var result = PathOutline()
    guard let grid = Grid([self, other]) else { return result }
    var border = PathBorder(PathEdges(self, other, on: grid).border(of: region))
    while let contour = border.nextContour() {
      for (index, place) in contour.enumerated() {
        result.append(index == 0 ? .move(grid.point(place)) : .line(grid.point(place)))
      }
      result.append(.close)
    }
    return result
  }
}

/// Last stage of boolean operations: joins steps into closed polygons.
private struct PathBorder {
  private let steps: [BorderStep]
  private var isVisited: [Bool]
  private var next = 0

  init(_ steps: [BorderStep]) {
    self.steps = steps.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    isVisited = Array(repeating: false, count: steps.count)
  }

  /// Returns a closed polygon of steps that have not been used, without collinear corners, or `nil`
  /// if none are left.
  mutating func nextContour() -> [GridPoint]? {
    while next < steps.count {
      if isVisited[next] {
        next += 1
        continue
      }
      let corners = Self.withoutStraightCorners(follow(from: next))
      if corners.count > 2 { return corners }
    }
    return nil
  }

  private mutating func follow(from first: Int) -> [GridPoint] {
    var contour: [GridPoint] = []
    var current: Int? = first
    while let index = current {
      isVisited[index] = true
      contour.append(steps[index].from)
      current = steps[index].to == steps[first].from ? nil : step(after: steps[index])
    }
    return contour
  }

  /// Returns the index of the step that leaves from the end of `step` with the sharpest turn toward
  /// the inside, so that outlines that touch in a point stay separate.
  private func step(after step: BorderStep) -> Int? {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].from < step.to { low = middle + 1 } else { high = middle }
    }
    let back = step.from - step.to
    var best: Int?
    while low < steps.count, steps[low].from == step.to {
      if !isVisited[low] {
        let isSharper =
          best.map { Self.precedes(direction(low), direction($0), from: back) } ?? true
        if isSharper { best = low }
      }
      low += 1
    }
    return best
  }

  private func direction(_ index: Int) -> GridPoint { steps[index].to - steps[index].from }

  /// Returns whether `a` precedes `b` when rotating from `start` in the direction from the y-axis
  /// to the x-axis.
  private static func precedes(_ a: GridPoint, _ b: GridPoint, from start: GridPoint) -> Bool {
    let (halfA, halfB) = (half(a, start), half(b, start))
    return halfA == halfB ? a.cross(b) < 0 : halfA < halfB
  }

  /// Returns 0 for a direction within the first half turn, 1 within the second, and 2 after a full
  /// turn.
  private static func half(_ direction: GridPoint, _ start: GridPoint) -> Int {
    let side = start.cross(direction)
    if side == 0 { return start.dot(direction) > 0 ? 2 : 1 }
    return side < 0 ? 0 : 1
  }

  private static func withoutStraightCorners(_ contour: [GridPoint]) -> [GridPoint] {
    let count = contour.count
    return contour.indices.compactMap { index in
      let (before, after) = (contour[(index + count - 1) % count], contour[(index + 1) % count])
      let (d, e) = (contour[index] - before, after - contour[index])
      return d.cross(e) == 0 && d.dot(e) > 0 ? nil : contour[index]
    }
  }
}
