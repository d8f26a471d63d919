// `compositingFilter` by name: iOS has no filter objects, and takes the names of blend modes, with and
// without the words "BlendMode" behind them, and Porter and Duff's, which it shortens.

import SegueDisplay

extension BlendMode {
  /// The mode that `CALayer.compositingFilter` asks for; `nil` when it is none that we draw.
  init?(compositingFilter filter: Any?) {
    guard let filter else {
      self = .normal
      return
    }
    guard let name = filter as? String else { return nil }
    let suffix = "BlendMode"
    let short = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    guard let mode = Self.shortNames[short] ?? BlendMode(rawValue: short) else { return nil }
    self = mode
  }

  private static let shortNames: [String: BlendMode] = [
    "sourceOver": .normal, "destOver": .destinationOver, "destIn": .destinationIn,
    "destOut": .destinationOut, "destAtop": .destinationAtop, "plusL": .plusLighter,
    "plusD": .plusDarker,
  ]
}

extension LayerDrawing {
  /// `items` as one, blended with what is beneath by the layer's filter and faded.
  func blended(_ items: [DisplayItem], opacity: Double) -> [DisplayItem] {
    guard let mode = BlendMode(compositingFilter: layer.compositingFilter), mode != .normal else {
      return items.faded(by: opacity)
    }
    // Modes that work where the layer is empty are kept to its bounds.
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
