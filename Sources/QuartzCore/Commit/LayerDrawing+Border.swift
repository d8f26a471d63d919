// Borders: four bars where corners are square, which stay exact on whole pixels, and a ring where
// they are rounded.

import Foundation
import SegueDisplay

extension LayerDrawing {
  /// The border, which lies inside the bounds.
  var border: [DisplayItem] {
    guard shown.drawsBorder, let color = shown.borderColor, !shown.bounds.isEmpty else { return [] }
    if let pattern = color.pattern { return patterned(pattern, alpha: Double(min(color.alpha, 1))) }
    let bounds = shown.bounds
    let outline = outline
    let width = shown.borderWidth
    if 2 * width >= min(bounds.width, bounds.height) { return [solid(outline, color)] }
    if outline.isSharp { return bars(width, color) }
    var display = DisplayColor(color)
    display.alpha *= context.opacity
    var fill = PathFill(
      path: ring(outline, width), transform: context.transform, color: display, rule: .evenOdd,
      flatness: context.mode.flatness?.around(lineWidth: Double(width)))
    if outline.hasHardCorners {
      fill.hardRing = RoundedRing(outer: outline, inner: outline.inset(by: Double(width)))
    }
    return [.path(fill)]
  }

  /// Returns the outer and the inner outline of the border.
  private func ring(_ outline: RoundedRectangle, _ width: CGFloat) -> PathOutline {
    var ring = path(outline)
    for element in path(outline.inset(by: Double(width))).elements { ring.append(element) }
    return ring
  }

  /// Returns a border of tiles, which begin in the upper left corner of the bounds.
  private func patterned(_ pattern: ColorPattern, alpha: Double) -> [DisplayItem] {
    guard let tiles = tiled(pattern, alpha: alpha) else { return [] }
    let (outline, width) = (outline, shown.borderWidth)
    let isFilled = 2 * width >= min(shown.bounds.width, shown.bounds.height)
    let clip =
      isFilled
      ? clip(to: outline)
      : DisplayClip(
        path: ring(outline, width), rule: .evenOdd, transform: context.transform,
        flatness: context.mode.flatness?.around(lineWidth: Double(width)))
    return [.group(DisplayGroup(clip: clip, items: tiles))]
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
