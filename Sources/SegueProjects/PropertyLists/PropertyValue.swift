// The values of property lists, as files of projects contain them.

import Foundation

/// A value of a property list.
package indirect enum PropertyValue: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case real(Double)
  case bool(Bool)
  case date(Date)
  case data([UInt8])
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  /// The text of a string, or `nil` for other values.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array, or `nil` for other values.
  package var array: [PropertyValue]? { if case .array(let values) = self { values } else { nil } }

  /// The entries of a dictionary, or `nil` for other values.
  package var dictionary: [String: PropertyValue]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The text of a string, or the texts of an array of strings separated by spaces: the forms in
  /// which build settings are written.
  package var setting: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .bool(let flag): flag ? "YES" : "NO"
    case .array(let values): values.compactMap(\.setting).joined(separator: " ")
    default: nil
    }
  }

  /// Returns the value with every string in it replaced by the result of `body`.
  func mapStrings<E>(_ body: (String) throws(E) -> String) throws(E) -> PropertyValue {
    switch self {
    case .string(let text): return .string(try body(text))
    case .array(let values):
      var mapped: [PropertyValue] = []
      for value in values { mapped.append(try value.mapStrings(body)) }
      return .array(mapped)
    case .dictionary(let entries):
      var mapped: [String: PropertyValue] = [:]
      for key in entries.keys.sorted() {
        if let value = entries[key] { mapped[try body(key)] = try value.mapStrings(body) }
      }
      return .dictionary(mapped)
    default: return self
    }
  }
}

extension PropertyValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .real(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Date.self) {
      self = .date(value)
    } else if let value = try? container.decode(Data.self) {
      self = .data(Array(value))
    } else if let value = try? container.decode([PropertyValue].self) {
      self = .array(value)
    } else {
      self = .dictionary(try container.decode([String: PropertyValue].self))
    }
  }
}
