import CoreGraphics
import Foundation
import Testing

@Suite struct StrokeTests {
  private func line(_ points: (Double, Double)...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  private func stroke(
    _ path: CGPath, _ width: Double, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter,
    limit: Double = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private func area(_ path: CGPath) -> Double {
    abs(signedArea(of: path.outline.flattened(tolerance: 1e-5)))
  }

  @Test(
    "A point is in a round stroke exactly when it is within half the width of the line",
    arguments: 1...24)
  func roundStroke(seed: Int) {
    let path = CGPath.random(seed: seed, size: 100, steps: 2 + seed % 5)
    let radius = [0.5, 3, 8, 20][seed % 4]
    let outline = stroke(path, 2 * radius, .round, .round).outline.flattened(tolerance: 4e-3)
    let lines = path.outline.flattened(tolerance: 4e-3)
    var numbers = SeededNumbers(seed: 1000 + seed)
    var (inside, outside) = (0, 0)
    for _ in 0..<60 {
      let point = numbers.point(140).applying(CGAffineTransform(translationX: -20, y: -20))
      let distance = distance(from: point, to: lines)
      let isInside = winding(of: outline, around: point) != 0
      if distance < radius - 0.015 { #expect(isInside, "seed \(seed), \(point)") }
      if distance > radius + 0.015 { #expect(!isInside, "seed \(seed), \(point)") }
      if isInside { inside += 1 } else { outside += 1 }
    }
    #expect(outside > 0 && (radius < 3 || inside > 0))
  }

  @Test("Outlines wind one way, so that no part of a stroke cancels another")
  func windsOneWay() {
    for seed in 1...12 {
      let path = CGPath.random(seed: seed, size: 60, steps: 4)
      let style = (CGLineCap.square, [CGLineJoin.miter, .round, .bevel][seed % 3])
      let outline = stroke(path, 30, style.0, style.1).outline.flattened(tolerance: 1e-3)
      var numbers = SeededNumbers(seed: seed)
      for _ in 0..<60 {
        let point = numbers.point(60)
        #expect(winding(of: outline, around: point) >= 0, "seed \(seed), \(point)")
      }
    }
  }

  @Test("A straight line is a rectangle, extended by its caps")
  func caps() {
    let path = line((10, 10), (30, 10))
    #expect(stroke(path, 4).boundingBox == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(stroke(path, 4, .square).boundingBox == CGRect(x: 8, y: 8, width: 24, height: 4))
    let round = stroke(path, 4, .round)
    #expect(abs(area(round) - (80 + 4 * Double.pi)) < 1e-3)
    #expect(round.boundingBoxOfPath.insetBy(dx: 1e-9, dy: 1e-9).width < 24)
    #expect(abs(round.boundingBoxOfPath.minX - 8) < 1e-9)
  }

  @Test(
    "Joins are mitered, round or beveled",
    arguments: [(CGLineJoin.miter, 80.0), (.bevel, 78), (.round, 76 + .pi)])
  func joins(join: CGLineJoin, expected: Double) {
    let outline = stroke(line((0, 0), (10, 0), (10, 10)), 4, .butt, join)
    // Two arms of 10 x 4, minus the 2 x 2 that they share, plus the outer corner.
    #expect(abs(area(outline) - expected) < 1e-3)
    #expect(outline.outline.elements.filter { $0 == .close }.count == 1)
  }

  @Test("Miters beyond the limit are beveled", arguments: [(1.42, true), (1.41, false)])
  func miterLimit(limit: Double, hasTip: Bool) {
    let outline = stroke(line((0, 0), (10, 0), (10, 10)), 4, .butt, .miter, limit: limit)
    #expect(outline.contains(CGPoint(x: 11.9, y: -1.9)) == hasTip)
  }

  @Test("A closed subpath has neither caps nor spikes: two rings")
  func closed() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 10), transform: nil)
    let outline = stroke(path, 2)
    #expect(outline.boundingBox == CGRect(x: 9, y: 9, width: 22, height: 12))
    #expect(!outline.contains(CGPoint(x: 20, y: 15)) && outline.contains(CGPoint(x: 9.1, y: 9.1)))
    #expect(outline.outline.elements.count == 10)
    #expect(abs(area(outline) - 120) < 1e-12)
  }

  @Test("Open ends that coincide have no join")
  func openButMeeting() {
    let path = line((0, 0), (10, 0), (10, 10), (0, 10), (0, 0))
    #expect(!stroke(path, 4).contains(CGPoint(x: -1, y: -1)))
    path.closeSubpath()
    #expect(stroke(path, 4).contains(CGPoint(x: -1, y: -1)))
  }

  @Test(
    "A zero-length subpath is a dot with round caps and an upright square with square caps",
    arguments: [(CGLineCap.butt, 0.0), (.round, 9 * .pi), (.square, 36)])
  func dots(cap: CGLineCap, expected: Double) {
    let point = CGPoint(x: 5, y: 5)
    let (zero, closed, lonely) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    for path in [zero, closed, lonely] { path.move(to: point) }
    zero.addLine(to: point)
    closed.closeSubpath()
    #expect(abs(area(stroke(zero, 6, cap)) - expected) < 0.01)
    #expect(abs(area(stroke(closed, 6, cap)) - expected) < 0.01)
    #expect(stroke(lonely, 6, cap).isEmpty)
  }

  @Test("A line that doubles back and a curve with a cusp are round at the turn")
  func turningBack() {
    let back = stroke(line((0, 0), (20, 0), (5, 0)), 6, .butt, .round)
    #expect(back.contains(CGPoint(x: 22.9, y: 0)) && !back.contains(CGPoint(x: 23.1, y: 0)))
    let cusp = CGMutablePath()
    cusp.move(to: CGPoint(x: 0, y: 0))
    // Its halves meet at (25, 30), where its derivative is zero.
    cusp.addCurve(
      to: CGPoint(x: 50, y: 0), control1: CGPoint(x: 50, y: 40), control2: CGPoint(x: 0, y: 40))
    let outline = stroke(cusp, 10)
    #expect(outline.contains(CGPoint(x: 25, y: 34.9)) && !outline.contains(CGPoint(x: 25, y: 35.1)))
  }

  @Test("A circle's stroke is a ring at any width", arguments: [1.0, 8, 19.9, 60])
  func rings(width: Double) {
    let circle = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let outline = stroke(circle, width).outline.flattened(tolerance: 1e-3)
    let inner = 10 - width / 2
    for step in 0..<16 {
      let angle = Double(step) * 0.4
      func isIn(_ radius: Double) -> Bool {
        let (sin, cos) = DeterministicMath.sincos(angle)
        return winding(of: outline, around: CGPoint(x: radius * cos, y: radius * sin)) != 0
      }
      #expect(isIn(10 + width / 2 - 0.02) && !isIn(10 + width / 2 + 0.02))
      if inner > 0.03 { #expect(isIn(inner + 0.02) && !isIn(inner - 0.02)) }
      if inner < 0 { #expect(isIn(0.01) && isIn(5)) }
    }
  }

  @Test("The transform maps the line but not its width")
  func transform() {
    let path = line((0, 0), (10, 0))
    let outline = path.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 3, y: 5))
    #expect(outline.boundingBox == CGRect(x: 0, y: -1, width: 30, height: 2))
  }

  @Test("Nonfinite and huge numbers draw nothing and do not hang")
  func wildNumbers() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      let path = line((0, 0), (value, 1), (3, 3))
      path.addCurve(
        to: CGPoint(x: value, y: value), control1: .zero, control2: CGPoint(x: 1, y: value))
      #expect(stroke(path, 3).isEmpty)
      #expect(path.copy(dashingWithPhase: 0, lengths: [2, 1]).isEmpty)
      #expect(path.outline.trimmed(from: 0.2, to: 0.5).elements.isEmpty)
      _ = (path.contains(CGPoint(x: value, y: 1)), path.boundingBoxOfPath)
    }
    let fine = line((0, 0), (5, 5), (9, 0))
    for width in [Double.nan, .infinity, 0, -1] { #expect(stroke(fine, width).isEmpty) }
    #expect(!stroke(fine, 3, .round, .miter, limit: .nan).isEmpty)
  }

  @Test("The outline of any curve stays small")
  func boundedSize() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 1e9, y: 3), control1: CGPoint(x: -1e9, y: 1e9),
      control2: CGPoint(x: 2e9, y: -1e9))
    #expect(stroke(path, 1e6, .round, .round).outline.elements.count < 10_000)
  }
}
