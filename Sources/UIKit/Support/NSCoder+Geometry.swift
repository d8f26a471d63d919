// Texts of geometric values, as UIKit writes and reads them.

import Foundation
import QuartzCore

extension NSCoder {
  /// Returns the text of a point: `{x, y}`.
  public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }
  /// Returns the text of a size: `{width, height}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }
  /// Returns the text of a vector: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.text([vector.dx, vector.dy])
  }
  /// Returns the text of a rectangle: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns the text of a transform: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + parts.map(GeometryText.text).joined(separator: ", ") + "]"
  }
  /// Returns the text of insets: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns the text of an offset: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.text([offset.horizontal, offset.vertical])
  }

  /// Returns the point of a text; the zero point if the text is not one.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the size of a text; the zero size if the text is not one.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the vector of a text; the zero vector if the text is not one.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the rectangle of a text; the zero rectangle if the text is not one.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }
  /// Returns the transform of a text; the identity if the text is not one.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Returns the insets of a text; zero insets if the text is not one.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// Returns the offset of a text; the zero offset if the text is not one.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}

/// The form of the numbers in texts.
private enum GeometryText {
  /// Returns a number without a fraction if it is whole.
  static func text(_ number: CGFloat) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  /// Returns the numbers in a text, if there are as many as expected.
  static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let separators: Set<Character> = ["{", "}", "[", "]", ",", " "]
    let parts = text.split { separators.contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
