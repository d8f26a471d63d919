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
  func placeHighlight(behind text: CGRect) {
    let range = bounded(selection)
    guard range.length > 0 else {
      highlight?.isHidden = true
      return
    }
    let plate = highlight ?? makeHighlight()
    plate.isHidden = false
    plate.backgroundColor = tintColor.withAlphaComponent(0.2)
    plate.frame = rect(of: range, in: text)
  }

  private func makeHighlight() -> UIView {
    let plate = UIView()
    plate.isUserInteractionEnabled = false
    insertSubview(plate, belowSubview: label)
    highlight = plate
    return plate
  }
}
