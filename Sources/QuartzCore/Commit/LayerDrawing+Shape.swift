// The drawing of a shape layer: the fill, and over it the stroke as a separate outline.

import CoreGraphics
import SegueDisplay

extension LayerDrawing {
  /// The maximum deviation of curved sides of strokes, in pixels. The deviation is always to the
  /// inside, so that it affects the total area sooner than any single pixel.
  private static let toleranceInPixels = 1.0 / 256

  /// The fill and the stroke, if this is a shape layer.
  var shape: [DisplayItem] {
    guard let shape = shown.shape, let path = shape.path else { return [] }
    var items: [DisplayItem] = []
    if let color = shape.fillColor, color.alpha > 0, !path.elements.isEmpty {
      items.append(fill(path, color, shape.fillRule == .evenOdd ? .evenOdd : .nonZero))
    }
    if let color = shape.strokeColor, let outline = shape.strokeOutline(tolerance: tolerance),
      !outline.elements.isEmpty
    {
      items.append(fill(outline, color, .nonZero))
    }
    return items
  }

  private func fill(_ path: PathOutline, _ color: CGColor, _ rule: FillRule) -> DisplayItem {
    var display = DisplayColor(color)
    display.alpha *= context.opacity
    return .path(
      PathFill(
        path: path, transform: context.transform, color: display, rule: rule,
        flatness: context.mode.flatness))
  }

  /// The maximum deviation, in points.
  private var tolerance: Double {
    let t = context.transform
    let scale = Double(max(t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d)).squareRoot()
    guard scale > 0, scale.isFinite else { return 1 }
    return min(max(Self.toleranceInPixels / scale, 1e-5), 1)
  }
}

extension [DisplayItem] {
  /// The number of lines and curves of the paths.
  var pathElementCount: Int {
    reduce(0) { sum, item in
      if case .path(let fill) = item { sum + fill.path.elements.count } else { sum }
    }
  }
}
