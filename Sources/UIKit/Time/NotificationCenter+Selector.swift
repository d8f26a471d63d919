// Observers with target and action, which Foundation lacks on Linux, and closures. A center has one real
// observer, which passes every notification on to them in the order of their registration: the
// order of real observers depends on addresses in memory and would not be reproducible. They are
// called inside `post`, as on iOS.

import Foundation
import QuartzCore
import Synchronization

/// The objects that observe one center with a selector.
///
/// `@unchecked Sendable`: the observers are accessed only under their mutex, and their targets are
/// used on the main actor only.
private final class SelectorObservers: @unchecked Sendable {
  /// What an observer is told of a notification by.
  enum Action: Sendable {
    case selector(Selector)
    case closure(@Sendable (Notification) -> Void)
  }

  struct Observer: Sendable {
    nonisolated(unsafe) weak var target: AnyObject?
    /// What the center retains until the observer is removed, or `nil`.
    nonisolated(unsafe) var retained: AnyObject?
    let action: Action
    let name: Notification.Name?
    let object: ObjectIdentifier?

    func matches(by notification: Notification) -> Bool {
      (name == nil || name == notification.name)
        && (object == nil
          || object == (notification.object as AnyObject?).map(ObjectIdentifier.init))
    }
  }

  private static let all = Mutex<[ObjectIdentifier: SelectorObservers]>([:])
  private let observers = Mutex<[Observer]>([])

  /// Returns the observers of `center`, which notifies them from then on.
  static func of(_ center: NotificationCenter) -> SelectorObservers {
    let (known, isNew) = all.withLock { all in
      if let known = all[ObjectIdentifier(center)] { return (known, false) }
      let made = SelectorObservers()
      all[ObjectIdentifier(center)] = made
      return (made, true)
    }
    if isNew {
      // Retained permanently, which also preserves the identity of the center.
      _ = center.addObserver(forName: nil, object: nil, queue: nil) { [center] notification in
        _ = center
        known.pass(on: notification)
      }
    }
    return known
  }

  func add(_ observer: Observer) {
    observers.withLock { observers in
      observers.removeAll { $0.target == nil }
      observers.append(observer)
    }
  }

  func remove(_ target: AnyObject, where matches: (Observer) -> Bool) {
    observers.withLock { $0.removeAll { $0.target === target && matches($0) } }
  }

  private func pass(on notification: Notification) {
    let meant = observers.withLock { $0.filter { $0.matches(by: notification) } }
    nonisolated(unsafe) let notification = notification
    for observer in meant {
      onMainActor {
        guard let target = observer.target else { return }
        switch observer.action {
        case .closure(let body): body(notification)
        case .selector(let selector): Self.perform(selector, on: target, notification)
        }
      }
    }
  }

  @MainActor
  private static func perform(
    _ selector: Selector, on target: AnyObject, _ notification: Notification
  ) {
    let isTold = selector.perform(on: target, sender: notification)
    if !isTold, let object = notification as Any as? NSNotification {
      selector.perform(on: target, sender: object)
    }
  }
}

extension NotificationCenter {
  /// Adds an observer, which is not retained.
  ///
  /// - Parameter aName: The name of the notifications; `nil` for all.
  /// - Parameter anObject: The sender of the notifications; `nil` for all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.of(self).add(
      .init(
        target: observer as AnyObject, action: .selector(aSelector), name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }))
  }

  /// Calls `body` for every notification with a name, as long as `owner` exists. The order is that
  /// of observers with selectors.
  package func addObserver(
    of name: Notification.Name, object: AnyObject?, for owner: AnyObject,
    _ body: @escaping @Sendable (Notification) -> Void
  ) {
    SelectorObservers.of(self).add(
      .init(
        target: owner, action: .closure(body), name: name,
        object: object.map { ObjectIdentifier($0) }))
  }

  /// Adds a closure, which is called for every notification with a name until it is removed.
  /// - Returns: The token with which it is removed.
  func addToken(
    name: Notification.Name?, object: Any?, _ body: @escaping @Sendable (Notification) -> Void
  ) -> NSObject {
    let token = NSObject()
    SelectorObservers.of(self).add(
      .init(
        target: token, retained: token, action: .closure(body), name: name,
        object: object.map { ObjectIdentifier($0 as AnyObject) }))
    return token
  }

  /// Removes an observer. (The parameter is not `Any` as Foundation's, so that this method takes
  /// precedence.)
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.of(self).remove(observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes an observer from notifications with the given name and sender; `nil` for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.of(self).remove(observer) {
      (aName == nil || $0.name == aName) && (object == nil || $0.object == object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
