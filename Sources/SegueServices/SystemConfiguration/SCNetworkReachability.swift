// The reachability of hosts, of which none can be reached. That never changes, so callbacks are kept
// and not called.

import Foundation

/// A host whose reachability is asked for.
public final class SCNetworkReachability {
  let name: String
  var callback: SCNetworkReachabilityCallBack?
  /// What `release` of the callback's context has to be called with.
  var release: (() -> Void)?

  init(_ name: String) { self.name = name }
  deinit { release?() }
}

/// A function that is called when the reachability of a host changes, which it never does.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is called with.
public struct SCNetworkReachabilityContext {
  /// The version of the structure, 0.
  public var version: Int
  /// What the callback receives.
  public var info: UnsafeMutableRawPointer?
  /// Retains `info` while the callback is set.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Releases `info` when the callback is removed.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes `info`. Never called.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates a context without `info`.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }

  /// Creates a context.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the host of a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability(String(cString: nodename)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the host of an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability("address") }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads the reachability of a host into `flags`, an empty set, and returns that it is known.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the function that is called when the reachability of a host changes, which it never does.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.release?()
  (target.callback, target.release) = (callout, nil)
  guard callout != nil, let context = context?.pointee, let info = context.info else { return true }
  let kept = context.retain?(info) ?? UnsafeRawPointer(info)
  target.release = context.release.map { release in { release(kept) } }
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls the callback of a host in a run loop, when its reachability changes.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the calls in a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls the callback of a host on a queue, when its reachability changes.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
