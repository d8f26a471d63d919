// The errors of Core Location.

import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
public struct CLError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The location cannot be determined at present.
    case locationUnknown
    /// The user has denied the use of locations.
    case denied
    /// There is no network.
    case network
    /// The heading cannot be determined.
    case headingFailure
    /// The user has denied the monitoring of regions.
    case regionMonitoringDenied
    /// A region cannot be monitored.
    case regionMonitoringFailure
    /// The monitoring of a region could not begin at once.
    case regionMonitoringSetupDelayed
    /// Events of a region arrive late.
    case regionMonitoringResponseDelayed
    /// Nothing was found for an address.
    case geocodeFoundNoResult
    /// Only a part of an address was found.
    case geocodeFoundPartialResult
    /// The request was cancelled.
    case geocodeCanceled
    /// Deferred updates failed.
    case deferredFailed
    /// Locations are not updated.
    case deferredNotUpdatingLocation
    /// The accuracy is too low for deferred updates.
    case deferredAccuracyTooLow
    /// A filter prevents deferred updates.
    case deferredDistanceFiltered
    /// Deferred updates were cancelled.
    case deferredCanceled
    /// Beacons are not available.
    case rangingUnavailable
    /// The search for beacons failed.
    case rangingFailure
    /// The user declined a prompt.
    case promptDeclined
    /// Matches the errors with this reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  /// The reason.
  public var code: Code
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of Core Location's errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Nothing more is known.
  public var errorUserInfo: [String: Any] { [:] }
  /// The domain and the code, as on a device.
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
  }

  /// The location cannot be determined at present.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user has denied the use of locations.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// The heading cannot be determined.
  public static var headingFailure: Code { .headingFailure }
  /// The user has denied the monitoring of regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region cannot be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// Nothing was found for an address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Only a part of an address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The request was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Beacons are not available.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// The search for beacons failed.
  public static var rangingFailure: Code { .rangingFailure }
}
