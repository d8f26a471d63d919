// The results of functions of the keychain.

import Foundation

/// No error.
public let errSecSuccess: OSStatus = 0
/// The class of items cannot be stored here.
public let errSecUnimplemented: OSStatus = -4
/// The query is not valid.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// The request is not valid.
public let errSecBadReq: OSStatus = -909
/// A file could not be read or written.
public let errSecIO: OSStatus = -36
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user was not authenticated.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// Something would have to be shown.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The item cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what a result means, as a sentence.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?)
  -> CFString?
{
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "The function is not available."
  case errSecParam: "A parameter is not valid."
  case errSecAuthFailed: "The user was not authenticated."
  case errSecDuplicateItem: "The item is in the keychain already."
  case errSecItemNotFound: "The item is not in the keychain."
  case errSecInteractionNotAllowed: "No interaction with the user is allowed."
  default: "OSStatus \(status)" as NSString
  }
}
