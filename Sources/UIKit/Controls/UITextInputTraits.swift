// The kind of text that is entered, and the keyboard for it. The values are stored outside the objects, so
// that conforming classes of apps have them, too.

import Foundation

/// The kind of text that an object accepts, and the keyboard for it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// The text that is capitalized automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The setting for automatic correction.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The setting for spell checking.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The semantic meaning of the text.
  var textContentType: UITextContentType! { get set }
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for URLs.
  case URL = 3
  /// A numeric pad for PINs.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keypad for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A numeric pad with a decimal point.
  case decimalPad = 8
  /// A keyboard for short messages, with @ and #.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A numeric pad for ASCII digits.
  case asciiCapableNumberPad = 11

  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface.
  case `default` = 0
  /// A dark appearance.
  case dark = 1
  /// A light appearance.
  case light = 2
}

/// The label of a return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The label "return".
  case `default` = 0
  /// The label "Go".
  case go = 1
  /// The label "Google".
  case google = 2
  /// The label "Join".
  case join = 3
  /// The label "Next".
  case next = 4
  /// The label "Route".
  case route = 5
  /// The label "Search".
  case search = 6
  /// The label "Send".
  case send = 7
  /// The label "Yahoo".
  case yahoo = 8
  /// The label "Done".
  case done = 9
  /// The label "Emergency Call".
  case emergencyCall = 10
  /// The label "Continue".
  case `continue` = 11
}

/// The text that is capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No text is capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All letters are capitalized.
  case allCharacters = 3
}

/// The setting for automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Automatic correction is disabled.
  case no = 1
  /// Automatic correction is enabled.
  case yes = 2
}

/// The setting for spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Spell checking is disabled.
  case no = 1
  /// Spell checking is enabled.
  case yes = 2
}

/// The stored traits of one object.
final class KeptTextInputTraits {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var textContentType: UITextContentType?
}

private let traitsKey = AssociationKey("UITextInputTraits")

extension UITextInputTraits {
  private var kept: KeptTextInputTraits {
    if let kept = objc_getAssociatedObject(self, traitsKey) as? KeptTextInputTraits { return kept }
    let made = KeptTextInputTraits()
    objc_setAssociatedObject(self, traitsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// The type of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { kept.keyboardType }
    set { kept.keyboardType = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept.keyboardAppearance }
    set { kept.keyboardAppearance = newValue }
  }
  /// The label of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKeyType }
    set { kept.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKeyAutomatically }
    set { kept.enablesReturnKeyAutomatically = newValue }
  }
  /// The letters that the keyboard shows as capitals. Text of scripts is entered as it is written.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.autocapitalizationType }
    set { kept.autocapitalizationType = newValue }
  }
  /// The setting for automatic correction, which is never made. With `no`, the keyboard has no bar for
  /// suggestions.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.autocorrectionType }
    set { kept.autocorrectionType = newValue }
  }
  /// The setting for spell checking. The value is stored but has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spellCheckingType }
    set { kept.spellCheckingType = newValue }
  }
  /// The semantic meaning of the text. The value is stored but has no effect.
  public var textContentType: UITextContentType! {
    get { kept.textContentType }
    set { kept.textContentType = newValue }
  }
}
