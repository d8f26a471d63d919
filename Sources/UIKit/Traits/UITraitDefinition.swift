// Traits as types: the system's, and those that an app defines. A trait reads and writes its value in
// a trait collection.

import Foundation

/// The interface of a trait.
public protocol UITraitDefinition<Value>: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where none is specified.
  static var defaultValue: Value { get }
  /// The name of the trait, for debugging. The default is that of the type.
  static var name: String { get }
  /// A Boolean value that indicates whether colors depend on the trait. The default is `false`.
  static var affectsColorAppearance: Bool { get }
  /// The identifier of the trait, for archives. The default is empty.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// Returns `false`.
  public static var affectsColorAppearance: Bool { false }
  /// Returns an empty text.
  public static var identifier: String { "" }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, which a trait collection has a property for.
protocol SystemTrait: UITraitDefinition {
  static func value(in traits: UITraitCollection) -> Value
  static func collection(_ value: Value) -> UITraitCollection
}

/// The light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Colors depend on the style.
  public static var affectsColorAppearance: Bool { true }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
  static func collection(_ value: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(style: value)
  }
}

/// The direction of the layout.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  static func collection(_ value: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
    UITraitCollection(direction: value)
  }
}

/// The scale in pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// 0, for unspecified.
  public static let defaultValue: CGFloat = 0
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
  static func collection(_ value: CGFloat) -> UITraitCollection { UITraitCollection(scale: value) }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
  static func collection(_ value: UIUserInterfaceIdiom) -> UITraitCollection {
    UITraitCollection(idiom: value)
  }
}

/// The size class of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
  static func collection(_ value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(sizeClasses: (value, .unspecified))
  }
}

/// The size class of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
  static func collection(_ value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(sizeClasses: (.unspecified, value))
  }
}

/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  static func collection(_ value: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(contentSize: value)
  }
}

/// The visual level.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// Colors depend on the level.
  public static var affectsColorAppearance: Bool { true }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
  static func collection(_ value: UIUserInterfaceLevel) -> UITraitCollection {
    UITraitCollection(level: value)
  }
}

extension UITraitDefinition {
  /// Returns the value of the trait in a collection.
  static func read(_ traits: UITraitCollection) -> Value {
    if let system = Self.self as? any SystemTrait.Type {
      return system.anyValue(in: traits) as? Value ?? defaultValue
    }
    return traits.custom.values[ObjectIdentifier(Self.self)]?.value as? Value ?? defaultValue
  }

  /// Returns a collection that specifies only this trait.
  static func specifying(_ value: Value) -> UITraitCollection {
    if let system = Self.self as? any SystemTrait.Type {
      return system.anyCollection(value) ?? UITraitCollection()
    }
    return UITraitCollection(
      custom: CustomTraits([ObjectIdentifier(Self.self): CustomTrait(value)]))
  }

  /// Returns whether two collections have different values of the trait.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    !CustomTrait.areEqual(read(a), read(b))
  }
}

extension SystemTrait {
  fileprivate static func anyValue(in traits: UITraitCollection) -> Any { value(in: traits) }
  fileprivate static func anyCollection(_ value: Any) -> UITraitCollection? {
    (value as? Value).map(collection)
  }
}

/// A value of a trait that an app defines.
struct CustomTrait {
  let value: Any

  init(_ value: Any) { self.value = value }

  /// Returns whether two values are equal. Values that cannot be compared are not, unless they are
  /// the same object.
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
    if let a = a as? any Equatable { return compare(a) }
    return type(of: a) is AnyClass && (a as AnyObject) === (b as AnyObject)
  }
}

/// The traits of a collection that an app defines. Trait collections are immutable, and the values of
/// traits are values in practice, as on a device.
struct CustomTraits: @unchecked Sendable, Equatable {
  var values: [ObjectIdentifier: CustomTrait] = [:]

  init(_ values: [ObjectIdentifier: CustomTrait] = [:]) { self.values = values }

  static func == (a: CustomTraits, b: CustomTraits) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, trait in
        b.values[key].map { CustomTrait.areEqual(trait.value, $0.value) } ?? false
      }
  }

  func overridden(by other: CustomTraits) -> CustomTraits {
    other.values.isEmpty ? self : CustomTraits(values.merging(other.values) { $1 })
  }
}
