// What views are shown under: light or dark, left to right or right to left, at what density. Traits
// run down the hierarchy; each view keeps what it was last told, so that asking is free.

import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// Which way text and interfaces run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// As on a phone held upright, across.
  case compact
  /// As on a tablet.
  case regular
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// Whether something is at the bottom of the screen or over it, as sheets and popovers are.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the bottom.
  case base
  /// Over something.
  case elevated
}

/// What views are shown under. Traits that are not said are unspecified; those of a view on screen are
/// all said.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Which way the interface runs.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels for each point; 0 is unspecified.
  public let displayScale: CGFloat
  /// Phone or tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How large people want their text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Whether it is over something: backgrounds are a little lighter in the dark there.
  public let userInterfaceLevel: UIUserInterfaceLevel

  /// Traits of which only these are said.
  package init(
    style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .unspecified,
    sizeClasses: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) = (
      .unspecified, .unspecified
    ),
    contentSize: UIContentSizeCategory = .unspecified, level: UIUserInterfaceLevel = .unspecified
  ) {
    userInterfaceLevel = level
    preferredContentSizeCategory = contentSize
    (userInterfaceStyle, layoutDirection, displayScale) = (style, direction, scale)
    (userInterfaceIdiom, horizontalSizeClass, verticalSizeClass) = (
      idiom, sizeClasses.0, sizeClasses.1
    )
    super.init()
  }

  /// Traits of which nothing is said.
  public override convenience init() { self.init(style: .unspecified) }

  /// Traits of which only the style is said.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Traits of which only the direction is said.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Traits of which only the size of text is said.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(contentSize: preferredContentSizeCategory)
  }

  /// Traits of which only the density is said.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  /// Traits of which only the room across is said.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(sizeClasses: (horizontalSizeClass, .unspecified))
  }

  /// Traits of which only the room from top to bottom is said.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(sizeClasses: (.unspecified, verticalSizeClass))
  }

  /// Traits of which only the kind of device is said.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// What all of `traitCollections` say together; of two that say the same trait, the later wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let all = traitCollections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
    self.init(
      style: all.userInterfaceStyle, direction: all.layoutDirection, scale: all.displayScale,
      idiom: all.userInterfaceIdiom, sizeClasses: (all.horizontalSizeClass, all.verticalSizeClass),
      contentSize: all.preferredContentSizeCategory, level: all.userInterfaceLevel)
  }

  /// Traits of which only the level is said.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(level: userInterfaceLevel)
  }

  /// These traits, but for those that `other` says.
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
        ? userInterfaceLevel : other.userInterfaceLevel)
  }

  /// Whether a colour that depends on the style looks different under `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Traits that say the same are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && userInterfaceLevel == other.userInterfaceLevel
  }

  /// Equal traits have equal hashes.
  public override var hash: Int { userInterfaceStyle.rawValue &* 31 &+ layoutDirection.rawValue }

  // MARK: The traits under which code runs

  /// Those of the view whose layout is under way, else the screen's; colours are resolved for them.
  public static var current: UITraitCollection {
    guard World.isRunningHere else { return initial }
    return MainActor.assumeIsolated { UIKitState.current.traits.current }
  }

  /// Runs `actions` with these traits as the current ones.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    UIKitState.current.perform(under: self, actions)
  }

  /// A phone's, light and from left to right.
  static let initial = UITraitCollection(
    style: .light, direction: .leftToRight, scale: 2, idiom: .phone,
    sizeClasses: (.compact, .regular), contentSize: .large, level: .base)
}

/// The traits of a world: those of its screen, and those under which code is running.
struct TraitState {
  var screen = UITraitCollection.initial
  var overriding: UITraitCollection?

  var current: UITraitCollection { overriding ?? screen }
}

extension UIKitState {
  /// Runs `actions` with `traits` as the current ones.
  func perform(under newTraits: UITraitCollection, _ actions: () -> Void) {
    let outer = traits.overriding
    traits.overriding = newTraits
    actions()
    traits.overriding = outer
  }

  /// Has the screen say `new` beside what it says already, and everything on it follow.
  package func setScreenTraits(_ new: UITraitCollection) {
    traits.screen = traits.screen.overridden(by: new)
    for window in windows { window.inheritTraits(traits.screen) }
  }
}

extension UIScreen {
  /// What everything is shown under that has not been told otherwise.
  public var traitCollection: UITraitCollection { UIKitState.current.traits.screen }
}
