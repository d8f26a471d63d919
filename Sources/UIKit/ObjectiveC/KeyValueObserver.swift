// Observers by a key path in a string, which are told by `observeValue(forKeyPath:of:change:context:)`.
// Responders, presentation controllers and percent drivers have it here; other classes say by a protocol
// that they do. What a string stands for is what code has named in `#keyPath`, or what objects have under keys.

import Foundation
import Synchronization

/// Who is told of changes by the name of what has changed.
public protocol KeyValueObserver: AnyObject {
  /// A property of `object` has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  /// What a class calls for changes that are none of its.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension UIResponder: @preconcurrency KeyValueObserver {}
extension UIPresentationController: @preconcurrency KeyValueObserver {}
extension UIPercentDrivenInteractiveTransition: @preconcurrency KeyValueObserver {}

/// Which properties strings stand for.
enum NamedProperties {
  private struct Property: @unchecked Sendable {
    let name: String
    let path: AnyKeyPath
  }

  /// What code has named in `#keyPath`.
  private static let named = Mutex<[Property]>([])

  static func note(_ path: AnyKeyPath, named name: String) {
    nonisolated(unsafe) let path = path
    named.withLock { named in
      guard !named.contains(where: { $0.name == name && $0.path == path }) else { return }
      named.append(Property(name: name, path: path))
    }
  }

  /// What `object` has under a name in `#keyPath`.
  static func path(_ name: String, of object: NSObject) -> AnyKeyPath? {
    let known = named.withLock { $0 }
    return known.first { $0.name == name && (object as Any)[keyPath: $0.path] != nil }?.path
  }

  /// The value that `object` has under a name.
  @MainActor static func value(_ name: String, of object: NSObject) -> Any? {
    if let path = path(name, of: object) { return (object as Any)[keyPath: path] }
    if let layer = object as? CALayer { return layer.value(forKeyPath: name) }
    if let coded = object as? any KeyValueCoded { return coded.value(forKeyPath: name) }
    return reflectedValue(of: object, name)
  }
}

/// One observer of one property.
@MainActor
private final class NamedObservation {
  static let key = AssociationKey("named observations")

  let name: String
  let context: UnsafeMutableRawPointer?
  private(set) weak var observer: (any KeyValueObserver)?
  private var watch: PropertyWatch<Any>?

  init(_ observer: any KeyValueObserver, _ name: String, _ context: UnsafeMutableRawPointer?) {
    (self.observer, self.name, self.context) = (observer, name, context)
  }

  /// Begins; answers whether `object` has such a property and says when it changes.
  func begin(_ object: NSObject, _ options: NSKeyValueObservingOptions) -> Bool {
    let (path, name) = (NamedProperties.path(name, of: object), name)
    guard let value = NamedProperties.value(name, of: object) else { return false }
    let watch = PropertyWatch<Any>(
      value, read: { [weak object] in object.flatMap { NamedProperties.value(name, of: $0) } },
      tell: { [weak self, weak object] in self?.tell(object, $0, $1, options) })
    self.watch = watch
    guard watch.follow(object, path) else { return false }
    if options.contains(.initial) { tell(object, nil, value, options) }
    return true
  }

  private func tell(
    _ object: NSObject?, _ old: Any?, _ new: Any, _ options: NSKeyValueObservingOptions
  ) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new }
    if options.contains(.old), let old { change[.oldKey] = old }
    observer?.observeValue(forKeyPath: name, of: object, change: change, context: context)
  }

  func end() { watch?.stop() }
}

extension NSObject {
  /// Has `observer`, which is not kept, told of every change of a property.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let told = observer as? any KeyValueObserver else {
      return UIKitState.current.refuse("observeValue(forKeyPath:…) of \(type(of: observer))")
    }
    let observation = NamedObservation(told, keyPath, context)
    guard observation.begin(self, options) else {
      return UIKitState.current.refuse("key-value observing of \(keyPath) of \(type(of: self))")
    }
    observations = observations.filter { $0.observer != nil } + [observation]
  }

  /// Tells `observer` nothing any more of a property.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath) { _ in true }
  }

  /// Tells `observer` nothing any more of a property, where it was added with `context`.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath) { $0 == context }
  }

  /// The last one that was added, as Foundation does.
  @MainActor private func removeObserver(
    _ observer: NSObject, _ name: String, where isMeant: (UnsafeMutableRawPointer?) -> Bool
  ) {
    var all = observations
    let index = all.lastIndex { $0.observer === observer && $0.name == name && isMeant($0.context) }
    guard let index else { return }
    all.remove(at: index).end()
    observations = all
  }

  @MainActor private var observations: [NamedObservation] {
    get { objc_getAssociatedObject(self, NamedObservation.key) as? [NamedObservation] ?? [] }
    set { objc_setAssociatedObject(self, NamedObservation.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// `#keyPath` for mechanical rewriting, where it says what is observed: its text, and what it reads.
  public static func _keyPath(_ name: String, _ path: AnyKeyPath) -> String {
    NamedProperties.note(path, named: name)
    return name
  }
}
