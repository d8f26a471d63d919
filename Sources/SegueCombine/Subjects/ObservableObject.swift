// Objects that announce their changes, as view models do.

import OpenCombine
import UIKit

/// A class with a publisher that emits before the object changes: by default, before one of its
/// properties that are `@Published` is set.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before a property that is `@Published` is set. It is the same one at
  /// every call.
  public var objectWillChange: ObservableObjectPublisher {
    let key = UnsafeRawPointer(announcementKey.utf8Start)
    if let known = objc_getAssociatedObject(self, key) as? ObservableObjectPublisher {
      return known
    }
    let publisher = ObservableObjectPublisher()
    objc_setAssociatedObject(self, key, publisher, .OBJC_ASSOCIATION_RETAIN)
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      for case let property as any AnnouncedProperty in present.children.map(\.value) {
        property.announce(to: publisher)
      }
      mirror = present.superclassMirror
    }
    return publisher
  }
}

private let announcementKey: StaticString = "objectWillChange"

/// A property that tells a publisher before it is set.
protocol AnnouncedProperty {
  func announce(to publisher: ObservableObjectPublisher)
}

/// The publisher of an object that announces its changes.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the values: an announcement has none.
  public typealias Output = Void
  /// The publisher does not fail.
  public typealias Failure = Never

  private let list = ConduitList<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Begins a subscription.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    list.subscribe(subscriber)
  }

  /// Announces a change to the subscribers, in the order of their subscriptions.
  public func send() { list.send(()) }
}
