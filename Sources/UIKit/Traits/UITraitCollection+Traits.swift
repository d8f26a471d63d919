// Trait collections by traits: reading, mutating and comparing them.

import Foundation

/// The interface of what traits can be read from and written to.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The light or dark style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The scale in pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The size class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The visual level.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
}

/// The traits that override inherited ones.
public struct UITraitOverrides: UIMutableTraits {
  var collection = UITraitCollection()
  private var specified: Set<ObjectIdentifier> = []

  /// The value of a trait; the default value if it is not overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { Trait.read(collection) }
    set {
      specified.insert(ObjectIdentifier(trait))
      collection = collection.overridden(by: Trait.specifying(newValue))
    }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { specified.contains(ObjectIdentifier(trait)) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    guard specified.remove(ObjectIdentifier(trait)) != nil else { return }
    collection = Self.without(trait, collection)
  }

  private static func without(_ trait: UITrait, _ collection: UITraitCollection)
    -> UITraitCollection
  {
    let removed = ObjectIdentifier(trait)
    func kept<Kept: SystemTrait>(_ other: Kept.Type, _ unspecified: Kept.Value) -> Kept.Value {
      ObjectIdentifier(other) == removed ? unspecified : Kept.value(in: collection)
    }
    var custom = collection.custom
    custom.values[removed] = nil
    return UITraitCollection(
      style: kept(UITraitUserInterfaceStyle.self, .unspecified),
      direction: kept(UITraitLayoutDirection.self, .unspecified),
      scale: kept(UITraitDisplayScale.self, 0),
      idiom: kept(UITraitUserInterfaceIdiom.self, .unspecified),
      sizeClasses: (
        kept(UITraitHorizontalSizeClass.self, .unspecified),
        kept(UITraitVerticalSizeClass.self, .unspecified)
      ),
      contentSize: kept(UITraitPreferredContentSizeCategory.self, .unspecified),
      level: kept(UITraitUserInterfaceLevel.self, .unspecified), custom: custom,
      contrast: kept(UITraitAccessibilityContrast.self, .unspecified),
      gamut: kept(UITraitDisplayGamut.self, .unspecified),
      weight: kept(UITraitLegibilityWeight.self, .unspecified), tint: collection.tint)
  }
}

extension UITraitCollection {
  /// Creates a trait collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    let all = (traits as? UITraitOverrides)?.collection ?? UITraitCollection()
    self.init(copying: all)
  }

  /// Returns these traits with the changes that `mutations` makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    var overrides = UITraitOverrides()
    overrides.collection = self
    var traits: any UIMutableTraits = overrides
    mutations(&traits)
    return (traits as? UITraitOverrides)?.collection ?? self
  }

  /// Returns these traits with another value of one.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  { overridden(by: Trait.specifying(value)) }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    Trait.read(self)
  }

  /// The system's traits on which colors depend.
  public static let systemTraitsAffectingColorAppearance: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
  ]
  /// The system's traits on which the choice of images depends.
  public static let systemTraitsAffectingImageLookup: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
  ]
}
