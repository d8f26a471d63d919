// The selection of a field's text: all of it, or none. Without a selection the caret is after the
// text.

import Foundation

extension UITextField {
  /// The range of the text that is replaced by the text that is inserted next.
  var insertionRange: NSRange {
    let length = (text ?? "").utf16.count
    return NSRange(location: isAllSelected ? 0 : length, length: isAllSelected ? length : 0)
  }

  /// Notifies the delegate of another selection. A delegate that changes the text in response is not
  /// notified again.
  func selectionDidChange() {
    guard !isReportingSelection else { return }
    isReportingSelection = true
    defer { isReportingSelection = false }
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Shows the plate behind selected text, and hides it if there is no selection.
  func placeHighlight(behind text: CGRect, lineHeight: CGFloat) {
    guard isAllSelected else {
      highlight?.isHidden = true
      return
    }
    let plate = highlight ?? makeHighlight()
    plate.isHidden = false
    plate.backgroundColor = tintColor.withAlphaComponent(0.2)
    plate.frame = CGRect(
      x: text.minX, y: bounds.midY - lineHeight / 2, width: text.width, height: lineHeight)
  }

  private func makeHighlight() -> UIView {
    let plate = UIView()
    plate.isUserInteractionEnabled = false
    insertSubview(plate, belowSubview: label)
    highlight = plate
    return plate
  }
}
