// The fonts that a clip's text is drawn with. On another machine the font files may differ, and
// then all text differs although no layer has changed.

import SegueDisplay

/// A font that a clip's text is drawn with.
public struct GoldenFont: Sendable, Hashable {
  /// The display name, such as `Inter SemiBold`.
  public var name: String
  /// The hash of the font file, as 32 hexadecimal digits.
  public var hash: String

  /// Creates a font reference.
  public init(name: String, hash: String) { (self.name, self.hash) = (name, hash) }
}

/// Collects the fonts of display lists.
struct FontUsage {
  private var seen: Set<GoldenFont> = []

  /// The collected fonts, sorted by name.
  var fonts: [GoldenFont] { seen.sorted { ($0.name, $0.hash) < ($1.name, $1.hash) } }

  mutating func add(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .glyphs(let run):
        seen.insert(GoldenFont(name: run.font.name, hash: run.font.identity.contentHash))
      case .group(let group): add(group.items)
      case .shadow(let shadow): add(shadow.items)
      case .masked(let masked):
        add(masked.items)
        add(masked.mask)
      case .projected(let projection): add(projection.items)
      case .solid, .image, .path, .gradient, .backdrop: break
      }
    }
  }
}
