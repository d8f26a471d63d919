// The settings of an app, in memory. Each world has its own, which begin empty, so that a script that
// is played again finds what it found the first time, and nothing is written to disk.

import Foundation
import SegueWorld
import Synchronization

/// The settings of the current world's app. Code that would otherwise use
/// `UserDefaults.standard` is bound to this name: Documentation/UIKit/TIME.md.
public enum SegueDefaults {
  /// The settings of the current world; outside of a world, those of the process.
  public static var standard: UserDefaults {
    guard World.isRunningHere else { return UserDefaults.standard }
    let held = MainActor.assumeIsolated { World.current.associatedObject { WorldDefaults() } }
    return held.defaults
  }
}

extension UserDefaults {
  /// Creates the settings of a suite, such as one that an app shares with its extensions. In a world they
  /// begin empty, and all objects for the same suite have the same values. Code that would otherwise
  /// use `init(suiteName:)` is bound to this initializer: Documentation/UIKit/TIME.md.
  /// - Parameter name: The name of the suite, or `nil` for the settings of the process.
  public convenience init?(segueSuite name: String?) {
    guard let name, World.isRunningHere else {
      self.init(suiteName: name)
      return
    }
    let held = MainActor.assumeIsolated { World.current.associatedObject { WorldDefaults() } }
    self.init(suiteName: "segue.\(getpid()).\(held.number).\(name)")
  }
}

/// The settings of one world.
private final class WorldDefaults: Sendable {
  private static let count = Atomic(0)
  nonisolated(unsafe) let defaults: UserDefaults =
    MemoryDefaults(suiteName: "segue.world") ?? .standard
  /// A number that no other world of the process has.
  let number = WorldDefaults.count.wrappingAdd(1, ordering: .relaxed).newValue
}

/// Settings that are kept in memory only. The values are accessed only under the lock.
private final class MemoryDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]

  override func object(forKey defaultName: String) -> Any? {
    lock.withLock { values[defaultName] ?? registered[defaultName] }
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    lock.withLock { values[defaultName] = value }
    NotificationCenter.ofApp.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }
  override func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  override func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  override func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  override func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  override func set(_ url: URL?, forKey defaultName: String) {
    set(url as Any?, forKey: defaultName)
  }

  override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as any Numeric: "\(number)"
    default: nil
    }
  }
  override func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }
  override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  override func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
  override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(fileURLWithPath: path)
    default: nil
    }
  }
  override func integer(forKey defaultName: String) -> Int { Int(number(defaultName)) }
  override func float(forKey defaultName: String) -> Float { Float(number(defaultName)) }
  override func double(forKey defaultName: String) -> Double { number(defaultName) }
  override func bool(forKey defaultName: String) -> Bool {
    if let text = object(forKey: defaultName) as? String {
      return ["true", "yes", "1"].contains(text.lowercased())
    }
    return number(defaultName) != 0
  }

  /// Returns a value as a number; 0 if it is none.
  private func number(_ key: String) -> Double {
    switch object(forKey: key) {
    case let value as Bool: value ? 1 : 0
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  override func register(defaults registrationDictionary: [String: Any]) {
    lock.withLock { registered.merge(registrationDictionary) { $1 } }
  }
  override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { $1 } }
  }
  override func synchronize() -> Bool { true }
}
