// Masks of glyphs, kept from frame to frame. A screen of text consists of the same few masks
// repeated, and moving text needs as many sets of them as there are phases. Caching does not affect
// the result, since the position of a mask between pixels is rounded in any case.

import CoreGraphics
import SegueDisplay
import Synchronization

/// A cache of masks by font, size and slant, glyph and phase. Used by any number of threads at
/// once.
package final class GlyphCache: Sendable {
  /// A font at one size with one linear transform.
  struct Face: Hashable, Sendable {
    let font: Int
    /// The linear transform from font units, y up, to pixels.
    let a, b, c, d: Double
  }

  /// A glyph at one position between pixels.
  struct Key: Hashable, Sendable {
    let glyph: UInt32
    let column, row: UInt8
  }

  /// The knowledge about a glyph.
  enum Entry: Sendable {
    case mask(GlyphMask)
    /// The glyph is too large for a mask, or a mask cannot be created.
    case large
    /// The glyph draws nothing.
    case blank
  }

  private struct Table {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var lastUse = 0
  }

  private struct State {
    var tables: [Face: Table] = [:]
    var bytes = 0
    var uses = 0
  }

  /// The cache that rasterizers use by default.
  package static let shared = GlyphCache(limitInBytes: 48 << 20)

  private let limit: Int
  private let state = Mutex(State())

  /// Creates a cache with an approximate limit in bytes.
  package init(limitInBytes: Int) { limit = limitInBytes }

  /// The number of bytes currently kept.
  package var bytes: Int { state.withLock { $0.bytes } }

  /// Returns the entry of each key; `nil` for those that the cache does not contain.
  func find(_ face: Face, _ keys: [Key]) -> [Entry?] {
    state.withLock { state in
      state.uses += 1
      guard let index = state.tables.index(forKey: face) else {
        return [Entry?](repeating: nil, count: keys.count)
      }
      state.tables.values[index].lastUse = state.uses
      let entries = state.tables.values[index].entries
      return keys.map { entries[$0] }
    }
  }

  /// Keeps entries that were created.
  func keep(_ face: Face, _ made: [(Key, Entry)]) {
    state.withLock { state in
      var table = state.tables.removeValue(forKey: face) ?? Table()
      table.lastUse = state.uses
      let before = table.bytes
      for (key, entry) in made where table.entries[key] == nil {
        table.entries[key] = entry
        table.bytes += entry.bytes
      }
      state.bytes += table.bytes - before
      state.tables[face] = table
      if state.bytes > limit { Self.evict(&state, downTo: limit / 4 * 3) }
    }
  }

  /// Removes the least recently used faces.
  private static func evict(_ state: inout State, downTo limit: Int) {
    let oldest = state.tables.map { ($0.value.lastUse, $0.key) }.sorted { $0.0 < $1.0 }
    for (_, face) in oldest where state.bytes > limit {
      state.bytes -= state.tables.removeValue(forKey: face)?.bytes ?? 0
    }
  }
}

extension GlyphCache.Entry {
  /// The approximate memory that the entry uses.
  var bytes: Int {
    if case .mask(let mask) = self { return mask.bounds.area + 160 }
    return 64
  }
}
