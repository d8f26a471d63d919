// Outlines of glyphs, in font units with y pointing up. `GlyphOutlines` caches them.

import CHarfBuzz
import CoreGraphics
import Foundation

extension FontHandle {
  /// Returns the lines and curves of a glyph; empty for blanks and for glyphs that are images.
  func outline(of glyph: UInt32) -> PathOutline {
    var flat = chb_outline()
    chb_outline_collect(font, glyph, FontLimits.outlineSteps, &flat)
    defer { chb_outline_free(&flat) }
    var path = PathOutline()
    // A partial outline would be a wrong letter. Only malicious fonts reach this line.
    guard flat.is_incomplete == 0 else { return path }
    let verbs = UnsafeBufferPointer(start: flat.verbs, count: flat.verb_count)
    let numbers = UnsafeBufferPointer(start: flat.coordinates, count: flat.coordinate_count)
    guard numbers.allSatisfy({ $0.isFinite }) else { return path }
    var next = 0
    func point() -> CGPoint {
      defer { next += 2 }
      return CGPoint(x: Double(numbers[next]), y: Double(numbers[next + 1]))
    }
    for verb in verbs {
      switch chb_verb(UInt32(verb)) {
      case CHB_MOVE: path.append(.move(point()))
      case CHB_LINE: path.append(.line(point()))
      case CHB_QUADRATIC: path.append(.quadCurve(control: point(), end: point()))
      case CHB_CUBIC:
        path.append(.curve(control1: point(), control2: point(), end: point()))
      default: path.append(.close)
      }
    }
    return path
  }
}
