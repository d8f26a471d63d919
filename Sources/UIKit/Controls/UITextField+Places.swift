// The places of text in a field, as UITextInput has them.

import Foundation

extension UITextField {
  /// The rectangle of the text, or of the caret's place while there is none.
  var rectOfText: CGRect {
    guard hasText else { return editingRect(forBounds: bounds) }
    let available = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let text = label.textRect(forBounds: available, limitedToNumberOfLines: 1)
    // The label draws its line in the middle.
    return CGRect(
      x: text.minX, y: available.midY - text.height / 2, width: text.width, height: text.height)
  }

  /// The height of a line, in points.
  private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

  /// Returns the rectangle of the caret before the character with a number.
  func caretRect(at offset: Int, in text: CGRect) -> CGRect {
    let x = hasText ? edge(at: offset, in: text) : text.minX
    return CGRect(x: x, y: text.midY - lineHeight / 2, width: 2, height: lineHeight)
  }

  /// Returns the rectangle between two places in the text.
  func rect(of range: NSRange, in text: CGRect) -> CGRect {
    let left = edge(at: range.location, in: text)
    let right = edge(at: range.location + range.length, in: text)
    return CGRect(
      x: left, y: text.midY - lineHeight / 2, width: right - left, height: lineHeight)
  }

  /// Returns the rectangle of the caret at a position.
  public func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return caretRect(at: position.offset, in: rectOfText)
  }
  /// Returns the rectangle of a range.
  public func firstRect(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    return rect(of: bounded(range.range), in: rectOfText)
  }
  /// Returns the rectangle of a range, as all of the text is one line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty
      ? [] : [UITextSelectionRect(firstRect(for: range), isFirst: true, isLast: true)]
  }
  /// Returns the position nearest to a point of the field.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    let text = rectOfText
    let nearest = offsets.min {
      abs(edge(at: $0, in: text) - point.x) < abs(edge(at: $1, in: text) - point.x)
    }
    return UITextPosition(offset: nearest ?? 0)
  }
  /// Returns the position nearest to a point of the field within a range.
  public func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? {
    closestPosition(to: point).map {
      UITextPosition(offset: min(max($0.offset, range.start.offset), range.end.offset))
    }
  }
  /// Returns the range of the character at a point of the field; `nil` if the point is on none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    layoutIfNeeded()
    let text = rectOfText
    return zip(offsets, offsets.dropFirst()).map {
      NSRange(location: $0, length: $1 - $0)
    }.first { rect(of: $0, in: text).contains(point) }.map { UITextRange($0) }
  }

  /// The places between characters, in UTF-16 code units.
  private var offsets: [Int] {
    let text = editedText
    return (text.indices + [text.endIndex]).map { $0.utf16Offset(in: text) }
  }
}
