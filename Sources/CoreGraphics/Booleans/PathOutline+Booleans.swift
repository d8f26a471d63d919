// Boolean operations on filled paths. Curves are flattened to within 1/256 point (of paths beyond 500
// points, to within a 130,000th of their extent), ends rounded to 1/65,536 point or to as fine a grid as
// large paths allow: everything after that is exact.

import Foundation

extension PathOutline {
  /// What `region` makes of this outline and another: closed lines, outer ones clockwise as seen, holes
  /// the other way, none crossing another. Empty where a number is not finite.
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

/// Last stage of boolean operations: steps become closed lines.
private struct PathBorder {
  private let steps: [BorderStep]
  private var isTaken: [Bool]
  private var next = 0

  init(_ steps: [BorderStep]) {
    self.steps = steps.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    isTaken = Array(repeating: false, count: steps.count)
  }

  /// A closed line of steps not taken before, without corners that are none.
  mutating func nextContour() -> [GridPoint]? {
    while next < steps.count {
      if isTaken[next] {
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
      isTaken[index] = true
      contour.append(steps[index].from)
      current = steps[index].to == steps[first].from ? nil : step(after: steps[index])
    }
    return contour
  }

  /// The step that leaves where `step` ends, with the sharpest turn towards the inside: so outlines that
  /// touch in a point stay apart.
  private func step(after step: BorderStep) -> Int? {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].from < step.to { low = middle + 1 } else { high = middle }
    }
    let back = step.from - step.to
    var best: Int?
    while low < steps.count, steps[low].from == step.to {
      if !isTaken[low] {
        let isSharper =
          best.map { Self.comesFirst(direction(low), direction($0), from: back) } ?? true
        if isSharper { best = low }
      }
      low += 1
    }
    return best
  }

  private func direction(_ index: Int) -> GridPoint { steps[index].to - steps[index].from }

  /// Whether `a` comes before `b` when one turns from `start` from the y-axis to the x-axis.
  private static func comesFirst(_ a: GridPoint, _ b: GridPoint, from start: GridPoint) -> Bool {
    let (halfA, halfB) = (half(a, start), half(b, start))
    return halfA == halfB ? a.cross(b) < 0 : halfA < halfB
  }

  /// 0 within the first half turn, 1 in the second, 2 after a whole one.
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
