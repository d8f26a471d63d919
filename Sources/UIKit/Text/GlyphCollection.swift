// Glyphs gathered by font, size and colour, so that a label of one style is one item, whatever the
// number of its lines. Glyphs in colour are pictures, or several plain ones.

import Foundation
import SegueDisplay
import SegueText

/// Glyphs on their way to display items.
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

  /// One item for each font, size and colour, in the order they came; then those in colour.
  var items: [DisplayItem] {
    order.map { key in
      .glyphs(
        GlyphRun(
          font: key.face.outlines, pointSize: key.pointSize, glyphs: runs[key] ?? [],
          color: key.color))
    } + colored
  }

  /// Adds the glyphs of a run whose line begins at `start`, on its baseline.
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

  /// Adds a glyph as a picture or as layers; answers whether it is one.
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
      // Layers lie one upon the other, so they are not gathered.
      colored.append(
        .glyphs(
          GlyphRun(
            font: run.face.outlines, pointSize: run.style.pointSize,
            glyphs: [PositionedGlyph(id: layer.glyph, x: Double(place.x), y: Double(place.y))],
            color: color)))
    }
    if !layers.isEmpty { return true }
    guard let picture = GlyphPictures.picture(glyph, of: run.face) else { return false }
    let scale = CGFloat(run.style.pointSize) / CGFloat(run.face.unitsPerEm)
    let box = picture.box
    let destination = CGRect(
      x: place.x + box.minX * scale, y: place.y - box.maxY * scale, width: box.width * scale,
      height: box.height * scale)
    let bitmap = picture.bitmap
    colored.append(
      .image(
        ImageQuad(
          bitmap: bitmap,
          source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          destination: destination, transform: .identity, opacity: textColor.alpha)))
    return true
  }
}
