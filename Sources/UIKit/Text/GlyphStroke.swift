// Lines along the outlines of letters, as the attribute `strokeWidth` requests.

import CoreGraphics
import Foundation
import SegueDisplay
import SegueText

/// The strokes of glyphs.
@MainActor
enum GlyphStroke {
  /// Returns the area of the lines along the glyphs of a run; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - start: The point on the baseline where the run's line begins.
  ///   - width: The width of the lines, half of which is outside of the letters, in parts of the
  ///     font's size.
  static func outline(of run: PlacedRun, at start: CGPoint, width: Double) -> PathOutline? {
    let style = StrokeStyle(width: width * run.style.pointSize)
    var area = PathOutline()
    for glyph in run.glyphs {
      guard let letter = run.face.outlines.outline(of: glyph.glyph)?.path else { continue }
      let place = CGPoint(x: start.x + CGFloat(glyph.x), y: start.y + CGFloat(glyph.y))
      for element in letter.applying(map(run, to: place)).stroked(style).elements {
        area.append(element)
      }
    }
    return area.elements.isEmpty ? nil : area
  }

  /// Returns the transform from the units of a font, with y pointing up, to the place of a glyph.
  private static func map(_ run: PlacedRun, to place: CGPoint) -> CGAffineTransform {
    let scale = CGFloat(run.style.pointSize) / CGFloat(run.face.unitsPerEm)
    return CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: place.x, ty: place.y)
  }
}
