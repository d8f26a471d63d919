// What text is entered for, and by which keys. There is no keyboard: it is all kept for whoever asks, and
// changes nothing. Kept beside the objects, so that classes of apps that conform have it, too.

import Foundation

/// What kind of text is entered, and by which keys.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The keys that come.
  var keyboardType: UIKeyboardType { get set }
  /// How they look.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// What begins with a capital letter.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searching the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface does.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What a return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Words.
  case words = 1
  /// Sentences.
  case sentences = 2
  /// All letters are capitals.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's name.
  public let rawValue: String
  /// The meaning of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name to log in by.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
}

/// What is kept for one object.
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

  /// Kept.
  public var keyboardType: UIKeyboardType {
    get { kept.keyboardType }
    set { kept.keyboardType = newValue }
  }
  /// Kept.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept.keyboardAppearance }
    set { kept.keyboardAppearance = newValue }
  }
  /// Kept.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKeyType }
    set { kept.returnKeyType = newValue }
  }
  /// Kept.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKeyAutomatically }
    set { kept.enablesReturnKeyAutomatically = newValue }
  }
  /// Kept.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.autocapitalizationType }
    set { kept.autocapitalizationType = newValue }
  }
  /// Kept.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.autocorrectionType }
    set { kept.autocorrectionType = newValue }
  }
  /// Kept.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spellCheckingType }
    set { kept.spellCheckingType = newValue }
  }
  /// Kept.
  public var textContentType: UITextContentType! {
    get { kept.textContentType }
    set { kept.textContentType = newValue }
  }
}
