// The contacts. Permission is denied, as by a user who declines, and nothing is found.

import Foundation

/// What an app wants to use.
public enum CNEntityType: Int, Sendable {
  /// The contacts.
  case contacts
}

/// Whether an app may use the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The device forbids it.
  case restricted
  /// The user has declined.
  case denied
  /// The user has permitted it.
  case authorized
  /// The user has permitted some contacts.
  case limited
}

/// The reason for which the contacts were not read.
public struct CNError: _BridgedStoredNSError, ServiceError {
  /// The reasons.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors.
    public typealias _ErrorType = CNError
    /// Something went wrong.
    case communicationError = 1
    /// The contacts cannot be read.
    case dataAccessError = 2
    /// The user has declined.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error from an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "CNErrorDomain" }
  static func text(_ code: Code) -> String { "Access to the contacts is denied." }
  /// The user has declined.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no such contact.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// What is read of them.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition.
  open var predicate: NSPredicate?
  /// Whether contacts of one person are joined.
  open var unifyResults = true
  /// The order.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The orders of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// No order.
  case none
  /// That of the user.
  case userDefault
  /// By given names.
  case givenName
  /// By family names.
  case familyName
}

/// A property of contacts that can be read.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// The contacts of the device.
open class CNContactStore: NSObject {
  /// Creates a store.
  public override init() { super.init() }

  /// Returns whether the app may use them: nothing is determined until it asks, and then it is denied.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    Permissions.current.hasAsked("contacts") ? .denied : .notDetermined
  }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Permissions.current.ask("contacts")
    Reply.send { completionHandler(false, CNError.make(.authorizationDenied)) }
  }
  /// Asks for permission, which is denied.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    Permissions.current.ask("contacts")
    throw CNError.make(.authorizationDenied)
  }

  /// Throws an error, since permission is denied.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError.make(.authorizationDenied) }
  /// Throws an error, since permission is denied.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError.make(.authorizationDenied) }
}
