// Paths and text, which consist only of edges: they are compared everywhere.

import CoreGraphics
import Letters
import SegueDisplay

extension ComparisonScene {
  static func paths() -> [ComparisonScene] {
    let star = Path("M120 10 L179 182 L29 76 L211 76 L61 182 Z").outline
    let blob = Path(
      "M40 60 C90 -40 240 20 180 110 C120 200 60 20 30 140 C10 200 220 190 210 90 "
        + "C200 -30 -30 160 40 60 Z"
    ).outline
    let paper = color(1, 0.98, 0.94)
    func fill(
      _ path: PathOutline, _ t: CGAffineTransform, _ color: DisplayColor,
      _ rule: FillRule = .nonZero
    ) -> DisplayItem {
      .path(PathFill(path: path, transform: t, color: color, rule: rule))
    }
    return [
      ComparisonScene("star", on: paper, [fill(star, map(0, 1, 0.3, 3.7), color(0.7, 0.1, 0.2))]),
      ComparisonScene(
        "star-even-odd", on: paper,
        [fill(star, map(17, 0.9, 40.3, -20.2), color(0.1, 0.3, 0.7), .evenOdd)]),
      ComparisonScene("blob", on: paper, [fill(blob, map(0, 1, 0, 0), color(0, 0.5, 0.4, 0.7))]),
      ComparisonScene(
        "blob-even-odd", on: paper,
        [fill(blob, map(17, 1.1, 20, -25), color(0.4, 0.2, 0.5), .evenOdd)]),
    ]
  }

  static func texts() -> [ComparisonScene] {
    func lines(_ count: Int, _ t: CGAffineTransform) -> [DisplayItem] {
      Letters.lines(count, at: CGPoint(x: 4, y: 17), t)
    }
    let paper = color(1, 1, 1)
    return [
      ComparisonScene("text", on: paper, lines(9, map(0, 1, 0, 0))),
      ComparisonScene("text-enlarged", on: paper, lines(4, map(0, 2.7, -30.3, 0.4))),
      ComparisonScene("text-turned", on: paper, lines(9, map(17, 1.4, 30, -20))),
      ComparisonScene("text-huge", on: paper, lines(1, map(0, 14, -60, -10))),
    ]
  }

  /// The scene with each run of glyphs replaced by the outlines of its glyphs at their actual
  /// positions, for renderers without the font.
  var withoutText: DisplayList {
    var plain = list
    plain.items = list.items.flatMap(Self.outlines)
    return plain
  }

  private static func outlines(_ item: DisplayItem) -> [DisplayItem] {
    if case .projected(var projection) = item {
      projection.items = projection.items.flatMap(outlines)
      return [.projected(projection)]
    }
    guard case .glyphs(let run) = item else { return [item] }
    let scale = CGFloat(run.pointSize / run.font.unitsPerEm)
    return run.glyphs.compactMap { glyph in
      guard let outline = run.font.outline(of: glyph.id) else { return nil }
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: CGFloat(glyph.x), ty: CGFloat(glyph.y))
      return .path(
        PathFill(
          path: outline.path, transform: place.concatenating(run.transform), color: run.color))
    }
  }
}
