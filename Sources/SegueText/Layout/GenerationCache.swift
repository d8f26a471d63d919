// A bounded cache without bookkeeping: what has been asked for lately is in `young`; when that is
// full it becomes `old`, and what is still there and asked for again moves back.

import Synchronization

/// Values by key, at most twice `limit` of them.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
  }
  private let limit: Int
  private let generations = Mutex(Generations())

  init(limit: Int) { self.limit = limit }

  /// The value kept for `key`, or the one that `make` makes. Two threads may both make it.
  func value(for key: Key, make: () -> Value) -> Value {
    if let found = generations.withLock({ $0.young[key] }) { return found }
    let value = generations.withLock { $0.old[key] } ?? make()
    generations.withLock { state in
      if state.young.count >= limit {
        state.old = state.young
        state.young = [:]
      }
      state.young[key] = value
    }
    return value
  }
}

/// What is kept of text, for the whole process: it depends on nothing but its key.
enum TextCaches {
  static let layouts = GenerationCache<TextRequest, TextLayout>(limit: 1024)
  static let paragraphs = GenerationCache<ShapedParagraph.Key, ShapedParagraph>(limit: 1024)
}
