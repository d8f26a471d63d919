// An item of the keychain: its attributes, by which it is found, and its secret.

import Foundation

/// An item of the keychain.
struct KeychainItem {
  /// The number of the item, which identifies it while the keychain exists.
  let number: Int
  /// All values by their keys, the class and the secret among them.
  var values: [String: Any]

  /// The attributes that no two items of a class have in common, by class.
  private static let identities = [
    "genp": ["acct", "svce", "agrp", "sync"],
    "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"],
  ]

  /// Returns whether items of a class can be stored.
  static func isKnown(_ itemClass: String) -> Bool { identities[itemClass] != nil }

  /// The class of the item.
  var itemClass: String { values["class"] as? String ?? "" }

  /// Returns whether the item and another one cannot be in one keychain.
  func isDuplicate(of other: KeychainItem) -> Bool {
    guard let keys = Self.identities[itemClass], itemClass == other.itemClass else { return false }
    return keys.allSatisfy { KeychainValue(values[$0]) == KeychainValue(other.values[$0]) }
  }

  /// A reference to the item that can be stored.
  var reference: Data { Data("\(itemClass)\(number)".utf8) }
}

/// A value of an attribute as far as it is compared.
enum KeychainValue: Equatable {
  case none
  case text(String)
  case bytes(Data)
  case number(Double)
  case date(Date)
  case object(ObjectIdentifier)

  init(_ value: Any?) {
    switch value {
    case nil: self = .none
    case let text as String: self = .text(text)
    case let bytes as Data: self = .bytes(bytes)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let date as Date: self = .date(date)
    case let value?: self = .object(ObjectIdentifier(value as AnyObject))
    }
  }
}
