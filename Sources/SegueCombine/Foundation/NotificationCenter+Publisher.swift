// Notifications as values.

import Foundation
import OpenCombine
import UIKit

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  /// - Parameter object: The sender of the notifications; `nil` for all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications. They are sent while they are posted, to the subscribers in the
  /// order of their subscriptions.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// The values are notifications.
    public typealias Output = Notification
    /// The publisher does not fail.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; `nil` for all.
    public let object: AnyObject?

    /// Creates a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let list = ConduitList<Notification, Never>()
      let observer = NotificationObserver(list)
      center.addObserver(of: name, object: object, for: observer) { [weak observer] in
        observer?.list.send($0)
      }
      // The subscription retains the observer.
      list.subscribe(subscriber, onDemand: { _ = observer })
    }

    /// Returns a Boolean value that indicates whether two publishers are of the same notifications.
    public static func == (a: Self, b: Self) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }
}

/// The observer that a subscription is for the center. It is used on the world's thread only.
private final class NotificationObserver: @unchecked Sendable {
  let list: ConduitList<Notification, Never>

  init(_ list: ConduitList<Notification, Never>) { self.list = list }
}
