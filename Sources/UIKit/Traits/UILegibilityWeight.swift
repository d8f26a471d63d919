// The trait of the weight of text: whether the user prefers bold text.

import Foundation

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// The weight is not specified.
  case unspecified = -1
  /// The weight of the design.
  case regular
  /// A heavier weight, for users who have chosen bold text.
  case bold
}

/// The weight of text that the user prefers.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
  static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
  static func collection(_ value: UILegibilityWeight) -> UITraitCollection {
    UITraitCollection(legibilityWeight: value)
  }
}

extension UITraitCollection {
  /// Creates a trait collection that specifies only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(custom: CustomTraits(), weight: legibilityWeight)
  }
}

extension UIMutableTraits {
  /// The weight of text that the user prefers.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}
