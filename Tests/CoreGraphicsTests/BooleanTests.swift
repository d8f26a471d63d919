import CoreGraphics
import Foundation
import Testing

@Suite struct BooleanTests {
  private typealias Operation = @Sendable (CGPath, CGPath) -> CGPath
  private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let right = CGPath(rect: CGRect(x: 4, y: 3, width: 10, height: 10), transform: nil)

  private func area(_ path: CGPath) -> Double { signedArea(of: path.outline.flattened()) }

  @Test("Booleans of two squares are exact")
  func squares() {
    #expect(area(left.union(right)) == 200 - 42)
    #expect(area(left.intersection(right)) == 42)
    #expect(area(left.subtracting(right)) == 58)
    #expect(area(left.symmetricDifference(right)) == 116)
    #expect(left.intersection(right).isRect(nil))
    #expect(left.union(right).outline.elements.count == 9)
  }

  @Test("A square minus an inner square is a frame whose hole winds the other way")
  func hole() {
    let inner = CGPath(rect: CGRect(x: 2, y: 2, width: 3, height: 3), transform: nil)
    let frame = left.subtracting(inner)
    #expect(area(frame) == 91)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!frame.contains(CGPoint(x: 3, y: 3), using: rule))
      #expect(frame.contains(CGPoint(x: 1, y: 1), using: rule))
    }
    #expect(frame.componentsSeparated().count == 1)
    #expect(area(frame.union(inner)) == 100)
  }

  @Test("Shared edges leave no sliver")
  func commonEdges() {
    let beside = CGPath(rect: CGRect(x: 10, y: 0, width: 5, height: 10), transform: nil)
    let both = left.union(beside)
    var rect = CGRect.null
    #expect(both.isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.intersection(beside).isEmpty && !left.intersects(beside))
    #expect(left.subtracting(left).isEmpty && left.symmetricDifference(left).isEmpty)
    #expect(left.union(left).isRect(nil) && left.intersects(left))
  }

  @Test("Squares that touch at a corner stay separate")
  func touchingCorners() {
    let corner = CGPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5), transform: nil)
    let parts = left.union(corner).componentsSeparated()
    #expect(parts.map(area).sorted() == [25, 100])
  }

  @Test(
    "A point is in the result of random paths exactly if the operation says so", arguments: 1...14)
  func randomPaths(seed: Int) {
    let a = CGPath.random(seed: seed, size: 100, steps: 5)
    let b = CGPath.random(seed: seed + 500, size: 100, steps: 5)
    let rule: CGPathFillRule = seed.isMultiple(of: 2) ? .winding : .evenOdd
    let results = [
      a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule),
      a.symmetricDifference(b, using: rule), a.normalized(using: rule),
    ]
    let polygons = results.map { $0.outline.flattened() }
    let borders = (a.outline.closed + b.outline.closed)
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<40 {
      let point = numbers.point(100)
      guard distance(from: point, to: borders) > 0.02 else { continue }
      let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
      let expected = [inA || inB, inA && inB, inA && !inB, inA != inB, inA]
      for (polygon, isInside) in zip(polygons, expected) {
        #expect(winding(of: polygon, around: point) == (isInside ? 1 : 0), "seed \(seed), \(point)")
      }
    }
    let sum = signedArea(of: polygons[0]) + signedArea(of: polygons[1])
    let parts = signedArea(of: b.normalized(using: rule).outline.flattened())
    #expect(abs(sum - signedArea(of: polygons[4]) - parts) < 0.01)
  }

  @Test("A Boolean operation preserves a circle's area")
  func circle() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    #expect(abs(area(circle.normalized()) - 2500 * .pi) < 2)
    let half = circle.intersection(
      CGPath(rect: CGRect(x: 50, y: -10, width: 100, height: 200), transform: nil))
    #expect(abs(area(half) - 1250 * .pi) < 1)
  }

  @Test("A figure eight follows either fill rule")
  func figureOfEight() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
    ])
    path.closeSubpath()
    #expect(area(path.normalized()) == 50 && area(path) == 0)
    #expect(path.normalized().componentsSeparated().count == 2)
    let twice = CGMutablePath()
    twice.addPath(left)
    twice.addPath(left)
    #expect(area(twice.normalized()) == 100 && twice.normalized(using: .evenOdd).isEmpty)
  }

  @Test("Lines are cut where they enter and leave a shape")
  func lines() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 25, y: 5)])
    #expect(
      line.lineIntersection(left).outline.elements == [
        .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5)),
      ])
    #expect(
      line.lineSubtracting(left).outline.flattened() == [
        [CGPoint(x: -5, y: 5), CGPoint(x: 0, y: 5)], [CGPoint(x: 10, y: 5), CGPoint(x: 25, y: 5)],
      ])
  }

  @Test("Nonfinite numbers give an empty path, and huge numbers are harmless")
  func wildNumbers() {
    let wild = CGMutablePath()
    wild.addLines(between: [.zero, CGPoint(x: Double.nan, y: 1), CGPoint(x: 1, y: Double.infinity)])
    #expect(left.union(wild).isEmpty && left.lineIntersection(wild).isEmpty)
    let huge = CGPath(rect: CGRect(x: -1e11, y: -1e11, width: 2e11, height: 2e11), transform: nil)
    #expect(huge.union(right).isRect(nil))
    #expect(CGMutablePath().union(left).isRect(nil) && CGMutablePath().normalized().isEmpty)
  }
}

extension PathOutline {
  /// Its polygons, closed.
  fileprivate var closed: [[CGPoint]] { flattened().map { $0 + $0.prefix(1) } }
}
