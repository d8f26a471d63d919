import CoreGraphics
import Foundation
import Testing

@Suite struct DashTests {
  private func line(_ points: (Double, Double)...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  /// Each dash of a level line, as where it begins and ends.
  private func spans(_ path: CGPath) -> [[Double]] {
    path.outline.flattened().map { [Double($0[0].x), Double($0[$0.count - 1].x)] }
  }

  @Test("Dashes and gaps alternate; the phase is the offset into the pattern")
  func pattern() {
    let path = line((0, 0), (20, 0))
    #expect(
      spans(path.copy(dashingWithPhase: 0, lengths: [5, 3])) == [[0, 5], [8, 13], [16, 20]])
    #expect(
      spans(path.copy(dashingWithPhase: 6, lengths: [5, 3])) == [[2, 7], [10, 15], [18, 20]])
    #expect(
      spans(path.copy(dashingWithPhase: -2, lengths: [5, 3])) == [[2, 7], [10, 15], [18, 20]])
    #expect(spans(path.copy(dashingWithPhase: 0, lengths: [6])) == [[0, 6], [12, 18]])
    #expect(
      spans(path.copy(dashingWithPhase: 0, lengths: [1, 2, 3]))
        == [[0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20]])
  }

  @Test(
    "An invalid pattern leaves the line solid",
    arguments: [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]] as [[Double]])
  func noPattern(lengths: [Double]) {
    let path = line((0, 0), (20, 0))
    #expect(path.copy(dashingWithPhase: 0, lengths: lengths.map { CGFloat($0) }) == path)
  }

  @Test("A dash continues around corners; each subpath restarts the pattern")
  func corners() {
    let path = line((0, 0), (3, 0), (3, 9))
    path.addLines(between: [CGPoint(x: 50, y: 0), CGPoint(x: 54, y: 0)])
    let dashes = path.copy(dashingWithPhase: 0, lengths: [5, 4]).outline.flattened()
    #expect(
      dashes == [
        [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 2)],
        [CGPoint(x: 3, y: 6), CGPoint(x: 3, y: 9)],
        [CGPoint(x: 50, y: 0), CGPoint(x: 54, y: 0)],
      ])
  }

  @Test("On a closed subpath the last dash joins the first")
  func closed() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let dashes = square.copy(dashingWithPhase: 2, lengths: [4, 4]).outline.flattened()
    #expect(dashes.count == 5)
    #expect(
      dashes.last == [CGPoint(x: 0, y: 2), CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0)])
    #expect(square.copy(dashingWithPhase: 1, lengths: [100, 1]) == square)
  }

  @Test("Zero-length dashes point along the line")
  func dots() {
    let dots = line((0, 0), (10, 10)).copy(dashingWithPhase: 0, lengths: [0, 5])
    let outline = dots.copy(
      strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(dots.outline.flattened().count == 3)
    #expect(outline.contains(CGPoint(x: 1.3, y: 0)) && !outline.contains(CGPoint(x: 0.9, y: 0.9)))
  }

  @Test("Curves are dashed by length", arguments: 1...8)
  func curves(seed: Int) {
    let path = CGPath.random(seed: seed, size: 100, steps: 3)
    let total = path.outline.length
    let lines = path.outline.flattened(tolerance: 1e-4)
    let slow = lines.reduce(0) { $0 + polylineLength($1) }
    #expect(abs(total - slow) < 1e-3 * slow)
    let dashes = path.copy(dashingWithPhase: 0, lengths: [7, 4]).outline
    let parts = dashes.flattened(tolerance: 1e-4)
    for part in parts {
      #expect(polylineLength(part) < 7 * 2 + 1e-3)
      #expect(part.allSatisfy { distance(from: $0, to: lines) < 1e-3 })
    }
  }

  private func polylineLength(_ line: [CGPoint]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { sum, ends in
      let (dx, dy) = (Double(ends.1.x - ends.0.x), Double(ends.1.y - ends.0.y))
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }

  @Test("Half of a circle is half its length")
  func trimmedCircle() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil
    ).outline
    #expect(abs(circle.length - 20 * .pi) < 0.01)
    let half = circle.trimmed(from: 0.25, to: 0.75)
    #expect(abs(half.length - circle.length / 2) < 1e-9)
    let box = half.tightBox
    #expect(abs(box.maxX) < 1e-9 && abs(box.minX + 10) < 1e-9)
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: -3, to: 9) == circle)
  }

  @Test(
    "A curve is trimmed at the parameter that equals the fraction of its length, as on a device")
  func trimmedCurve() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 0, y: 0))
    let half = path.outline.trimmed(from: 0, to: 0.5)
    // The point at parameter one half, an eighth of the way; by length it would be half of the way.
    #expect(abs(half.tightBox.maxX - 3.75) < 1e-9 && half.tightBox.maxY == 0)
  }

  @Test("Trimming counts the lengths of all subpaths and keeps complete ones closed")
  func trimmedSubpaths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    path.addLines(between: [CGPoint(x: 100, y: 0), CGPoint(x: 120, y: 0)])
    let outline = path.outline.trimmed(from: 0, to: 0.75)
    #expect(
      outline.elements.contains(.close) && outline.elements.last == .line(.init(x: 110, y: 0)))
    let start = path.outline.trimmed(from: 0.125, to: 0.25)
    #expect(start.flattened() == [[CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)]])
    #expect(path.outline.trimmed(from: 0.6, to: 0.6).elements.isEmpty)
    #expect(path.outline.trimmed(from: 0.7, to: 0.2).elements.isEmpty)
  }
}
