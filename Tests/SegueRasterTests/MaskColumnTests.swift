import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// Masks with soft edges: their covered middle hides what lies behind it, nothing is drawn where they
/// cover nothing, and no pixel changes.
@Suite struct MaskColumnTests {
  private let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
  private let width = 200
  private let height = 48

  private var red: DisplayItem { solid(0, 0, 200, 48, .red) }
  private var white: DisplayItem { solid(0, 0, 200, 48, .white) }

  /// A mask between `low` and `high`, which is soft in the ten columns at both ends.
  private func band(_ low: Double, _ high: Double, slant: Double = 0) -> DisplayItem {
    let all = high - low
    let stops = [(clear, 0.0), (.black, 10 / all), (.black, 1 - 10 / all), (clear, 1)]
    let gradient = DisplayGradient(
      .axial(from: CGPoint(x: low, y: 0), to: CGPoint(x: high, y: slant)),
      stops: stops.map { GradientStop($0.0, at: $0.1) })
    let rect = CGRect(x: 0, y: 0, width: 200, height: 48)
    return .gradient(
      GradientFill(
        shape: .rounded(RoundedRectangle(rect)), transform: .identity, gradient: gradient,
        opacity: 1))
  }

  /// A soft disc.
  private func disc(_ x: Double, _ y: Double, _ radius: Double) -> DisplayItem {
    let center = CGPoint(x: x, y: y)
    let gradient = DisplayGradient(
      .radial(
        from: DisplayCircle(center: center, radius: radius * 0.6),
        to: DisplayCircle(center: center, radius: radius)),
      stops: [GradientStop(.black, at: 0), GradientStop(clear, at: 1)])
    let rect = CGRect(x: 0, y: 0, width: 200, height: 48)
    return .gradient(
      GradientFill(
        shape: .rounded(RoundedRectangle(rect)), transform: .identity, gradient: gradient,
        opacity: 1))
  }

  private func masked(_ items: [DisplayItem], _ mask: DisplayItem, opacity: Double = 1)
    -> DisplayItem
  {
    .masked(DisplayMask(items, through: [mask], opacity: opacity))
  }

  private func painted(_ items: [DisplayItem]) throws -> Int {
    try paintedPixels(frame(width, height, items))
  }

  @Test("what lies behind the covered middle of a mask is not drawn")
  func hidden() throws {
    let photo = image(try noise(200, 48))
    for items in [[photo], [red, photo]] {
      let group = masked(items, band(10, 190))
      let (alone, over) = (try painted([group]), try painted([white, group]))
      // White remains beside the middle only; without it, the background is drawn everywhere.
      #expect(over <= alone - 140 * height)
    }
    let faded = masked([photo], band(10, 190), opacity: 0.5)
    #expect(try painted([white, faded]) == painted([faded]))
  }

  @Test("nothing is drawn where a mask covers nothing")
  func untouched() throws {
    let photo = image(try noise(200, 48))
    let (narrow, wide) = (masked([photo], band(80, 120)), masked([photo], band(10, 190)))
    #expect(try painted([narrow]) <= width * height + 3 * 42 * height)
    #expect(try painted([narrow]) < painted([wide]))
  }

  @Test("bands and discs over each other are those of the reference", arguments: 0..<12)
  func pixels(_ seed: UInt64) throws {
    var random = Seeded(state: seed &+ 5)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let photos = [try noise(200, 48, seed: seed), try noise(90, 40, opaque: false, seed: seed)]
    for _ in 0..<6 {
      let items = (0..<5).map { _ in
        let mask =
          number(0...1) < 0.5
          ? disc(number(0...200), number(0...48), number(5...160))
          : band(number(-60...90), number(110...260), slant: number(-30...30))
        let content = [
          [image(photos[0])], [image(photos[1], at: number(0...90), number(0...8))],
          [red, image(photos[1])], [image(photos[0], at: number(-3...3), 0.5)], [white],
        ].randomElement(using: &random)
        return masked(content ?? [], mask, opacity: number(0...1) < 0.7 ? 1 : number(0...1))
      }
      let list = frame(width, height, [red] + items)
      var rasterizer = Rasterizer()
      rasterizer.tileHeight = Int(number(1...48))
      #expect(isSame(try rasterizer.render(list), try ReferenceRasterizer.render(list)))
    }
  }
}
