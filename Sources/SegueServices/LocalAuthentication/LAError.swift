// Why a user could not be authenticated.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason for which a user was not authenticated.
public struct LAError: _BridgedStoredNSError, ServiceError {
  /// The reasons.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors.
    public typealias _ErrorType = LAError
    /// The user is another one.
    case authenticationFailed = -1
    /// The user has cancelled.
    case userCancel = -2
    /// The user wants to enter a password.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// There is no passcode.
    case passcodeNotSet = -5
    /// The device has no biometry, or the user has denied it.
    case biometryNotAvailable = -6
    /// No face or finger is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// A page would have to be shown, and that is forbidden.
    case notInteractive = -1004

    /// The device has no biometry, by an older name.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// No finger is enrolled, by an older name.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// There were too many attempts, by an older name.
    public static let touchIDLockout = Code.biometryLockout
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error from an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { LAErrorDomain }
  static func text(_ code: Code) -> String {
    switch code {
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .invalidContext: "The context is invalid."
    default: "Authentication failed."
    }
  }

  /// The user is another one.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user wants to enter a password.
  public static var userFallback: Code { .userFallback }
  /// The system has cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// There is no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no biometry, or the user has denied it.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face or finger is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has cancelled.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// A page would have to be shown, and that is forbidden.
  public static var notInteractive: Code { .notInteractive }
}
