// A key of the keyboard: what it shows and what it does.

import Foundation

/// The keys that are shown together.
enum KeyboardPlane {
  case letters, digits, symbols
}

/// A key of the keyboard.
struct KeyboardKey: Equatable {
  /// What a touch of a key does.
  enum Action: Equatable {
    case text(String)
    case shift
    case delete
    case enter
    case show(KeyboardPlane)
    /// Nothing: for example, there is no other keyboard and no dictation.
    case none
  }

  /// What is drawn on a key.
  enum Face: Equatable {
    case text(String)
    /// A digit with the letters below it, as on a telephone.
    case digit(String, letters: String)
    case icon(KeyboardIcon)
  }

  /// The look of a key.
  enum Style {
    /// A key that enters a character.
    case character
    /// A key that does something else.
    case function
    /// A return key that does what the field is for, such as searching.
    case primary
    /// A return key that is disabled.
    case disabled
    /// A key without a background.
    case bare
  }

  var frame = CGRect.zero
  let face: Face
  let action: Action
  var style = Style.character

  /// A key that enters what it shows.
  static func character(_ text: String) -> Self { Self(face: .text(text), action: .text(text)) }
  static let space = Self(face: .text("space"), action: .text(" "))
  static let delete = Self(face: .icon(.delete), action: .delete, style: .function)
  static let emoji = Self(face: .icon(.emoji), action: .none, style: .function)

  /// A key without a function that is drawn without a background.
  static func bare(_ icon: KeyboardIcon) -> Self {
    Self(face: .icon(icon), action: .none, style: .bare)
  }

  /// A key that shows other keys.
  static func plane(_ label: String, _ plane: KeyboardPlane) -> Self {
    Self(face: .text(label), action: .show(plane), style: .function)
  }

  /// The same key in another place.
  func placed(_ frame: CGRect) -> Self {
    var key = self
    key.frame = frame
    return key
  }
}
