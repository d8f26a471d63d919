// The errors of MapKit.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit.
public struct MKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: UInt, Sendable {
    /// It is not known.
    case unknown = 1
    /// The server cannot be reached, or has failed.
    case serverFailure
    /// There were too many requests.
    case loadingThrottled
    /// The place was not found.
    case placemarkNotFound
    /// There is no way.
    case directionsNotFound
    /// The data cannot be read.
    case decodingFailed
    /// Matches the errors with this reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? MKError)?.code == code
    }
  }

  /// The reason.
  public var code: Code
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of MapKit's errors.
  public static var errorDomain: String { MKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { Int(code.rawValue) }
  /// Nothing more is known.
  public var errorUserInfo: [String: Any] { [:] }
  /// The reason in words.
  public var errorDescription: String? {
    code == .serverFailure
      ? "The Internet connection appears to be offline."
      : "The operation couldn’t be completed. (\(MKErrorDomain) error \(code.rawValue).)"
  }

  /// It is not known.
  public static var unknown: Code { .unknown }
  /// The server cannot be reached, or has failed.
  public static var serverFailure: Code { .serverFailure }
  /// There were too many requests.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The place was not found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no way.
  public static var directionsNotFound: Code { .directionsNotFound }

  /// The error of a request that needs a network, which is also a warning, once for each service.
  static func offline(_ service: String) -> MKError {
    LocationEvents.warnOnce(
      "\(service): there is no network; requests fail with MKError.serverFailure")
    return MKError(.serverFailure)
  }
}
