// The last line of a text that does not fit: as many characters as fit beside an ellipsis, at the
// beginning, at the end, or both. The kept characters are shaped again, as a separate line.

/// Truncates the rest of a paragraph to a line.
struct LineTruncation {
  let paragraph: ShapedParagraph
  let start: Int
  let width: Double
  let mode: LineBreakMode
  let fallback: [FontFace]
  var ruler = TabRuler()

  /// Returns the line with its ellipsis.
  func assembled() -> LineAssembly {
    var kept = keptCharacters()
    while true {
      let line = assembly(of: kept)
      if line.width <= width + LineBreaker.tolerance || kept.isEmpty { return line }
      kept = kept.shortened(mode)
    }
  }

  // MARK: Choosing the kept characters

  /// The characters kept before and after the ellipsis.
  private struct Kept {
    /// The ranges of the kept characters at the beginning.
    var head: ArraySlice<Range<Int>>
    var tail: ArraySlice<Range<Int>>
    var isEmpty: Bool { head.isEmpty && tail.isEmpty }

    func shortened(_ mode: LineBreakMode) -> Kept {
      var copy = self
      if mode != .truncatingHead, copy.head.count >= copy.tail.count, !copy.head.isEmpty {
        copy.head.removeLast()
      } else if !copy.tail.isEmpty {
        copy.tail.removeFirst()
      } else {
        copy.head = copy.head.dropLast()
      }
      return copy
    }
  }

  private func keptCharacters() -> Kept {
    let characters = characters()[...]
    let availableWidth = width - advance(of: ellipsis(at: start))
    switch mode {
    case .truncatingHead: return Kept(head: [], tail: suffix(of: characters, availableWidth))
    case .truncatingMiddle:
      let head = prefix(of: characters, availableWidth / 2)
      let left = availableWidth - head.reduce(0) { $0 + advance($1) }
      return Kept(head: head, tail: suffix(of: characters[head.endIndex...], left))
    default: return Kept(head: prefix(of: characters, availableWidth), tail: [])
    }
  }

  private func characters() -> [Range<Int>] {
    let count = paragraph.text.scalars.count
    let starts = (start..<count).filter { paragraph.startsCluster[$0] } + [count]
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  private func advance(_ range: Range<Int>) -> Double {
    if paragraph.isTab(range.lowerBound) { return TabRuler.usualInterval }
    return paragraph.advances[range].reduce(0, +)
  }

  private func prefix(of characters: ArraySlice<Range<Int>>, _ availableWidth: Double)
    -> ArraySlice<Range<Int>>
  {
    var left = availableWidth
    return characters.prefix {
      left -= advance($0)
      return left >= -LineBreaker.tolerance
    }
  }

  private func suffix(of characters: ArraySlice<Range<Int>>, _ availableWidth: Double)
    -> ArraySlice<Range<Int>>
  {
    var left = availableWidth
    let count = characters.reversed().prefix {
      left -= advance($0)
      return left >= -LineBreaker.tolerance
    }.count
    return characters.suffix(count)
  }

  // MARK: Assembly

  private func assembly(of kept: Kept) -> LineAssembly {
    var head = kept.head
    while let last = head.last, paragraph.isSpace(last.lowerBound) { head.removeLast() }
    var tail = kept.tail
    while let first = tail.first, paragraph.isSpace(first.lowerBound) { tail.removeFirst() }
    let before = start..<(head.last?.upperBound ?? start)
    let end = paragraph.text.scalars.count
    let after = (tail.first?.lowerBound ?? end)..<end
    let neighbor = before.isEmpty ? min(after.lowerBound, max(end - 1, 0)) : before.upperBound - 1
    let ellipsis = ellipsis(at: neighbor)
    let text = paragraph.text.part(before) + ellipsis + paragraph.text.part(after)
    let shaped = ShapedParagraph.make(
      ShapedParagraph.Key(
        text: text, direction: paragraph.levels.base == 1 ? .rightToLeft : .leftToRight,
        fallback: fallback))
    var line = LineAssembly(
      shaped, LineBreaker(paragraph: shaped, breaksWords: false).rest(from: 0), ruler: ruler)
    let dots = before.count..<before.count + ellipsis.scalars.count
    line.moveCells { scalars in
      if scalars.lowerBound < dots.lowerBound { return scalars.moved(by: before.lowerBound) }
      if scalars.lowerBound < dots.upperBound {
        return before.upperBound..<max(before.upperBound, after.lowerBound)
      }
      return scalars.moved(by: after.lowerBound - dots.upperBound)
    }
    line.hidden = before.upperBound..<max(before.upperBound, after.lowerBound)
    return line
  }

  /// Returns an ellipsis in the style of a scalar, or three dots in a font without one.
  private func ellipsis(at scalar: Int) -> AttributedText {
    guard let run = paragraph.text.run(at: scalar) else {
      return AttributedText(scalars: [], runs: [])
    }
    let hasIt = ([run.style.face] + fallback).contains {
      $0.glyph(for: ScalarKind.ellipsis) != nil
    }
    let scalars: [UInt32] = hasIt ? [ScalarKind.ellipsis] : [0x2E, 0x2E, 0x2E]
    return AttributedText(
      scalars: scalars,
      runs: [.init(range: 0..<scalars.count, style: run.style, source: run.source)])
  }

  private func advance(of text: AttributedText) -> Double {
    ShapedParagraph.make(
      ShapedParagraph.Key(text: text, direction: .leftToRight, fallback: fallback)
    ).advances.reduce(0, +)
  }
}
