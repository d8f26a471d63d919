// The errors of AVFoundation.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = -11800
    /// A session that captures has failed.
    case sessionNotRunning = -11803
    /// A device is not connected.
    case deviceNotConnected = -11814
    /// A device is used by another app.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// The file is of no known kind.
    case fileFormatNotRecognized = -11828
    /// The file cannot be read.
    case fileFailedToParse = -11829
    /// The image at a time does not exist.
    case noImageAtTime = -11832
    /// The user has not permitted the use of the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Returns an error as apps receive it, with the one that it follows from.
  static func error(_ code: Code, from underlying: (any Error)? = nil) -> NSError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: code.text]
    if let underlying {
      info[NSUnderlyingErrorKey] = underlying
      info[NSLocalizedFailureReasonErrorKey] = "\(underlying)"
    }
    return NSError(domain: AVFoundationErrorDomain, code: code.rawValue, userInfo: info)
  }
}

extension AVError.Code {
  fileprivate var text: String {
    switch self {
    case .fileFormatNotRecognized, .fileFailedToParse: "Cannot Open"
    case .noImageAtTime: "Cannot Decode"
    case .deviceNotConnected, .sessionNotRunning, .deviceAlreadyUsedByAnotherSession:
      "Cannot Use Camera"
    case .applicationIsNotAuthorizedToUseDevice: "This app is not authorized to use the camera"
    case .unknown: "The operation could not be completed"
    }
  }
}

extension AVError: CustomNSError, LocalizedError {
  /// The domain of AVFoundation's errors.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// What went wrong, as a sentence.
  public var errorDescription: String? { code.text }
}
