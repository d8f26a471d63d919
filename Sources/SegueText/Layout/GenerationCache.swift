// A bounded cache with minimal bookkeeping: recently used values are in `recent`. When that is full
// it becomes `old`, and values in it that are requested again move back.

import Synchronization

/// Values by key, at most twice `limit` of them, and at most twice the weight `maximumWeight`.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var recent: [Key: Value] = [:]
    var old: [Key: Value] = [:]
    /// The weight of all values in `recent`.
    var weight = 0

    mutating func age() {
      old = recent
      (recent, weight) = ([:], 0)
    }
  }
  private let limit: Int
  private let maximumWeight: Int
  private let weight: @Sendable (Key) -> Int
  private let generations = Mutex(Generations())

  init(limit: Int, maximumWeight: Int, weight: @escaping @Sendable (Key) -> Int) {
    (self.limit, self.maximumWeight, self.weight) = (limit, maximumWeight, weight)
  }

  /// Removes the values that were not requested since the generation before began, and begins
  /// another.
  func age() {
    generations.withLock { $0.age() }
  }

  /// Returns the value kept for `key`, or the one that `make` creates. Two threads may both create
  /// it.
  func value(for key: Key, make: () -> Value) -> Value {
    if let found = generations.withLock({ $0.recent[key] }) { return found }
    let value = generations.withLock { $0.old[key] } ?? make()
    generations.withLock { state in
      if state.recent.count >= limit || state.weight >= maximumWeight { state.age() }
      if state.recent.updateValue(value, forKey: key) == nil { state.weight += weight(key) }
    }
    return value
  }
}

/// The caches of text for the whole process. Their values depend only on their keys.
package enum TextCaches {
  static let layouts = GenerationCache<TextRequest, TextLayout>(
    limit: 1024, maximumWeight: maximumScalars
  ) { $0.text.scalars.count + 16 }
  static let paragraphs = GenerationCache<ShapedParagraph.Key, ShapedParagraph>(
    limit: 1024, maximumWeight: maximumScalars
  ) { $0.text.scalars.count + 16 }

  /// Removes text that was not used since the last call but one, so that a process that makes many
  /// clips keeps only the text of recent ones.
  package static func age() {
    layouts.age()
    paragraphs.age()
  }

  /// The maximum number of scalars. Each uses about 150 bytes.
  private static let maximumScalars = 16384
}
