// Finds transitions by words, best first. The page of the gallery does the same in its script.

import SegueTransitions

/// A search for transitions by what people call them.
struct TransitionSearch {
  /// The words that are looked for, without those that say nothing and without endings.
  let words: [String]

  /// The text without spaces and capital letters, as the names of transitions are compared.
  private let name: String

  /// Creates a search for the words of `text`.
  init(_ text: String) {
    let all = Self.words(text)
    words = Self.sided(all).filter { !Self.idle.contains($0) }.map(Self.stem)
    name = all.joined()
  }

  /// Returns the transitions that have all words, or as many of them as any has, best first. Without
  /// words, all of them.
  func found(among transitions: [NamedTransition]) -> [NamedTransition] {
    guard !words.isEmpty else { return transitions }
    let rated = transitions.map { (transition: $0, scores: scores($0)) }
    let most = rated.map { matches($0.scores) }.max() ?? 0
    guard most > 0 else { return [] }
    let fitting = rated.filter { matches($0.scores) == most }.enumerated()
    let ordered = fitting.sorted { first, second in
      let totals = (total(first.element), total(second.element))
      return totals.0 != totals.1 ? totals.0 > totals.1 : first.offset < second.offset
    }
    return ordered.map(\.element.transition)
  }

  private func matches(_ scores: [Int]) -> Int { scores.count { $0 > 0 } }

  /// Returns how well a transition fits. One that is called by these words, and no others, fits best,
  /// next to it one that is called by those that say something, and then one whose name begins with the
  /// first of these.
  private func total(_ rated: (transition: NamedTransition, scores: [Int])) -> Int {
    rated.scores.reduce(0, +) + naming(rated.transition.name.lowercased())
  }

  private func naming(_ called: String) -> Int {
    if called == name { return 3 }
    if Self.stem(called) == words.joined() { return 2 }
    return called.hasPrefix(words.first ?? name) ? 1 : 0
  }

  /// Returns, for each word, how well the transition fits it; 0 if not at all.
  private func scores(_ transition: NamedTransition) -> [Int] {
    let fields = transition.searched.map { field in
      let telling = Self.sided(Self.words(field.text)).filter { !Self.idle.contains($0) }
      return (words: telling.map(Self.stem), field.weight)
    }
    return words.map { word in
      fields.map { Self.quality(of: word, in: $0.words) * $0.1 }.max() ?? 0
    }
  }

  /// Returns 2 if `word` is one of `words`, 1 if one of them begins with it or it with one of them.
  private static func quality(of word: String, in words: [String]) -> Int {
    if words.contains(word) { return 2 }
    return words.contains { $0.hasPrefix(word) || ($0.count > 3 && word.hasPrefix($0)) } ? 1 : 0
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns `words`, in which a side that something comes from is one word with `from`: what slides
  /// in from the left moves to the right.
  private static func sided(_ words: [String]) -> [String] {
    words.indices.map { index in
      let isFrom = words[..<index].last { $0 != "the" } == "from"
      guard isFrom, let side = sides[words[index]] else { return words[index] }
      return "from" + side
    }
  }

  /// The sides that something can come from, by the words for them.
  private static let sides = [
    "left": "left", "right": "right", "top": "top", "above": "top", "bottom": "bottom",
    "below": "bottom",
  ]

  /// Returns `word` without the ending of a plural or a verb: that of `blurred` is `blur`.
  private static func stem(_ word: String) -> String {
    for (ending, least) in [("ing", 6), ("ed", 5), ("s", 4)]
    where word.count >= least && word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      let isDoubled = ending != "s" && stem.suffix(2).first == stem.last
      let isKept = stem.hasSuffix("l") || stem.hasSuffix("s")
      return String(isDoubled && !isKept ? stem.dropLast() : stem)
    }
    return word
  }

  /// Words that say nothing about a transition.
  private static let idle: Set<String> = [
    "a", "an", "the", "into", "in", "to", "of", "on", "at", "by", "for", "from", "with", "and",
    "or",
    "that", "where", "which", "is", "it", "its", "one", "as", "like", "when", "my", "your", "you",
    "i", "s", "t", "want", "look", "looks", "transition", "transitions", "animation", "animations",
    "effect", "screen", "screens", "view", "new", "old", "come", "comes", "go", "goes", "get",
    "gets",
  ]
}

extension NamedTransition {
  /// Words by which people look for it, besides those of its name, its summary and its tags.
  var keywords: [String] {
    switch group {
    case .uikit, .builtIn: TransitionKeywords.words(for: name)
    case .registered, .pack: []
    }
  }

  /// What is searched, and how much a word in it counts.
  fileprivate var searched: [(text: String, weight: Int)] {
    let (parameters, usedOn): ([String], String) =
      switch player {
      case .uikit: ([], "")
      case .entry(let entry):
        ((entry.parametersForward + entry.parametersBackward).map(\.name), entry.usedOn)
      }
    let parts = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return [
      ("\(name) \(parts)", 5), (keywords.joined(separator: " "), 4), (summary, 3),
      (tags.map(\.rawValue).joined(separator: " "), 2), (usedOn, 2),
      (parameters.joined(separator: " "), 1),
    ]
  }
}
