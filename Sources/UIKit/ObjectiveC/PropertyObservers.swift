// Who says that a property may have changed: the layer of a view, or the object itself, whose class has
// been rewritten so that its `dynamic` properties do. Those who observe look then.

import Foundation

/// A class whose `@objc dynamic` properties say when they have been set.
public protocol KeyValueSource: NSObject {}

/// Those who observe one object that speaks for itself, in the order of their coming.
final class PropertyObservers: @unchecked Sendable {
  typealias Closure = @MainActor (_ property: AnyKeyPath) -> Void

  private static let key = AssociationKey("property observers")
  private var closures: [(token: Int, closure: Closure)] = []
  private var count = 0

  /// Those of `object`, if there are any.
  static func of(_ object: NSObject) -> PropertyObservers? {
    objc_getAssociatedObject(object, key) as? PropertyObservers
  }

  /// Those of `object`.
  static func made(of object: NSObject) -> PropertyObservers {
    if let known = of(object) { return known }
    let made = PropertyObservers()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  @MainActor func add(_ closure: @escaping Closure) -> Int {
    count += 1
    closures.append((count, closure))
    return count
  }

  @MainActor func remove(_ token: Int) { closures.removeAll { $0.token == token } }

  @MainActor func tell(_ property: AnyKeyPath) {
    for (_, closure) in closures { closure(property) }
  }
}

extension NSObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// Tells who observes the object that `property` has been set. For mechanical rewriting.
  public func _didChange(_ property: AnyKeyPath) {
    guard let observers = PropertyObservers.of(self) else { return }
    nonisolated(unsafe) let property = property
    onMainActor { observers.tell(property) }
  }
}

/// Looks at one property whenever it may have changed.
@MainActor
final class PropertyWatch<Value> {
  private var known: Value
  private let read: () -> Value?
  private let tell: (_ old: Value, _ new: Value) -> Void
  private var stops: [() -> Void] = []

  /// Watches what `read` reads: `nil` once its object has gone.
  init(
    _ known: Value, read: @escaping () -> Value?,
    tell: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    (self.known, self.read, self.tell) = (known, read, tell)
  }

  /// Looks whenever `object` says that something has changed; `property` is told even if it is set to
  /// what it was. Answers whether `object` says so at all.
  func follow(_ object: NSObject, _ property: AnyKeyPath?) -> Bool {
    let layer = (object as? CALayer) ?? (object as? UIView)?.layer
    guard layer != nil || object is any KeyValueSource else { return false }
    if let layer {
      let token = layer.addChangeObserver { [weak self] in self?.look(isSet: false) }
      stops.append { [weak layer] in layer?.removeChangeObserver(token) }
    }
    let observers = PropertyObservers.made(of: object)
    let token = observers.add { [weak self] changed in self?.look(isSet: changed == property) }
    stops.append { [weak observers] in observers?.remove(token) }
    return true
  }

  private func look(isSet: Bool) {
    guard let new = read() else { return }
    let old = known
    guard isSet || !areEqual(old, new) else { return }
    known = new
    tell(old, new)
  }

  /// Looks no more.
  func stop() {
    for stop in stops { stop() }
    stops = []
  }
}

/// Whether two values are the same, as far as can be told.
private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<Known: Equatable>(_ known: Known) -> Bool { known == b as? Known }
  if let a = a as? any Equatable { return compare(a) }
  return type(of: a as Any) is AnyClass && (a as AnyObject) === (b as AnyObject)
}
