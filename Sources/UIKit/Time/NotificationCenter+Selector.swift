// Observers with target and action, which Foundation has not on Linux. A centre has one real observer
// that passes every notification on to them in the order of their coming: the real order follows
// addresses in memory and would not be the same twice. They are called inside `post`, as on iOS.

import Foundation
import QuartzCore
import Synchronization

/// The objects that observe one centre by a selector.
private final class SelectorObservers: @unchecked Sendable {
  struct Observer: Sendable {
    nonisolated(unsafe) weak var target: AnyObject?
    let selector: Selector
    let name: Notification.Name?
    let object: ObjectIdentifier?

    func isMeant(by notification: Notification) -> Bool {
      (name == nil || name == notification.name)
        && (object == nil
          || object == (notification.object as AnyObject?).map(ObjectIdentifier.init))
    }
  }

  private static let all = Mutex<[ObjectIdentifier: SelectorObservers]>([:])
  private let observers = Mutex<[Observer]>([])

  /// Those of `center`, which from then on tells them.
  static func of(_ center: NotificationCenter) -> SelectorObservers {
    let (known, isNew) = all.withLock { all in
      if let known = all[ObjectIdentifier(center)] { return (known, false) }
      let made = SelectorObservers()
      all[ObjectIdentifier(center)] = made
      return (made, true)
    }
    if isNew {
      // Kept for good, and the centre's identity with it.
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

  func remove(_ target: AnyObject, where isMeant: (Observer) -> Bool) {
    observers.withLock { $0.removeAll { $0.target === target && isMeant($0) } }
  }

  private func pass(on notification: Notification) {
    let meant = observers.withLock { $0.filter { $0.isMeant(by: notification) } }
    nonisolated(unsafe) let notification = notification
    for observer in meant {
      onMainActor {
        guard let target = observer.target else { return }
        let isTold = observer.selector.perform(on: target, sender: notification)
        if !isTold, let object = notification as Any as? NSNotification {
          observer.selector.perform(on: target, sender: object)
        }
      }
    }
  }
}

extension NotificationCenter {
  /// Has `observer`, which is not kept, perform `aSelector` for notifications of this name from this
  /// object; `nil` stands for all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.of(self).add(
      .init(
        target: observer as AnyObject, selector: aSelector, name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }))
  }

  /// Tells `observer` nothing any more. (Not `Any` like Foundation's, before which it comes so.)
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.of(self).remove(observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Tells `observer` nothing any more of notifications of this name from this object.
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
