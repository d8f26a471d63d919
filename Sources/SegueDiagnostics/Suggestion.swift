// Suggestions of the form "Did you mean": the nearest known word, by a bounded edit distance.

/// Suggestions for misspelled words.
public enum Suggestion {
  /// Returns the candidate nearest to `word`, if it is near enough to be a misspelling: one edit
  /// for short words, up to three for long ones. A difference in case counts as half an edit. Among
  /// equally near candidates, the first one is returned.
  public static func closest(to word: String, among candidates: [String]) -> String? {
    closest(to: word, among: candidates, within: longestTolerance)
  }

  /// Returns the candidate nearest to `word`, if it is near enough to be a misspelling with at most
  /// the given number of edits.
  package static func closest(to word: String, among candidates: [String], within edits: Int)
    -> String?
  {
    let typed = Array(word.unicodeScalars.prefix(maximumWordLength))
    guard typed.count < maximumWordLength else { return nil }
    var best: (distance: Int, word: String)?
    for candidate in candidates where candidate != word {
      let known = Array(candidate.unicodeScalars.prefix(maximumWordLength))
      let bound = min(best.map { $0.distance - 1 } ?? .max, tolerance(known.count), 2 * edits)
      guard let distance = distance(typed, known, atMost: bound) else { continue }
      best = (distance, candidate)
    }
    return best?.word
  }

  /// Returns ` Did you mean 'xA' or 'xB'?` with the candidates that begin with `word`, at most three
  /// of them; with the nearest one if none does; or an empty string.
  package static func sentence(forBeginningOrWord word: String, among candidates: [String])
    -> String
  {
    let begun = candidates.filter { word.count > 2 && $0 != word && $0.hasPrefix(word) }
    guard let last = begun.prefix(mostBeginnings).last else {
      return sentence(for: word, among: candidates)
    }
    let quoted = begun.prefix(mostBeginnings).dropLast().map { "'\(QuotedText.plain($0))'" }
    let start = quoted.isEmpty ? "" : quoted.joined(separator: ", ") + " or "
    return " Did you mean \(start)'\(QuotedText.plain(last))'?"
  }

  /// The maximum number of candidates in a sentence that begin with the word.
  private static let mostBeginnings = 3

  /// Returns ` Did you mean 'x'?`, or an empty string.
  public static func sentence(for word: String, among candidates: [String]) -> String {
    closest(to: word, among: candidates).map { " Did you mean '\(QuotedText.plain($0))'?" } ?? ""
  }

  private static let maximumWordLength = 64
  /// The maximum number of edits of a suggestion.
  private static let longestTolerance = 3

  /// Returns the maximum distance of a suggestion, in half edits.
  private static func tolerance(_ length: Int) -> Int {
    length < 3 ? 1 : 2 * min(longestTolerance, max(1, length / 3))
  }

  /// Returns the optimal string alignment distance in half edits, or `nil` if it exceeds `bound`.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost bound: Int)
    -> Int?
  {
    guard bound >= 0, 2 * abs(a.count - b.count) <= bound else { return nil }
    var beforeLast: [Int] = []
    var last = (0...b.count).map { 2 * $0 }
    for i in 0..<a.count {
      var row = [2 * (i + 1)]
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 2, row[j] + 2, last[j] + replacement(a[i], b[j]))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 2)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= bound ? last[b.count] : nil
  }

  private static func replacement(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Int {
    if a == b { return 0 }
    return a.properties.lowercaseMapping == b.properties.lowercaseMapping ? 1 : 2
  }
}

extension Suggestion {
  /// Returns the candidates nearest to `word` by edit distance, the nearest first, however far they
  /// are. Equally near candidates keep their order.
  package static func nearest(to word: String, among candidates: [String], count: Int) -> [String] {
    let typed = Array(word.unicodeScalars.prefix(maximumWordLength))
    let distances = candidates.map { candidate in
      distance(typed, Array(candidate.unicodeScalars.prefix(maximumWordLength)), atMost: .max)
        ?? .max
    }
    return candidates.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(count)
      .map { candidates[$0] }
  }
}
