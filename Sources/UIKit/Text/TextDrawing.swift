// The display items of a text layout, from back to front: backgrounds, shadows, underlines, glyphs,
// strikethrough lines.

import Foundation
import SegueDisplay
import SegueText

/// Turns the lines of a layout into display items.
@MainActor
struct TextDrawing {
  let layout: TextLayout
  let styles: [TextRunStyle]
  /// The upper-left corner of the layout.
  let origin: CGPoint
  /// The number of pixels per point. Baselines are rounded to pixel rows, so that the feet of
  /// letters are sharp at rest.
  let pixelsPerPoint: CGFloat
  /// The parts of the text that are drawn.
  var layers: Layers = [.backgrounds, .letters]
  /// The lines that are drawn; `nil` for all.
  var shownLines: Range<Int>?

  /// The parts of a text, from back to front.
  struct Layers: OptionSet {
    let rawValue: Int
    static let backgrounds = Layers(rawValue: 1)
    static let letters = Layers(rawValue: 2)
  }

  private var lines: ArraySlice<TextLine> {
    layout.lines[shownLines ?? layout.lines.startIndex..<layout.lines.endIndex]
  }

  /// The items, in the coordinate space of `origin`.
  var items: [DisplayItem] {
    var items: [DisplayItem] = []
    if layers.contains(.backgrounds) {
      for line in lines { items += backgrounds(of: line) }
    }
    guard layers.contains(.letters) else { return items }
    items += shadows + blurredShadows
    for line in lines {
      items += lines(of: line) {
        $0.underline
      } place: {
        $0.underline
      }
    }
    items += letters
    for line in lines { items += strokes(of: line) }
    for line in lines { items += images(of: line) }
    for line in lines {
      items += lines(of: line) {
        $0.strikethrough
      } place: {
        $0.strikethrough
      }
    }
    return items
  }

  /// The shadows with sharp edges.
  private var shadows: [DisplayItem] {
    var shadows = GlyphCollection()
    for line in lines {
      for run in line.runs {
        guard let shadow = styling(run).shadow, shadow.deviation == 0 else { continue }
        let baseline = baseline(of: line)
        let moved = CGPoint(
          x: left(of: line) + shadow.offset.width, y: baseline + shadow.offset.height)
        shadows.add(run, at: moved, color: shadow.color)
      }
    }
    return shadows.items
  }

  /// The blurred shadows: one for all letters with the same.
  private var blurredShadows: [DisplayItem] {
    var found: [(style: TextShadowStyle, glyphs: GlyphCollection)] = []
    for line in lines {
      let start = CGPoint(x: left(of: line), y: baseline(of: line))
      for run in line.runs {
        guard let style = styling(run).shadow, style.deviation > 0 else { continue }
        let known = found.firstIndex { $0.style == style }
        if known == nil { found.append((style, GlyphCollection())) }
        found[known ?? found.count - 1].glyphs.add(run, at: start, color: .black)
      }
    }
    return found.map { style, glyphs in
      .shadow(
        DisplayShadow(
          of: glyphs.items, radius: style.deviation, offset: style.offset, color: style.color,
          transform: .identity, hidesItems: true, endsEarly: true))
    }
  }

  /// The glyphs in their colors, and then those of each pattern.
  private var letters: [DisplayItem] {
    var glyphs = GlyphCollection()
    var patterned: [(pattern: TextPattern, glyphs: GlyphCollection)] = []
    for line in lines {
      let start = CGPoint(x: left(of: line), y: baseline(of: line))
      for run in line.runs {
        if styling(run).stroke?.fills == false, !run.face.hasColor { continue }
        guard let pattern = styling(run).pattern else {
          glyphs.add(run, at: start, color: styling(run).color)
          continue
        }
        let known = patterned.firstIndex { $0.pattern == pattern }
        if known == nil { patterned.append((pattern, GlyphCollection())) }
        patterned[known ?? patterned.count - 1].glyphs.add(run, at: start, color: .black)
      }
    }
    return glyphs.items + patterned.flatMap { $0.pattern.items(through: $0.glyphs.items) }
  }

  /// Returns the lines along the letters of a line of text.
  private func strokes(of line: TextLine) -> [DisplayItem] {
    let start = CGPoint(x: left(of: line), y: baseline(of: line))
    return line.runs.compactMap { run in
      guard let stroke = styling(run).stroke, !run.face.hasColor else { return nil }
      let outline = GlyphStroke.outline(of: run, at: start, width: stroke.width)
      return outline.map { .path(PathFill(path: $0, color: stroke.color)) }
    }
  }

  private func styling(_ run: PlacedRun) -> TextRunStyle {
    styles.indices.contains(run.source) ? styles[run.source] : TextRunStyle()
  }

  private func left(of line: TextLine) -> CGFloat { origin.x + CGFloat(line.x) }

  private func baseline(of line: TextLine) -> CGFloat {
    let exact = origin.y + CGFloat(line.baseline)
    guard pixelsPerPoint > 0 else { return exact }
    return (exact * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// Returns the images of attachments. A run may consist of several equal ones.
  private func images(of line: TextLine) -> [DisplayItem] {
    line.runs.flatMap { run -> [DisplayItem] in
      guard let attachment = styling(run).attachment, let bitmap = attachment.bitmap,
        let width = run.style.box?.width, width > 0
      else { return [] }
      let count = max(1, Int(((run.right - run.left) / width).rounded()))
      return (0..<count).map { index in
        .image(
          ImageQuad(
            bitmap: bitmap,
            source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
            destination: attachment.frame.offsetBy(
              dx: left(of: line) + CGFloat(run.left + Double(index) * width),
              dy: baseline(of: line) - CGFloat(run.style.baselineOffset)),
            transform: .identity, tint: attachment.tint))
      }
    }
  }

  private func backgrounds(of line: TextLine) -> [DisplayItem] {
    line.runs.compactMap { run in
      styling(run).background.map { color in
        solid(
          CGRect(
            x: left(of: line) + CGFloat(run.left), y: baseline(of: line) - CGFloat(line.ascent),
            width: CGFloat(run.right - run.left), height: CGFloat(line.ascent + line.descent)),
          color)
      }
    }
  }

  /// Returns the lines under or through a line of text, one for each stretch of equal decoration.
  private func lines(
    of line: TextLine, styling decoration: (TextRunStyle) -> LineDecorationStyle?,
    place: (LineDecorationMetrics) -> LineDecorationMetrics.Place
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var index = 0
    while index < line.runs.count {
      let run = line.runs[index]
      var end = index + 1
      while end < line.runs.count, line.runs[end].source == run.source { end += 1 }
      if let styling = decoration(styling(run)) {
        let stretch = (run.left, line.runs[end - 1].right)
        items += bars(
          place(LineDecorationMetrics(run.style)), styling,
          from: left(of: line) + CGFloat(stretch.0),
          to: left(of: line) + CGFloat(stretch.1), baseline: baseline(of: line))
      }
      index = end
    }
    return items
  }

  private func bars(
    _ place: LineDecorationMetrics.Place, _ styling: LineDecorationStyle, from left: CGFloat,
    to right: CGFloat,
    baseline: CGFloat
  ) -> [DisplayItem] {
    let isThick = styling.style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue
    let isDouble = styling.style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
    let thickness = CGFloat(place.thickness) * (isThick ? 2 : 1)
    let middle = baseline - CGFloat(place.position)
    let middles = isDouble ? [middle - thickness, middle + thickness] : [middle]
    return middles.map { y in
      solid(
        CGRect(x: left, y: y - thickness / 2, width: right - left, height: thickness), styling.color
      )
    }
  }

  private func solid(_ rect: CGRect, _ color: DisplayColor) -> DisplayItem {
    .solid(SolidQuad(shape: RoundedRectangle(rect), transform: .identity, color: color))
  }
}

/// The positions of the lines under and through text that a font specifies, in points above the
/// baseline.
struct LineDecorationMetrics {
  struct Place {
    let position: Double
    let thickness: Double
  }
  let underline: Place
  let strikethrough: Place

  init(_ style: ShapingStyle) {
    let scale = style.pointSize / Double(style.face.unitsPerEm)
    let metrics = style.face.metrics
    func place(_ position: Double, _ thickness: Double) -> Place {
      // A font that specifies no thickness gets a twentieth of an em.
      let thickness = thickness > 0 ? thickness * scale : style.pointSize / 20
      return Place(position: position * scale + style.baselineOffset, thickness: thickness)
    }
    underline = place(metrics.underlinePosition, metrics.underlineThickness)
    strikethrough = place(metrics.strikethroughPosition, metrics.strikethroughThickness)
  }
}
