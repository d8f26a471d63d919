// A paragraph that is shaped once, without regard to lines, and from which lines are cut.

/// A shaped paragraph.
final class ShapedParagraph: Sendable {
  /// The values on which the shape of a paragraph depends.
  struct Key: Hashable, Sendable {
    let text: AttributedText
    let direction: BaseDirection
    let fallback: [FontFace]
  }

  let text: AttributedText
  let levels: BidiLevels
  let runs: [ShapedRun]
  /// For each scalar, and for the end, a Boolean value that indicates whether a character begins
  /// there.
  let startsCluster: [Bool]
  /// The advance of each scalar, in points, without tabs.
  let advances: [Double]
  let breaks: [LineBreaks.Opportunity]
  let missing: [MissingGlyph]
  private let shaper: Shaper

  /// Returns the paragraph, which is cached.
  static func make(_ key: Key) -> ShapedParagraph {
    TextCaches.paragraphs.value(for: key) { ShapedParagraph(key) }
  }

  private init(_ key: Key) {
    let clusters = GraphemeClusters(key.text.scalars)
    text = key.text
    levels = BidiLevels(key.text.scalars, direction: key.direction)
    shaper = Shaper(key.text, fallback: key.fallback)
    runs = shaper.runs(levels, clusters)
    startsCluster = clusters.startFlags
    breaks = LineBreaks.opportunities(
      in: key.text.scalars, clusters, language: key.text.runs.first?.style.language)
    advances = Self.advances(runs, startsCluster, count: key.text.scalars.count)
    missing = Self.missing(runs, key.text)
  }

  func isTab(_ scalar: Int) -> Bool { text.scalars[scalar] == ScalarKind.tab }
  func isSpace(_ scalar: Int) -> Bool { ScalarKind.isSpace(text.scalars[scalar]) }

  func isSoftHyphen(_ scalar: Int) -> Bool { text.scalars[scalar] == ScalarKind.softHyphen }

  /// Returns the hyphen that is displayed if a line ends at the soft hyphen `scalar`, in the run
  /// that contains it.
  func hyphen(at scalar: Int) -> ShapedRun? {
    guard let run = runs.first(where: { $0.range.contains(scalar) }) else { return nil }
    let hyphen = AttributedText(
      scalars: [ScalarKind.hyphen], runs: [.init(range: 0..<1, style: run.style, source: 0)])
    guard let shaped = Shaper(hyphen, fallback: [run.face]).runs().first else { return nil }
    return ShapedRun(
      face: shaped.face, style: run.style, level: run.level, range: scalar..<scalar + 1,
      script: run.script,
      glyphs: shaped.glyphs.map {
        ShapedGlyph(
          glyph: $0.glyph, cluster: scalar, advance: $0.advance, dx: $0.dx, dy: $0.dy,
          isUnsafeToBreak: true)
      })
  }

  /// Returns the width of that hyphen.
  func hyphenAdvance(at scalar: Int) -> Double {
    hyphen(at: scalar).map { run in
      run.glyphs.reduce(0) { $0 + Double($1.advance) * run.scale }
    } ?? 0
  }

  /// Returns the part of a run inside `range`, which is shaped again if it cannot be extracted
  /// directly.
  func slice(_ run: ShapedRun, _ range: Range<Int>) -> ShapedRun {
    let part = run.range.clamped(to: range)
    guard part != run.range else { return run }
    let cuts = [part.lowerBound, part.upperBound].filter { run.range.contains($0) }
    let isSafe = cuts.allSatisfy { cut in
      cut == run.range.lowerBound
        || run.glyphs.contains { $0.cluster == cut && !$0.isUnsafeToBreak }
    }
    guard isSafe else { return shaper.reshaped(run, part) }
    return ShapedRun(
      face: run.face, style: run.style, level: run.level, range: part, script: run.script,
      glyphs: run.glyphs.filter { part.contains($0.cluster) })
  }

  /// Returns the advance of each scalar. An advance that HarfBuzz assigns to the first of several
  /// scalars is divided among their characters.
  private static func advances(_ runs: [ShapedRun], _ starts: [Bool], count: Int) -> [Double] {
    var advances = [Double](repeating: 0, count: count)
    for run in runs {
      for glyph in run.glyphs {
        advances[glyph.cluster] += Double(glyph.advance) * run.scale
      }
      let clusters = Set(run.glyphs.map(\.cluster)).sorted() + [run.range.upperBound]
      for (start, end) in zip(clusters, clusters.dropFirst()) {
        let characters = (start..<end).filter { starts[$0] }
        guard let kern = run.style.kern, kern != 0 || characters.count > 1 else {
          guard characters.count > 1 else { continue }
          share(&advances, start, characters, kern: 0)
          continue
        }
        share(&advances, start, characters, kern: kern)
      }
    }
    return advances
  }

  private static func share(
    _ advances: inout [Double], _ start: Int, _ characters: [Int], kern: Double
  ) {
    guard !characters.isEmpty else { return }
    let each = advances[start] / Double(characters.count) + kern
    advances[start] = 0
    for character in characters { advances[character] = each }
  }

  private static func missing(_ runs: [ShapedRun], _ text: AttributedText) -> [MissingGlyph] {
    var found: [MissingGlyph] = []
    for run in runs {
      for glyph in run.glyphs where glyph.glyph == 0 {
        let sample = SegueText.text(of: text.scalars.prefix(40))
        let missing = MissingGlyph(
          text: sample, font: run.style.face.name, scalar: text.scalars[glyph.cluster])
        if !found.contains(missing) { found.append(missing) }
      }
    }
    return found
  }
}
