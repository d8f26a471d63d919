// The places that connections lead to, and the settings of connections: values that are kept.

import Foundation

/// The end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// The name or the address of a host.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// The text of the name or the address.
    public let debugDescription: String
    /// Creates a host of a name or an address.
    public init(_ string: String) { debugDescription = string }
    /// Creates a host of a name or an address.
    public init(stringLiteral value: String) { debugDescription = value }
    /// Returns the host with a name.
    public static func name(_ name: String, _ interface: NWInterface?) -> Host { Host(name) }
  }

  /// The number of a port.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable,
    CustomDebugStringConvertible
  {
    /// The number.
    public let rawValue: UInt16
    /// Creates a port with a number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a port with a number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port of the text of a number; `nil` for other texts.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    /// Any port.
    public static let any: Port = 0
    /// The port of HTTP.
    public static let http: Port = 80
    /// The port of HTTPS.
    public static let https: Port = 443
    /// The text of the number.
    public var debugDescription: String { "\(rawValue)" }
  }

  /// A port of a host.
  case hostPort(host: Host, port: Port)
  /// A service in the local network.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket in the file system.
  case unix(path: String)
  /// An address.
  case url(URL)

  /// A text that names the place.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// The settings of a protocol. They are kept, and there is nothing that they apply to.
open class NWProtocolOptions: @unchecked Sendable {
  /// Creates the usual settings.
  public init() {}
}

/// The settings of TCP.
public enum NWProtocolTCP {
  /// The settings of a connection.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether packets are sent at once.
    public var noDelay = false
    /// Whether silent connections are probed.
    public var enableKeepalive = false
    /// The time in seconds after which they are probed first.
    public var keepaliveIdle = 0
    /// The time in seconds after which a connection is given up.
    public var connectionTimeout = 0
  }
}

/// The settings of UDP.
public enum NWProtocolUDP {
  /// The settings of a connection.
  public final class Options: NWProtocolOptions, @unchecked Sendable {}
}

/// The settings of TLS.
public enum NWProtocolTLS {
  /// The settings of a connection.
  public final class Options: NWProtocolOptions, @unchecked Sendable {}
}

/// The protocols of a connection and their settings.
public final class NWParameters: @unchecked Sendable {
  /// Whether peers nearby may be reached.
  public var includePeerToPeer = false
  /// Whether a port may be used again.
  public var allowLocalEndpointReuse = false
  /// Whether ways that cost money may not be used.
  public var prohibitExpensivePaths = false
  /// The kind of interface that has to be used.
  public var requiredInterfaceType = NWInterface.InterfaceType.other

  /// Creates settings without protocols.
  public init() {}
  /// Creates settings for TCP, with or without TLS.
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {}
  /// Creates settings for UDP, with or without DTLS.
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {}

  /// New settings for TCP.
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  /// New settings for TCP with TLS.
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// New settings for UDP.
  public static var udp: NWParameters { NWParameters(dtls: nil) }
}

/// Why a connection does not work.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  /// An error of the system.
  case posix(POSIXErrorCode)
  /// A name cannot be resolved.
  case dns(Int32)
  /// A connection is not safe.
  case tls(Int32)

  /// A text about the error.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let code): "DNSServiceErrorType \(code)"
    case .tls(let code): "OSStatus \(code)"
    }
  }
}
