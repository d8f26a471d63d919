// Whether items hide what is beneath them, as far as that can be decided without their pixels.

import SegueDisplay

extension [DisplayItem] {
  /// A Boolean value that indicates whether the items are opaque wherever they draw, except at
  /// antialiased edges and in images with alpha.
  var areOpaque: Bool { allSatisfy(\.isOpaque) }
}

extension DisplayItem {
  fileprivate var isOpaque: Bool {
    switch self {
    case .solid(let quad): quad.color.alpha >= 1
    case .image(let quad): quad.opacity >= 1
    case .path(let fill): fill.color.alpha >= 1
    case .glyphs(let run): run.color.alpha >= 1
    case .gradient(let fill):
      fill.opacity >= 1 && fill.gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .group(let group):
      group.opacity >= 1 && group.blendMode == .normal && group.items.areOpaque
    case .shadow(let shadow): shadow.items.areOpaque
    case .projected(let projection): projection.items.areOpaque
    case .masked, .backdrop: false
    }
  }
}
