// `view.observe(\.bounds) { … }`. Views and layers say when they change, and those who observe them look
// whether what they are after has (a frame may have in two steps, size and place). Objects of other
// classes say nothing: that is reported by name.

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

extension UIResponder: KeyValueObserved {}
extension CALayer: KeyValueObserved {}

extension KeyValueObserved {
  /// Tells of every change of a property of a view or layer that shows.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var known = self[keyPath: keyPath]
    if options.contains(.initial) {
      let value = options.contains(.new) ? known : nil
      changeHandler(
        self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil))
    }
    guard let layer = (self as? CALayer) ?? (self as? UIView)?.layer else {
      UIKitState.current.refuse("key-value observing of \(type(of: self))")
      return NSKeyValueObservation()
    }
    let observation = NSKeyValueObservation()
    let token = layer.addChangeObserver { [weak self, weak observation] in
      guard let self, let observation, !observation.isOver else { return }
      let (old, new) = (known, self[keyPath: keyPath])
      guard !areEqual(old, new) else { return }
      known = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    observation.begin { [weak layer] in layer?.removeChangeObserver(token) }
    return observation
  }
}

/// Whether two values are the same, as far as can be told.
private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<Known: Equatable>(_ known: Known) -> Bool { known == b as? Known }
  if let a = a as? any Equatable { return compare(a) }
  return type(of: a as Any) is AnyClass && (a as AnyObject) === (b as AnyObject)
}
