// The ways of combining a group with its backdrop: Core Graphics' modes, by the formulas of W3C's
// Compositing and Blending, on sRGB-encoded values.

import CoreGraphics

/// A mode that determines how a group is combined with its backdrop.
public typealias BlendMode = CGBlendMode

extension BlendMode {
  /// A Boolean value that indicates whether the mode changes the backdrop even where the group is
  /// empty. It then affects the area of the group's clip or, without one, that of the enclosing
  /// group.
  package var changesWhereEmpty: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension DisplayGroup {
  /// A Boolean value that indicates whether the items inside are composited over nothing, so that
  /// they cannot be blended with the backdrop. This is the case for a group with opacity or a blend
  /// mode.
  package var isolates: Bool { isIsolated || opacity < 1 || blendMode != .normal }
}

extension [DisplayItem] {
  /// A Boolean value that indicates whether any of the items is blended with the backdrop of them
  /// all.
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
