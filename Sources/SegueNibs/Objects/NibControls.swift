// The names of options of controls and stack views.

import Foundation
import UIKit

/// The names of options.
@MainActor
enum NibControls {
  static let horizontal: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> = [
    "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
  static let vertical: KeyValuePairs<String, UIControl.ContentVerticalAlignment> = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
  static let distributions: KeyValuePairs<String, UIStackView.Distribution> = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  static let alignments: KeyValuePairs<String, UIStackView.Alignment> = [
    "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
  ]
  static let viewModes: KeyValuePairs<String, UITextField.ViewMode> = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
  static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  static let capitals: KeyValuePairs<String, UITextAutocapitalizationType> = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  static let dateModes: KeyValuePairs<String, UIDatePicker.Mode> = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
  static let dateStyles: KeyValuePairs<String, UIDatePickerStyle> = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  /// The events of controls, by the names in files.
  static let events: KeyValuePairs<String, UIControl.Event> = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
