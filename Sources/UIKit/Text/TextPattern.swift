// Text in a color that is a pattern: the letters are holes through which an image shows that is
// repeated.

import Foundation
import SegueDisplay
import SegueWorld

/// The image that letters show, in place of a color.
struct TextPattern: Hashable, Sendable {
  private let pattern: ColorPattern
  private let opacity: Double

  /// Creates the pattern of a color; `nil` if it is a plain one.
  init?(_ color: UIColor, under traits: UITraitCollection) {
    let color = color.resolvedColor(with: traits).cgColor
    guard let pattern = color.pattern else { return nil }
    (self.pattern, opacity) = (pattern, Double(min(max(color.alpha, 0), 1)))
  }

  /// Returns the pattern where glyphs are. The tiles begin at the origin of the view or context in
  /// which the text is drawn. Too many of them for an area are reported, and not drawn.
  @MainActor func items(through glyphs: [DisplayItem]) -> [DisplayItem] {
    let box = glyphs.extent
    guard !box.isNull, !box.isEmpty else { return [] }
    guard
      let tiles = pattern.items(
        covering: box, from: .zero, transform: .identity, opacity: opacity)
    else {
      World.current.reportUnsupported("text in a pattern of too many tiles")
      return []
    }
    return tiles.isEmpty ? [] : [.masked(DisplayMask(tiles, through: glyphs))]
  }

  static func == (a: TextPattern, b: TextPattern) -> Bool {
    a.pattern.image == b.pattern.image && a.pattern.size == b.pattern.size
      && a.opacity == b.opacity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pattern.size.width)
    hasher.combine(pattern.size.height)
    hasher.combine(opacity)
  }
}
