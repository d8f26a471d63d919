// Observers by key path string, which are notified by
// `observeValue(forKeyPath:of:change:context:)`. Responders, presentation controllers and
// percent-driven transitions have this method; other classes declare it by conforming to a
// protocol. A string refers to a property that code has named with `#keyPath`, or to one that the
// object has under a key.

import Foundation
import SegueWorld
import Synchronization

/// An object that is notified of changes to properties by their key paths.
public protocol SegueKeyValueObserver: AnyObject {
  /// Called when a property of `object` has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  /// The base implementation, which does nothing. Classes call it for changes that they do not
  /// handle.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension UIResponder: @preconcurrency SegueKeyValueObserver {}
extension UIPresentationController: @preconcurrency SegueKeyValueObserver {}
extension UIPercentDrivenInteractiveTransition: @preconcurrency SegueKeyValueObserver {}

/// The properties that key path strings refer to.
enum NamedProperties {
  // Unchecked, because `AnyKeyPath` is not `Sendable`. A key path is immutable.
  private struct Property: @unchecked Sendable {
    let name: String
    let path: AnyKeyPath
  }

  /// The properties that code has named with `#keyPath`.
  private static let named = Mutex<[Property]>([])

  static func record(_ path: AnyKeyPath, named name: String) {
    nonisolated(unsafe) let path = path
    named.withLock { named in
      guard !named.contains(where: { $0.name == name && $0.path == path }) else { return }
      named.append(Property(name: name, path: path))
    }
  }

  /// Returns the key path of `object` for a name used with `#keyPath`.
  static func path(_ name: String, of object: NSObject) -> AnyKeyPath? {
    let known = named.withLock { $0 }
    return known.first { $0.name == name && (object as Any)[keyPath: $0.path] != nil }?.path
  }

  /// Returns the value of `object` for a name.
  @MainActor static func value(_ name: String, of object: NSObject) -> Any? {
    if let path = path(name, of: object) { return (object as Any)[keyPath: path] }
    if let layer = object as? CALayer { return layer.value(forKeyPath: name) }
    return object.value(forKeyPath: name)
  }
}

/// The observation of one property by one observer.
@MainActor
private final class NamedObservation {
  static let key = AssociationKey("named observations")

  let name: String
  let context: UnsafeMutableRawPointer?
  private(set) weak var observer: (any SegueKeyValueObserver)?
  private var watch: PropertyObservation<Any>?

  init(_ observer: any SegueKeyValueObserver, _ name: String, _ context: UnsafeMutableRawPointer?) {
    (self.observer, self.name, self.context) = (observer, name, context)
  }

  /// Starts observing.
  /// - Returns: Whether `object` has such a property and reports its changes.
  func begin(_ object: NSObject, _ options: NSKeyValueObservingOptions) -> Bool {
    let (path, name) = (NamedProperties.path(name, of: object), name)
    guard let value = NamedProperties.value(name, of: object) else { return false }
    let watch = PropertyObservation<Any>(
      value, read: { [weak object] in object.flatMap { NamedProperties.value(name, of: $0) } },
      changed: { [weak self, weak object] in self?.notify(object, $0, $1, options) })
    self.watch = watch
    guard watch.follow(object, path) else { return false }
    if options.contains(.initial) { notify(object, nil, value, options) }
    return true
  }

  private func notify(
    _ object: NSObject?, _ old: Any?, _ new: Any, _ options: NSKeyValueObservingOptions
  ) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = Self.boxed(new) }
    if options.contains(.old), let old { change[.oldKey] = Self.boxed(old) }
    observer?.observeValue(forKeyPath: name, of: object, change: change, context: context)
  }

  /// Returns a value as dictionaries of changes contain it: the number of a case of AVFoundation, as
  /// in Objective-C.
  private static func boxed(_ value: Any) -> Any {
    switch value {
    case let status as AVPlayerItem.Status: NSNumber(value: status.rawValue)
    case let status as AVPlayer.Status: NSNumber(value: status.rawValue)
    case let status as AVPlayer.TimeControlStatus: NSNumber(value: status.rawValue)
    default: value
    }
  }

  func end() { watch?.stop() }
}

extension NSObject {
  /// Notifies `observer`, which is not retained, of every change of a property. Properties that
  /// cannot be observed are reported as an error.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let keyValueObserver = observer as? any SegueKeyValueObserver else {
      return World.current.reportUnsupported("observeValue(forKeyPath:…) of \(type(of: observer))")
    }
    let observation = NamedObservation(keyValueObserver, keyPath, context)
    guard observation.begin(self, options) else {
      return World.current.reportUnsupported(
        "key-value observing of \(keyPath) of \(type(of: self))")
    }
    observations = observations.filter { $0.observer != nil } + [observation]
  }

  /// Stops notifying `observer` of changes to a property.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath) { _ in true }
  }

  /// Stops notifying `observer` of changes to a property, for the observation that was added with
  /// `context`.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath) { $0 == context }
  }

  /// Removes the matching observation that was added last, as Foundation does.
  @MainActor private func removeObserver(
    _ observer: NSObject, _ name: String, where matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    var all = observations
    let index = all.lastIndex { $0.observer === observer && $0.name == name && matches($0.context) }
    guard let index else { return }
    all.remove(at: index).end()
    observations = all
  }

  /// What identifies the observers by key path; `nil` if there are none. Setting it has no effect.
  @preconcurrency @MainActor
  public var observationInfo: UnsafeMutableRawPointer? {
    get {
      observations.contains { $0.observer != nil } ? Unmanaged.passUnretained(self).toOpaque() : nil
    }
    set {}
  }

  @MainActor private var observations: [NamedObservation] {
    get { objc_getAssociatedObject(self, NamedObservation.key) as? [NamedObservation] ?? [] }
    set { objc_setAssociatedObject(self, NamedObservation.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Replaces `#keyPath` in mechanically rewritten code: records what the key path reads and
  /// returns its text.
  public static func _keyPath(_ name: String, _ path: AnyKeyPath) -> String {
    NamedProperties.record(path, named: name)
    return name
  }
}
