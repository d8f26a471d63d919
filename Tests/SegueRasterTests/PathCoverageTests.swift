import CSegueKernels
import CoreGraphics
import Foundation
import SegueDisplay
import SegueRaster
import Testing

/// Compares the coverage by paths with lengths counted line by line.
@Suite struct PathCoverageTests {
  struct Named: Sendable, CustomTestStringConvertible {
    var name: String
    var path: PathOutline
    var transform = CGAffineTransform.identity
    var testDescription: String { name }
  }

  private static func polygon(_ points: [(Double, Double)]) -> PathOutline {
    var path = PathOutline()
    for (i, p) in points.enumerated() {
      let point = CGPoint(x: p.0, y: p.1)
      path.append(i == 0 ? .move(point) : .line(point))
    }
    path.append(.close)
    return path
  }

  private static func joined(_ paths: [PathOutline]) -> PathOutline {
    var all = PathOutline()
    for path in paths { for element in path.elements { all.append(element) } }
    return all
  }

  private static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> PathOutline
  {
    CGPath(ellipseIn: CGRect(x: x, y: y, width: width, height: height), transform: nil).outline
  }

  private static func backwards(_ points: [(Double, Double)]) -> PathOutline {
    polygon(points.reversed())
  }

  private static func random(_ seed: UInt64, curves: Bool, count: Int) -> PathOutline {
    var random = Seeded(state: seed)
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: -4...28, using: &random),
        y: Double.random(in: -4...24, using: &random))
    }
    var path = PathOutline()
    path.append(.move(point()))
    for i in 0..<count {
      switch curves ? i % 4 : 0 {
      case 1: path.append(.quadCurve(control: point(), end: point()))
      case 2: path.append(.curve(control1: point(), control2: point(), end: point()))
      case 3: path.append(.move(point()))
      default: path.append(.line(point()))
      }
    }
    return path
  }

  private static let square = [(3.3, 2.2), (15.3, 2.2), (15.3, 12.7), (3.3, 12.7)]
  private static let other = [(9.1, 7.4), (21.8, 7.4), (21.8, 17.9), (9.1, 17.9)]

  static let simple = [
    Named(name: "a square between pixels", path: polygon(square)),
    Named(name: "turned", path: polygon(square), transform: turn(about: 12, 10)),
    Named(name: "a circle", path: ellipse(2.4, 1.7, 17, 17)),
    Named(name: "a sliver", path: polygon([(1.1, 3), (22, 9.02), (1.3, 3.05)])),
    Named(
      name: "a glyph-like hook",
      path: joined([
        polygon([(4, 2), (7, 2), (7, 9.5), (16, 9.5), (16, 2), (19, 2), (19, 18), (4, 18)]),
        backwards([(7, 12), (16, 12), (16, 15), (7, 15)]),
      ])),
    Named(
      name: "stairs with level edges inside pixels",
      path: polygon([
        (2, 2.5), (6, 2.5), (6, 5.25), (12, 5.25), (12, 5.75), (20, 5.75), (20, 16), (2, 16),
      ])),
  ]

  static let tangled = [
    Named(name: "overlapping squares", path: joined([polygon(square), polygon(other)])),
    Named(name: "one square backwards", path: joined([polygon(square), backwards(other)])),
    Named(name: "the same square twice", path: joined([polygon(square), polygon(square)])),
    Named(name: "there and back", path: joined([polygon(square), backwards(square)])),
    Named(
      name: "two circles", path: joined([ellipse(1, 2, 14, 14), ellipse(7.3, 3.1, 14, 14)])),
    Named(name: "a bow tie", path: polygon([(2, 2), (20.5, 17), (20.5, 2.3), (2, 16)])),
    Named(
      name: "a pentagram",
      path: polygon([(12, 0.5), (17.9, 18.6), (2.5, 7.4), (21.5, 7.4), (6.1, 18.6)])),
    Named(
      name: "crossings within one pixel",
      path: polygon([
        (4, 4), (8.2, 4.9), (4, 5.8), (8.2, 4.1), (4, 4.6), (8.2, 5.7), (12, 4.5),
      ])),
    Named(name: "random lines", path: random(1, curves: false, count: 17)),
    Named(name: "more random lines", path: random(2, curves: false, count: 40)),
    Named(name: "random curves", path: random(3, curves: true, count: 12)),
    Named(name: "more random curves", path: random(4, curves: true, count: 40)),
  ]

  @Test(
    "coverage is the area inside the path, as often as the path winds around it",
    arguments: simple + tangled, FillRule.allCases)
  func area(_ named: Named, _ rule: FillRule) throws {
    let shape = try PathShape(named.path, named.transform, rule: rule)
    let counted = CountedPath(named.path, named.transform, rule)
    guard let shape else {
      for y in 0..<20 { #expect(counted.row(y, width: 24).allSatisfy { $0 == 0 }) }
      return
    }
    let found = coverage(shape, columns: 0..<24, rows: 0..<20)
    var sum = 0.0
    for y in 0..<20 {
      for (x, expected) in counted.row(y, width: 24).enumerated() {
        let difference = abs(Double(found[y][x]) - expected)
        #expect(difference < 3.5, "(\(x), \(y)): \(found[y][x]), counted \(expected)")
        sum += difference
      }
    }
    #expect(sum / (24 * 20) < 0.5)
  }

  /// A bar of 2 pixels across the pixel at (4, 4), which covers 3/4 of it.
  private static func bar(upright: Bool) -> PathOutline {
    let (x, y) = upright ? (4.25, 0.0) : (0.0, 4.25)
    let (width, height) = upright ? (2.0, 9.0) : (9.0, 2.0)
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  private func pixel(_ paths: [PathOutline], _ rule: FillRule) throws -> Int {
    let shape = try #require(try PathShape(Self.joined(paths), .identity, rule: rule))
    return coverage(shape, columns: 0..<9, rows: 4..<5)[0][4]
  }

  @Test("where parts of a path overlap in a pixel, their coverages add up, to 1 at most")
  func sums() throws {
    let (upright, level) = (Self.bar(upright: true), Self.bar(upright: false))
    #expect(try pixel([upright], .nonZero) == 191)
    #expect(try pixel([upright, level], .nonZero) == 255)
    #expect(try pixel([upright, upright], .nonZero) == 255)
    let thin = Self.polygon([(4.25, 0), (4.5, 0), (4.5, 9), (4.25, 9)])
    #expect(try pixel([thin, thin, thin], .nonZero) == 191)
  }

  @Test("by the even-odd rule, what exceeds a pixel is subtracted from it")
  func folds() throws {
    let bar = Self.bar(upright: true)
    let covered = try (1...5).map { try pixel([PathOutline](repeating: bar, count: $0), .evenOdd) }
    #expect(covered == [191, 128, 64, 255, 64])
  }

  @Test("by the even-odd rule, rings thinner than a pixel have their areas in any direction")
  func thinRings() throws {
    let (outer, inner) = (Self.ellipse(2.3, 2.1, 16, 14), Self.ellipse(2.7, 2.5, 15.2, 13.2))
    let dot = Self.ellipse(8.2, 7.9, 0.7, 0.6)
    let inward = inner.reversed()
    let expected = try #require(
      try PathShape(Self.joined([outer, inward, dot]), .identity, rule: .nonZero))
    let ring = coverage(expected, columns: 0..<24, rows: 0..<20)
    for contours in [
      [outer, inner, dot], [inner, dot, outer], [outer, inward, dot], [dot, inward, outer],
    ] {
      let shape = try #require(try PathShape(Self.joined(contours), .identity, rule: .evenOdd))
      #expect(coverage(shape, columns: 0..<24, rows: 0..<20) == ring)
      let rows = try #require(
        try PathShape(Self.joined(contours), .identity, rule: .evenOdd, rows: 6..<9))
      #expect(coverage(rows, columns: 0..<24, rows: 6..<9) == Array(ring[6..<9]))
    }
  }

  @Test("parts of opposite directions cancel, by both rules", arguments: FillRule.allCases)
  func differences(_ rule: FillRule) throws {
    let bar = Self.bar(upright: true)
    let back = Self.backwards([(4.5, 0), (5, 0), (5, 9), (4.5, 9)])
    #expect(try pixel([bar, back], rule) == 64)
    #expect(try pixel([back, bar], rule) == 64)
    #expect(try pixel([back], rule) == 128)
  }

  @Test("rows that were not read leave nothing behind")
  func unread() throws {
    let scratch = CoverageScratch()
    let shape = try #require(try PathShape(Self.polygon(Self.square), .identity, rule: .nonZero))
    let expected = coverage(shape, columns: 0..<24, rows: 0..<20)
    for read in [3, 0, 20, 7] {
      let rows = Coverage(.path(shape), columns: 0..<24, rows: 0..<20, scratch: scratch)
      for y in 0..<read {
        var mask = [UInt8](repeating: 0, count: 24)
        let row = rows.row(y, mask: &mask)
        for x in row.fullStart..<row.fullEnd { mask[x] = 255 }
        #expect(mask.map { Int($0) } == expected[y], "row \(y) of \(read)")
      }
    }
  }

  @Test("many random paths have their coverage, by both rules", arguments: UInt64(10)..<26)
  func randomPaths(_ seed: UInt64) throws {
    let path = Self.random(seed, curves: seed % 2 == 0, count: 3 + Int(seed) % 13)
    for rule in FillRule.allCases {
      let shape = try #require(try PathShape(path, .identity, rule: rule))
      let counted = CountedPath(path, .identity, rule)
      let found = coverage(shape, columns: 0..<24, rows: 0..<20)
      for y in 0..<20 {
        for (x, expected) in counted.row(y, width: 24).enumerated() {
          #expect(abs(Double(found[y][x]) - expected) < 3.5, "seed \(seed), (\(x), \(y)), \(rule)")
        }
      }
    }
  }

  @Test("columns and rows that are not requested do not affect those that are")
  func window() throws {
    for named in Self.simple + Self.tangled {
      let shape = try #require(try PathShape(named.path, named.transform, rule: .evenOdd))
      let all = coverage(shape, columns: -8..<30, rows: -6..<26)
      for columns in [0..<24, 5..<6, 9..<17, -8..<3] {
        let some = coverage(shape, columns: columns, rows: 3..<15)
        for y in 3..<15 {
          let cut = Array(all[y + 6][columns.lowerBound + 8..<columns.upperBound + 8])
          #expect(some[y - 3] == cut, "\(named.name), \(columns), row \(y)")
        }
      }
    }
  }

  /// A rectangle whose left and right sides consist of `parts` lines each.
  private static func divided(_ parts: Int) -> PathOutline {
    let (left, right, top, height) = (3.25, 17.75, 2.5, 15.0)
    let down = (0...parts).map { (right, top + height * Double($0) / Double(parts)) }
    let up = down.reversed().map { (left, $0.1) }
    return polygon(down + up)
  }

  @Test("many edges, which are sorted, cover what few edges cover")
  func manyEdges() throws {
    for rows in [0..<20, 2..<3, 5..<9, 16..<20] {
      let found = try [1, 120, 480].map { parts in
        let shape = try #require(try PathShape(Self.divided(parts), .identity, rule: .nonZero))
        return coverage(shape, columns: 0..<24, rows: rows)
      }
      #expect(found[0] == found[1])
      #expect(found[0] == found[2])
      #expect(found[0].contains { $0[3] > 0 && $0[3] < 255 && $0[10] > 0 })
    }
  }

  @Test("positions are rounded to the grid, half a step away from zero")
  func grid() {
    var random = Seeded(state: 7)
    let steps = [0, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 4095.5, 1e15 + 0.5, 0.5.nextDown, 0.5.nextUp]
    let others = (0..<200).map { _ in Double.random(in: 0...1e6, using: &random) }
    for step in steps + others {
      for sign in [1.0, -1.0] {
        let signed = sign * step
        #expect(segue_rounded(signed) == signed.rounded())
        #expect(segue_on_grid(signed / 4096) == signed.rounded() / 4096)
      }
    }
  }

  @Test("a path in the shape of a convex outline has its coverage")
  func likeOutline() throws {
    let rect = CGRect(x: 3.3, y: 2.2, width: 12, height: 10.5)
    for t in [CGAffineTransform.identity, turn(about: 9, 8)] {
      let outline = try #require(Outline(RoundedRectangle(rect), t))
      let path = CGPath(rect: rect, transform: nil).outline
      let shape = try #require(try PathShape(path, t, rule: .nonZero))
      let found = coverage(shape, columns: 0..<24, rows: 0..<20)
      let convex = Coverage(.convex(outline), columns: 0..<24, rows: 0..<20)
      var mask = [UInt8](repeating: 0, count: 24)
      for y in 0..<20 {
        let row = convex.row(y, mask: &mask)
        for x in 0..<24 {
          let isFull = x >= row.fullStart && x < row.fullEnd
          let expected = isFull ? 255 : x >= row.start && x < row.end ? Int(mask[x]) : 0
          #expect(abs(found[y][x] - expected) <= 1)
        }
      }
    }
  }

  @Test("a move by 1/100 pixel changes the edge by 1/100", arguments: [0, 1, 7, 50, 99])
  func hundredths(_ n: Int) throws {
    let shift = CGAffineTransform(translationX: Double(n) / 100, y: 0)
    let path = Self.polygon([(1, 0), (3, 0), (3, 3), (1, 3)])
    let shape = try #require(try PathShape(path, shift, rule: .nonZero))
    let row = coverage(shape, columns: 0..<6, rows: 1..<2)[0]
    #expect(
      row == [
        0, Int((255 * (1 - Double(n) / 100)).rounded()), 255,
        Int((255 * Double(n) / 100).rounded()), 0, 0,
      ])
  }

  /// A star whose `count` lines cross each other near its center.
  private static func star(_ count: Int, _ x: Double, _ y: Double, _ radius: Double) -> PathOutline
  {
    polygon(
      (0..<count).map { i in
        let angle = Double(i * (count / 2) % count) / Double(count) * 2 * .pi
        return (x + radius * cos(angle), y + radius * sin(angle))
      })
  }

  @Test(
    "lines that all cross each other have the sum of their areas", arguments: [5, 21, 51],
    FillRule.allCases)
  func stars(_ count: Int, _ rule: FillRule) throws {
    let path = Self.star(count, 12.1, 10.3, 9.7)
    let shape = try #require(try PathShape(path, .identity, rule: rule))
    let counted = CountedPath(path, .identity, rule)
    let found = coverage(shape, columns: 0..<24, rows: 0..<20)
    for y in 0..<20 {
      for (x, expected) in counted.row(y, width: 24).enumerated() {
        #expect(abs(Double(found[y][x]) - expected) < 2.5, "(\(x), \(y))")
      }
    }
  }

  @Test("lines that cross elsewhere in the row do not affect a pixel", arguments: FillRule.allCases)
  func crossingsApart(_ rule: FillRule) throws {
    // The bar beneath both stars is even.
    let (left, right) = (Self.star(15, 6, 9, 4.9), Self.star(33, 29.4, 9.3, 5.5))
    let bar = Self.polygon([(-40, 9.1), (80, 9.1), (80, 9.4), (-40, 9.4)])
    let all = try #require(
      try PathShape(Self.joined([left, bar, right]), .identity, rule: rule))
    let found = coverage(all, columns: 0..<40, rows: 0..<20)
    for (star, columns) in [(left, 0..<18), (right, 18..<40)] {
      let some = try #require(try PathShape(Self.joined([star, bar]), .identity, rule: rule))
      let alone = coverage(some, columns: columns, rows: 0..<20)
      for y in 0..<20 { #expect(alone[y] == Array(found[y][columns]), "row \(y)") }
    }
  }

  @Test("adjacent parts of a path have no seam between them")
  func noSeam() throws {
    let halves = Self.joined([
      Self.polygon([(1, 1), (7.37, 1), (5.11, 9), (1, 9)]),
      Self.polygon([(7.37, 1), (14, 1), (14, 9), (5.11, 9)]),
    ])
    for rule in FillRule.allCases {
      let shape = try #require(try PathShape(halves, .identity, rule: rule))
      let found = coverage(shape, columns: 0..<16, rows: 1..<9)
      for row in found { #expect(row[1..<14].allSatisfy { $0 == 255 }) }
    }
  }

  @Test("the full columns of a row are the longest such run")
  func fullColumns() throws {
    let ring = Self.joined([Self.ellipse(-40, -40, 400, 400), Self.ellipse(60, 60, 90, 90)])
    let shape = try #require(try PathShape(ring, .identity, rule: .evenOdd))
    let coverage = Coverage(.path(shape), columns: 0..<300, rows: 100..<101)
    var mask = [UInt8](repeating: 0, count: 300)
    let row = coverage.row(100, mask: &mask)
    #expect(row.end - row.start == 300)
    #expect(row.fullEnd == 300)
    #expect((149...151).contains(row.fullStart))
  }

  @Test("nonfinite, distant and empty paths are no shape")
  func nothing() throws {
    let square = Self.polygon(Self.square)
    for t in [
      CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(translationX: .infinity, y: 0),
      CGAffineTransform(translationX: 1e300, y: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(scaleX: 1, y: 1e-9), CGAffineTransform(scaleX: 1e250, y: 1e250),
    ] {
      #expect(try PathShape(square, t, rule: .nonZero) == nil)
      #expect(try PathShape(Self.ellipse(1, 1, 5, 5), t, rule: .nonZero) == nil)
    }
    #expect(try PathShape(PathOutline(), .identity, rule: .nonZero) == nil)
    #expect(try PathShape(Self.polygon([(1, 1), (5, 5)]), .identity, rule: .evenOdd) != nil)
  }

  @Test("huge paths are clipped to the frame; a huge circle is round where it is visible")
  func huge() throws {
    let path = Self.ellipse(-1e6, 10, 2e6, 2e6)
    let shape = try #require(try PathShape(path, .identity, rule: .nonZero, rows: 0..<20))
    let found = coverage(shape, columns: -10..<10, rows: 0..<20)
    #expect(found[5].allSatisfy { $0 == 0 })
    #expect(found[10].allSatisfy { $0 > 250 })
    #expect(found[15].allSatisfy { $0 == 255 })
  }

  @Test("a path with too many edges is an error that names the limit")
  func tooLong() {
    var path = PathOutline()
    path.append(.move(.zero))
    for i in 0...1002 { path.append(.line(CGPoint(x: i % 7, y: i % 5))) }
    #expect(throws: RasterError.edges(limit: 1000)) {
      try PathShape(path, .identity, rule: .nonZero, maximumEdges: 1000)
    }
  }

  @Test("thousands of lines through every pixel are filled")
  func hopeless() throws {
    let path = Self.random(5, curves: false, count: 4000)
    for rule in FillRule.allCases {
      let shape = try #require(try PathShape(path, .identity, rule: rule))
      let found = coverage(shape, columns: 0..<24, rows: 8..<10)
      let mean = Double(found[0].reduce(0, +)) / 24
      #expect(rule == .nonZero ? mean > 200 : abs(mean - 127) < 30)
    }
  }
}
