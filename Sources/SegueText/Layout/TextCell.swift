// The places of characters in a line, for carets, touches and the rectangles of ranges.

/// A character, or several that share a glyph, and its place in its line.
package struct TextCell: Hashable, Sendable {
  /// The scalars of the text.
  package internal(set) var scalars: Range<Int>
  /// The edges, from the left of the line.
  package let left, right: Double
  /// A Boolean value that indicates whether the text runs from the right to the left.
  package let isRightToLeft: Bool

  /// Returns the edges of a part of the scalars, among which the width is divided equally.
  package func edges(of part: Range<Int>) -> (left: Double, right: Double) {
    let inside = part.clamped(to: scalars)
    guard inside != scalars, !scalars.isEmpty else { return (left, right) }
    let step = (right - left) / Double(scalars.count)
    let start = Double(inside.lowerBound - scalars.lowerBound) * step
    let end = Double(inside.upperBound - scalars.lowerBound) * step
    return isRightToLeft ? (right - end, right - start) : (left + start, left + end)
  }
}

extension TextCell {
  /// Returns the cell with its scalars `distance` further on.
  func moved(by distance: Int) -> TextCell {
    var copy = self
    copy.scalars = scalars.moved(by: distance)
    return copy
  }
}

extension Range<Int> {
  /// Returns the range `distance` further on.
  func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}

extension ShapedRun {
  /// Returns the scalars of the glyph with an index: those up to the next cluster.
  func scalars(ofGlyph index: Int) -> Range<Int> {
    let cluster = glyphs[index].cluster
    var next = index
    let step = isRightToLeft ? -1 : 1
    while glyphs.indices.contains(next), glyphs[next].cluster <= cluster { next += step }
    let end = glyphs.indices.contains(next) ? glyphs[next].cluster : range.upperBound
    return cluster..<max(end, cluster + 1)
  }
}
