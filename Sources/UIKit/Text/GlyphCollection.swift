// Glyphs grouped by font, size and color, so that a label of one style is a single item, whatever
// its number of lines. Color glyphs are images, or several plain glyphs.

import Foundation
import SegueDisplay
import SegueText

/// Collects glyphs and turns them into display items.
@MainActor
struct GlyphCollection {
  private struct Key: Hashable {
    let face: FontFace
    let pointSize: Double
    let color: DisplayColor
  }
  private var order: [Key] = []
  private var runs: [Key: [PositionedGlyph]] = [:]
  private var colored: [DisplayItem] = []

  /// One item for each combination of font, size and color, in the order of their first use,
  /// followed by the color glyphs.
  var items: [DisplayItem] {
    order.map { key in
      .glyphs(
        GlyphRun(
          font: key.face.outlines, pointSize: key.pointSize, glyphs: runs[key] ?? [],
          color: key.color))
    } + colored
  }

  /// Adds the glyphs of a run.
  /// - Parameters:
  ///   - run: The run to add.
  ///   - start: The point on the baseline where the run's line begins.
  ///   - color: The color of glyphs that have none of their own.
  mutating func add(_ run: PlacedRun, at start: CGPoint, color: DisplayColor) {
    for glyph in run.glyphs {
      let place = CGPoint(x: start.x + CGFloat(glyph.x), y: start.y + CGFloat(glyph.y))
      if run.face.hasColor, addColored(glyph.glyph, of: run, at: place, textColor: color) {
        continue
      }
      add(glyph.glyph, of: run, at: place, color: color)
    }
  }

  private mutating func add(
    _ glyph: UInt32, of run: PlacedRun, at place: CGPoint, color: DisplayColor
  ) {
    let key = Key(face: run.face, pointSize: run.style.pointSize, color: color)
    if runs[key] == nil { order.append(key) }
    runs[key, default: []].append(
      PositionedGlyph(id: glyph, x: Double(place.x), y: Double(place.y)))
  }

  /// Adds a glyph as an image or as color layers.
  /// - Returns: `false` if the glyph is neither.
  private mutating func addColored(
    _ glyph: UInt32, of run: PlacedRun, at place: CGPoint, textColor: DisplayColor
  ) -> Bool {
    let layers = run.face.layers(of: glyph)
    for layer in layers {
      var color = textColor
      if let own = layer.color {
        color = DisplayColor(
          red: own.red, green: own.green, blue: own.blue, alpha: own.alpha * textColor.alpha)
      }
      // Layers overlap, so they are not grouped.
      colored.append(
        .glyphs(
          GlyphRun(
            font: run.face.outlines, pointSize: run.style.pointSize,
            glyphs: [PositionedGlyph(id: layer.glyph, x: Double(place.x), y: Double(place.y))],
            color: color)))
    }
    if !layers.isEmpty { return true }
    guard let image = GlyphImages.image(glyph, of: run.face) else { return false }
    let scale = CGFloat(run.style.pointSize) / CGFloat(run.face.unitsPerEm)
    let box = image.box
    let destination = CGRect(
      x: place.x + box.minX * scale, y: place.y - box.maxY * scale, width: box.width * scale,
      height: box.height * scale)
    let bitmap = image.bitmap
    colored.append(
      .image(
        ImageQuad(
          bitmap: bitmap,
          source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          destination: destination, transform: .identity, opacity: textColor.alpha)))
    return true
  }
}
