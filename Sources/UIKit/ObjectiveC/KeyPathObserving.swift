// `addObserver(_:forKeyPath:options:context:)`: the observed views and layers say when they change, and the
// value by the key is compared with the one before. What observes must have `observeValue(forKeyPath:…)`, which
// Linux's `NSObject` has not: responders, presentation controllers and percent drivers have it here.

import Foundation

/// What can observe by a key path in a string.
@preconcurrency @MainActor
public protocol KeyPathObserver: NSObject {
  /// A value has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: KeyPathObserver {}
extension UIPresentationController: KeyPathObserver {}
extension UIPercentDrivenInteractiveTransition: KeyPathObserver {}

extension NSObject {
  /// Has `observer` told about changes of the value at `keyPath`, until it is removed.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let layer = (self as? CALayer) ?? (self as? UIView)?.layer,
      let observer = observer as? any KeyPathObserver
    else {
      return UIKitState.current.refuse(
        "key-value observing of \(type(of: self)) by \(type(of: observer))")
    }
    let watch = KeyPathWatch(self, layer, observer, keyPath)
    (watch.options, watch.context) = (options, context)
    watch.begin()
    KeyPathWatches.current.watches.append(watch)
  }

  /// Tells `observer` no longer.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyPathWatches.current.end { [unowned self] watch in
      watch.object === self && watch.observer === observer && watch.keyPath == keyPath
    }
  }

  /// Tells `observer` no longer in this context.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyPathWatches.current.end { [unowned self] watch in
      watch.object === self && watch.observer === observer && watch.keyPath == keyPath
        && watch.context == context
    }
  }
}

/// The observations of a world.
@MainActor
private final class KeyPathWatches {
  static var current: KeyPathWatches { World.current.belonging { KeyPathWatches() } }

  var watches: [KeyPathWatch] = []

  /// Ends those that are meant, and those whose parties are gone.
  func end(_ isMeant: (KeyPathWatch) -> Bool) {
    for watch in watches where isMeant(watch) || watch.isOrphan { watch.end() }
    watches.removeAll(where: \.isOver)
  }
}

/// One observation.
@MainActor
private final class KeyPathWatch {
  weak var object: NSObject?
  weak var layer: CALayer?
  weak var observer: (any KeyPathObserver)?
  let keyPath: String
  var options: NSKeyValueObservingOptions = []
  var context: UnsafeMutableRawPointer?
  private var token: Int?
  private var known: Any?

  init(_ object: NSObject, _ layer: CALayer, _ observer: any KeyPathObserver, _ keyPath: String) {
    (self.object, self.layer, self.observer) = (object, layer, observer)
    self.keyPath = keyPath
  }

  var isOrphan: Bool { object == nil || observer == nil }
  var isOver: Bool { token == nil }

  private var value: Any? {
    if let layer = object as? CALayer { return layer.value(forKeyPath: keyPath) }
    return (object as? any KeyValueCoded)?.value(forKeyPath: keyPath)
  }

  func begin() {
    known = value
    token = layer?.addChangeObserver { [weak self] in self?.look() }
    if options.contains(.initial) { tell(old: nil) }
  }

  func end() {
    if let token { layer?.removeChangeObserver(token) }
    token = nil
  }

  private func look() {
    guard !isOver else { return }
    let old = known
    known = value
    if !areSame(old, known) { tell(old: old) }
  }

  private func tell(old: Any?) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = known ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old }
    observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

private func areSame(_ a: Any?, _ b: Any?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  func compare<Known: Equatable>(_ known: Known) -> Bool { known == b as? Known }
  if let a = a as? any Equatable { return compare(a) }
  return type(of: a) is AnyClass && (a as AnyObject) === (b as AnyObject)
}
