// The number of lines into which curves are divided, found in reference pictures of iOS: with these
// lines, and no others, they have the same pixels.

import CoreGraphics
import SegueDisplay
import Testing

@testable import SegueRaster

@Suite struct HalvedCurveTests {
  private func quarter(_ radius: CGFloat) -> HalvedCurve {
    let handle = radius * 0.552_284_749_830_793_6
    return HalvedCurve(
      CGPoint(x: 0, y: radius), CGPoint(x: 0, y: radius - handle),
      CGPoint(x: radius - handle, y: 0), CGPoint(x: radius, y: 0))
  }

  @Test(
    "a quarter of a circle has as many lines as on a device",
    arguments: [(10, 0.25, 10), (50, 0.25, 26), (15, 0.25, 16), (15, 0.6, 8)])
  func quarters(_ radius: CGFloat, _ flatness: Double, _ count: Int) {
    let ends = quarter(radius).ends(within: CurveFlatness(flatness).deviation)
    #expect(ends.count == count && ends.last == CGPoint(x: radius, y: 0))
    for end in ends {
      let (x, y) = (radius - end.x, radius - end.y)
      #expect(abs((x * x + y * y).squareRoot() - radius) < 0.0003 * radius)
    }
  }

  @Test(
    "a quarter at the side of a line is two quadratic curves or more, near and outside the circle",
    arguments: [(9, 8), (10, 8), (30, 16), (100, 32)])
  func sides(_ radius: CGFloat, _ count: Int) {
    let ends = quarter(radius).endsOfQuadratics(within: 0.05)
    #expect(ends.count == count && ends.last == CGPoint(x: radius, y: 0))
    let distances = ends.map { end in
      let (x, y) = (radius - end.x, radius - end.y)
      return (x * x + y * y).squareRoot() - radius
    }
    #expect(distances.allSatisfy { $0 > -1e-6 * radius && $0 < 0.05 + 0.0003 * radius })
    if radius == 10 { #expect(abs((distances.max() ?? 0) - 0.0313) < 0.0001) }
  }

  @Test("a straight curve is one line, and a wild one stays bounded")
  func extremes() {
    let line = HalvedCurve(
      .zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3))
    #expect(line.ends(within: 0.05) == [CGPoint(x: 3, y: 3)])
    #expect(line.endsOfQuadratics(within: 0.05) == [CGPoint(x: 3, y: 3)])
    let wild = HalvedCurve(
      .zero, CGPoint(x: 1e9, y: 0), CGPoint(x: -1e9, y: 1e9), CGPoint(x: 0, y: 1))
    #expect(wild.ends(within: 1e-9).count == 1024)
    #expect(wild.endsOfQuadratics(within: 1e-9).count <= 1024)
    let bad = HalvedCurve(.zero, CGPoint(x: CGFloat.nan, y: 0), .zero, .zero)
    #expect(bad.ends(within: 0.05).count == 1)
    #expect(bad.endsOfQuadratics(within: 0.05).count == 1)
  }
}
