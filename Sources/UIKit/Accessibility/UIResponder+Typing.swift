// Input from a keyboard: what its keys do in the first responder, and how scripts press them.

import Foundation

extension UIResponder {
  /// The responder that receives text input in the current world, or `nil` if there is none.
  package static var receivingText: UIResponder? { UIKitState.current.firstResponder }

  /// A Boolean value that indicates whether the responder takes text from a keyboard.
  package var takesText: Bool { self is any UIKeyInput }

  // MARK: Scripts

  /// Inserts text as a keyboard does, if the delegate allows it. The keyboard shows the key as pressed.
  package func typeText(_ text: String) {
    Keyboard.current.showPress(of: .text(text))
    enterText(text)
  }

  /// Deletes the last character as a keyboard does, if the delegate allows it.
  package func pressDelete() {
    Keyboard.current.showPress(of: .delete)
    enterDeletion()
  }

  /// Presses the return key: all but text fields receive a line break.
  package func pressReturnKey() {
    Keyboard.current.showPress(of: .enter)
    enterReturn()
  }

  // MARK: Keys

  func enterText(_ text: String) {
    (self as? any UIKeyInput)?.insertText(text)
    editedTextDidChange()
  }

  func enterDeletion() {
    (self as? any UIKeyInput)?.deleteBackward()
    editedTextDidChange()
  }

  func enterReturn() {
    if let field = self as? UITextField { return field.pressReturn() }
    enterText("\n")
  }

  /// Lets the keyboard follow the text of the first responder: after a change of it, or of the place of
  /// the caret.
  func editedTextDidChange() {
    if isFirstResponder, UIKitState.current.life.isLaunched { Keyboard.current.textDidChange() }
  }
}
