// The calendar and the reminders. Permission is denied, as by a user who declines.

import Foundation

/// What an app wants to use.
public enum EKEntityType: UInt, Sendable {
  /// The calendar.
  case event
  /// The reminders.
  case reminder
}

/// Whether an app may use the calendar or the reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The device forbids it.
  case restricted
  /// The user has declined.
  case denied
  /// The user has permitted it.
  case fullAccess
  /// The user has permitted to add events.
  case writeOnly
  /// The user has permitted it, by an older name.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which events of a series are meant.
public enum EKSpan: Int, Sendable {
  /// One.
  case thisEvent
  /// One and all later ones.
  case futureEvents
}

/// A calendar. There is none.
open class EKCalendar: NSObject {
  /// The name.
  open var title = ""
}

/// An event that an app has made. It is not saved.
open class EKEvent: NSObject {
  /// The name.
  open var title: String!
  /// The place.
  open var location: String?
  /// Notes.
  open var notes: String?
  /// An address.
  open var url: URL?
  /// The beginning.
  open var startDate: Date!
  /// The end.
  open var endDate: Date!
  /// Whether it fills its days.
  open var isAllDay = false
  /// The calendar.
  open var calendar: EKCalendar!
  /// The identifier. `nil`, since it is not saved.
  open var eventIdentifier: String! { nil }

  /// Creates an event.
  public init(eventStore: EKEventStore) {}
}

/// The reason for which the calendar did not do something.
public struct EKError: _BridgedStoredNSError, ServiceError {
  /// The reasons.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors.
    public typealias _ErrorType = EKError
    /// There is no calendar.
    case noCalendar = 1
    /// The user has declined.
    case eventStoreNotAuthorized = 29
  }

  /// The error as an object.
  public let _nsError: NSError
  /// Creates an error from an object of its domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "EKErrorDomain" }
  static func text(_ code: Code) -> String { "Access to the calendar is denied." }
  /// The user has declined.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

/// The calendar and the reminders.
open class EKEventStore: NSObject {
  /// A closure that receives whether permission is given.
  public typealias Completion = (Bool, (any Error)?) -> Void

  /// Creates a store.
  public override init() { super.init() }

  /// Returns whether the app may use them: nothing is determined until it asks, and then it is denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    Permissions.current.hasAsked("events \(entityType)") ? .denied : .notDetermined
  }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping Completion) {
    Permissions.current.ask("events \(entityType)")
    Reply.send { completion(false, nil) }
  }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open func requestFullAccessToEvents(completion: @escaping Completion) {
    requestAccess(to: .event, completion: completion)
  }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open func requestWriteOnlyAccessToEvents(completion: @escaping Completion) {
    requestAccess(to: .event, completion: completion)
  }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open func requestFullAccessToReminders(completion: @escaping Completion) {
    requestAccess(to: .reminder, completion: completion)
  }
  /// Asks for permission, which is denied.
  open func requestFullAccessToEvents() async throws -> Bool {
    Permissions.current.ask("events \(EKEntityType.event)")
    return false
  }

  /// The calendar of new events. Always `nil`.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns the calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Throws an error, since permission is denied.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError.make(.eventStoreNotAuthorized)
  }
  /// Throws an error, since permission is denied.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError.make(.eventStoreNotAuthorized)
  }
}
