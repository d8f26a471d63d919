// The fonts that tests of several modules use.

extension MadeFont {
  /// Letters a, b and a blank; `wght` 100…400…1000 widens a from 300 to 100 less or 200 more.
  package static let varying: MadeFont = {
    var a = Glyph(0x61, advance: 400, Box(0, 0, 300, 500))
    a.widening = [200]
    let b = Glyph(0x62, advance: 600, Box(100, 0, 500, 700))
    var font = MadeFont("Segue Varying", [a, b, Glyph(0x20, advance: 250, nil)])
    font.axes = [Axis("wght", 100, 400, 1000)]
    font.instances = [Instance("Regular", [400]), Instance("Half", [700])]
    return font
  }()

  /// A letter x of three layers: a red square, a half transparent blue one in it, one in the text's
  /// color; and a plain letter y.
  package static let layered: MadeFont = {
    var x = Glyph(0x78, advance: 1000, Box(0, 0, 800, 800))
    x.layers = [
      Layer(glyph: 3, color: 0), Layer(glyph: 4, color: 1), Layer(glyph: 5, color: 0xFFFF),
    ]
    var font = MadeFont(
      "Segue Layers",
      [
        x, Glyph(0x79, advance: 500, Box(0, 0, 400, 400)),
        Glyph(nil, advance: 0, Box(0, 0, 800, 800)),
        Glyph(nil, advance: 0, Box(200, 200, 600, 600)),
        Glyph(nil, advance: 0, Box(0, 0, 200, 200)), Glyph(0x20, advance: 250, nil),
      ])
    font.palette = [[255, 0, 0, 255], [0, 0, 255, 128]]
    return font
  }()
}
