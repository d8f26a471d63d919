// Layers with rounded corners and hard edges for random lists: filled, with borders, and as clips; corners
// that differ, that are larger than the layer, and that a border leaves no arc inside.

import CoreGraphics
import SegueDisplay

extension RandomLists {
  /// Returns a layer with hard corners, as a device draws it, that may clip `items`.
  mutating func cornered(
    _ items: [DisplayItem], _ transform: CGAffineTransform, _ color: DisplayColor
  ) -> DisplayItem {
    let shape = hardShape()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .solid(SolidQuad(shape: shape, transform: transform, color: color))
    case 1, 2: return .path(border(shape, transform, color))
    default:
      let clip = DisplayClip(shape: shape, transform: transform)
      return .group(DisplayGroup(opacity: amount(0.3...1), clip: clip, items: items))
    }
  }

  private mutating func border(
    _ shape: RoundedRectangle, _ transform: CGAffineTransform, _ color: DisplayColor
  ) -> PathFill {
    let inner = shape.inset(by: amount(0...9))
    var path = shape.path
    for element in inner.path.elements { path.append(element) }
    var fill = PathFill(path: path, transform: transform, color: color, rule: .evenOdd)
    fill.hardRing = RoundedRing(outer: shape, inner: inner)
    return fill
  }

  private mutating func hardShape() -> RoundedRectangle {
    let rect = CGRect(
      x: amount(-10...30), y: amount(-10...30), width: amount(0...60), height: amount(0...50))
    var shape = RoundedRectangle(rect, radius: amount(0...24))
    if Bool.random(using: &random) {
      (shape.topLeft, shape.topRight) = (amount(0...24), amount(0...24))
      (shape.bottomRight, shape.bottomLeft) = (amount(-1...24), 0)
    }
    shape.hardEdges = .all
    return shape
  }

  /// A number, often a whole one.
  private mutating func amount(_ range: ClosedRange<Double>) -> Double {
    let x = Double.random(in: range, using: &random)
    return Bool.random(using: &random) ? x : x.rounded()
  }
}
