// `view.observe(\.bounds) { … }`. Views and layers say when they change, and those who observe them look
// whether what they are after has (a frame may have in two steps, size and place). Objects of other
// classes do if they have been rewritten for it; the rest say nothing: that is reported by name.

import Foundation

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The old value.
  public static let old = Self(rawValue: 2)
  /// The value there is, at once.
  public static let initial = Self(rawValue: 4)
  /// Each change before it happens as well; it is told afterwards here.
  public static let prior = Self(rawValue: 8)
}

/// What kind of change it was.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Something was put into a collection.
  case insertion
  /// Something was taken out of one.
  case removal
  /// Something in one was exchanged.
  case replacement
}

/// The keys of a dictionary that tells of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key.
  public let rawValue: String
  /// This key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The old value.
  public static let oldKey = Self(rawValue: "old")
}

/// A change.
public struct NSKeyValueObservedChange<Value> {
  /// What kind of change it was.
  public let kind: NSKeyValueChange
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// Which elements have changed: not told.
  public var indexes: IndexSet? { nil }
  /// Whether it is told beforehand: never.
  public var isPrior: Bool { false }
}

/// Observes for as long as it lives.
public final class NSKeyValueObservation: NSObject {
  private var stop: (@MainActor @Sendable () -> Void)?
  private(set) var isOver = false

  func begin(stop: @escaping @MainActor @Sendable () -> Void) { self.stop = stop }

  /// Observes no longer.
  public func invalidate() {
    isOver = true
    if let stop { onMainActor(stop) }
    stop = nil
  }

  deinit { invalidate() }
}

/// Gives `observe` the observed object's own type.
@preconcurrency @MainActor
public protocol KeyValueObserved: NSObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
  /// Tells of every change of a property of a view or layer that shows, and of properties that say
  /// themselves when they are set.
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
    let watch = PropertyWatch(value, read: { [weak self] in self?[keyPath: keyPath] }) {
      [weak self, weak observation] old, new in
      guard let self, let observation, !observation.isOver else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    guard watch.follow(self, keyPath) else {
      UIKitState.current.refuse("key-value observing of \(type(of: self))")
      return observation
    }
    // Holds the watch for as long as it is not over.
    observation.begin { watch.stop() }
    return observation
  }
}
