// "Did you mean": the nearest known word, by a bounded edit distance.

/// Finds what somebody probably meant.
public enum Suggestion {
  /// The candidate nearest to `word`, if one is near enough to be a slip: one edit for short words,
  /// up to three for long ones. Upper and lower case count as half an edit. Among equals the first wins.
  public static func closest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.unicodeScalars.prefix(longestWord))
    guard typed.count < longestWord else { return nil }
    var best: (distance: Int, word: String)?
    for candidate in candidates where candidate != word {
      let known = Array(candidate.unicodeScalars.prefix(longestWord))
      let bound = min(best.map { $0.distance - 1 } ?? .max, tolerance(known.count))
      guard let distance = distance(typed, known, atMost: bound) else { continue }
      best = (distance, candidate)
    }
    return best?.word
  }

  /// ` Did you mean 'x'?`, or nothing.
  public static func sentence(for word: String, among candidates: [String]) -> String {
    closest(to: word, among: candidates).map { " Did you mean '\(QuotedText.plain($0))'?" } ?? ""
  }

  private static let longestWord = 64

  /// In half edits.
  private static func tolerance(_ length: Int) -> Int {
    length < 3 ? 1 : 2 * min(3, max(1, length / 3))
  }

  /// The optimal string alignment distance in half edits, or `nil` if it is more than `bound`.
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
