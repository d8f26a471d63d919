// The fonts that a clip's text is drawn with: on another machine they may be others, and then all text
// differs for a reason that no layer knows.

import SegueDisplay

/// A font that was drawn with.
public struct GoldenFont: Sendable, Hashable {
  /// For people, such as `Inter SemiBold`.
  public var name: String
  /// 32 hexadecimal digits that tell its file from others.
  public var hash: String

  /// A font.
  public init(name: String, hash: String) { (self.name, self.hash) = (name, hash) }
}

/// Notes the fonts of display lists.
struct FontCensus {
  private var seen: Set<GoldenFont> = []

  /// By name.
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
