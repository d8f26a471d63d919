// What is known about the way to a host.

/// The properties of a way to a host. Without a network there is none, and the set is empty.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates a set of options from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The connection is transient.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// The host can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be established first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Traffic establishes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user has to do something first.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Code has to establish the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The address is one of this device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// There is no router in between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The connection is a cellular one.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// Traffic establishes the connection, by another name.
  public static let connectionAutomatic = connectionOnTraffic
}

/// The bit of a host that can be reached.
public let kSCNetworkFlagsReachable = Int(SCNetworkReachabilityFlags.reachable.rawValue)
/// The bit of a connection that has to be established first.
public let kSCNetworkFlagsConnectionRequired =
  Int(SCNetworkReachabilityFlags.connectionRequired.rawValue)
/// The bit of a host that can be reached.
public let kSCNetworkReachabilityFlagsReachable = SCNetworkReachabilityFlags.reachable.rawValue
/// The bit of a connection that has to be established first.
public let kSCNetworkReachabilityFlagsConnectionRequired =
  SCNetworkReachabilityFlags.connectionRequired.rawValue
/// The bit of a cellular connection.
public let kSCNetworkReachabilityFlagsIsWWAN = SCNetworkReachabilityFlags.isWWAN.rawValue
