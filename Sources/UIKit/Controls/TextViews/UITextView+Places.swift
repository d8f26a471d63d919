// The places of text in a text view, as UITextInput has them.

import Foundation

extension UITextView {
  /// Returns the position nearest to a point of the view.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    guard let (map, origin) = textMap else { return nil }
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard let found = map.character(nearest: inside) else { return beginningOfDocument }
    guard found.fraction > 0.5 else { return UITextPosition(offset: found.character) }
    let length = composedLength(at: found.character)
    return UITextPosition(offset: min(found.character + length, editedLength))
  }
  /// Returns the position nearest to a point of the view within a range.
  public func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    return UITextPosition(
      offset: min(max(position.offset, range.start.offset), range.end.offset))
  }
  /// Returns the range of the character at a point of the view; `nil` if the point is on none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    layoutIfNeeded()
    guard let (map, origin) = textMap,
      let character = map.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    else { return nil }
    return UITextRange(NSRange(location: character, length: composedLength(at: character)))
  }
  /// Returns the rectangle of the first line of a range.
  public func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range.range).first ?? caretRect(for: range.start)
  }
  /// Returns the rectangles of a range, one for each line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: range.range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index + 1 == rects.count)
    }
  }
  /// Returns the attributes of the text at a position.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let place = direction == .backward ? position.offset - 1 : position.offset
    guard place >= 0, place < attributedText.length else { return nil }
    return attributedText.attributes(at: place, effectiveRange: nil)
  }
  private func rects(of range: NSRange) -> [CGRect] {
    layoutIfNeeded()
    guard let (map, origin) = textMap else { return [] }
    return map.rects(of: bounded(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  private func composedLength(at character: Int) -> Int {
    guard character < editedLength else { return 0 }
    return (editedText as NSString).rangeOfComposedCharacterSequence(at: character).length
  }
}
