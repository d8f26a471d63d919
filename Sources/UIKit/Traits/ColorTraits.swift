// The traits of what can be seen: the contrast that the user prefers, and the gamut of the screen.

import Foundation

/// The contrast between content and background that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is not specified.
  case unspecified = -1
  /// The contrast of the design.
  case normal
  /// A higher contrast, for users who have chosen to increase it.
  case high
}

/// The range of the colors that a screen can display.
public enum UIDisplayGamut: Int, Sendable {
  /// The range is not specified.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The colors of sRGB.
  case SRGB
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The colors of Display P3, more than those of sRGB.
  case P3
}

/// The contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// Colors may depend on the contrast.
  public static var affectsColorAppearance: Bool { true }
  static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
  static func collection(_ value: UIAccessibilityContrast) -> UITraitCollection {
    UITraitCollection(accessibilityContrast: value)
  }
}

/// The range of the colors that can be displayed.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// Colors may depend on the gamut.
  public static var affectsColorAppearance: Bool { true }
  static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
  static func collection(_ value: UIDisplayGamut) -> UITraitCollection {
    UITraitCollection(displayGamut: value)
  }
}

extension UITraitCollection {
  /// Creates a trait collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(custom: CustomTraits(), contrast: accessibilityContrast)
  }

  /// Creates a trait collection that specifies only the range of colors.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(custom: CustomTraits(), gamut: displayGamut)
  }
}

extension UIMutableTraits {
  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The range of the colors that can be displayed.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}
