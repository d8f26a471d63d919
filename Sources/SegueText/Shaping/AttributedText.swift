// Text in the form that shaping takes: scalars, which HarfBuzz, fribidi and libunibreak all count,
// and runs of one style.

/// A text with its styles.
package struct AttributedText: Hashable, Sendable {
  /// A range of scalars with one style.
  package struct Run: Hashable, Sendable {
    /// The range of the scalars.
    package let range: Range<Int>
    /// The style with which they are shaped.
    package let style: ShapingStyle
    /// The index of the run of the text from which this one was extracted.
    package let source: Int
  }

  /// The scalars of the text.
  package let scalars: [UInt32]
  /// The runs, which follow one another without gaps.
  package let runs: [Run]

  /// Creates a text from consecutive runs. Empty runs are also counted in `source`.
  package init(_ parts: [(text: String, style: ShapingStyle)]) {
    var (scalars, runs): ([UInt32], [Run]) = ([], [])
    for (source, part) in parts.enumerated() where !part.text.isEmpty {
      let start = scalars.count
      scalars += part.text.unicodeScalars.map(\.value)
      runs.append(Run(range: start..<scalars.count, style: part.style, source: source))
    }
    (self.scalars, self.runs) = (scalars, runs)
  }

  /// Creates a text of one style.
  package init(_ text: String, style: ShapingStyle) { self.init([(text, style)]) }

  init(scalars: [UInt32], runs: [Run]) { (self.scalars, self.runs) = (scalars, runs) }

  /// Returns the scalars of `range` as a separate text.
  func part(_ range: Range<Int>) -> AttributedText {
    let parts = runs.compactMap { run -> Run? in
      let common = run.range.clamped(to: range)
      guard !common.isEmpty else { return nil }
      let moved = common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound
      return Run(range: moved, style: run.style, source: run.source)
    }
    return AttributedText(scalars: Array(scalars[range]), runs: parts)
  }

  /// Returns the same text with each style changed.
  package func mapStyles(_ change: (ShapingStyle) -> ShapingStyle) -> AttributedText {
    AttributedText(
      scalars: scalars,
      runs: runs.map { Run(range: $0.range, style: change($0.style), source: $0.source) })
  }

  /// Returns the run that contains a scalar, or the last one.
  func run(at scalar: Int) -> Run? {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].range.lowerBound <= scalar { low = middle } else { high = middle - 1 }
    }
    return runs.indices.contains(low) ? runs[low] : nil
  }

  /// Returns the concatenation of two texts.
  static func + (a: AttributedText, b: AttributedText) -> AttributedText {
    let moved = b.runs.map {
      Run(
        range: $0.range.lowerBound + a.scalars.count..<$0.range.upperBound + a.scalars.count,
        style: $0.style, source: $0.source)
    }
    return AttributedText(scalars: a.scalars + b.scalars, runs: a.runs + moved)
  }

  /// The runs, with neighbors of the same style merged.
  var shapingRuns: [Run] {
    var joined: [Run] = []
    for run in runs {
      if let last = joined.last, last.style == run.style {
        joined[joined.count - 1] = Run(
          range: last.range.lowerBound..<run.range.upperBound, style: last.style,
          source: last.source)
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}

/// Returns the scalars as text. Invalid scalars become U+FFFD.
func text(of scalars: some Sequence<UInt32>) -> String {
  var text = String.UnicodeScalarView()
  for value in scalars { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
  return String(text)
}
