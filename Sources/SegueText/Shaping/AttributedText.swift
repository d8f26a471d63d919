// Text as shaping takes it: scalars, since HarfBuzz, fribidi and libunibreak all count in them, and
// runs of one style.

/// A text with its styles.
package struct AttributedText: Hashable, Sendable {
  /// Scalars of one style.
  package struct Run: Hashable, Sendable {
    /// Which scalars.
    package let range: Range<Int>
    /// How they are shaped.
    package let style: ShapingStyle
    /// The number of the run in the text that this one was cut from.
    package let source: Int
  }

  /// The text.
  package let scalars: [UInt32]
  /// Styles; they follow one another without a gap.
  package let runs: [Run]

  /// A text of runs that follow one another. Empty ones count as sources too.
  package init(_ parts: [(text: String, style: ShapingStyle)]) {
    var (scalars, runs): ([UInt32], [Run]) = ([], [])
    for (source, part) in parts.enumerated() where !part.text.isEmpty {
      let start = scalars.count
      scalars += part.text.unicodeScalars.map(\.value)
      runs.append(Run(range: start..<scalars.count, style: part.style, source: source))
    }
    (self.scalars, self.runs) = (scalars, runs)
  }

  /// A text of one style.
  package init(_ text: String, style: ShapingStyle) { self.init([(text, style)]) }

  init(scalars: [UInt32], runs: [Run]) { (self.scalars, self.runs) = (scalars, runs) }

  /// The scalars of `range` by themselves.
  func part(_ range: Range<Int>) -> AttributedText {
    let parts = runs.compactMap { run -> Run? in
      let common = run.range.clamped(to: range)
      guard !common.isEmpty else { return nil }
      let moved = common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound
      return Run(range: moved, style: run.style, source: run.source)
    }
    return AttributedText(scalars: Array(scalars[range]), runs: parts)
  }

  /// The same text with each style changed.
  package func mapStyles(_ change: (ShapingStyle) -> ShapingStyle) -> AttributedText {
    AttributedText(
      scalars: scalars,
      runs: runs.map { Run(range: $0.range, style: change($0.style), source: $0.source) })
  }

  /// The run that holds a scalar, or the last.
  func run(at scalar: Int) -> Run? {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].range.lowerBound <= scalar { low = middle } else { high = middle - 1 }
    }
    return runs.indices.contains(low) ? runs[low] : nil
  }

  /// Two texts, one after the other.
  static func + (a: AttributedText, b: AttributedText) -> AttributedText {
    let moved = b.runs.map {
      Run(
        range: $0.range.lowerBound + a.scalars.count..<$0.range.upperBound + a.scalars.count,
        style: $0.style, source: $0.source)
    }
    return AttributedText(scalars: a.scalars + b.scalars, runs: a.runs + moved)
  }

  /// Neighbouring runs of the same style made one.
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

/// Scalars as text again; what is no scalar becomes U+FFFD.
func text(of scalars: some Sequence<UInt32>) -> String {
  var text = String.UnicodeScalarView()
  for value in scalars { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
  return String(text)
}
