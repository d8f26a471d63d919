// The functions of the keychain.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Adds an item to the keychain, and returns whether that succeeded.
///
/// - Parameter result: Receives what the attributes ask for of the new item.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.current.add(KeychainQuery(attributes), result) }

/// Finds items in the keychain, and returns whether there are any.
///
/// - Parameter result: Receives what the query asks for: of one item, or an array if it asks for
///   more than one.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.current.copy(KeychainQuery(query), result) }

/// Changes all items that a query finds, and returns whether that succeeded.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.current.update(KeychainQuery(query), KeychainQuery(attributesToUpdate))
}

/// Removes all items that a query finds, and returns whether there were any.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.current.remove(KeychainQuery(query))
}
