// `compositingFilter` by name. iOS has no filter objects; it accepts the names of blend modes, with
// and without the suffix "BlendMode", and abbreviated names of the Porter–Duff modes.

import SegueDisplay

extension BlendMode {
  /// Creates the mode that `CALayer.compositingFilter` names; `nil` if it is not one that is
  /// supported.
  init?(compositingFilter filter: Any?) {
    guard let filter else {
      self = .normal
      return
    }
    guard let name = filter as? String else { return nil }
    let suffix = "BlendMode"
    let short = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    guard let mode = Self.shortNames[short] ?? BlendMode(named: short) else { return nil }
    self = mode
  }

  private static let shortNames: [String: BlendMode] = [
    "sourceOver": .normal, "destOver": .destinationOver, "destIn": .destinationIn,
    "destOut": .destinationOut, "destAtop": .destinationAtop, "plusL": .plusLighter,
    "plusD": .plusDarker,
  ]
}

extension LayerDrawing {
  /// Returns `items` as a group, blended with the backdrop by the layer's filter and multiplied by
  /// `opacity`.
  func blended(_ items: [DisplayItem], opacity: Double) -> [DisplayItem] {
    guard let mode = BlendMode(compositingFilter: layer.compositingFilter), mode != .normal else {
      return items.faded(by: opacity)
    }
    // Modes that affect areas where the layer is empty are limited to its bounds.
    let bounds = DisplayClip(shape: RoundedRectangle(shown.bounds), transform: context.transform)
    if items.isEmpty, !mode.changesWhereEmpty { return [] }
    return [
      .group(
        DisplayGroup(
          opacity: opacity, clip: mode.changesWhereEmpty ? bounds : nil, blendMode: mode,
          items: items))
    ]
  }
}
