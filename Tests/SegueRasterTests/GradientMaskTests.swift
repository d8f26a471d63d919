import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// Masks that consist of one radial gradient: they are computed where they are read, and are the same
/// as a mask that is drawn first.
@Suite struct GradientMaskTests {
  private let width = 300
  private let height = 60
  private let colors = [
    DisplayColor.black, DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5),
    DisplayColor(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  /// Compares both masks for the content `items`, at every level. What makes the second one drawn is a
  /// black pixel in the corner, which is left out of the comparison.
  private func compare(_ fill: GradientFill, around items: [DisplayItem]) throws {
    func list(_ mask: [DisplayItem]) -> DisplayList {
      frame(width, height, on: .red, [.masked(DisplayMask(items, through: mask, opacity: 1))])
    }
    let corner = solid(0, 0, 1, 1, .black)
    let expected = try Rasterizer().render(list([.gradient(fill), corner]))
    for level in KernelLevel.available {
      for height in [7, 32] {
        var rasterizer = Rasterizer()
        (rasterizer.level, rasterizer.tileHeight) = (level, height)
        let drawn = try rasterizer.render(list([.gradient(fill)]))
        drawn[0, 0] = expected[0, 0]
        #expect(isSame(drawn, expected), "\(fill) at \(level), tiles of \(height) rows")
      }
    }
  }

  private func fill(
    _ rect: CGRect, _ transform: CGAffineTransform = .identity, center: CGPoint,
    _ radii: ClosedRange<CGFloat>, _ stops: [DisplayColor], opacity: Double = 1, corner: CGFloat = 0
  ) -> GradientFill {
    let locations = stops.indices.map { Double($0) / Double(max(stops.count - 1, 1)) }
    let gradient = DisplayGradient(
      .radial(
        from: DisplayCircle(center: center, radius: radii.lowerBound),
        to: DisplayCircle(center: center, radius: radii.upperBound)),
      stops: zip(stops, locations).map { GradientStop($0, at: $1) })
    return GradientFill(
      shape: .rounded(RoundedRectangle(rect, radius: corner)), transform: transform,
      gradient: gradient, opacity: opacity)
  }

  @Test("discs in their squares, on whole pixels and between them")
  func discs() throws {
    let photo = image(try noise(300, 60))
    for (x, radius) in [(150.0, 140.0), (20.25, 28.5), (-40, 200), (290, 7.75), (150, 2000)] {
      let rect = CGRect(x: x - radius, y: 30 - radius, width: 2 * radius, height: 2 * radius)
      for inner in [0, 0.5, 0.97] {
        let radii = CGFloat(inner * radius)...CGFloat(radius)
        let clear = fill(rect, center: CGPoint(x: x, y: 30), radii, [colors[0], colors[2]])
        try compare(clear, around: [photo])
        let half = fill(rect, center: CGPoint(x: x, y: 30), radii, [colors[0], colors[1]])
        try compare(half, around: [solid(0, 0, 300, 60, .white), photo])
      }
    }
  }

  @Test("random ones, turned, rounded, faded and cut off by their outline", arguments: 0..<8)
  func random(_ seed: UInt64) throws {
    var random = Seeded(state: seed &+ 401)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let photo = image(try noise(300, 60, seed: seed))
    for _ in 0..<12 {
      let (a, d, inner) = (number(0.3...2), number(0.3...2), number(0...60))
      let transform = CGAffineTransform(
        a: a, b: number(-0.5...0.5), c: number(-0.5...0.5), d: d, tx: number(-50...150),
        ty: number(-40...40))
      let rect = CGRect(
        x: number(-20...60), y: number(-20...20), width: number(1...200), height: number(1...90))
      let stops = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        colors.randomElement(using: &random) ?? .black
      }
      try compare(
        fill(
          rect, transform, center: CGPoint(x: number(-20...160), y: number(-30...60)),
          CGFloat(inner)...CGFloat(inner + number(0.5...90)), stops,
          opacity: number(0...1) < 0.6 ? 1 : number(0.2...1),
          corner: number(0...1) < 0.5 ? 0 : number(0...20)),
        around: [photo])
    }
  }
}
