// Why the photo library did not do something.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// The reason for which the photo library did not do something.
public struct PHPhotosError: _BridgedStoredNSError, ServiceError {
  /// The reasons.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors.
    public typealias _ErrorType = PHPhotosError
    /// Another reason.
    case internalError = -1
    /// The user has cancelled.
    case userCancelled = 3072
    /// The library cannot be opened.
    case libraryVolumeOffline = 3114
    /// A photo is in the cloud, and there is no network.
    case networkAccessRequired = 3164
    /// An identifier stands for nothing.
    case identifierNotFound = 3201
    /// There is no such photo.
    case missingResource = 3303
    /// The change is not valid.
    case invalidResource = 3302
    /// The device forbids it.
    case accessRestricted = 3310
    /// The user has declined.
    case accessUserDenied = 3311
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error from an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { PHPhotosErrorDomain }
  static func text(_ code: Code) -> String { "Access to the photo library is denied." }

  /// The user has cancelled.
  public static var userCancelled: Code { .userCancelled }
  /// A photo is in the cloud, and there is no network.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// The device forbids it.
  public static var accessRestricted: Code { .accessRestricted }
  /// The user has declined.
  public static var accessUserDenied: Code { .accessUserDenied }
}
