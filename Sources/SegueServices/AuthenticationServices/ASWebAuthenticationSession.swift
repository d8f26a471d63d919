// Signing in on a page of the web. There is no network: sessions end as if the user cancelled.

import UIKit

/// The reason for which a session has ended.
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError, ServiceError {
  /// The reasons.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors.
    public typealias _ErrorType = ASWebAuthenticationSessionError
    /// The user has cancelled.
    case canceledLogin = 1
    /// No window was named.
    case presentationContextNotProvided = 2
    /// The window is not valid.
    case presentationContextInvalid = 3
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error from an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }
  static func text(_ code: Code) -> String { "The session was canceled." }
  /// The user has cancelled.
  public static var canceledLogin: Code { .canceledLogin }
}

/// The object that names the window in which a page is presented. Nothing is presented.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A session in which the user signs in on a page of the web. The user cancels at once.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// A closure that receives the address at the end, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private var completion: CompletionHandler?
  /// The object that names the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the session shares nothing with the browser.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the session can begin.
  open var canStart: Bool { completion != nil }

  /// Creates a session.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  /// Begins, and ends in the next turn of the main queue as if the user cancelled. Returns whether the
  /// session has not begun before.
  @discardableResult
  open func start() -> Bool {
    guard let completion else { return false }
    self.completion = nil
    Reply.send { completion(nil, ASWebAuthenticationSessionError.make(.canceledLogin)) }
    return true
  }

  /// Ends the session, which has ended.
  open func cancel() {}
}
