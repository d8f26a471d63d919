// Borders: four bars where corners are square, which stay exact on whole pixels, and a ring where
// they are rounded.

import Foundation
import SegueDisplay

extension LayerDrawing {
  /// The border, which lies inside the bounds.
  var border: [DisplayItem] {
    guard shown.drawsBorder, let color = shown.borderColor, !shown.bounds.isEmpty else { return [] }
    let bounds = shown.bounds
    let outline = outline
    let width = shown.borderWidth
    if 2 * width >= min(bounds.width, bounds.height) { return [solid(outline, color)] }
    if outline.isSharp { return bars(width, color) }
    var ring = path(outline)
    for element in path(outline.inset(by: Double(width))).elements { ring.append(element) }
    var display = DisplayColor(color)
    display.alpha *= context.opacity
    return [
      .path(
        PathFill(
          path: ring, transform: context.transform, color: display, rule: .evenOdd,
          flatness: context.mode.flatness))
    ]
  }

  private func path(_ shape: RoundedRectangle) -> PathOutline {
    context.mode.flatness == nil ? shape.path : shape.quarteredPath
  }

  /// Returns four bars that do not overlap. Where all edges of the layer are hard, the inner edges of
  /// the bars are, too.
  private func bars(_ width: CGFloat, _ color: CGColor) -> [DisplayItem] {
    let bounds = shown.bounds
    let side = bounds.size.height - 2 * width
    let bars: [(CGRect, RectangleEdges)] = [
      (
        CGRect(x: bounds.minX, y: bounds.minY, width: bounds.size.width, height: width),
        [.top, .left, .right]
      ),
      (
        CGRect(x: bounds.minX, y: bounds.maxY - width, width: bounds.size.width, height: width),
        [.bottom, .left, .right]
      ),
      (CGRect(x: bounds.minX, y: bounds.minY + width, width: width, height: side), [.left]),
      (
        CGRect(x: bounds.maxX - width, y: bounds.minY + width, width: width, height: side), [.right]
      ),
    ]
    let hard = hardEdges
    return bars.filter { !$0.0.isEmpty }.map { bar, own in
      var shape = RoundedRectangle(bar)
      shape.hardEdges = hard == .all ? .all : hard.intersection(own)
      return solid(shape, color)
    }
  }
}
