// The fold of a page that is fastened at one edge, from the place of the point by which it is held.

import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct PageFoldTests {
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 400)

  /// A page that is fastened at the left and held in the middle of its right edge.
  private func fold(at x: CGFloat, y: CGFloat = 200) -> PageFold {
    var fold = PageFold(edge: .minXEdge, grip: CGPoint(x: 300, y: 200))
    fold.point = CGPoint(x: x, y: y)
    return fold
  }

  @Test("a page whose held point is in its place is flat")
  func flat() { #expect(fold(at: 300).cylinder(in: bounds) == nil) }

  @Test("the paper between the held point and the fold is as long as before")
  func length() throws {
    let cylinder = try #require(fold(at: 60).cylinder(in: bounds))
    #expect(cylinder.radius == 0.16 * 300)
    #expect(cylinder.axis == [1, 0])
    // From the contact, the paper goes around half the cylinder and back to the point.
    let arc = Double.pi * cylinder.radius
    #expect(abs((300 - cylinder.contact) - (arc + (cylinder.contact - 60))) < 1e-9)
  }

  @Test("near its place, and near the spine at the end, the cylinder is thinner")
  func thin() throws {
    let first = try #require(fold(at: 290).cylinder(in: bounds))
    #expect(abs(first.radius - 10 / .pi) < 1e-9)
    let last = try #require(fold(at: -280).cylinder(in: bounds))
    #expect(abs(last.radius - 20 / .pi) < 1e-9 && abs(last.contact) < 1e-9)
    let end = try #require(fold(at: -300).cylinder(in: bounds))
    #expect(end.radius == 0 && end.contact == 0)
  }

  @Test("the fold never crosses the spine, wherever the point is pulled")
  func spine() throws {
    for x in stride(from: -400.0, through: 500, by: 45) {
      for y in stride(from: -300.0, through: 700, by: 70) {
        guard let cylinder = fold(at: x, y: y).cylinder(in: bounds) else { continue }
        for end in [SIMD2(0, 0), SIMD2(0.0, 400)] {
          #expect((end * cylinder.axis).sum() <= cylinder.contact + 1e-9, "at \(x), \(y)")
        }
      }
    }
  }

  @Test(
    "a corner that curls up uncovers what is below a height, as far as the paper suffices",
    arguments: [(395.0, 395.0), (350, 350), (200, 200), (100, 100), (40, nil), (400, nil)])
  func uncovering(height: Double, outline: Double?) throws {
    var fold = PageFold(edge: .minYEdge, grip: CGPoint(x: 300, y: 400))
    fold.point = fold.point(
      uncoveringBelow: CGFloat(height), tilt: 11 * .pi / 180, in: bounds)
    guard let outline else {
      // At the corner, and at a spine that must not be crossed.
      let covered = (1...399).last { fold.covers(CGPoint(x: 0, y: $0), in: bounds) }
      #expect(height == 400 ? covered == 399 : try #require(covered) < 100)
      return
    }
    #expect(fold.covers(CGPoint(x: 0, y: outline - 0.01), in: bounds))
    #expect(!fold.covers(CGPoint(x: 0, y: outline + 0.01), in: bounds))
  }

  @Test("the lift tilts the fold in between, and not at the ends")
  func lift() throws {
    var fold = PageFold(edge: .minXEdge, grip: CGPoint(x: 300, y: 400), lift: 40)
    fold.point.x = 0
    let middle = try #require(fold.cylinder(in: bounds))
    // 300 points to the left and 40 up.
    #expect(abs(middle.axis.y / middle.axis.x - 40 / 300) < 1e-9)
    fold.point.x = -300
    #expect(try #require(fold.cylinder(in: bounds)).axis == [1, 0])
  }

  @Test(
    "all four edges are spines",
    arguments: [
      (CGRectEdge.minXEdge, CGPoint(x: 300, y: 200), CGPoint(x: -300, y: 200)),
      (.maxXEdge, CGPoint(x: 0, y: 200), CGPoint(x: 600, y: 200)),
      (.minYEdge, CGPoint(x: 150, y: 400), CGPoint(x: 150, y: -400)),
      (.maxYEdge, CGPoint(x: 150, y: 0), CGPoint(x: 150, y: 800)),
    ])
  func edges(_ edge: CGRectEdge, _ grip: CGPoint, _ mirrored: CGPoint) {
    var fold = PageFold(edge: edge, grip: grip)
    #expect(fold.point(turnedBy: 1, in: bounds) == mirrored)
    for fraction in [0, 0.25, 0.5, 1] as [CGFloat] {
      fold.point = fold.point(turnedBy: fraction, in: bounds)
      #expect(fold.turnedFraction(in: bounds) == fraction)
      #expect((fold.cylinder(in: bounds) == nil) == (fraction == 0))
    }
  }
}
