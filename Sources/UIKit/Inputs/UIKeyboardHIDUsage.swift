// The codes of keys, as the USB standard for human interface devices numbers them (usage page 7).

/// The codes of the keys of a hardware keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// What a keyboard reports in place of keys.
  case keyboardErrorRollOver = 1
  case keyboardPOSTFail, keyboardErrorUndefined
  /// The letters.
  case keyboardA = 4
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  /// The letters.
  case keyboardI = 12
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  /// The letters.
  case keyboardQ = 20
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  /// The letters.
  case keyboardY = 28
  case keyboardZ
  /// The digits of the upper row.
  case keyboard1 = 30
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  /// The digits of the upper row.
  case keyboard9 = 38
  case keyboard0
  /// The keys around the letters.
  case keyboardReturnOrEnter = 40
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  /// The keys around the letters.
  case keyboardSpacebar = 44
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
  /// The keys around the letters.
  case keyboardCloseBracket = 48
  case keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  /// The keys around the letters.
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod
  /// The keys around the letters.
  case keyboardSlash = 56
  case keyboardCapsLock
  /// The function keys.
  case keyboardF1 = 58
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
  /// The function keys.
  case keyboardF8 = 65
  case keyboardF9, keyboardF10, keyboardF11, keyboardF12
  /// The keys beside the letters, and the arrows.
  case keyboardPrintScreen = 70
  case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
  /// The keys beside the letters, and the arrows.
  case keyboardPageUp = 75
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown
  /// The keys beside the letters, and the arrows.
  case keyboardRightArrow = 79
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// The keys of the numeric pad.
  case keypadNumLock = 83
  case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  /// The keys of the numeric pad.
  case keypad1 = 89
  case keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9
  /// The keys of the numeric pad.
  case keypad0 = 98
  case keypadPeriod
  /// Other keys.
  case keyboardNonUSBackslash = 100
  case keyboardApplication, keyboardPower, keypadEqualSign
  /// The function keys of large keyboards.
  case keyboardF13 = 104
  case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18
  /// The function keys of large keyboards.
  case keyboardF19 = 110
  case keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
  /// The modifier keys.
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  /// The modifier keys.
  case keyboardRightControl = 228
  case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
