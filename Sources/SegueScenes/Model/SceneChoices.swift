// Enumerations whose cases are spelled as in Apple's frameworks.

/// The ways in which an image fills a frame, by UIKit's names.
public enum ContentMode: String, Sendable, CaseIterable {
  /// The image is stretched to the frame.
  case scaleToFill
  /// The image keeps its aspect ratio and is as large as fits into the frame.
  case scaleAspectFit
  /// The image keeps its aspect ratio and is as small as fills the frame.
  case scaleAspectFill
  /// The image keeps its size and is aligned with the named place of the frame.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The mode of images and movies for which none is given, as of UIKit's views.
  public static let standard = scaleToFill
}

/// The presentation styles, which determine how a presented screen relates to the one below it.
public enum PresentationStyle: String, Sendable, CaseIterable {
  /// The presented screen covers the window, and the views below it are removed.
  case fullScreen
  /// The presented screen covers the window, and the views below it stay.
  case overFullScreen
  /// The presented screen covers the presenting screen, whose views are removed.
  case currentContext
  /// The presented screen covers the presenting screen, whose views stay.
  case overCurrentContext
  /// The transition determines the presentation, and the views below it stay.
  case custom
  /// A card over the screen below, which is scaled down a little.
  case pageSheet, formSheet
  /// Content with an arrow. Adapts to a page sheet in a horizontally compact environment.
  case popover
  /// A page sheet, or full screen if there is a custom transition.
  case automatic
}

/// The styles of blur effects, by UIKit's names.
public enum BlurStyle: String, Sendable, CaseIterable {
  /// The UIKit styles of these names, which follow the light or dark appearance.
  case regular, prominent
  /// The system materials, from the most transparent to the most opaque.
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  /// The material that bars have.
  case systemChromeMaterial
  /// Styles that are the same in every appearance.
  case extraLight, light, dark
  /// Light materials, in every appearance.
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
  /// Light materials, in every appearance.
  case systemThickMaterialLight, systemChromeMaterialLight
  /// Dark materials, in every appearance.
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  /// Dark materials, in every appearance.
  case systemThickMaterialDark, systemChromeMaterialDark
}

/// The timing curves that have names.
public enum TimingCurveName: String, Sendable, CaseIterable {
  /// The UIKit curves of these names.
  case easeInOut, easeIn, easeOut, linear
}
