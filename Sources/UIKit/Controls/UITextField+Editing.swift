// What typing does to the text of a field.

import Foundation

extension UITextField: TextEditor {
  var editedText: String { ownText }
  var editedRange: NSRange {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      if isEditing { selectionDidChange() }
    }
  }

  func exchange(_ range: NSRange, for string: String) {
    enter(string, in: range)
    contentDidChange()
    selectionDidChange()
  }

  func enter(_ string: String, in range: NSRange) {
    ownText = (ownText as NSString).replacingCharacters(in: range, with: string)
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
  }

  var endOfText: NSRange { NSRange(location: ownText.utf16.count, length: 0) }
}
