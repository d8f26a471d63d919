// The errors of web views.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: CustomNSError, LocalizedError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The error is not known.
    case unknown = 1
    /// The process of a page has ended.
    case webContentProcessTerminated
    /// The web view no longer exists.
    case webViewInvalidated
    /// A script has failed.
    case javaScriptExceptionOccurred
    /// The result of a script has a type that does not exist in Swift.
    case javaScriptResultTypeIsUnsupported
    /// A list of rules could not be compiled.
    case contentRuleListStoreCompileFailed
    /// A list of rules was not found.
    case contentRuleListStoreLookUpFailed
    /// A list of rules could not be removed.
    case contentRuleListStoreRemoveFailed
    /// A list of rules has another version.
    case contentRuleListStoreVersionMismatch
    /// Attributed text could not be loaded.
    case attributedStringContentFailedToLoad
    /// Attributed text took too long to load.
    case attributedStringContentLoadTimedOut
    /// The frame of a script does not exist.
    case javaScriptInvalidFrameTarget
    /// The domain is not one of those that the app lists.
    case navigationAppBoundDomain
    /// Scripts run only in domains that the app lists.
    case javaScriptAppBoundDomain
  }

  /// The kind of the error.
  public let code: Code
  /// What was asked for.
  private let description: String

  /// Creates an error.
  public init(_ code: Code) { self.init(code, "The operation could not be completed.") }

  init(_ code: Code, _ description: String) {
    (self.code, self.description) = (code, description)
  }

  /// The domain of the errors.
  public static var errorDomain: String { WKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// What has failed.
  public var errorDescription: String? { description }
  /// The description by its key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
