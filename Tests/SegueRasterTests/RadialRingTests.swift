import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// Long rows of radial gradients, which have one color inside of the first stop's circle and outside
/// of the last one's: the reference computes every pixel by itself.
@Suite struct RadialRingTests {
  private struct Ring {
    var center: CGPoint
    var inner = 0.0
    var outer = 1.0
    var transform = CGAffineTransform.identity
    var extendsBefore = true
    var extendsAfter = true
    var stops = [0.0, 0.3, 1]
  }

  private let colors = [
    DisplayColor.white, DisplayColor(red: 1, green: 0.2, blue: 0, alpha: 0.6), .black, .red,
  ]

  private func item(_ ring: Ring) -> DisplayItem {
    let stops = ring.stops.enumerated().map { GradientStop(colors[$0.offset % 4], at: $0.element) }
    let gradient = DisplayGradient(
      .radial(
        from: DisplayCircle(center: ring.center, radius: ring.inner),
        to: DisplayCircle(center: ring.center, radius: ring.outer)),
      stops: stops, extendsBefore: ring.extendsBefore, extendsAfter: ring.extendsAfter,
      transform: ring.transform)
    let rect = CGRect(x: 0, y: 0, width: 400, height: 6)
    return .gradient(
      GradientFill(
        shape: .rounded(RoundedRectangle(rect)), transform: .identity, gradient: gradient,
        opacity: 1))
  }

  private func compare(_ ring: Ring) throws {
    let list = frame(400, 6, on: .red, [item(ring)])
    let expected = try ReferenceRasterizer.render(list)
    for level in KernelLevel.available {
      var rasterizer = Rasterizer()
      rasterizer.level = level
      #expect(isSame(try rasterizer.render(list), expected), "\(ring) at \(level)")
    }
  }

  @Test("rings, discs and edges within, around and beside the row are those of the reference")
  func named() throws {
    for x in [-9000.0, -150, -1, 0, 130.25, 200.5, 399.5, 600, 9000] {
      for (inner, outer) in [(0.0, 90.0), (60, 61), (100, 150), (8990, 9100), (150, 40), (0, 1e-7)]
      {
        try compare(Ring(center: CGPoint(x: x, y: 2.5), inner: inner, outer: outer))
      }
    }
    let sharp = Ring(center: CGPoint(x: 200, y: 3), outer: 120, stops: [0.5, 0.5])
    try compare(sharp)
    for (before, after) in [(false, true), (true, false), (false, false)] {
      try compare(
        Ring(
          center: CGPoint(x: 180, y: -20), inner: 50, outer: 120, extendsBefore: before,
          extendsAfter: after))
    }
  }

  @Test("the row through the middle has three colors that do not change")
  func zones() throws {
    let ring = Ring(center: CGPoint(x: 200, y: 2.5), inner: 60, outer: 100, stops: [0, 1])
    let drawn = try Rasterizer().render(frame(400, 6, on: .red, [item(ring)]))
    for x in [0, 90, 310, 399] { #expect(drawn[x, 2] == drawn[40, 2], "column \(x)") }
    for x in [150, 249] {
      #expect(drawn[x, 2] == PremultipliedRGBA8(255, 255, 255, 255), "column \(x)")
    }
    #expect(drawn[120, 2] != drawn[110, 2])
  }

  @Test("random ones, turned, stretched and sheared", arguments: 0..<6)
  func random(_ seed: Int) throws {
    var random = Seeded(state: UInt64(seed) &+ 77)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    for _ in 0..<40 {
      let size = number(0.01...6)
      let ring = Ring(
        center: CGPoint(x: number(-40...120), y: number(-20...20)), inner: number(0...60),
        outer: number(0...90),
        transform: CGAffineTransform(
          a: size * number(0.1...3), b: number(-1...1), c: number(-1...1), d: size,
          tx: number(-100...500), ty: number(-60...60)),
        extendsBefore: number(0...1) < 0.7, extendsAfter: number(0...1) < 0.7,
        stops: (0..<Int.random(in: 1...4, using: &random)).map { _ in number(-0.5...1.5) }.sorted())
      try compare(ring)
    }
  }
}
