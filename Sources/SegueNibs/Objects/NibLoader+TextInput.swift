// Restores text fields and text views.

import Foundation
import UIKit

extension NibLoader {
  func restoreTextField(_ field: UITextField, _ element: NibElement) {
    if let font = font(of: element) { field.font = font }
    if let color = color("textColor", of: element) { field.textColor = color }
    if let alignment = element.option("textAlignment", NibText.alignments) {
      field.textAlignment = alignment
    }
    if let style = element.option(
      "borderStyle",
      [
        "none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel,
        "roundedRect": .roundedRect,
      ])
    {
      field.borderStyle = style
    }
    field.placeholder = element["placeholder"] ?? element.child(key: "placeholder", "string")?.text
    field.text = element["text"] ?? element.child(key: "text", "string")?.text
    if let text = attributedString("attributedText", of: element) { field.text = text.string }
    if let text = attributedString("attributedPlaceholder", of: element) {
      field.attributedPlaceholder = text
    }
    if let clears = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let mode = element.option("clearButtonMode", NibControls.viewModes) {
      field.clearButtonMode = mode
    }
    restoreTraits(field, element)
    if element.child("textInputTraits")?.flag("secureTextEntry") == true {
      field.isSecureTextEntry = true
    }
  }

  func restoreTextView(_ view: UITextView, _ element: NibElement) {
    restoreScroll(view, element)
    if let font = font(of: element) { view.font = font }
    if let color = color("textColor", of: element) { view.textColor = color }
    if let alignment = element.option("textAlignment", NibText.alignments) {
      view.textAlignment = alignment
    }
    if let text = element["text"] ?? element.child(key: "text", "string")?.text { view.text = text }
    if let text = attributedString("attributedText", of: element) { view.attributedText = text }
    if let isEditable = element.flag("editable") { view.isEditable = isEditable }
    if let isSelectable = element.flag("selectable") { view.isSelectable = isSelectable }
    if let types = element.child("dataDetectorType") { view.dataDetectorTypes = detected(types) }
    if let insets = element.insets("textContainerInset") { view.textContainerInset = insets }
    restoreTraits(view, element)
  }

  private func detected(_ element: NibElement) -> UIDataDetectorTypes {
    let names: KeyValuePairs<String, UIDataDetectorTypes> = [
      "phoneNumber": .phoneNumber, "link": .link, "address": .address,
      "calendarEvent": .calendarEvent,
    ]
    return names.reduce(into: []) { types, name in
      if element.flag(name.key) == true { types.formUnion(name.value) }
    }
  }

  private func restoreTraits(_ input: some UITextInputTraits & UIView, _ element: NibElement) {
    guard let traits = element.child("textInputTraits") else { return }
    if let type = traits.option("keyboardType", NibControls.keyboards) { input.keyboardType = type }
    if let type = traits.option("returnKeyType", NibControls.returnKeys) {
      input.returnKeyType = type
    }
    input.autocapitalizationType =
      traits.option("autocapitalizationType", NibControls.capitals) ?? .none
    let answers: KeyValuePairs<String, UITextAutocorrectionType> = ["no": .no, "yes": .yes]
    if let type = traits.option("autocorrectionType", answers) { input.autocorrectionType = type }
    let spelling: KeyValuePairs<String, UITextSpellCheckingType> = ["no": .no, "yes": .yes]
    if let type = traits.option("spellCheckingType", spelling) { input.spellCheckingType = type }
    if let appearance = traits.option(
      "keyboardAppearance",
      ["alert": UIKeyboardAppearance.dark, "dark": .dark, "light": .light])
    {
      input.keyboardAppearance = appearance
    }
    if let needsText = traits.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = needsText
    }
    if let type = traits["textContentType"] {
      input.textContentType = UITextContentType(rawValue: type)
    }
  }
}
