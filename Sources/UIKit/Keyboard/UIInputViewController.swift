// The view controller of a custom keyboard, which apps name for its selectors. There are no custom
// keyboards here.

import Foundation

/// A view controller of a custom keyboard. It is shown as any other view controller; keyboards of apps
/// are not shown in place of the system's.
open class UIInputViewController: UIViewController {
  /// The language of the keyboard, such as "en-US". The default is `nil`.
  open var primaryLanguage: String?

  /// Ends the editing of the first responder, so that the keyboard disappears.
  open func dismissKeyboard() { UIResponder.receivingText?.resignFirstResponder() }

  /// Changes to the next keyboard. Does nothing, since there is only one.
  open func advanceToNextInputMode() {}
}
