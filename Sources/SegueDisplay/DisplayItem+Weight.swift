// The size of a list of items, which limits recordings of recordings.

extension [DisplayItem] {
  /// The number of items, including nested ones.
  package var weight: Int { reduce(0) { $0 + 1 + $1.inner.reduce(0) { $0 + $1.weight } } }

  /// The nesting depth of the items.
  package var depth: Int { map { 1 + ($0.inner.map(\.depth).max() ?? 0) }.max() ?? 0 }
}

extension DisplayItem {
  /// The lists of items within this item.
  fileprivate var inner: [[DisplayItem]] {
    switch self {
    case .solid, .image, .path, .glyphs, .gradient, .backdrop: []
    case .group(let group): [group.items]
    case .shadow(let shadow): [shadow.items]
    case .masked(let masked): [masked.items, masked.mask]
    case .projected(let projection): [projection.items]
    }
  }
}
