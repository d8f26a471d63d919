import CoreGraphics
import Foundation
import Testing

@Suite struct PathQueryTests {
  @Test("Containment follows the curves, by both fill rules", arguments: 1...20)
  func containment(seed: Int) {
    let path = CGPath.random(seed: seed, size: 50, steps: 6)
    let polygons = path.outline.flattened(tolerance: 1e-4)
    var numbers = SeededNumbers(seed: seed + 77)
    for _ in 0..<30 {
      let point = numbers.point(50)
      let count = winding(of: polygons, around: point)
      #expect(path.contains(point) == (count != 0), "seed \(seed), \(point)")
      #expect(
        path.contains(point, using: .evenOdd) == !count.isMultiple(of: 2), "seed \(seed), \(point)")
    }
  }

  @Test("A circle contains the points nearer than its radius, to a thousandth")
  func circle() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    #expect(path.contains(CGPoint(x: 1.99999, y: 1)) && !path.contains(CGPoint(x: 2.00001, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 0.00001)) && !path.contains(CGPoint(x: 1, y: -0.00001)))
  }

  @Test("Bounding boxes of curves contain the curve and touch it", arguments: 1...12)
  func boxes(seed: Int) {
    let path = CGPath.random(seed: seed, size: 50, steps: 5)
    let points = path.outline.flattened(tolerance: 1e-5).flatMap { $0 }
    let (box, loose) = (path.boundingBoxOfPath, path.boundingBox)
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    #expect(abs((xs.min() ?? 0) - box.minX) < 1e-4 && abs((xs.max() ?? 0) - box.maxX) < 1e-4)
    #expect(abs((ys.min() ?? 0) - box.minY) < 1e-4 && abs((ys.max() ?? 0) - box.maxY) < 1e-4)
    #expect(loose.minX <= box.minX && loose.minY <= box.minY)
    #expect(loose.maxX >= box.maxX - 1e-9 && loose.maxY >= box.maxY - 1e-9)
  }

  @Test("Path elements are passed with their points")
  func steps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      types.append(element.pointee.type)
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        points.append(element.pointee.points[index])
      }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(points == stride(from: 1.0, to: 14, by: 2).map { CGPoint(x: $0, y: $0 + 1) })
    var count = 0
    path.apply(info: &count) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    #expect(count == 5)
  }

  @Test("Rectangular paths are recognized")
  func rectangles() {
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    var found = CGRect.null
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    let open = CGMutablePath()
    open.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 2), CGPoint(x: 3, y: 2), CGPoint(x: 3, y: 0),
    ])
    #expect(open.isRect(nil))
    open.addLine(to: CGPoint(x: 0, y: 0))
    #expect(open.isRect(nil))
    open.addLine(to: CGPoint(x: 9, y: 9))
    #expect(!open.isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
  }

  @Test("Flattened paths contain no curves, stay close and stay closed")
  func flattening() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    for threshold in [1.0, 0.1, 0.001] {
      let flat = circle.flattened(threshold: threshold)
      #expect(flat.outline.elements.last == .close)
      for point in flat.outline.flattened().flatMap({ $0 }) {
        let (x, y) = (Double(point.x) - 20, Double(point.y) - 20)
        #expect(abs((x * x + y * y).squareRoot() - 20) < 0.01)
      }
      let area = abs(signedArea(of: flat.outline.flattened()))
      let whole = 400 * Double.pi
      #expect(area < whole + 1 && area > whole - 130 * threshold - 0.01)
    }
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(square.flattened(threshold: 0.1) == square)
  }

  @Test("Continuous corners pass through the measured points")
  func continuousCorner() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let path = CGPath(continuousRoundedRect: rect, radius: 20)
    let steps = path.outline.elements
    #expect(path.boundingBoxOfPath == rect && steps.count == 4 * 6 + 1)
    // The upper right corner, in units of the radius from it.
    let points: [CGPoint] = steps.compactMap {
      if case .curve(_, _, let end) = $0 { return end }
      return nil
    }
    let corner = points.filter { $0.x > 100 && $0.y < 50 }.map {
      CGPoint(x: (200 - $0.x) / 20, y: $0.y / 20)
    }
    let expected = [(0.66993427, 0.065496), (0.074911, 0.63149399), (0, 1.52866483)]
    for (point, place) in zip(corner, expected) {
      #expect(abs(Double(point.x) - place.0) < 1e-9 && abs(Double(point.y) - place.1) < 1e-9)
    }
    #expect(corner.count == 3)
    let area = signedArea(of: path.outline.flattened())
    let circular = 20_000.0 - 1600 * (1 - Double.pi / 4)
    #expect(area > circular - 20 && area < circular + 10)
  }

  @Test("A continuous corner approaches a quarter circle as its space shrinks")
  func continuousCircle() {
    let rect = CGRect(x: -50, y: -50, width: 100, height: 100)
    let path = CGPath(continuousRoundedRect: rect, radius: 80)
    for point in path.outline.flattened().flatMap({ $0 }) {
      let (x, y) = (Double(point.x), Double(point.y))
      #expect(abs((x * x + y * y).squareRoot() - 50) < 0.02)
    }
    #expect(CGPath(continuousRoundedRect: rect, radius: 0).isRect(nil))
  }
}
