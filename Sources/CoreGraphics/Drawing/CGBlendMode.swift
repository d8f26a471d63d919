import Foundation

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable, Hashable, CaseIterable {
  // The order is Apple's, so that raw values agree.
  /// Over it.
  case normal
  /// Both multiplied.
  case multiply
  /// Both multiplied as negatives.
  case screen
  /// Multiplied where what is there is dark, screened where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is there, made lighter.
  case colorDodge
  /// What is there, made darker.
  case colorBurn
  /// Darker or lighter, softly.
  case softLight
  /// Darker or lighter, harshly.
  case hardLight
  /// How far they are apart.
  case difference
  /// How far they are apart, with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// Hue and saturation of what is drawn.
  case color
  /// The brightness of what is drawn.
  case luminosity
  /// Nothing is left.
  case clear
  /// What is drawn instead of what is there.
  case copy
  /// What is drawn, where something is.
  case sourceIn
  /// What is drawn, where nothing is.
  case sourceOut
  /// What is drawn over what is there, where something is.
  case sourceAtop
  /// Beneath what is there.
  case destinationOver
  /// What is there, where something is drawn.
  case destinationIn
  /// What is there, where nothing is drawn.
  case destinationOut
  /// What is there over what is drawn, where something is drawn.
  case destinationAtop
  /// Either, where the other is not.
  case xor
  /// The sum of both, black being 1.
  case plusDarker
  /// The sum of both.
  case plusLighter
}
