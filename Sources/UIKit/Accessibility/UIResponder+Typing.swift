// Input from a keyboard, as scripts give it to the first responder.

import Foundation

extension UIResponder {
  /// The responder that receives text input in the current world, or `nil` if there is none.
  package static var receivingText: UIResponder? { UIKitState.current.firstResponder }

  /// A Boolean value that indicates whether the responder takes text from a keyboard.
  package var takesText: Bool { self is UITextField || self is UITextView }

  /// Inserts text as a keyboard does, if the delegate allows it.
  package func typeText(_ text: String) {
    (self as? UITextField)?.insertText(text)
    (self as? UITextView)?.insertText(text)
  }

  /// Deletes the last character as a keyboard does, if the delegate allows it.
  package func pressDelete() {
    (self as? UITextField)?.deleteBackward()
    (self as? UITextView)?.deleteBackward()
  }

  /// Presses the return key: a text view receives a line break.
  package func pressReturnKey() {
    (self as? UITextField)?.pressReturn()
    (self as? UITextView)?.insertText("\n")
  }
}
