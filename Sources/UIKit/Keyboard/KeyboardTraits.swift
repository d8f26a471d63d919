// What the first responder asks of the keyboard.

import Foundation

/// The input traits that the keyboard follows.
@MainActor
struct KeyboardTraits: @MainActor Equatable {
  /// The type of the keyboard.
  private(set) var type = UIKeyboardType.default
  /// The label of the return key.
  private(set) var returnKey = UIReturnKeyType.default
  /// The appearance of the keyboard; `default` for that of the screen.
  private(set) var appearance = UIKeyboardAppearance.default
  /// The letters that are capitals without the shift key.
  private(set) var capitalization = UITextAutocapitalizationType.sentences
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  private(set) var needsText = false
  /// A Boolean value that indicates whether there is a bar for suggestions above the keys.
  private(set) var hasSuggestions = true

  /// The traits of a responder that has none.
  init() {}

  /// Reads the traits of a responder.
  init(of responder: UIResponder?) {
    guard let traits = responder as? any UITextInputTraits else { return }
    (type, returnKey) = (traits.keyboardType, traits.returnKeyType)
    (appearance, needsText) = (traits.keyboardAppearance, traits.enablesReturnKeyAutomatically)
    let isSecret = (responder as? UITextField)?.isSecureTextEntry ?? false
    let isAddress = [.emailAddress, .URL, .webSearch].contains(type)
    capitalization = isSecret || isAddress ? .none : traits.autocapitalizationType
    hasSuggestions = traits.autocorrectionType != .no && !isPad
  }

  /// A Boolean value that indicates whether phones show a pad of digits in place of letters.
  var isPad: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// The keys that are shown at first.
  var firstPlane: KeyboardPlane { isPad || type == .numbersAndPunctuation ? .digits : .letters }

  /// Returns a Boolean value that indicates whether a letter after a text is a capital.
  func isCapital(after text: String) -> Bool {
    switch capitalization {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace, let end = text.last(where: { !$0.isWhitespace }) else {
        return false
      }
      return ".!?".contains(end)
    }
  }
}
