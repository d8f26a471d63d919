// Exceptions of Objective-C, which Foundation on Linux does not have. They cannot be caught in Swift, on
// a device either: raising one ends the app.

import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An exception of no other kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A place outside of a collection or a text.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that is not permitted.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that the program does not permit.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// A collection that changes while it is enumerated, and the like.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
}

/// An exception. Raising it ends the app, with a message of its name and reason.
open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  public let name: NSExceptionName
  /// The cause in words.
  public let reason: String?
  /// More about the cause.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the app.
  open func raise() {
    fatalError("the exception \(name.rawValue) is raised: \(reason ?? "it has no reason")")
  }

  /// Ends the app with an exception.
  /// - Parameters:
  ///   - format: A format as of `String(format:)`.
  ///   - argList: Its arguments, as of `getVaList(_:)`.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer)
  {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}
