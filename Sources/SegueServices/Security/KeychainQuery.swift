// A query in the keychain: the attributes to find, and what is returned of the items found.

import Foundation

/// A query in the keychain.
struct KeychainQuery {
  private let values: [String: Any]
  /// The attributes, with the class and the secret.
  let attributes: [String: Any]

  init(_ dictionary: NSDictionary) {
    var values: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String else { continue }
      values[key] = Self.unwrapped(value)
    }
    self.values = values
    attributes = values.filter { key, _ in
      !["r_", "m_", "u_"].contains { key.hasPrefix($0) } && key != "nleg"
        && key != "v_PersistentRef"
    }
  }

  /// Returns the value without Optionals, as in a dictionary with `kCFBooleanTrue`.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// The class of the items; `nil` if it is not given.
  var itemClass: String? { values["class"] as? String }
  /// The greatest number of items to return, if not all; 1 unless the query says otherwise.
  var limit: Int? {
    switch KeychainValue(values["m_Limit"]) {
    case .text("m_LimitAll"): nil
    case .number(let number): max(1, Int(number))
    default: 1
    }
  }
  private func isTrue(_ key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }

  /// Returns whether the query finds an item.
  func finds(_ item: KeychainItem) -> Bool {
    if let reference = values["v_PersistentRef"] as? Data { return reference == item.reference }
    return attributes.allSatisfy { key, value in
      switch key {
      case "v_Data", "accc": true
      case "sync" where value as? String == "syna": true
      case "sync": isTrue(key) == ((item.values[key] as? NSNumber)?.boolValue ?? false)
      default: KeychainValue(item.values[key]) == KeychainValue(value)
      }
    } && (attributes["sync"] != nil || KeychainValue(item.values["sync"]) != .number(1))
  }

  /// Returns what the query asks for of an item; `nil` if it asks for nothing.
  func result(_ item: KeychainItem) -> AnyObject? {
    let wanted = ["r_Data", "r_Attributes", "r_PersistentRef", "r_Ref"].filter(isTrue)
    switch wanted {
    case []: return nil
    case ["r_Data"]: return (item.values["v_Data"] as? Data).map { $0 as NSData }
    case ["r_PersistentRef"]: return item.reference as NSData
    default:
      var values = item.values
      if !wanted.contains("r_Attributes") { values = values.filter { $0.key == "v_Data" } }
      if !wanted.contains("r_Data") { values["v_Data"] = nil }
      if wanted.contains("r_PersistentRef") { values["v_PersistentRef"] = item.reference }
      return values as NSDictionary
    }
  }
}
