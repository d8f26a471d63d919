// Masks of glyphs, kept from frame to frame: a screen of text is the same few masks again and again,
// and text that slides needs as many sets of them as there are phases. What is kept cannot show,
// since where a mask lies between pixels is rounded whether it is kept or not.

import CoreGraphics
import SegueDisplay
import Synchronization

/// Masks by font, size and slant, glyph and phase. Used by any number of threads at once.
package final class GlyphCache: Sendable {
  /// One font at one size, turned and slanted in one way.
  struct Face: Hashable, Sendable {
    let font: Int
    /// Font units, y up, to pixels.
    let a, b, c, d: Double
  }

  /// A glyph at one place between pixels.
  struct Key: Hashable, Sendable {
    let glyph: UInt32
    let column, row: UInt8
  }

  /// What is known of a glyph.
  enum Entry: Sendable {
    case mask(GlyphMask)
    /// Not worth a mask, or not to be had as one.
    case large
    /// Nothing to draw.
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

  /// The one that rasterizers use unless told otherwise.
  package static let shared = GlyphCache(limitInBytes: 48 << 20)

  private let limit: Int
  private let state = Mutex(State())

  /// A cache of about so many bytes at most.
  package init(limitInBytes: Int) { limit = limitInBytes }

  /// Bytes held now.
  package var bytes: Int { state.withLock { $0.bytes } }

  /// What is known of each key; `nil` for those that are not.
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

  /// Keeps what was made.
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

  /// Forgets the faces that have not been asked for longest.
  private static func evict(_ state: inout State, downTo limit: Int) {
    let oldest = state.tables.map { ($0.value.lastUse, $0.key) }.sorted { $0.0 < $1.0 }
    for (_, face) in oldest where state.bytes > limit {
      state.bytes -= state.tables.removeValue(forKey: face)?.bytes ?? 0
    }
  }
}

extension GlyphCache.Entry {
  /// What it costs to keep, roughly.
  var bytes: Int {
    if case .mask(let mask) = self { return mask.bounds.area + 160 }
    return 64
  }
}
