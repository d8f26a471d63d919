// Rectangles with edges that are not antialiased, as layers have on a device.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct CrispEdgeTests {
  private func crisp(
    _ rect: CGRect, _ color: DisplayColor, _ t: CGAffineTransform = .identity,
    _ edges: RectangleEdges = .all
  ) -> DisplayItem {
    var shape = RoundedRectangle(rect)
    shape.hardEdges = edges
    return .solid(SolidQuad(shape: shape, transform: t, color: color))
  }

  private func drawn(_ list: DisplayList) throws -> PixelBuffer {
    let drawn = try Rasterizer().render(list)
    #expect(isSame(drawn, try ReferenceRasterizer.render(list)))
    return drawn
  }

  private func count(_ buffer: PixelBuffer) -> [PremultipliedRGBA8: Int] {
    var counts: [PremultipliedRGBA8: Int] = [:]
    for y in 0..<buffer.height {
      for x in 0..<buffer.width { counts[buffer[x, y], default: 0] += 1 }
    }
    return counts
  }

  private static let colors: [DisplayColor] = [
    .red, DisplayColor(red: 0, green: 1, blue: 0, alpha: 1), .blue,
    DisplayColor(red: 1, green: 1, blue: 0, alpha: 1),
  ]

  private func quadrants(_ t: CGAffineTransform) -> [DisplayItem] {
    let places: [(Double, Double)] = [(-30, -30), (0, -30), (-30, 0), (0, 0)]
    return places.enumerated().map { index, place in
      crisp(CGRect(x: place.0, y: place.1, width: 30, height: 30), Self.colors[index], t)
    }
  }

  @Test(
    "turned quadrants have the pixels whose centers they contain, and no other colors",
    arguments: [0, 0.3926990816987241, 0.7853981633974483, 0.3, 1.1, 2.5])
  func turned(_ angle: Double) throws {
    let t = CGAffineTransform(rotationAngle: angle).concatenating(
      CGAffineTransform(translationX: 50, y: 50))
    let counts = count(try drawn(frame(100, 100, on: .white, quadrants(t))))
    #expect(counts.count == 5)
    var expected = Array(repeating: 0, count: 4)
    for y in 0..<100 {
      for x in 0..<100 {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(t.inverted())
        if abs(p.x) < 30, abs(p.y) < 30 { expected[(p.x < 0 ? 0 : 1) + (p.y < 0 ? 0 : 2)] += 1 }
      }
    }
    for (index, color) in Self.colors.enumerated() {
      let pixel = try Rasterizer().render(frame(1, 1, on: color, []))[0, 0]
      // Centers on an edge belong to one side of it.
      let play = angle == 0.7853981633974483 ? 45 : 1
      #expect(abs((counts[pixel] ?? 0) - expected[index]) <= play)
    }
    #expect(counts.values.reduce(0, +) == 10_000)
  }

  @Test("halfway to 45 degrees each quadrant of 30 x 30 pixels has 900, as on a device")
  func halfway() throws {
    let t = CGAffineTransform(rotationAngle: 0.3926990816987241).concatenating(
      CGAffineTransform(translationX: 50, y: 50))
    let counts = count(try drawn(frame(100, 100, on: .white, quadrants(t))))
    #expect(
      counts.filter { $0.key != PremultipliedRGBA8(255, 255, 255, 255) }.map(\.value) == [
        900, 900, 900, 900,
      ])
  }

  @Test("upright rectangles begin and end at the nearest pixel, and abut without a gap")
  func upright() throws {
    for i in 0..<20 {
      let y = Double(i) / 20
      let buffer = try drawn(
        frame(
          3, 10, on: .white,
          [
            crisp(CGRect(x: -5, y: -5, width: 20, height: 9 + y), .red),
            crisp(CGRect(x: -5, y: 4 + y, width: 20, height: 20), .blue),
          ]))
      for row in 0..<10 {
        let isRed = Double(row) + 0.5 < 4 + y
        #expect(buffer[1, row] == PremultipliedRGBA8(isRed ? 255 : 0, 0, isRed ? 0 : 255, 255))
      }
    }
  }

  @Test("only the hard edges of a rectangle are hard")
  func someEdges() throws {
    let rect = CGRect(x: 2.25, y: 1.75, width: 5, height: 4)
    let buffer = try drawn(frame(10, 8, [crisp(rect, .red, .identity, [.left, .bottom])]))
    #expect(buffer[2, 3].red == 255)
    #expect(buffer[7, 3].red == 64)
    #expect(buffer[4, 1].red == 64)
    #expect(buffer[4, 5].red == 255)
    #expect(buffer[4, 6].red == 0)
    // Turned, the smooth edges have other levels than 0 and 255, and the hard ones none.
    let t = turn(about: 20, 20)
    let turned = CGRect(x: 8, y: 8, width: 24, height: 24)
    let mixed = try drawn(frame(40, 40, [crisp(turned, .red, t, [.left, .right])]))
    let smooth = try drawn(frame(40, 40, [crisp(turned, .red, t, [])]))
    let hard = try drawn(frame(40, 40, [crisp(turned, .red, t, .all)]))
    var differences = (0, 0)
    for y in 0..<40 {
      for x in 0..<40 {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(t.inverted())
        if abs(p.x - 20) < 10 { differences.0 += mixed[x, y] == smooth[x, y] ? 0 : 1 }
        if abs(p.y - 20) < 10 { differences.1 += mixed[x, y] == hard[x, y] ? 0 : 1 }
      }
    }
    #expect(differences == (0, 0))
  }

  @Test("a hard clip cuts whole pixels, and hard images are read as smooth ones")
  func clipsAndImages() throws {
    let t = turn(about: 20, 20)
    var shape = RoundedRectangle(CGRect(x: 8, y: 8, width: 24, height: 24))
    shape.hardEdges = .all
    let clip = grouped(
      clip: shape, t, items: [solid(0, 0, 40, 20, .red), solid(0, 20, 40, 20, .red)])
    let rect = CGRect(x: 8, y: 8, width: 24, height: 24)
    #expect(
      isSame(
        try drawn(frame(40, 40, [clip])), try drawn(frame(40, 40, [crisp(rect, .red, t)]))))
    var quad = ImageQuad(
      bitmap: try noise(24, 24), source: CGRect(x: 0, y: 0, width: 24, height: 24),
      destination: rect, transform: t)
    let smooth = try drawn(frame(40, 40, [.image(quad)]))
    quad.hardEdges = .all
    let hard = try drawn(frame(40, 40, [.image(quad)]))
    for y in 0..<40 {
      for x in 0..<40 {
        let isSameOrEdge = hard[x, y] == smooth[x, y] || hard[x, y].red == 0
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(t.inverted())
        if max(abs(p.x - 20), abs(p.y - 20)) < 11 { #expect(isSameOrEdge) }
      }
    }
  }

  @Test("in perspective, hard edges are hard")
  func perspective() throws {
    let map = Homography(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0, p: 0.01, q: 0.004, r: 1)
    let items = quadrants(
      turn(about: 0, 0).concatenating(CGAffineTransform(translationX: 60, y: 50)))
    let plane = DisplayItem.projected(DisplayProjection(items, through: map))
    #expect(count(try drawn(frame(80, 80, on: .white, [plane]))).count == 5)
  }
}
