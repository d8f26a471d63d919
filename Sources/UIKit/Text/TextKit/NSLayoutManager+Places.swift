// Questions about the places of characters, in the coordinates of their container.

import Foundation
import SegueText

extension NSLayoutManager {
  // MARK: Ranges

  /// The number of glyphs of the text.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns the glyph of a character, which has the same number.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the character of a glyph, which has the same number.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns whether there is a glyph with a number.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }
  /// Returns the glyphs of characters as the user sees them.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let text = (textStorage?.string ?? "") as NSString
    let common = NSIntersectionRange(charRange, NSRange(location: 0, length: text.length))
    let range =
      common.length > 0 ? text.rangeOfComposedCharacterSequences(for: common) : charRange
    actualCharRange?.pointee = range
    return range
  }
  /// Returns the characters of glyphs.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
  }
  /// Returns the glyphs in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    part(in: container)?.characters ?? NSRange(location: 0, length: 0)
  }
  /// Returns the glyphs of the lines in a rectangle of a container.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let part = part(in: container) else { return NSRange(location: 0, length: 0) }
    let lines = part.map.layout.lines.indices.filter {
      part.lineRect($0, in: container).intersects(bounds)
    }
    return lines.map { part.characters(ofLine: $0) }.reduce(nil) { known, range in
      known.map { NSUnionRange($0, range) } ?? range
    } ?? NSRange(location: part.start, length: 0)
  }

  // MARK: Layout

  /// Lays out the text up to the end of a container.
  public func ensureLayout(for container: NSTextContainer) { _ = part(in: container) }
  /// Lays out the text up to the end of a range.
  public func ensureLayout(forCharacterRange charRange: NSRange) {
    _ = part(at: max(0, charRange.location + charRange.length - 1))
  }
  /// Lays out the text up to the end of a range.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) {
    ensureLayout(forCharacterRange: glyphRange)
  }
  /// Lays out the text in a container.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    ensureLayout(for: container)
  }
  /// Creates the glyphs of characters, which layout does anyway.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {
    ensureLayout(forCharacterRange: charRange)
  }

  // MARK: Lines

  /// Returns the container of a glyph.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let (part, container) = part(at: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = part.characters
    return container
  }
  /// Returns the container of a glyph.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// Returns the rectangle of the line of a glyph, as wide as the container, with the spacing below.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (part, container) = part(at: glyphIndex) else { return .zero }
    let line = part.line(at: glyphIndex)
    effectiveGlyphRange?.pointee = part.characters(ofLine: line)
    return part.lineRect(line, in: container)
  }
  /// Returns the rectangle of the line of a glyph, as wide as the container, with the spacing below.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// Returns the rectangle of the text of a glyph's line, with the padding at its sides.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (part, _) = part(at: glyphIndex) else { return .zero }
    let line = part.line(at: glyphIndex)
    effectiveGlyphRange?.pointee = part.characters(ofLine: line)
    return part.usedRect(line)
  }
  /// Returns the rectangle of the text in a container, with the padding at its sides.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let part = part(in: container) else { return .zero }
    let lines = part.map.layout.lines.indices.map { part.usedRect($0) }
    let used = lines.reduce(CGRect.null) { $0.union($1) }
    let extra = part.extraRect
    if extra.height > 0 { return used.isNull ? extra : used.union(extra) }
    return used.isNull ? .zero : used
  }
  /// The rectangle of the empty line at the end of text that is empty or ends with a line feed; zero
  /// for other text.
  public var extraLineFragmentRect: CGRect {
    guard let (part, container) = part(at: numberOfGlyphs) else { return .zero }
    var rect = part.extraRect
    if rect.height > 0, container.lineWidth.isFinite {
      (rect.origin.x, rect.size.width) = (0, container.size.width)
    }
    return rect
  }
  /// The rectangle of the empty line at the end of the text, as wide as its padding.
  public var extraLineFragmentUsedRect: CGRect { part(at: numberOfGlyphs)?.part.extraRect ?? .zero }
  /// The container of the empty line at the end of the text; `nil` without one.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect.height > 0 ? textContainers.last : nil
  }

  /// Calls a block for each line of glyphs: with its rectangle, that of its text, the container and the
  /// glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    for (part, container) in allParts {
      for line in part.map.layout.lines.indices {
        let range = part.characters(ofLine: line)
        guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
        var stops = ObjCBool(false)
        block(part.lineRect(line, in: container), part.usedRect(line), container, range, &stops)
        if stops.boolValue { return }
      }
    }
  }

  /// Calls a block with the rectangles that enclose glyphs in a container, one for each line. With a
  /// selected range, lines that the selection leaves at their end are enclosed up to the edge.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let part = part(in: textContainer) else { return }
    for line in part.map.layout.lines.indices {
      let range = part.characters(ofLine: line)
      let common = NSIntersectionRange(range, glyphRange)
      guard common.length > 0 else { continue }
      var rect = part.rect(of: common, inLine: line, textContainer)
      let goesOn =
        selectedRange.location != NSNotFound
        && selectedRange.location + selectedRange.length >= range.location + range.length
        && common.location + common.length == range.location + range.length
      if goesOn, textContainer.lineWidth.isFinite {
        rect.size.width = textContainer.size.width - textContainer.lineFragmentPadding - rect.minX
      }
      var stops = ObjCBool(false)
      block(rect, &stops)
      if stops.boolValue { return }
    }
  }

  /// Returns the rectangle around glyphs in a container, as high as their lines.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let part = part(in: container) else { return .zero }
    let rects = part.map.layout.lines.indices.compactMap { line -> CGRect? in
      let common = NSIntersectionRange(part.characters(ofLine: line), glyphRange)
      return common.length > 0 ? part.rect(of: common, inLine: line, container) : nil
    }
    guard var all = rects.first else { return caretRect(at: glyphRange.location, part) }
    for rect in rects.dropFirst() { all = all.union(rect) }
    return all
  }

  private func caretRect(at glyph: Int, _ part: ContainerText) -> CGRect {
    if glyph >= numberOfGlyphs, part.extraRect.height > 0 { return part.extraRect }
    guard let caret = part.map.caret(at: glyph - part.start) else { return .zero }
    let line = part.map.rect(ofLine: caret.line)
    return CGRect(x: caret.x + part.padding, y: line.minY, width: 0, height: line.height)
  }

  /// Returns the place of a glyph on its baseline, from the corner of its line's rectangle.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (part, container) = part(at: glyphIndex),
      let caret = part.map.caret(at: glyphIndex - part.start)
    else { return .zero }
    let line = part.map.layout.lines[caret.line]
    let corner = part.lineRect(caret.line, in: container).origin
    return CGPoint(x: caret.x + part.padding - corner.x, y: CGFloat(line.baseline) - corner.y)
  }

  /// Returns the glyphs that an ellipsis replaces in the line of a glyph. Its location is `NSNotFound`
  /// if there are none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let (part, _) = part(at: glyphIndex) else { return none }
    let line = part.line(at: glyphIndex)
    guard part.map.layout.lines.indices.contains(line),
      let hidden = part.map.truncatedCharacters(ofLine: line)
    else { return none }
    return NSRange(location: hidden.location + part.start, length: hidden.length)
  }

  // MARK: Points

  /// Returns the glyph nearest to a point in a container.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  /// Returns the glyph nearest to a point in a container, and the part of its width before the point.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let part = part(in: container) else { return 0 }
    let inside = CGPoint(x: point.x - part.padding, y: point.y)
    let found = part.map.character(nearest: inside) ?? (0, 0)
    partialFraction?.pointee = found.fraction
    return part.start + found.character
  }
  /// Returns the character nearest to a point in a container, and the part of its width before the
  /// point.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// Returns how far through the glyph nearest to it a point is.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  private var allParts: [(part: ContainerText, container: NSTextContainer)] {
    textContainers.indices.compactMap { index in
      part(index).map { ($0, textContainers[index]) }
    }
  }
}

extension ContainerText {
  /// Returns the line that contains a character of the text.
  func line(at character: Int) -> Int { map.line(at: character - start) }

  /// Returns the characters of a line, in the text.
  func characters(ofLine line: Int) -> NSRange {
    let range = map.characters(ofLine: line)
    return NSRange(location: range.location + start, length: range.length)
  }

  /// Returns the rectangle of a line from its top to that of the next one.
  func lineRect(_ line: Int, in container: NSTextContainer) -> CGRect {
    guard map.layout.lines.indices.contains(line) else { return .zero }
    let own = map.rect(ofLine: line)
    let next = map.layout.lines.indices.dropFirst(line + 1).map { map.rect(ofLine: $0).minY }
      .first { $0 > own.minY }
    let isWhole = container.isSimpleRectangularTextContainer && container.lineWidth.isFinite
    let used = usedRect(line)
    return CGRect(
      x: isWhole ? 0 : used.minX, y: own.minY, width: isWhole ? container.size.width : used.width,
      height: max(own.height, (next ?? own.maxY) - own.minY))
  }

  /// Returns the rectangle of the text of a line, with its padding.
  func usedRect(_ line: Int) -> CGRect {
    var rect = map.rect(ofLine: line)
    rect.size.width += 2 * padding
    return rect
  }

  /// The empty line at the end of the text.
  var extraRect: CGRect {
    guard map.endsWithEmptyLine, let last = map.layout.lines.indices.last else { return .zero }
    let line = map.rect(ofLine: last)
    return CGRect(
      x: 0, y: map.length == 0 ? line.minY : line.maxY, width: 2 * padding, height: line.height)
  }

  /// Returns the rectangle of characters of the text in a line.
  func rect(of range: NSRange, inLine line: Int, _ container: NSTextContainer) -> CGRect {
    let inside = NSRange(location: range.location - start, length: range.length)
    let edges = map.edges(of: inside, inLine: line)
    let rect = lineRect(line, in: container)
    return CGRect(
      x: edges.left + padding, y: rect.minY, width: edges.right - edges.left,
      height: rect.height)
  }
}
