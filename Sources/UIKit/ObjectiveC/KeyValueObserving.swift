// `view.observe(\.bounds) { … }`. Views and layers report that they have changed, and observations
// then compare their property (a frame may change in two steps, size and position). Objects of
// other classes report changes if they have been rewritten for it; observing the others is reported
// as an error by name.

import Foundation
import SegueWorld

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes include the new value.
  public static let new = Self(rawValue: 1)
  /// Changes include the old value.
  public static let old = Self(rawValue: 2)
  /// The observer is notified immediately with the current value.
  public static let initial = Self(rawValue: 4)
  /// The observer is also notified before each change. Here it is notified only after changes.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Elements were inserted into a collection.
  case insertion
  /// Elements were removed from a collection.
  case removal
  /// Elements of a collection were replaced.
  case replacement
}

/// The keys of a dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change.
  public static let oldKey = Self(rawValue: "old")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The new value, if the options include `new`.
  public let newValue: Value?
  /// The old value, if the options include `old`.
  public let oldValue: Value?
  /// The indexes of changed elements. Always `nil`.
  public var indexes: IndexSet? { nil }
  /// A Boolean value that indicates whether the notification precedes the change. Always `false`.
  public var isPrior: Bool { false }
}

/// An observation, which ends when this object is deallocated.
public final class NSKeyValueObservation: NSObject {
  private var stop: (@MainActor @Sendable () -> Void)?
  private(set) var hasEnded = false

  func begin(stop: @escaping @MainActor @Sendable () -> Void) { self.stop = stop }

  /// Ends the observation.
  public func invalidate() {
    hasEnded = true
    if let stop { onMainActor(stop) }
    stop = nil
  }

  deinit { invalidate() }
}

/// Provides `observe` with the type of the observed object.
@preconcurrency @MainActor
public protocol SegueKeyValueObserved: NSObject {}

extension NSObject: SegueKeyValueObserved {}

extension SegueKeyValueObserved {
  /// Calls a closure on every change of a property. Observable are the properties of views and
  /// layers that affect what is displayed, and properties that report that they are set.
  /// - Parameters:
  ///   - keyPath: The property to observe.
  ///   - options: The values that changes include.
  ///   - changeHandler: The closure to call with the object and the change.
  /// - Returns: The observation. It ends when it is deallocated or invalidated.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let value = self[keyPath: keyPath]
    if options.contains(.initial) {
      let new = options.contains(.new) ? value : nil
      changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: nil))
    }
    let observation = NSKeyValueObservation()
    let watch = PropertyObservation(
      value, read: { [weak self] in self?[keyPath: keyPath] },
      changed: { [weak self, weak observation] old, new in
        guard let self, let observation, !observation.hasEnded else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil))
      })
    guard watch.follow(self, keyPath) else {
      World.current.reportUnsupported("key-value observing of \(type(of: self))")
      return observation
    }
    // The closure retains the watch until the observation ends.
    observation.begin { watch.stop() }
    return observation
  }
}
