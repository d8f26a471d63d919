// Lists in words, which Foundation on Linux does not offer. The source of apps is bound to this class under
// the name `ListFormatter`. All texts are English.

import Foundation

/// A formatter of lists, such as "bread, milk, and eggs".
open class SegueListFormatter: Formatter {
  /// The language. Texts are English whatever it is.
  open var locale: Locale! = Locale(identifier: "en_US")
  /// The formatter of items that are not strings.
  open var itemFormatter: Formatter?

  /// Returns the text of a list.
  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) })
  }

  /// Returns the text of a list, if the object is one.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  /// Returns texts as a list.
  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0...1: strings.first ?? ""
    case 2: strings.joined(separator: " and ")
    default: strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
    }
  }
}
