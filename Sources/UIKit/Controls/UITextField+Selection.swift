// The selection of a field's text, and the caret, which is after the text unless code places it.

import Foundation

extension UITextField {
  /// Notifies the delegate of another selection. A delegate that changes the text in response is not
  /// notified again.
  func selectionDidChange() {
    guard !isReportingSelection else { return }
    isReportingSelection = true
    defer { isReportingSelection = false }
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Returns the x coordinate before the character with a number, in the rectangle of the whole text.
  func edge(at offset: Int, in text: CGRect) -> CGFloat {
    let whole = editedText as NSString
    guard offset < whole.length else { return text.maxX }
    guard offset > 0 else { return text.minX }
    let before = whole.substring(to: offset)
    let shown = isSecureTextEntry ? String(repeating: "•", count: before.count) : before
    let attributes = currentTextAttributes.filter { $0.key != .paragraphStyle }
    let width = NSAttributedString(string: shown, attributes: attributes).size().width
    return min(text.minX + width, text.maxX)
  }

  /// Shows the plate behind selected text, and hides it if there is no selection.
  func placeHighlight(behind text: CGRect, lineHeight: CGFloat) {
    let range = bounded(selection)
    guard range.length > 0 else {
      highlight?.isHidden = true
      return
    }
    let (left, right) = (
      edge(at: range.location, in: text), edge(at: range.location + range.length, in: text)
    )
    let plate = highlight ?? makeHighlight()
    plate.isHidden = false
    plate.backgroundColor = tintColor.withAlphaComponent(0.2)
    plate.frame = CGRect(
      x: left, y: bounds.midY - lineHeight / 2, width: right - left, height: lineHeight)
  }

  private func makeHighlight() -> UIView {
    let plate = UIView()
    plate.isUserInteractionEnabled = false
    insertSubview(plate, belowSubview: label)
    highlight = plate
    return plate
  }
}

extension UITextField {
  /// The selected range; an empty one is the place of the caret.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(bounded(editedRange)) }
    set { if let newValue { editedRange = bounded(newValue.range) } }
  }
  /// The range of text that is not yet confirmed. Always `nil`: keys enter whole characters.
  public var markedTextRange: UITextRange? { nil }
  /// The position before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position after the text.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editedLength) }

  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    rangeOfText(from: fromPosition, to: toPosition)
  }
  /// Returns the position at a distance, in UTF-16 code units; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    moved(position, by: offset)
  }
  /// Returns the distance between two positions, in UTF-16 code units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? {
    (editedText as NSString).substring(with: bounded(range.range))
  }
  /// Replaces the text in a range, without asking the delegate, and places the caret after it.
  public func replace(_ range: UITextRange, withText text: String) {
    exchange(bounded(range.range), for: text)
  }
}
