// A request of a page: one JSON object with a `type`, perhaps an `id`, and the fields of that type.

import SegueDiagnostics

/// The reason why a request cannot be answered, in one line for people.
package struct PreviewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was found and what was expected.
  package let message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }

  /// The message.
  package var description: String { message }
}

/// A request of a page.
package struct PreviewRequest: Sendable {
  /// The name of the request, such as `tree`.
  package let type: String
  /// The number that the response repeats, or `nil` if the page expects no response.
  package let id: Int?
  private let node: JSONNode

  /// Decodes the text of a message.
  /// - Throws: `PreviewError` if it is not an object with a `type`.
  package init(_ bytes: [UInt8]) throws(PreviewError) {
    let node: JSONNode
    do throws(JSONFault) {
      node = try JSONReader.read(bytes)
    } catch {
      throw PreviewError("the message is not JSON, at byte \(error.offset): \(error.message)")
    }
    guard case .object = node.content else {
      throw PreviewError("the message is \(node.kind); expected an object")
    }
    guard case .string(let type)? = node["type"]?.content else {
      throw PreviewError(
        "\"type\" is \(node["type"]?.kind ?? "missing"); expected the name of a request")
    }
    (self.node, self.type) = (node, type)
    id = Self.number(node["id"]).flatMap { Int(exactly: $0) }
  }

  /// Returns the value of a field, or `nil` if there is none or it is null.
  package subscript(key: String) -> JSONNode? {
    guard let value = node[key] else { return nil }
    if case .null = value.content { return nil }
    return value
  }

  // MARK: Fields

  /// Returns the finite number in a field.
  /// - Throws: `PreviewError` if there is no number.
  package func number(_ key: String) throws(PreviewError) -> Double {
    guard let number = Self.number(self[key]) else { throw problem(key, "a number") }
    return number
  }

  /// Returns the finite number in a field, or `nil` if there is no such field.
  /// - Throws: `PreviewError` if the field has another value.
  package func optionalNumber(_ key: String) throws(PreviewError) -> Double? {
    self[key] == nil ? nil : try number(key)
  }

  /// Returns the whole number in a field.
  /// - Throws: `PreviewError` if there is no whole number, or if it is outside of `range`.
  package func integer(_ key: String, in range: ClosedRange<Int>) throws(PreviewError) -> Int {
    guard let number = Self.number(self[key]).flatMap({ Int(exactly: $0) }), range.contains(number)
    else {
      throw problem(key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns the string in a field.
  /// - Throws: `PreviewError` if there is no string.
  package func text(_ key: String) throws(PreviewError) -> String {
    guard case .string(let text)? = self[key]?.content else { throw problem(key, "a string") }
    return text
  }

  /// Returns the string in a field, or `nil` if there is no such field.
  /// - Throws: `PreviewError` if the field has another value.
  package func optionalText(_ key: String) throws(PreviewError) -> String? {
    self[key] == nil ? nil : try text(key)
  }

  /// Returns the Boolean value in a field; `false` if there is no such field.
  /// - Throws: `PreviewError` if the field has another value.
  package func flag(_ key: String) throws(PreviewError) -> Bool {
    switch self[key]?.content {
    case nil: return false
    case .bool(let value): return value
    default: throw problem(key, "true or false")
    }
  }

  private func problem(_ key: String, _ expected: String) -> PreviewError {
    PreviewError("\"\(key)\" is \(self[key]?.kind ?? "missing"); expected \(expected)")
  }

  private static func number(_ node: JSONNode?) -> Double? {
    guard case .number(let text)? = node?.content, let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
