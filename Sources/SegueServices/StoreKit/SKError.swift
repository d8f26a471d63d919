// Why the store did not do something.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors.
public let SKErrorDomain = "SKErrorDomain"

/// The reason for which the store did not do something.
public struct SKError: _BridgedStoredNSError, ServiceError {
  /// The reasons.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors.
    public typealias _ErrorType = SKError
    /// Another reason, such as a network that is not there.
    case unknown
    /// The app may not do this.
    case clientInvalid
    /// The user has cancelled.
    case paymentCancelled
    /// The payment is not valid.
    case paymentInvalid
    /// Payments are not permitted.
    case paymentNotAllowed
    /// The product is not sold here.
    case storeProductNotAvailable
    /// The user has declined access to the cloud.
    case cloudServicePermissionDenied
    /// There is no network.
    case cloudServiceNetworkConnectionFailed
    /// The access to the cloud was revoked.
    case cloudServiceRevoked
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error from an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { SKErrorDomain }
  static func text(_ code: Code) -> String {
    switch code {
    case .paymentNotAllowed: "Payments are not allowed."
    case .paymentCancelled: "The payment was cancelled."
    default: "Cannot connect to the store."
    }
  }

  /// Another reason, such as a network that is not there.
  public static var unknown: Code { .unknown }
  /// The app may not do this.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user has cancelled.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The payment is not valid.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// Payments are not permitted.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The product is not sold here.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}
