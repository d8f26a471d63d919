import CoreGraphics
import SegueDisplay
import SeguePixels
import Testing

@Suite struct TextAndPathTests {
  private func font(_ hash: String = "a", weight: Double = 400) -> GlyphOutlines {
    let identity = FontIdentity(
      contentHash: hash, variations: [.init(axis: "wght", value: weight)])
    return GlyphOutlines(identity: identity, name: "Test", unitsPerEm: 1000) { glyph in
      guard glyph > 0 else { return nil }
      var path = PathOutline()
      path.append(.move(CGPoint(x: 100, y: 0)))
      path.append(.line(CGPoint(x: 500, y: 700)))
      path.append(.line(CGPoint(x: 500, y: -200)))
      path.append(.close)
      return path
    }
  }

  private func run(_ font: GlyphOutlines) -> GlyphRun {
    GlyphRun(
      font: font, pointSize: 10,
      glyphs: [PositionedGlyph(id: 5, x: 1, y: 12), PositionedGlyph(id: 0, x: 50, y: 12.5)],
      color: .black)
  }

  @Test("fonts and runs are equal by content")
  func fontIdentity() {
    #expect(font() == font())
    #expect(font().number == font().number)
    #expect(font() != font("b"))
    #expect(font() != font(weight: 500))
    #expect(run(font()) == run(font()))
    #expect(run(font()).hashValue == run(font()).hashValue)
    #expect(run(font()) != run(font("b")))
  }

  @Test("a run's bounds are those of its outlines; glyphs without one have none")
  func runBox() {
    #expect(run(font()).box == CGRect(x: 2, y: 5, width: 4, height: 9))
    var empty = run(font())
    empty.glyphs.removeFirst()
    #expect(empty.box.isNull)
  }

  @Test("paths, glyphs, tints and nine-part images appear in the text")
  func dump() throws {
    var path = PathOutline()
    path.append(.move(CGPoint(x: 0, y: 0.5)))
    path.append(.line(CGPoint(x: 4, y: 1)))
    path.append(.quadCurve(control: CGPoint(x: 5, y: 2), end: CGPoint(x: 6, y: 3)))
    path.append(
      .curve(
        control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4), end: CGPoint(x: 5, y: 6)))
    path.append(.close)
    let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
    let quad = ImageQuad(
      bitmap: Bitmap(try PixelBuffer(width: 9, height: 9)), source: rect, destination: rect,
      transform: .identity, filter: .trilinear, tint: .black,
      ninePart: NinePart(
        center: CGRect(x: 3, y: 3, width: 2, height: 1), left: 1.5, top: 1, right: 2, bottom: 3))
    let sides = PathFill(
      path: PathOutline(), color: .black, flatness: CurveFlatness(0.5, lineWidth: 2))
    let items: [DisplayItem] = [
      .path(PathFill(path: path, color: .black)),
      .path(PathFill(path: PathOutline(), color: .black, rule: .evenOdd)), .path(sides),
      .glyphs(run(font())), .image(quad),
    ]
    let list = DisplayList(width: 1, height: 1, background: .clear, items: items)
    #expect(
      list.dump() == """
        frame 1 x 1 background [0 0 0 0]
          path "M 0 0.5 L 4 1 Q 5 2 6 3 C 1 2 3 4 5 6 Z" color [0 0 0 1] transform [1 0 0 1 0 0]
          path "" rule evenOdd color [0 0 0 1] transform [1 0 0 1 0 0]
          path "" flatness 0.5 around a line of 2 color [0 0 0 1] transform [1 0 0 1 0 0]
          glyphs Test size 10 [5@1,12 0@50,12.5] color [0 0 0 1] transform [1 0 0 1 0 0]
          image #1 (9 x 9, alpha) part [0 0 9 9] in [0 0 9 9] transform [1 0 0 1 0 0] \
        filter trilinear tint [0 0 0 1] center [3 3 2 1] borders [1.5 1 2 3]

        """)
  }
}
