import CoreGraphics
import Foundation
import Testing

@Suite struct CGPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("A rectangle is four sides, in Apple's order")
  func rectangle() {
    let path = CGPath(rect: rect, transform: nil)
    #expect(
      path.outline.elements == [
        .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 110, y: 20)),
        .line(CGPoint(x: 110, y: 80)), .line(CGPoint(x: 10, y: 80)), .close,
      ])
    #expect(path.boundingBox == rect && path.boundingBoxOfPath == rect)
  }

  @Test("An empty path has a null box and contains nothing")
  func empty() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && !path.contains(.zero))
    #expect(path.currentPoint == .zero)
  }

  @Test("An ellipse stays within 0.03 % of the true one, and inside its rectangle")
  func ellipse() {
    let path = CGPath(ellipseIn: rect, transform: nil)
    for polygon in path.outline.flattened() {
      for point in polygon {
        let (x, y) = ((point.x - 60) / 50, (point.y - 50) / 30)
        #expect(abs((x * x + y * y).squareRoot() - 1) < 0.0003)
      }
    }
    #expect(path.boundingBoxOfPath == rect)
    #expect(path.contains(CGPoint(x: 60, y: 50)) && !path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test("Rounded corners are cut away, and no larger than half the sides")
  func rounded() {
    let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    #expect(!path.contains(CGPoint(x: 12, y: 22)) && path.contains(CGPoint(x: 17, y: 27)))
    let capsule = CGPath(roundedRect: rect, cornerWidth: 500, cornerHeight: 500, transform: nil)
    #expect(capsule == CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 30, transform: nil))
  }

  @Test("The bounding box of a curve ignores its control points")
  func curveBox() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(abs(path.boundingBoxOfPath.height - 4) < 1e-12)
  }

  @Test("The even-odd rule leaves a hole that the winding rule fills")
  func fillRules() {
    let path = CGMutablePath()
    path.addRects([rect, rect.insetBy(dx: 10, dy: 10)])
    let middle = CGPoint(x: 60, y: 50)
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 15, y: 25), using: .evenOdd))
  }

  @Test("Arcs run in the given direction", arguments: [(false, 10.0), (true, -10.0)])
  func arcDirection(clockwise: Bool, middle: Double) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    let box = path.boundingBoxOfPath
    #expect(abs(path.currentPoint.x + 10) < 1e-12)
    #expect(abs((middle > 0 ? box.maxY : box.minY) - middle) < 1e-9)
    #expect(abs(middle > 0 ? box.minY : box.maxY) < 1e-9)
  }

  @Test("An arc against its direction takes the rest of the circle")
  func arcAround() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: .pi / 2, endAngle: 0, clockwise: false)
    #expect(abs(path.boundingBoxOfPath.minX + 1) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.minY + 1) < 1e-9)
  }

  @Test("An arc spans at most one full turn")
  func arcManyTimes() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 30, clockwise: false)
    #expect(path.outline.elements.count == 5 && abs(path.currentPoint.x - 1) < 1e-12)
  }

  @Test(
    "An arc that ends where it begins, a turn against its direction, is a circle",
    arguments: [(0, 2 * .pi, true), (0, -2 * .pi, false), (-0.3, 2 * .pi - 0.3, true)]
      as [(CGFloat, CGFloat, Bool)])
  func turnAgainstDirection(start: CGFloat, end: CGFloat, clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(path.outline.elements.count == 5 && path.contains(.zero))
    let none = CGMutablePath()
    none.addArc(center: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: clockwise)
    #expect(none.boundingBoxOfPath.width == 0)
  }

  @Test("A full circle is one arc, preceded by a line to its start")
  func circle() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 0))
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 2 * .pi)
    #expect(path.outline.elements.count == 6)
    #expect(path.outline.elements[1] == .line(CGPoint(x: 5, y: 0)))
    #expect(path.contains(CGPoint(x: -4.9, y: 0)))
  }

  @Test("A tangent arc rounds a corner", arguments: [1.0, -1.0])
  func tangentArc(side: Double) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: side * 10), radius: 4)
    let end = path.currentPoint
    #expect(abs(end.x - 10) < 1e-12 && abs(end.y - side * 4) < 1e-12)
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxX - 10) < 1e-9 && abs(box.height - 4) < 1e-9)
  }

  @Test("A tangent arc without a corner is a line")
  func straightTangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(path.outline.elements.last == .line(CGPoint(x: 5, y: 0)))
  }

  @Test("Closing returns to the start of the subpath")
  func closing() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.contains(CGPoint(x: 4, y: 2)) && !path.contains(CGPoint(x: 2, y: 4)))
  }

  @Test("A mutable copy changes independently; transforms map every point")
  func copies() throws {
    let path = CGPath(rect: rect, transform: nil)
    let copy = try #require(path.mutableCopy())
    copy.addLine(to: .zero)
    #expect(copy != path)
    var move = CGAffineTransform(translationX: 5, y: 6)
    #expect(path.copy(using: &move)?.boundingBox == rect.offsetBy(dx: 5, dy: 6))
    let both = CGMutablePath()
    both.addPath(path, transform: move)
    #expect(both.boundingBox == rect.offsetBy(dx: 5, dy: 6))
  }
}
