// The environment of views: interface style, layout direction, scale. Traits are inherited down the
// hierarchy. Each view stores the traits it was last notified of, so that reading them is
// inexpensive.

import Foundation
import SegueWorld

/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is not specified.
  case unspecified
  /// Dark content on light backgrounds.
  case light
  /// Light content on dark backgrounds.
  case dark
}

/// The direction in which text and interfaces are laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is not specified.
  case unspecified = -1
  /// From left to right, as for English.
  case leftToRight
  /// From right to left, as for Arabic and Hebrew.
  case rightToLeft
}

/// The class of the available space in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is not specified.
  case unspecified
  /// Constrained space, such as the width of a phone in portrait orientation.
  case compact
  /// Expansive space, such as that of a tablet.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind of device is not specified.
  case unspecified = -1
  /// A phone, such as an iPhone.
  case phone
  /// A tablet, such as an iPad.
  case pad
  /// A television. No screen here is one, and so for the kinds that follow.
  case tv
  /// The screen of a car.
  case carPlay
  /// A Mac, for an app that is made for it.
  case mac = 5
  /// A headset.
  case vision
}

/// The visual level of content: at the base of the screen, or above it, as in sheets and popovers.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is not specified.
  case unspecified = -1
  /// The base level of the screen.
  case base
  /// A level above the base, as in a sheet.
  case elevated
}

/// The environment of a view: its interface style, layout direction, scale, size classes and level.
///
/// Traits that are not set are unspecified. All traits of a view on the screen are specified.
public final class UITraitCollection: NSObject, Sendable {
  /// The interface style, light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The layout direction of the interface.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The scale in pixels per point; 0 if unspecified.
  public let displayScale: CGFloat
  /// The kind of device: phone or tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The preferred text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The size class of the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The visual level. In the dark style, backgrounds are slightly lighter at the elevated level.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// The contrast between content and background that the user prefers. That of the screen is
  /// `normal`. The system's colors and asset catalogues have no variants of higher contrast here;
  /// colors that an app creates with a provider can depend on it.
  public let accessibilityContrast: UIAccessibilityContrast
  /// The range of the colors that can be displayed. That of the screen is sRGB, in which everything
  /// is drawn, whatever the device.
  public let displayGamut: UIDisplayGamut
  /// The weight of text that the user prefers. That of the screen is `regular`.
  public let legibilityWeight: UILegibilityWeight
  /// The traits that an app defines.
  let custom: CustomTraits
  /// The color that `UIColor.tintColor` stands for; `nil` for the tint of the app. It is inherited
  /// like a trait, but is none: collections that differ in it are equal, its change is announced as
  /// that of the tint only, and overrides of traits do not override it.
  let tint: UIColor?

  /// Creates a trait collection with the given traits. The others are unspecified.
  package convenience init(
    style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .unspecified,
    sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) = (
      .unspecified, .unspecified
    ),
    contentSize: UIContentSizeCategory = .unspecified, level: UIUserInterfaceLevel = .unspecified
  ) {
    self.init(
      style: style, direction: direction, scale: scale, idiom: idiom, sizeClasses: sizeClasses,
      contentSize: contentSize, level: level, custom: CustomTraits())
  }

  /// Creates a trait collection with the given traits, some of which an app defines.
  init(
    style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .unspecified,
    sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) = (
      .unspecified, .unspecified
    ),
    contentSize: UIContentSizeCategory = .unspecified, level: UIUserInterfaceLevel = .unspecified,
    custom: CustomTraits, contrast: UIAccessibilityContrast = .unspecified,
    gamut: UIDisplayGamut = .unspecified, weight: UILegibilityWeight = .unspecified,
    tint: UIColor? = nil
  ) {
    (self.custom, self.tint) = (custom, tint)
    (accessibilityContrast, displayGamut, legibilityWeight) = (contrast, gamut, weight)
    userInterfaceLevel = level
    preferredContentSizeCategory = contentSize
    (userInterfaceStyle, layoutDirection, displayScale) = (style, direction, scale)
    (userInterfaceIdiom, horizontalSizeClass, verticalSizeClass) = (
      idiom, sizeClasses.0, sizeClasses.1
    )
    super.init()
  }

  /// Creates a trait collection with the same traits as another, and another tint if it is not `nil`.
  convenience init(copying other: UITraitCollection, tint: UIColor? = nil) {
    self.init(
      style: other.userInterfaceStyle, direction: other.layoutDirection, scale: other.displayScale,
      idiom: other.userInterfaceIdiom,
      sizeClasses: (other.horizontalSizeClass, other.verticalSizeClass),
      contentSize: other.preferredContentSizeCategory, level: other.userInterfaceLevel,
      custom: other.custom, contrast: other.accessibilityContrast, gamut: other.displayGamut,
      weight: other.legibilityWeight,
      tint: tint ?? other.tint)
  }

  /// Creates a trait collection in which all traits are unspecified.
  public override convenience init() { self.init(style: .unspecified) }

  /// Creates a trait collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates a trait collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Creates a trait collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(contentSize: preferredContentSizeCategory)
  }

  /// Creates a trait collection that specifies only the scale.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  /// Creates a trait collection that specifies only the size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(sizeClasses: (horizontalSizeClass, .unspecified))
  }

  /// Creates a trait collection that specifies only the size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(sizeClasses: (.unspecified, verticalSizeClass))
  }

  /// Creates a trait collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// Creates a trait collection that combines the given ones. If several specify the same trait,
  /// the last one takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let all = traitCollections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
    self.init(copying: all)
  }

  /// Creates a trait collection that specifies only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(level: userInterfaceLevel)
  }

  /// Returns these traits, overridden by those that `other` specifies.
  package func overridden(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      style: other.userInterfaceStyle == .unspecified
        ? userInterfaceStyle : other.userInterfaceStyle,
      direction: other.layoutDirection == .unspecified ? layoutDirection : other.layoutDirection,
      scale: other.displayScale == 0 ? displayScale : other.displayScale,
      idiom: other.userInterfaceIdiom == .unspecified
        ? userInterfaceIdiom : other.userInterfaceIdiom,
      sizeClasses: (
        other.horizontalSizeClass == .unspecified
          ? horizontalSizeClass : other.horizontalSizeClass,
        other.verticalSizeClass == .unspecified ? verticalSizeClass : other.verticalSizeClass
      ),
      contentSize: other.preferredContentSizeCategory == .unspecified
        ? preferredContentSizeCategory : other.preferredContentSizeCategory,
      level: other.userInterfaceLevel == .unspecified
        ? userInterfaceLevel : other.userInterfaceLevel,
      custom: custom.overridden(by: other.custom),
      contrast: other.accessibilityContrast == .unspecified
        ? accessibilityContrast : other.accessibilityContrast,
      gamut: other.displayGamut == .unspecified ? displayGamut : other.displayGamut,
      weight: other.legibilityWeight == .unspecified ? legibilityWeight : other.legibilityWeight,
      tint: tint ?? other.tint)
  }

  /// Returns a Boolean value that indicates whether dynamic colors may resolve differently under
  /// `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || userInterfaceLevel != other?.userInterfaceLevel
      || accessibilityContrast != other?.accessibilityContrast
      || displayGamut != other?.displayGamut
  }

  /// Returns a Boolean value that indicates whether both collections specify the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && userInterfaceLevel == other.userInterfaceLevel
      && accessibilityContrast == other.accessibilityContrast
      && displayGamut == other.displayGamut && legibilityWeight == other.legibilityWeight
      && custom == other.custom
  }

  /// A hash of the traits, equal for equal collections.
  public override var hash: Int { userInterfaceStyle.rawValue &* 31 &+ layoutDirection.rawValue }

  // MARK: Current traits

  /// The traits for which dynamic colors are resolved: those of the view that is being laid out,
  /// otherwise those of the screen.
  public static var current: UITraitCollection {
    guard World.isRunningHere else { return initial }
    return MainActor.assumeIsolated { UIKitState.current.traits.current }
  }

  /// Runs `actions` with these traits as the current ones.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    UIKitState.current.perform(under: self, actions)
  }

  /// The initial traits: a phone with a light style, a scale of 2, a layout direction from left to
  /// right, the normal contrast, the colors of sRGB and text of regular weight.
  static let initial = UITraitCollection(
    style: .light, direction: .leftToRight, scale: 2, idiom: .phone,
    sizeClasses: (.compact, .regular), contentSize: .large, level: .base, custom: CustomTraits(),
    contrast: .normal, gamut: .SRGB, weight: .regular)
}

/// The traits of a world: those of its screen and the current ones.
struct TraitState {
  var screen = UITraitCollection.initial
  var overriding: UITraitCollection?

  var current: UITraitCollection { overriding ?? screen }
}

extension UIKitState {
  /// Runs `actions` with the given traits as the current ones.
  func perform(under newTraits: UITraitCollection, _ actions: () -> Void) {
    let outer = traits.overriding
    traits.overriding = newTraits
    actions()
    traits.overriding = outer
  }

  /// Overrides the traits of the screen by those that `new` specifies, and updates all windows.
  package func setScreenTraits(_ new: UITraitCollection) {
    traits.screen = traits.screen.overridden(by: new)
    for window in windows { window.inheritTraits(traits.screen) }
  }
}
