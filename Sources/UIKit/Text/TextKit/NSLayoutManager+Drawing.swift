// Drawing of laid-out text into the current context.

import Foundation
import SegueDisplay
import SegueText
import SegueWorld

extension NSLayoutManager {
  /// Draws the letters of the lines that contain glyphs, with the lines under and through them.
  ///
  /// - Parameter origin: The place of the container's corner in the current context.
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, .letters)
  }
  /// Draws the colors behind the lines that contain glyphs.
  ///
  /// - Parameter origin: The place of the container's corner in the current context.
  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, .backgrounds)
  }

  private func draw(_ range: NSRange, at origin: CGPoint, _ layer: TextDrawing.Layers) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    guard World.isRunningHere else { return target.reportUnsupported("text drawn outside a world") }
    for index in textContainers.indices {
      guard let part = part(index) else { continue }
      let lines = part.map.layout.lines.indices.filter {
        NSIntersectionRange(part.characters(ofLine: $0), range).length > 0
      }
      guard let first = lines.first, let last = lines.last else { continue }
      let recording = MainActor.assumeIsolated {
        var drawing = TextDrawing(
          layout: part.map.layout, styles: part.source.styles,
          origin: CGPoint(x: origin.x + part.padding, y: origin.y), pixelsPerPoint: 0)
        (drawing.layers, drawing.shownLines) = (layer, first..<last + 1)
        let items = drawing.items
        return DisplayRecording(bounds: items.extent.insetBy(dx: -1, dy: -1), items: items)
      }
      target.draw(recording)
    }
  }
}
