// The names of Core Foundation that code of these frameworks uses. They stand for the classes to which
// Core Foundation's types are bridged on a device, so that `query as CFDictionary` compiles.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A string.
public typealias CFString = NSString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Bytes.
public typealias CFData = NSData
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// The address of a file or of a resource of the web.
public typealias CFURL = NSURL
/// A Boolean value as an object.
public typealias CFBoolean = NSNumber
/// An error.
public typealias CFError = NSError
/// An allocator of memory. There is only the default one.
public typealias CFAllocator = NSString
/// A result of functions, 0 if they succeed.
public typealias OSStatus = Int32
/// The result of functions that have succeeded.
public let noErr: OSStatus = 0
/// A run loop.
public typealias CFRunLoop = RunLoop

/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The allocator that is used without another.
///
/// `nonisolated(unsafe)`: there is no object.
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator? = nil

/// Modes of run loops.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  // Unchecked: the string is constant.

  /// The name of the mode.
  public let rawValue: CFString
  /// Creates a mode with a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode with a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  /// The mode outside of tracking.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// All common modes.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Returns the run loop of the present thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

extension sockaddr_in {
  /// The size of the address in bytes. Addresses do not store it on Linux: setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr {
  /// The size of the address in bytes. Addresses do not store it on Linux: setting it has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The size of the address in bytes. Addresses do not store it on Linux: setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
