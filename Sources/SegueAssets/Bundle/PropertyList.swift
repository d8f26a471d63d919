// Property lists, as values. Foundation reads the XML and binary formats.

import Foundation
import SegueFiles

/// A value of a property list.
package indirect enum PropertyList: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case real(Double)
  case bool(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The value of a key of a dictionary; `nil` for other values.
  package subscript(_ key: String) -> PropertyList? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }

  /// The string; `nil` for other values.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The entries of a dictionary; `nil` for other values.
  package var dictionary: [String: PropertyList]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The elements of an array; `nil` for other values.
  package var array: [PropertyList]? { if case .array(let list) = self { list } else { nil } }

  /// The value as Foundation's types.
  package var foundationValue: Any {
    switch self {
    case .string(let text): text
    case .integer(let number): number
    case .real(let number): number
    case .bool(let flag): flag
    case .date(let date): date
    case .data(let data): data
    case .array(let list): list.map(\.foundationValue)
    case .dictionary(let entries): entries.mapValues(\.foundationValue)
    }
  }

  /// Reads the property list at `relative`, in XML or binary form. A file that is missing is an
  /// empty dictionary.
  /// - Parameter report: Receives what is wrong with a file that cannot be read.
  package static func read(
    _ relative: String, in files: AssetFolder, report: (String) -> Void
  ) -> PropertyList {
    do throws(FileError) {
      let bytes = try files.read(relative, limit: largestSize)
      guard let list = PropertyList(bytes), list.dictionary != nil else {
        report("\(relative): not a property list of keys and values; expected XML or binary")
        return .dictionary([:])
      }
      return list
    } catch {
      if error.code != .missing { report("\(error)") }
      return .dictionary([:])
    }
  }

  /// The maximum size of a property list, in bytes.
  package static let largestSize = 16 << 20
  private static let largestDepth = 64

  /// Reads a property list in XML or binary form; `nil` if it is neither, or nested too deeply.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "bplist".utf8) || Self.isXML(bytes),
      let value = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil),
      let list = PropertyList(value, depth: 0)
    else { return nil }
    self = list
  }

  /// Returns a Boolean value that indicates whether a text begins as XML does.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let blank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return start.drop(while: blank).first == UInt8(ascii: "<")
  }

  private init?(_ value: Any, depth: Int) {
    guard depth <= Self.largestDepth else { return nil }
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber: self = Self.number(number)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let list as [Any]:
      self = .array(list.compactMap { PropertyList($0, depth: depth + 1) })
    case let entries as [String: Any]:
      self = .dictionary(entries.compactMapValues { PropertyList($0, depth: depth + 1) })
    default: return nil
    }
  }

  private static func number(_ number: NSNumber) -> PropertyList {
    switch String(cString: number.objCType) {
    case "c", "B": .bool(number.boolValue)
    case "d", "f": .real(number.doubleValue)
    default: .integer(number.intValue)
    }
  }
}
