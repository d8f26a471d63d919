// Points, sizes, rectangles, insets and options of elements.

import Foundation
import UIKit

extension NibElement {
  /// The rectangle that the attributes `x`, `y`, `width` and `height` give.
  var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  /// The size that the attributes `width` and `height` give.
  var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

  /// The insets that the element gives, as `minX` and so on or as `left` and so on.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("minY") ?? number("top") ?? 0,
      left: number("minX") ?? number("left") ?? number("leading") ?? 0,
      bottom: number("maxY") ?? number("bottom") ?? 0,
      right: number("maxX") ?? number("right") ?? number("trailing") ?? 0)
  }

  /// The insets that the element gives, relative to the layout direction.
  var directionalInsets: NSDirectionalEdgeInsets {
    let insets = insets
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The edges that the element gives.
  var edges: UIRectEdge {
    var edges: UIRectEdge = []
    for (name, edge) in [
      ("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ] where flag(name) == true {
      edges.insert(edge)
    }
    return edges
  }

  /// Returns the insets inside with the given key.
  func insets(_ key: String) -> UIEdgeInsets? {
    children.first {
      $0.key == key && ["inset", "edgeInsets", "directionalEdgeInsets"].contains($0.name)
    }?.insets
  }

  /// Returns the size inside with the given key.
  func size(_ key: String) -> CGSize? { child(key: key, "size")?.size }

  /// Returns the value of an attribute with one of a list of names, which stand for the values.
  func option<Value>(_ attribute: String, _ values: KeyValuePairs<String, Value>) -> Value? {
    guard let name = self[attribute] else { return nil }
    return values.first { $0.key == name }?.value
  }
}
