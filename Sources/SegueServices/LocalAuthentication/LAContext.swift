// The authentication of the user by face, finger or passcode. The device has none of them.

import Foundation

/// What a user is authenticated by.
public enum LAPolicy: Int, Sendable {
  /// A face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A face, a finger or the passcode.
  case deviceOwnerAuthentication = 2
}

/// The kinds of biometry.
public enum LABiometryType: Int, Sendable {
  /// No biometry.
  case none
  /// Fingers.
  case touchID
  /// Faces.
  case faceID
  /// Eyes.
  case opticID
}

/// A user who is to be authenticated. This never succeeds.
open class LAContext: NSObject {
  private var isInvalid = false

  /// The kind of biometry of the device: none.
  open var biometryType: LABiometryType { .none }
  /// The title of the button for a password. Nothing is shown.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels. Nothing is shown.
  open var localizedCancelTitle: String?
  /// The reason that the user reads. Nothing is shown.
  open var localizedReason = ""
  /// The seconds for which an earlier authentication is enough.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// A Boolean value that indicates whether nothing may be shown.
  open var interactionNotAllowed = false
  /// What changes when a face or a finger is enrolled. There is none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Returns `false`, with the reason.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = reason(policy) as NSError
    return false
  }

  /// Answers in the next turn of the main queue that the user was not authenticated, with the reason.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = reason(policy)
    Reply.send { reply(false, error) }
  }

  /// Throws the reason for which the user is not authenticated.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw reason(policy)
  }

  /// Ends the context.
  open func invalidate() { isInvalid = true }

  private func reason(_ policy: LAPolicy) -> LAError {
    if isInvalid { return LAError.make(.invalidContext) }
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics: return LAError.make(.biometryNotAvailable)
    case .deviceOwnerAuthentication: return LAError.make(.passcodeNotSet)
    }
  }
}
