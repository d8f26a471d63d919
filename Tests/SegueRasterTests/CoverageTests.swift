import CoreGraphics
import SegueDisplay
import SegueRaster
import Testing

/// Compares exact areas with counts of many points inside the same shape.
@Suite struct CoverageTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    var name: String
    var shape: RoundedRectangle
    var transform: CGAffineTransform
    var testDescription: String { name }
  }

  static let box = CGRect(x: 2, y: 3, width: 12, height: 9)
  static let shapes = [
    Shape(name: "upright", shape: RoundedRectangle(box), transform: .identity),
    Shape(
      name: "between pixels", shape: RoundedRectangle(box),
      transform: CGAffineTransform(translationX: 0.37, y: -0.61)),
    Shape(
      name: "thinner than a pixel",
      shape: RoundedRectangle(CGRect(x: 5.3, y: 2, width: 0.25, height: 8)), transform: .identity),
    Shape(name: "turned", shape: RoundedRectangle(box), transform: turn(about: 8, 8)),
    Shape(name: "rounded", shape: RoundedRectangle(box, radius: 4), transform: .identity),
    Shape(name: "a circle", shape: RoundedRectangle(box, radius: 100), transform: .identity),
    Shape(
      name: "rounded and turned", shape: RoundedRectangle(box, radius: 4.5),
      transform: turn(about: 8, 8)),
    Shape(
      name: "four radii, sheared",
      shape: RoundedRectangle(box, topLeft: 0, topRight: 1, bottomRight: 3, bottomLeft: 4.5),
      transform: CGAffineTransform(a: 0.9, b: 0.3, c: -0.4, d: 1.1, tx: 4, ty: -2)),
    Shape(
      name: "mirrored", shape: RoundedRectangle(box, radius: 3),
      transform: CGAffineTransform(a: -1, b: 0, c: 0.2, d: 1, tx: 15, ty: 0)),
  ]

  /// Whether (x, y), in the shape's own space, lies inside.
  private static func contains(_ s: RoundedRectangle, _ x: Double, _ y: Double) -> Bool {
    let (left, top) = (Double(s.rect.minX), Double(s.rect.minY))
    let (right, bottom) = (Double(s.rect.maxX), Double(s.rect.maxY))
    guard x >= left, x <= right, y >= top, y <= bottom else { return false }
    let maximum = min(right - left, bottom - top) / 2
    func isCut(_ radius: Double, _ dx: Double, _ dy: Double) -> Bool {
      let r = min(radius, maximum)
      return dx < r && dy < r && (r - dx) * (r - dx) + (r - dy) * (r - dy) > r * r
    }
    return !isCut(s.topLeft, x - left, y - top) && !isCut(s.topRight, right - x, y - top)
      && !isCut(s.bottomRight, right - x, bottom - y)
      && !isCut(s.bottomLeft, x - left, bottom - y)
  }

  @Test("coverage is the area of the shape in the pixel", arguments: shapes)
  func area(_ s: Shape) throws {
    let outline = try #require(Outline(s.shape, s.transform))
    let back = s.transform.inverted()
    let coverage = Coverage(.convex(outline), columns: 0..<20, rows: 0..<20)
    var mask = [UInt8](repeating: 0, count: 20)
    let n = 24
    for y in 0..<20 {
      let row = coverage.row(y, mask: &mask)
      for x in 0..<20 {
        var inside = 0
        for k in 0..<n * n {
          let p = CGPoint(
            x: Double(x) + (Double(k % n) + 0.5) / Double(n),
            y: Double(y) + (Double(k / n) + 0.5) / Double(n)
          ).applying(back)
          if Self.contains(s.shape, Double(p.x), Double(p.y)) { inside += 1 }
        }
        let isFull = row.fullStart..<row.fullEnd ~= x
        let ours = isFull ? 255 : row.start..<row.end ~= x ? Int(mask[x]) : 0
        let counted = Double(inside) * 255 / Double(n * n)
        #expect(abs(Double(ours) - counted) < 8, "(\(x), \(y)): \(ours), counted \(counted)")
      }
    }
  }

  @Test("the areas of all pixels add up to the area of the shape")
  func sum() throws {
    let outline = try #require(Outline(RoundedRectangle(Self.box), turn(about: 8, 8)))
    let coverage = Coverage(.convex(outline), columns: 0..<20, rows: 0..<20)
    var (mask, sum) = ([UInt8](repeating: 0, count: 20), 0)
    for y in 0..<20 {
      let row = coverage.row(y, mask: &mask)
      for x in row.start..<row.end {
        sum += row.fullStart..<row.fullEnd ~= x ? 255 : Int(mask[x])
      }
    }
    #expect(abs(Double(sum) / 255 - 12 * 9) < 0.05)
  }

  @Test("columns that are not requested do not affect those that are")
  func window() throws {
    let outline = try #require(Outline(RoundedRectangle(Self.box, radius: 4), turn(about: 8, 8)))
    let all = Coverage(.convex(outline), columns: 0..<20, rows: 0..<20)
    let part = Coverage(.convex(outline), columns: 5..<11, rows: 4..<15)
    var (masks, some) = ([UInt8](repeating: 0, count: 20), [UInt8](repeating: 0, count: 6))
    for y in 4..<15 {
      let (row, cut) = (all.row(y, mask: &masks), part.row(y, mask: &some))
      for x in 5..<11 {
        func value(_ row: CoverageRow, _ mask: UInt8) -> UInt8 {
          row.fullStart..<row.fullEnd ~= x ? 255 : row.start..<row.end ~= x ? mask : 0
        }
        #expect(value(row, masks[x]) == value(cut, some[x - 5]))
      }
    }
  }
}
