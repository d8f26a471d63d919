import Foundation

/// A mode that determines how new content (the source) is composited with existing content (the
/// destination).
public enum CGBlendMode: Int32, Sendable, Hashable, CaseIterable {
  // The order is Apple's, so that the raw values agree.
  /// The source is drawn over the destination.
  case normal
  /// The source is multiplied with the destination.
  case multiply
  /// The inverses of both are multiplied, and the product is inverted.
  case screen
  /// Multiplies where the destination is dark and screens where it is light.
  case overlay
  /// The darker of source and destination.
  case darken
  /// The lighter of source and destination.
  case lighten
  /// The destination, brightened according to the source.
  case colorDodge
  /// The destination, darkened according to the source.
  case colorBurn
  /// Darkens or lightens the destination softly, depending on the source.
  case softLight
  /// Multiplies where the source is dark and screens where it is light.
  case hardLight
  /// The absolute difference of source and destination.
  case difference
  /// Like `difference`, with lower contrast.
  case exclusion
  /// The hue of the source with the saturation and luminosity of the destination.
  case hue
  /// The saturation of the source with the hue and luminosity of the destination.
  case saturation
  /// The hue and saturation of the source with the luminosity of the destination.
  case color
  /// The luminosity of the source with the hue and saturation of the destination.
  case luminosity
  /// The destination becomes transparent.
  case clear
  /// The source replaces the destination, including its alpha.
  case copy
  /// The source, multiplied by the alpha of the destination.
  case sourceIn
  /// The source, multiplied by the inverse alpha of the destination.
  case sourceOut
  /// The source over the destination, only where the destination is opaque.
  case sourceAtop
  /// The destination over the source.
  case destinationOver
  /// The destination, multiplied by the alpha of the source.
  case destinationIn
  /// The destination, multiplied by the inverse alpha of the source.
  case destinationOut
  /// The destination over the source, only where the source is opaque.
  case destinationAtop
  /// Source and destination, each only where the other is transparent.
  case xor
  /// The sum of both, computed on inverted values: 1 is black.
  case plusDarker
  /// The sum of source and destination.
  case plusLighter
}

extension CGBlendMode {
  /// The name of the mode in scenes, compositing filters and display lists: that of its case.
  package var name: String { "\(self)" }

  /// Creates the mode with the given name. Returns `nil` if there is none.
  package init?(named name: String) {
    guard let mode = Self.byName[name] else { return nil }
    self = mode
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
