// Rounded corners with hard edges, as a device draws them: a pixel is covered by 0.5 plus the signed
// distance from its center to the arc, in pixels, limited to 0…1, and a border by the difference of
// two such coverages. The rule is that of a screenshot of iOS 11, in which 75 pixels of the inner arc
// of a border agree with it within 0.9/255; the tables are its values.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct RoundedEdgeTests {
  private func rounded(_ rect: CGRect, _ radius: Double, _ edges: RectangleEdges = .all)
    -> RoundedRectangle
  {
    var shape = RoundedRectangle(rect, radius: radius)
    shape.hardEdges = edges
    return shape
  }

  private func filled(_ shape: RoundedRectangle, _ t: CGAffineTransform = .identity) -> DisplayItem
  {
    .solid(SolidQuad(shape: shape, transform: t, color: .white))
  }

  private func ring(_ shape: RoundedRectangle, width: Double, _ t: CGAffineTransform = .identity)
    -> DisplayItem
  {
    let inner = shape.inset(by: width)
    var path = shape.path
    for element in inner.path.elements { path.append(element) }
    var fill = PathFill(path: path, transform: t, color: .white, rule: .evenOdd)
    fill.hardRing = RoundedRing(outer: shape, inner: inner)
    return .path(fill)
  }

  /// The drawn frame, which is that of the reference.
  private func drawn(_ list: DisplayList) throws -> PixelBuffer {
    let drawn = try Rasterizer().render(list)
    #expect(isSame(drawn, try ReferenceRasterizer.render(list)))
    return drawn
  }

  private func levels(_ buffer: PixelBuffer, _ x: Range<Int>, _ y: Int) -> [UInt8] {
    x.map { buffer[$0, y].red }
  }

  @Test("a corner of 8 pixels has the coverages of a device")
  func corner() throws {
    let table: [[UInt8]] = [
      [0, 0, 0, 0, 57, 152, 217, 251],
      [0, 0, 0, 152, 255, 255, 255, 255],
      [0, 0, 184, 255, 255, 255, 255, 255],
      [0, 152, 255, 255, 255, 255, 255, 255],
      [57, 255, 255, 255, 255, 255, 255, 255],
      [152, 255, 255, 255, 255, 255, 255, 255],
      [217, 255, 255, 255, 255, 255, 255, 255],
      [251, 255, 255, 255, 255, 255, 255, 255],
    ]
    let rect = CGRect(x: 2, y: 3, width: 24, height: 20)
    let buffer = try drawn(frame(30, 26, [filled(rounded(rect, 8))]))
    for (row, levels) in table.enumerated() {
      #expect(self.levels(buffer, 2..<10, 3 + row) == levels)
      #expect(self.levels(buffer, 18..<26, 3 + row) == levels.reversed())
      #expect(self.levels(buffer, 2..<10, 22 - row) == levels)
      #expect(self.levels(buffer, 18..<26, 22 - row) == levels.reversed())
    }
    #expect(levels(buffer, 0..<30, 2).allSatisfy { $0 == 0 })
    #expect(levels(buffer, 10..<18, 3).allSatisfy { $0 == 255 })
  }

  @Test("a border is the difference of the outer and the inner coverage")
  func border() throws {
    let table: [[UInt8]] = [
      [0, 0, 0, 0, 0, 0, 96, 173, 225, 252, 255],
      [0, 0, 0, 0, 96, 225, 255, 255, 255, 255, 255],
      [0, 0, 0, 147, 255, 255, 255, 255, 255, 255, 255],
      [0, 0, 147, 255, 255, 255, 225, 118, 44, 5, 0],
      [0, 96, 255, 255, 255, 155, 5, 0, 0, 0, 0],
      [0, 225, 255, 255, 155, 0, 0, 0, 0, 0, 0],
      [96, 255, 255, 225, 5, 0, 0, 0, 0, 0, 0],
      [173, 255, 255, 118, 0, 0, 0, 0, 0, 0, 0],
      [225, 255, 255, 44, 0, 0, 0, 0, 0, 0, 0],
      [252, 255, 255, 5, 0, 0, 0, 0, 0, 0, 0],
      [255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0],
    ]
    let shape = rounded(CGRect(x: 0, y: 0, width: 15, height: 14), 5)
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 2)
    let buffer = try drawn(frame(32, 32, [ring(shape, width: 1.5, t)]))
    for (row, levels) in table.enumerated() {
      #expect(self.levels(buffer, 1..<12, 2 + row) == levels)
      #expect(self.levels(buffer, 20..<31, 29 - row) == levels.reversed())
    }
    #expect(buffer[15, 15].red == 0)
  }

  @Test("the sides of a border without an inner arc are whole pixels")
  func wideBorder() throws {
    let shape = rounded(CGRect(x: 1, y: 1, width: 20, height: 20), 3)
    let buffer = try drawn(frame(22, 22, [ring(shape, width: 5.4)]))
    #expect(
      levels(buffer, 0..<22, 11)
        == (0..<22).map { (1..<6).contains($0) || (16..<21).contains($0) ? 255 : 0 })
    #expect(buffer[6, 6].red == 0)
    #expect(buffer[5, 5].red == 255)
  }

  @Test("the sides of a rounded rectangle are rounded to whole pixels, as those of a sharp one")
  func sides() throws {
    for i in 0..<8 {
      let rect = CGRect(x: 2 + Double(i) / 8, y: 3.3, width: 17.4, height: 14.9)
      let round = try drawn(frame(24, 22, [filled(rounded(rect, 4))]))
      let sharp = try drawn(frame(24, 22, [filled(rounded(rect, 0))]))
      #expect(levels(round, 0..<24, 10) == levels(sharp, 0..<24, 10))
      #expect((0..<22).allSatisfy { round[11, $0] == sharp[11, $0] })
    }
  }

  @Test("in a turned layer the distance is that of the layer's space, and the sides are hard")
  func turned() throws {
    let t = CGAffineTransform(scaleX: 1.5, y: 1.5).concatenating(turn(about: 6, 4)).concatenating(
      CGAffineTransform(translationX: 12, y: 3))
    let rect = CGRect(x: 2, y: 1, width: 30, height: 20)
    let buffer = try drawn(frame(60, 60, [filled(rounded(rect, 7), t)]))
    var partial = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(t.inverted())
        // From the nearest corner's center toward the corner.
        let (dx, dy) = (abs(Double(p.x) - 17) - 8, abs(Double(p.y) - 11) - 3)
        let side = max(dx, dy) - 7
        // Centers on a side belong to either half of it.
        if abs(side) < 1e-3 { continue }
        var expected = side < 0 ? 1.0 : 0
        if side < 0, dx > 0, dy > 0 {
          let distance = 1.5 * (7 - (dx * dx + dy * dy).squareRoot())
          expected = min(max(0.5 + distance, 0), 1)
        }
        #expect(abs(255 * expected - Double(buffer[x, y].red)) < 0.6, "\(x), \(y)")
        partial += expected > 0 && expected < 1 ? 1 : 0
      }
    }
    #expect(partial > 20)
  }

  @Test("stretched layers are symmetrical, and nothing beyond the curve is covered")
  func stretched() throws {
    let t = CGAffineTransform(scaleX: 3, y: 1)
    let rect = CGRect(x: 2, y: 3, width: 16, height: 20)
    let buffer = try drawn(frame(60, 26, [filled(rounded(rect, 6), t)]))
    for y in 3..<23 {
      #expect(levels(buffer, 0..<60, y) == levels(buffer, 0..<60, y).reversed())
    }
    #expect(buffer[6, 3].red == 0)
    #expect(buffer[24, 3].red == 255)
    #expect((7..<24).contains { (1...254).contains(buffer[$0, 3].red) })
  }

  @Test("continuous corners, some hard edges and perspective leave rounded corners smooth")
  func smooth() throws {
    let rect = CGRect(x: 2.3, y: 3.4, width: 24, height: 20)
    var continuous = RoundedRectangle(rect, radius: 6, curve: .continuous)
    let plain = continuous
    continuous.hardEdges = .all
    let list = frame(30, 30, [filled(continuous)])
    #expect(isSame(try drawn(list), try drawn(frame(30, 30, [filled(plain)]))))
    let circular = frame(30, 30, [filled(RoundedRectangle(rect, radius: 6))])
    let some = frame(30, 30, [filled(rounded(rect, 6, [.left, .top]))])
    #expect(isSame(try drawn(some), try drawn(circular)))
    let map = Homography(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0, p: 0.01, q: 0.004, r: 1)
    func seen(_ items: [DisplayItem]) throws -> PixelBuffer {
      try drawn(frame(30, 30, [.projected(DisplayProjection(items, through: map))]))
    }
    #expect(
      isSame(
        try seen([filled(rounded(rect, 6))]), try seen([filled(RoundedRectangle(rect, radius: 6))]))
    )
  }

  @Test("a clip has the corners of a fill, around what covers it and around what does not")
  func clips() throws {
    let rect = CGRect(x: 3, y: 4, width: 30, height: 26)
    for t in [CGAffineTransform.identity, turn(about: 18, 17)] {
      let shape = rounded(rect, 9)
      let expected = try drawn(frame(40, 40, [filled(shape, t)]))
      let whole = filled(rounded(rect, 0), t)
      #expect(isSame(try drawn(frame(40, 40, [grouped(clip: shape, t, items: [whole])])), expected))
      let halves = [solid(0, 0, 40, 20, .white), solid(0, 20, 40, 20, .white)]
      #expect(isSame(try drawn(frame(40, 40, [grouped(clip: shape, t, items: halves)])), expected))
      let inside = solid(15, 15, 6, 6, .red)
      #expect(
        isSame(
          try drawn(frame(40, 40, [grouped(clip: shape, t, items: [inside])])),
          try drawn(frame(40, 40, [inside]))))
    }
  }

  @Test(
    "random layers with hard corners and borders are those of the reference",
    arguments: Array(UInt64(1)...40))
  func random(_ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed &+ 31_000, .corners)
    for index in 0..<5 {
      let list = lists.list()
      let expected = try ReferenceRasterizer.render(list)
      for (level, (width, height)) in zip(
        [.baseline] + KernelLevel.available, [(16, 16), (16, 4), (48, 2), (1000, 1000), (32, 8)])
      {
        var rasterizer = Rasterizer()
        (rasterizer.level, rasterizer.tileWidth, rasterizer.tileHeight) = (level, width, height)
        let drawn = try rasterizer.render(list)
        #expect(isSame(drawn, expected), "seed \(seed), list \(index), \(level)\n\(list.dump())")
      }
    }
  }

  @Test("the text of a frame names hard corners and rings")
  func text() {
    let shape = rounded(CGRect(x: 0, y: 0, width: 9, height: 8), 3)
    let dump = frame(9, 8, [filled(shape), ring(shape, width: 1)]).dump()
    #expect(dump.contains("solid [0 0 9 8] radius 3 hard color"))
    #expect(
      dump.contains("rule evenOdd hard ring [0 0 9 8] radius 3 hard [1 1 7 6] radius 2 color"))
  }
}
