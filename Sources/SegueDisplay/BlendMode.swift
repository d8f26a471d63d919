// How a group meets what is beneath it. The names are Core Graphics', the formulas those of W3C's
// Compositing and Blending, on sRGB-encoded values.

/// How a group is combined with what is beneath it.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
  // Source-over, its colours mixed with what is beneath part by part.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion
  // The same, its colours mixed as a whole.
  case hue, saturation, color, luminosity
  // Porter and Duff's, and sums.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter

  /// Whether it changes what is beneath even where the group is empty: then it reaches as far as the
  /// group's clip, or, without one, as the group around it.
  package var changesWhereEmpty: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension DisplayGroup {
  /// Whether what is inside is composed over nothing and so cannot see what is beneath: a group that is
  /// faded or blended as one does.
  package var isolates: Bool { isIsolated || opacity < 1 || blendMode != .normal }
}

extension [DisplayItem] {
  /// Whether any of the items is blended with what is beneath them all.
  package var blendWithBackdrop: Bool { contains(where: \.blendsWithBackdrop) }
}

extension DisplayItem {
  fileprivate var blendsWithBackdrop: Bool {
    switch self {
    case .group(let group):
      group.blendMode != .normal || (!group.isolates && group.items.blendWithBackdrop)
    case .shadow(let shadow): !shadow.hidesItems && shadow.items.blendWithBackdrop
    case .projected(let projection): projection.items.blendWithBackdrop
    default: false
    }
  }
}
