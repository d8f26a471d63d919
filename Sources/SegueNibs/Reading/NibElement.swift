// An element of a storyboard or nib, with its place in the file.

import Foundation

/// An element of the XML of a storyboard or nib.
package final class NibElement {
  /// The name of the element, such as `button`.
  package let name: String
  /// The line on which the element begins, counted from 1.
  package let line: Int
  /// The elements inside, in order.
  package internal(set) var children: [NibElement] = []
  /// The text inside, without that of the elements inside.
  package internal(set) var text = ""
  /// The element around this one.
  package private(set) weak var parent: NibElement?
  private var attributes: [String: String]
  /// The attributes that have been looked at.
  private var seen: Set<String> = []

  init(name: String, attributes: [String: String], line: Int, parent: NibElement?) {
    (self.name, self.attributes, self.line, self.parent) = (name, attributes, line, parent)
  }

  /// The value of an attribute; `nil` if it is not present.
  package subscript(attribute: String) -> String? {
    get {
      seen.insert(attribute)
      return attributes[attribute]
    }
    set { attributes[attribute] = newValue }
  }

  /// The identifier of the object that the element describes.
  package var id: String? { self["id"] }
  /// The property of the element around it that the element describes.
  package var key: String? { self["key"] }
  /// The attributes that nothing has looked at, sorted.
  package var unseenAttributes: [String] { attributes.keys.filter { !seen.contains($0) }.sorted() }

  /// Returns the first element inside with the given name.
  package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// Returns the elements inside an element that groups them, such as `subviews`.
  package func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// Returns the first element inside with the given key and, if given, the name.
  package func child(key: String, _ name: String? = nil) -> NibElement? {
    children.first { $0.key == key && (name == nil || $0.name == name) }
  }

  /// Calls `body` with this element and all inside it, in the order of the file.
  package func visit(_ body: (NibElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// Returns the first element, of this one and all inside it, for which `matches` holds.
  package func first(where matches: (NibElement) -> Bool) -> NibElement? {
    if matches(self) { return self }
    for child in children { if let found = child.first(where: matches) { return found } }
    return nil
  }

  // MARK: Typed attributes

  /// Returns a Boolean attribute; `nil` if it is not present.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// Returns a number, limited to ±10,000,000; `nil` if the attribute is not present or is not one.
  func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Double.init).flatMap {
      $0.isFinite ? CGFloat(min(max($0, -10_000_000), 10_000_000)) : nil
    }
  }

  /// Returns an integer; `nil` if the attribute is not present or is not one.
  func integer(_ attribute: String) -> Int? {
    self[attribute].flatMap { Int(exactly: (Double($0) ?? .nan).rounded()) }
  }
}
