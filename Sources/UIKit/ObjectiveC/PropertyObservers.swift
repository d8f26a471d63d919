// Notification of possible changes to properties: by the layer of a view, or by the object itself
// if its class has been rewritten so that its `dynamic` properties report them. Observers then
// compare the value.

import Foundation

/// A class whose `@objc dynamic` properties report when they have been set.
public protocol SegueKeyValueSource: NSObject {}

/// The observers of one object that reports its own changes, in the order in which they were added.
///
/// `@unchecked Sendable`: the list is read and changed on the main actor only.
package final class PropertyObservers: @unchecked Sendable {
  package typealias Closure = @MainActor (Change) -> Void

  /// What an object reports.
  package enum Change {
    /// A property has been set, and others may have changed with it.
    case any(AnyKeyPath)
    /// A property has been set. What has changed with it is reported separately.
    case only(AnyKeyPath)
    /// Properties may have changed.
    case unknown
  }

  private static let key = AssociationKey("property observers")
  private var closures: [(token: Int, closure: Closure)] = []
  private var count = 0

  /// Returns the observers of `object`, or `nil` if it has none.
  package static func of(_ object: NSObject) -> PropertyObservers? {
    objc_getAssociatedObject(object, key) as? PropertyObservers
  }

  /// Returns the observers of `object`, creating the list if necessary.
  package static func made(of object: NSObject) -> PropertyObservers {
    if let known = of(object) { return known }
    let made = PropertyObservers()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Adds an observer, and returns the number with which it can be removed.
  @MainActor package func add(_ closure: @escaping Closure) -> Int {
    count += 1
    closures.append((count, closure))
    return count
  }

  /// Removes an observer.
  @MainActor package func remove(_ token: Int) { closures.removeAll { $0.token == token } }

  @MainActor func notifyObservers(_ property: AnyKeyPath) {
    for (_, closure) in closures { closure(.any(property)) }
  }

  /// Notifies the observers of each of the properties, in this order, and then the observers that know
  /// them by other names.
  @MainActor func notifyObservers(inOrder properties: [AnyKeyPath]) {
    for property in properties {
      for (_, closure) in closures { closure(.only(property)) }
    }
    for (_, closure) in closures { closure(.unknown) }
  }
}

extension NSObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// Notifies the object's observers that `property` has been set. Called by mechanically rewritten
  /// code.
  public func _didChange(_ property: AnyKeyPath) {
    guard let observers = PropertyObservers.of(self) else { return }
    nonisolated(unsafe) let property = property
    onMainActor { observers.notifyObservers(property) }
  }

  /// Notifies the object's observers that several properties have changed at once. Each is notified
  /// once, in the order of the properties.
  @MainActor package func didChange(inOrder properties: [AnyKeyPath]) {
    PropertyObservers.of(self)?.notifyObservers(inOrder: properties)
  }
}

/// Compares the value of a property whenever it may have changed.
@MainActor
final class PropertyObservation<Value> {
  private var known: Value
  private let read: () -> Value?
  private let changed: (_ old: Value, _ new: Value) -> Void
  private var stops: [() -> Void] = []

  /// Creates an observation of the value that `read` returns: `nil` once its object has been
  /// deallocated.
  init(
    _ known: Value, read: @escaping () -> Value?,
    changed: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    (self.known, self.read, self.changed) = (known, read, changed)
  }

  /// Compares the value whenever `object` reports a change. Setting `property` is reported even if
  /// the value remains the same.
  /// - Returns: Whether `object` reports changes at all.
  func follow(_ object: NSObject, _ property: AnyKeyPath?) -> Bool {
    let layer = (object as? CALayer) ?? (object as? UIView)?.layer
    guard layer != nil || object is any SegueKeyValueSource else { return false }
    if let layer {
      let token = layer.addChangeObserver { [weak self] in self?.compare(isSet: false) }
      stops.append { [weak layer] in layer?.removeChangeObserver(token) }
    }
    let observers = PropertyObservers.made(of: object)
    let token = observers.add { [weak self] change in
      switch change {
      case .any(let path): self?.compare(isSet: path == property)
      case .only(let path): if path == property { self?.compare(isSet: true) }
      case .unknown: self?.compare(isSet: false)
      }
    }
    stops.append { [weak observers] in observers?.remove(token) }
    return true
  }

  private func compare(isSet: Bool) {
    guard let new = read() else { return }
    let old = known
    guard isSet || !areEqual(old, new) else { return }
    known = new
    changed(old, new)
  }

  /// Ends the observation.
  func stop() {
    for stop in stops { stop() }
    stops = []
  }
}

/// Returns whether two values are equal, or `false` if they cannot be compared.
private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<Known: Equatable>(_ known: Known) -> Bool { known == b as? Known }
  if let a = a as? any Equatable { return compare(a) }
  return type(of: a as Any) is AnyClass && (a as AnyObject) === (b as AnyObject)
}
