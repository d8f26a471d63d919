// The choice of an installed font for characters that no named font has. Of the families that have
// all of a character, the one that is known for its script comes first, then other fonts without
// serifs, then the rest by name.

import Synchronization

/// The families that substitute automatically, in the order in which they are tried.
struct AutomaticFallback {
  private struct Question: Hashable {
    let cluster: [UInt32]
    let script: String?
    let hasColor: Bool
  }
  /// The answers so far: the list of installed fonts does not change while the process runs.
  private static let answers = Mutex<[Question: [String]]>([:])
  /// The number of answers that are kept. With one more, they are found again as they are needed.
  private static let maximumAnswers = 4096

  /// The characters of one grapheme cluster.
  let cluster: ArraySlice<UInt32>
  /// The script of the text around it, which determines the style of Chinese characters.
  let ideographs: FontScript?

  /// Creates a choice for a cluster.
  init(_ cluster: ArraySlice<UInt32>, ideographs: FontScript?) {
    (self.cluster, self.ideographs) = (cluster, ideographs)
  }

  /// Returns the families that have the cluster, the best first.
  func families(hasColor: Bool) -> [String] {
    guard let first = cluster.first(where: { !ScalarKind.isIgnorable($0) }),
      let scalar = Unicode.Scalar(first), scalar.properties.generalCategory != .privateUse
    else { return [] }
    var script = FontScript.of(first)
    if script?.name == "Chinese", let ideographs { script = ideographs }
    let question = Question(cluster: Array(cluster), script: script?.name, hasColor: hasColor)
    if let known = Self.answers.withLock({ $0[question] }) { return known }
    let names = families(of: script, hasColor: hasColor)
    Self.answers.withLock { answers in
      if answers.count >= Self.maximumAnswers { answers.removeAll(keepingCapacity: true) }
      answers[question] = names
    }
    return names
  }

  private func families(of script: FontScript?, hasColor: Bool) -> [String] {
    var names: [String] = []
    for font in InstalledFonts.all
    where font.hasColor == hasColor && names.last != font.family && font.covers(cluster) {
      names.append(font.family)
    }
    // The sort is stable: families of the same rank stay in the order of their names.
    return names.enumerated().sorted {
      let ranks = (rank($0.element, script), rank($1.element, script))
      return ranks.0 == ranks.1 ? $0.offset < $1.offset : ranks.0 < ranks.1
    }.map(\.element)
  }

  private func rank(_ family: String, _ script: FontScript?) -> Int {
    // Letters of no script in the table are Latin, Greek or Cyrillic, or signs among them.
    if family == script?.family ?? "Inter" { return 0 }
    if KnownFont.all.contains(where: { $0.family == family }) && !family.contains("Mono") {
      return family.hasPrefix("Noto") ? 1 : 2
    }
    if family.contains("Mono") { return 6 }
    if family.hasPrefix("Noto Sans") { return 3 }
    return family.contains("Sans") ? 4 : 5
  }

  /// Returns the script whose style Chinese characters have in a text: Japanese beside kana, Korean
  /// beside hangul, otherwise `nil`.
  static func ideographs(in scalars: [UInt32]) -> FontScript? {
    for scalar in scalars {
      if let script = FontScript.of(scalar), ["Japanese", "Korean"].contains(script.name) {
        return script
      }
    }
    return nil
  }
}

extension FontCatalog {
  /// Returns the installed fonts that substitute for characters of a text that neither its own
  /// fonts nor `fallback` contain, in the order in which the text needs them. Emoji are taken from
  /// a color font if there is one.
  ///
  /// The result depends on the text, on the installed fonts, and on nothing else. It is empty if the
  /// fonts are pinned.
  package func automaticFaces(
    for text: AttributedText, fallback: [FontFace], weight: Int, isItalic: Bool
  ) -> [FontFace] {
    guard !isPinned, text.needsMore(than: fallback) else { return [] }
    let ideographs = AutomaticFallback.ideographs(in: text.scalars)
    var found: [FontFace] = []
    for range in GraphemeClusters(text.scalars).ranges {
      let cluster = text.scalars[range]
      guard let run = text.run(at: range.lowerBound), run.style.box == nil else { continue }
      let isEmoji = ScalarKind.isEmoji(cluster)
      let others = fallback + found
      let chosen = FontFallback(primary: run.style.face, others: others).face(for: cluster)
      if chosen.covers(cluster), !isEmoji || chosen.hasColor { continue }
      let choice = AutomaticFallback(cluster, ideographs: ideographs)
      let colors = isEmoji ? [true, false] : [false, true]
      for hasColor in colors where hasColor || !chosen.covers(cluster) {
        let families = choice.families(hasColor: hasColor)
        guard let face = firstFace(families, weight, isItalic, for: cluster) else { continue }
        if !others.contains(face) { found.append(face) }
        break
      }
    }
    return found
  }

  /// Returns the font of the first family that can be used. A damaged font is passed over.
  private func firstFace(
    _ families: [String], _ weight: Int, _ isItalic: Bool, for cluster: ArraySlice<UInt32>
  ) -> FontFace? {
    for family in families {
      guard let face = try? face(family: family, weight: weight, isItalic: isItalic),
        face.covers(cluster)
      else { continue }
      return face
    }
    return nil
  }
}

extension AttributedText {
  /// Returns whether any character may need a font other than those of the runs and `fallback`.
  fileprivate func needsMore(than fallback: [FontFace]) -> Bool {
    runs.contains { run in
      let faces = [run.style.face] + fallback
      return scalars[run.range].contains { scalar in
        guard scalar > 0x20, !ScalarKind.isIgnorable(scalar) || scalar == ScalarKind.emojiVariation
        else { return false }
        if scalar >= 0x203C, scalar == ScalarKind.emojiVariation || isEmoji(scalar) { return true }
        return !faces.contains { $0.glyph(for: scalar) != nil }
      }
    }
  }

  private func isEmoji(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
  }
}

extension InstalledFonts {
  /// Returns the family that substitutes for letters of a script; `nil` if no installed font has
  /// them.
  package static func substitute(for script: FontScript) -> String? {
    let choice = AutomaticFallback([script.sample], ideographs: script)
    let isEmoji = ScalarKind.isEmoji([script.sample])
    return choice.families(hasColor: isEmoji).first ?? choice.families(hasColor: !isEmoji).first
  }
}
