// The translations of a storyboard or nib: a table with the name of the file, whose keys consist of
// an object's identifier and a property.

import Foundation

/// The translated texts of a file.
enum NibStrings {
  private static let states = [
    "normalTitle": "normal", "selectedTitle": "selected", "highlightedTitle": "highlighted",
    "disabledTitle": "disabled",
  ]

  /// Replaces the texts in the elements of `file`.
  static func apply(_ strings: [String: String], to file: NibFile) {
    for (key, text) in strings.sorted(by: { $0.key < $1.key }) {
      guard let dot = key.lastIndex(of: "."), let element = file.element(String(key[..<dot])) else {
        continue
      }
      replace(String(key[key.index(after: dot)...]), of: element, by: text)
    }
  }

  private static func replace(_ property: String, of element: NibElement, by text: String) {
    if let state = states[property] {
      element.children.first { $0.name == "state" && $0.key == state }?["title"] = text
    } else if property.hasPrefix("segmentTitles["), let index = Int(property.filter(\.isNumber)) {
      let segments = element.list("segments")
      if segments.indices.contains(index) { segments[index]["title"] = text }
    } else if property.hasPrefix("configuration.") {
      element.child("buttonConfiguration")?[String(property.dropFirst(14))] = text
    } else if property.hasPrefix("accessibility") {
      let name = property == "accessibilityLabel" ? "label" : "hint"
      element.child("accessibility")?[name] = text
    } else {
      element[property] = text
      element.child(key: property, "string")?.text = text
      if property == "title" { element.child("buttonConfiguration")?["title"] = text }
    }
  }
}
