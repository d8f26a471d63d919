// Transformers of values, which Foundation does not have on Linux. Apps register them for transformable
// attributes of Core Data.

import Foundation
import Synchronization

/// The name of a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of the transformer of archives of objects that support secure coding.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// A conversion of values to others, possibly in both directions.
open class ValueTransformer: NSObject, RegisteredTransformer {
  /// Creates a transformer.
  public override init() { super.init() }

  /// Registers a transformer, or removes the one with the name if it is `nil`.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    let entry = transformer.map(TransformerEntry.init)
    transformers.withLock { $0[name] = entry }
  }

  /// Returns the names of the registered transformers, in alphabetical order.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    transformers.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// Returns the class of the values that transformers of this class produce. The default is `NSObject`.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether transformers of this class convert in both directions. The default is `true`.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns the value that takes the place of `value`. The default implementation returns `value`.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Returns the value from which `transformedValue(_:)` produces `value`. The default implementation calls
  /// `transformedValue(_:)`.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// A transformer of archives: of `Data` to the object in it, and back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of objects that are read.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// Returns the object in an archive; `nil` for other values, and for objects of other classes.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  /// Returns the archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}

/// Classes of which an initializer returns a registered object: only the extension of a protocol can
/// assign to `self`.
public protocol RegisteredTransformer {}

extension RegisteredTransformer where Self: ValueTransformer {
  /// Returns the transformer that is registered with the name; `nil` if there is none, or one of another
  /// class.
  public init?(forName name: NSValueTransformerName) {
    guard let found = transformers.withLock({ $0[name] })?.transformer as? Self else { return nil }
    self = found
  }
}

/// A registered transformer. It is `Sendable` since it only passes the object on.
private struct TransformerEntry: @unchecked Sendable {
  let transformer: ValueTransformer
}

private let transformers = Mutex<[NSValueTransformerName: TransformerEntry]>([:])
