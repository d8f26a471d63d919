// The ways into the network, of which there is none.

import Foundation

/// An interface to a network. There is none.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of interfaces.
  public enum InterfaceType: Hashable, Sendable {
    /// Another kind.
    case other
    /// Wi-Fi.
    case wifi
    /// Cellular.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// The kind of the interface.
  public let type: InterfaceType
  /// The name of the interface.
  public let name: String
  /// The number of the interface.
  public let index: Int
  /// The name of the interface.
  public var debugDescription: String { name }
}

/// A way into the network, or that there is none.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// Whether there is a way.
  public enum Status: Hashable, Sendable {
    /// There is a way.
    case satisfied
    /// There is none.
    case unsatisfied
    /// There may be one after a connection.
    case requiresConnection
  }

  /// Why there is no way.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// It is not known.
    case notAvailable
    /// Cellular connections are denied.
    case cellularDenied
    /// Wi-Fi is denied.
    case wifiDenied
    /// The local network is denied.
    case localNetworkDenied
    /// A private network is inactive.
    case vpnInactive
  }

  /// Whether there is a way: there is none.
  public let status = Status.unsatisfied
  /// Why there is no way.
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  /// The interfaces that can be used: none.
  public let availableInterfaces: [NWInterface] = []
  /// Whether the way costs money.
  public let isExpensive = false
  /// Whether the way is restricted by the user.
  public let isConstrained = false
  /// Whether names are resolved.
  public let supportsDNS = false
  /// Whether there are addresses of version 4.
  public let supportsIPv4 = false
  /// Whether there are addresses of version 6.
  public let supportsIPv6 = false
  /// Returns whether the way uses an interface of a kind: there is none.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
  /// A text that says that there is no way.
  public var debugDescription: String { "unsatisfied (No network route)" }
}
