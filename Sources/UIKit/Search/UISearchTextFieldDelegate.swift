// The delegate of a search field.

import Foundation

/// The methods of a search field's delegate, which are those of any text field. The method that provides
/// tokens for the pasteboard does not exist, since touches do not copy them.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
