// The words that stand for one of a few things, spelt as Apple spells them.

/// How a picture fills a frame.
public enum ContentMode: String, Sendable, CaseIterable {
  /// Stretched.
  case scaleToFill
  /// As large as fits.
  case scaleAspectFit
  /// As small as fills.
  case scaleAspectFill
  /// In its own size, at the named place.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// How a presented screen relates to the one below it.
public enum PresentationStyle: String, Sendable, CaseIterable {
  /// Covers the window; what is below leaves it.
  case fullScreen
  /// Covers the window; what is below stays.
  case overFullScreen
  /// Covers the presenting screen, which leaves the window.
  case currentContext
  /// Covers the presenting screen, which stays.
  case overCurrentContext
  /// Up to the transition; what is below stays.
  case custom
  /// A card over what is below, which stands back a little.
  case pageSheet, formSheet
  /// Content with an arrow; a page sheet where there is little room across.
  case popover
  /// A page sheet, or full screen if there is a custom transition.
  case automatic
}

/// A frosted glass, as UIKit has them.
public enum BlurStyle: String, Sendable, CaseIterable {
  /// As UIKit's styles of these names: light and dark as the view is.
  case regular, prominent
  /// From clear to nearly opaque; bars have the last one.
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  /// As bars have it.
  case systemChromeMaterial
  /// The same in every appearance.
  case extraLight, light, dark
  /// Light materials in every appearance.
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
  /// Light materials in every appearance.
  case systemThickMaterialLight, systemChromeMaterialLight
  /// Dark materials in every appearance.
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  /// Dark materials in every appearance.
  case systemThickMaterialDark, systemChromeMaterialDark
}

/// A timing curve by name.
public enum TimingCurveName: String, Sendable, CaseIterable {
  /// As UIKit's curves of these names.
  case easeInOut, easeIn, easeOut, linear
}

/// What a transition that comes in two kinds is written for.
public enum TransitionKind: String, Sendable, CaseIterable {
  /// Present and dismiss.
  case modal
  /// Push and pop.
  case navigation
}
