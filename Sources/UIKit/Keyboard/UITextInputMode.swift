// The languages of the keyboard. There is one keyboard, in English.

import Foundation

/// A language in which text is entered.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language tag, such as "en-US".
  public let primaryLanguage: String?

  private init(_ language: String) {
    primaryLanguage = language
    super.init()
  }

  private static let english = UITextInputMode("en-US")

  /// The keyboards that the user can choose: the English one. There is none for emoji.
  open class var activeInputModes: [UITextInputMode] { [english] }
  /// Posted when the user has chosen another keyboard, which never happens.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The mode of a responder that does not have another.
  static var usual: UITextInputMode { english }
}
