// The functions of Core Foundation by which code reads dictionaries, as libraries for GIFs do.
// Addresses are those of objects that exist as long as the collection, which code does not change meanwhile.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Returns the number of entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> Int { theDict?.count ?? 0 }

/// Returns the address of the value of a key, which is the address of an object; `nil` if there is none.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  guard let theDict, let key else { return nil }
  let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  guard let key = object as? NSObject else { return nil }
  return KeptValues.address(of: key, in: theDict) { theDict.object(forKey: key) }
}

/// Returns whether there is a value of a key, and stores its address.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

/// Returns whether there is a value of a key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryGetValue(theDict, key) != nil
}

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray?.count ?? 0 }
