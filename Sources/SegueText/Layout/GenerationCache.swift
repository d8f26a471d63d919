// A bounded cache without bookkeeping: what has been asked for lately is in `young`; when that is
// full it becomes `old`, and what is still there and asked for again moves back.

import Synchronization

/// Values by key, at most twice `limit` of them, and of no more than twice the weight `heaviest`.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
    /// Of all in `young`.
    var weight = 0
  }
  private let limit: Int
  private let heaviest: Int
  private let weight: @Sendable (Key) -> Int
  private let generations = Mutex(Generations())

  init(limit: Int, heaviest: Int, weight: @escaping @Sendable (Key) -> Int) {
    (self.limit, self.heaviest, self.weight) = (limit, heaviest, weight)
  }

  /// The value kept for `key`, or the one that `make` makes. Two threads may both make it.
  func value(for key: Key, make: () -> Value) -> Value {
    if let found = generations.withLock({ $0.young[key] }) { return found }
    let value = generations.withLock { $0.old[key] } ?? make()
    generations.withLock { state in
      if state.young.count >= limit || state.weight >= heaviest {
        state.old = state.young
        (state.young, state.weight) = ([:], 0)
      }
      if state.young.updateValue(value, forKey: key) == nil { state.weight += weight(key) }
    }
    return value
  }
}

/// What is kept of text, for the whole process: it depends on nothing but its key.
enum TextCaches {
  static let layouts = GenerationCache<TextRequest, TextLayout>(
    limit: 1024, heaviest: mostScalars
  ) { $0.text.scalars.count + 16 }
  static let paragraphs = GenerationCache<ShapedParagraph.Key, ShapedParagraph>(
    limit: 1024, heaviest: mostScalars
  ) { $0.text.scalars.count + 16 }
  /// Some 150 bytes each.
  private static let mostScalars = 16384
}
