// Signing in with an account of the device. There is none: requests end as if the user cancelled.

import UIKit

/// The reason for which the user is not signed in.
public struct ASAuthorizationError: _BridgedStoredNSError, ServiceError {
  /// The reasons.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors.
    public typealias _ErrorType = ASAuthorizationError
    /// Another reason.
    case unknown = 1000
    /// The user has cancelled.
    case canceled = 1001
    /// The answer is not valid.
    case invalidResponse = 1002
    /// The request is not handled.
    case notHandled = 1003
    /// The request has failed.
    case failed = 1004
    /// A page would have to be shown, and that is forbidden.
    case notInteractive = 1005
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error from an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  static func text(_ code: Code) -> String { "The authorization was canceled." }
  /// Another reason.
  public static var unknown: Code { .unknown }
  /// The user has cancelled.
  public static var canceled: Code { .canceled }
  /// The answer is not valid.
  public static var invalidResponse: Code { .invalidResponse }
  /// The request is not handled.
  public static var notHandled: Code { .notHandled }
  /// The request has failed.
  public static var failed: Code { .failed }
}

/// What the user shares with an app.
public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates something with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of the user.
  public static let fullName = ASAuthorizationScope(rawValue: "full_name")
  /// The address for mail.
  public static let email = ASAuthorizationScope(rawValue: "email")
}

extension ASAuthorization {
  /// What the user shares with an app.
  public typealias Scope = ASAuthorizationScope
}

/// Something that proves who the user is. There is none.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Something that signs users in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The result of a request. There is never one.
open class ASAuthorization: NSObject {
  /// Who signed the user in.
  public let provider: any ASAuthorizationProvider
  /// Who the user is.
  public let credential: any ASAuthorizationCredential
  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// The account of a user. None is ever received.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user.
  open var user: String { "" }
  /// The name of the user.
  open var fullName: PersonNameComponents? { nil }
  /// The address for mail.
  open var email: String? { nil }
  /// What proves who the user is.
  open var identityToken: Data? { nil }
  /// What a server can ask with.
  open var authorizationCode: Data? { nil }
}

/// A password of a user. None is ever received.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name of the user.
  open var user: String { "" }
  /// The password.
  open var password: String { "" }
}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject {
  /// What the app asks for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the answer contains.
  open var nonce: String?
  /// A text that the answer contains.
  open var state: String?
}

/// A request to sign in with an account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {}

/// A request to sign in with a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Signs users in with accounts.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// What is known about a user.
  public enum CredentialState: Int, Sendable {
    /// The user has signed out.
    case revoked
    /// The user is signed in.
    case authorized
    /// The user has never signed in.
    case notFound
    /// The user belongs to another team.
    case transferred
  }

  /// Creates a provider.
  public override init() { super.init() }
  /// Returns a new request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Answers in the next turn of the main queue that the user has never signed in.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { Reply.send { completion(.notFound, nil) } }
}

/// Signs users in with passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a provider.
  public override init() { super.init() }
  /// Returns a new request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// The methods that a controller calls on its delegate.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the user has signed in, which never happens.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Called when the user has cancelled, in the next turn of the main queue.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing by default.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing by default.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// A window in which something is presented.
public typealias ASPresentationAnchor = UIWindow

/// The object that names the window in which a page is presented. Nothing is presented.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Signs users in. The user cancels at once.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that is notified.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that names the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Begins, and ends in the next turn of the main queue as if the user cancelled.
  open func performRequests() {
    Reply.send { [self] in
      MainActor.assumeIsolated {
        delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError.make(.canceled))
      }
    }
  }
}
