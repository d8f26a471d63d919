// Tab stops, regions that lines avoid, and the places of characters.

import SegueText
import Testing

@Suite struct TabTests {
  private func layout(
    _ text: String, width: Double = 300, lines: Int = 0,
    _ edit: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextLayout {
    var style = ParagraphStyle()
    edit(&style)
    return TextLayout.make(
      TextRequest(
        AttributedText(text, style: try Sample.style()), style: style,
        fallback: try Sample.fallback(), width: width, maximumLines: lines))
  }

  /// Returns the left edge of a scalar in the container.
  private func left(_ layout: TextLayout, _ scalar: Int) throws -> Double {
    for line in layout.lines {
      if let cell = line.cells.first(where: { $0.scalars.contains(scalar) }) {
        return line.x + cell.edges(of: scalar..<scalar + 1).left
      }
    }
    throw MissingCell()
  }
  private struct MissingCell: Error {}

  @Test("text after a tab begins, ends or is centered at its stop")
  func alignments() throws {
    let word = try Sample.width("word")
    for (share, expected) in [(0.0, 100.0), (1, 100 - word), (0.5, 100 - word / 2)] {
      let layout = try layout("a\tword") { $0.tabStops = [TabStop(location: 100, share: share)] }
      #expect(abs(try left(layout, 2) - expected) < 0.5, "\(share)")
    }
  }

  @Test("stops count from the edge of the container, and go on at an interval")
  func positions() throws {
    let indented = try layout("a\tb") {
      ($0.tabStops, $0.firstLineHeadIndent) = ([TabStop(location: 100)], 30)
    }
    #expect(abs(try left(indented, 0) - 30) < 0.01)
    #expect(abs(try left(indented, 2) - 100) < 0.01)
    let further = try layout("a\tb\tc") {
      ($0.tabStops, $0.tabInterval) = ([TabStop(location: 50)], 40)
    }
    #expect(abs(try left(further, 4) - 80) < 0.01)
    let usual = try layout("\tb")
    #expect(abs(try left(usual, 1) - 28) < 0.01)
  }

  @Test("a column that is too wide begins at once") func crowded() throws {
    let width = try Sample.width("long word")
    let layout = try layout("long word\tnext") {
      $0.tabStops = [TabStop(location: width + 5, share: 1)]
    }
    #expect(abs(try left(layout, 10) - width) < 0.5)
  }

  @Test("the cells of a line are its characters in their order") func cells() throws {
    let layout = try layout("office work")
    let line = try #require(layout.lines.first)
    #expect(line.cells.map(\.scalars.lowerBound) == line.cells.map(\.scalars.lowerBound).sorted())
    #expect(zip(line.cells, line.cells.dropFirst()).allSatisfy { $0.right <= $1.left + 0.001 })
    #expect(abs((line.cells.last?.right ?? 0) - line.width) < 0.01)
    #expect(line.cells.reduce(0) { $0 + $1.scalars.count } == 11)
  }

  @Test("right-to-left characters have their edges from the right") func rightToLeft() throws {
    let layout = try layout("אבג")
    let line = try #require(layout.lines.first)
    let first = try #require(line.cells.first { $0.scalars.contains(0) })
    #expect(first.isRightToLeft && abs(first.right - line.width) < 0.01)
  }

  @Test("a truncated line knows what its ellipsis replaces") func hidden() throws {
    let layout = try layout("one two three four five six", width: 100, lines: 1) {
      $0.lineBreakMode = .truncatingTail
    }
    let line = try #require(layout.lines.first)
    let hidden = try #require(line.hidden)
    #expect(line.isTruncated && hidden.upperBound == 27 && hidden.lowerBound > 3)
    #expect(line.cells.filter { $0.scalars == hidden }.count == 1)
    #expect(line.cells.dropLast().allSatisfy { $0.scalars.upperBound <= hidden.lowerBound })
  }

  @Test("lines are on both sides of a region, and go on below it") func exclusions() throws {
    let text = Array(repeating: "word", count: 60).joined(separator: " ")
    var request = TextRequest(
      AttributedText(text, style: try Sample.style()), fallback: try Sample.fallback(), width: 300)
    request.exclusions = [
      TextExclusion(
        corners: [SIMD2(100, 0), SIMD2(200, 0), SIMD2(200, 60), SIMD2(100, 60)])
    ]
    let layout = TextLayout.make(request)
    let beside = layout.lines.filter { $0.baseline - $0.ascent < 59.9 }
    #expect(beside.allSatisfy { $0.x + $0.width <= 100.01 || $0.x >= 199.99 })
    #expect(Set(beside.map(\.baseline)).count * 2 == beside.count)
    let below = layout.lines.filter { $0.baseline - $0.ascent > 60 }
    #expect(!below.isEmpty && below.allSatisfy { $0.x == 0 })
    #expect(below.dropLast().allSatisfy { $0.width > 200 })
    let ranges = layout.lines.map(\.range)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }

  @Test("text begins below a region that takes the whole width") func pushedDown() throws {
    var request = TextRequest(
      AttributedText("word", style: try Sample.style()), fallback: try Sample.fallback(), width: 300
    )
    request.exclusions = [
      TextExclusion(corners: [SIMD2(-5, 0), SIMD2(305, 0), SIMD2(305, 50), SIMD2(-5, 50)])
    ]
    let line = try #require(TextLayout.make(request).lines.first)
    #expect((50.0..<60).contains(line.baseline - line.ascent))
  }
}
