// The errors with which services answer.

import Foundation

/// An error of a service, which says in words what its code means.
protocol ServiceError: _BridgedStoredNSError where Code: RawRepresentable, Code.RawValue == Int {
  /// What an error with a code says.
  static func text(_ code: Code) -> String
}

extension ServiceError {
  /// An error with a code, and what it says.
  static func make(_ code: Code) -> Self {
    Self(
      _nsError: NSError(
        domain: _nsErrorDomain, code: code.rawValue,
        userInfo: [NSLocalizedDescriptionKey: text(code)]))
  }
}
