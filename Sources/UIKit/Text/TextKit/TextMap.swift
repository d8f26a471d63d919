// Where the characters of laid-out text are. Characters count as UTF-16 code units, as in attributed
// strings.

import CoreGraphics
import Foundation
import SegueText

/// The places of characters in a layout, in its coordinates.
struct TextMap {
  let layout: TextLayout
  /// The UTF-16 offset of each scalar, and of the end.
  private let offsets: [Int]
  private let scalars: [Unicode.Scalar]

  init(_ layout: TextLayout, _ string: String) {
    self.layout = layout
    scalars = Array(string.unicodeScalars)
    var (offsets, end) = ([0], 0)
    for scalar in scalars {
      end += UTF16.width(scalar)
      offsets.append(end)
    }
    self.offsets = offsets
  }

  /// The number of characters of the text.
  var length: Int { offsets[offsets.count - 1] }

  // MARK: Lines

  /// Returns the characters of a line, including white space and the separator at its end.
  func characters(ofLine index: Int) -> NSRange {
    let lines = layout.lines
    guard lines.indices.contains(index) else { return NSRange(location: length, length: 0) }
    let start = offsets[lines[index].range.lowerBound]
    let end =
      index + 1 < lines.count
      ? offsets[lines[index + 1].range.lowerBound] : offsets[end(ofLastLine: lines[index])]
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Returns the scalar after the last line, behind the separator that ends it.
  private func end(ofLastLine line: TextLine) -> Int {
    let end = line.range.upperBound
    guard end < scalars.count, !line.isTruncated else { return end }
    switch scalars[end].value {
    case 0x0D: return end + 1 < scalars.count && scalars[end + 1].value == 0x0A ? end + 2 : end + 1
    case 0x0A, 0x85, 0x2029: return end + 1
    default: return end
    }
  }

  /// The number of characters in the lines.
  var laidOutLength: Int {
    let last = characters(ofLine: layout.lines.count - 1)
    return last.location + last.length
  }

  /// Returns the line that contains a character; the last one for those after it.
  func line(at character: Int) -> Int {
    let index = layout.lines.lastIndex { offsets[$0.range.lowerBound] <= character }
    return index ?? 0
  }

  /// Returns the rectangle of a line, as wide as its text.
  func rect(ofLine index: Int) -> CGRect {
    guard layout.lines.indices.contains(index) else { return .zero }
    let line = layout.lines[index]
    return CGRect(
      x: line.x, y: line.baseline - line.ascent, width: line.width,
      height: line.ascent + line.descent)
  }

  /// Returns the line nearest to a point; `nil` without lines.
  func line(nearest point: CGPoint) -> Int? {
    func distance(_ rect: CGRect) -> (CGFloat, CGFloat) {
      let below = max(rect.minY - point.y, point.y - rect.maxY, 0)
      return (below, max(rect.minX - point.x, point.x - rect.maxX, 0))
    }
    return layout.lines.indices.min { distance(rect(ofLine: $0)) < distance(rect(ofLine: $1)) }
  }

  /// A Boolean value that indicates whether the text ends with an empty line, which has no characters.
  var endsWithEmptyLine: Bool {
    guard let last = scalars.last?.value, laidOutLength == length else { return scalars.isEmpty }
    return [0x0A, 0x0D, 0x85, 0x2029].contains(last)
  }

  /// Returns the characters that an ellipsis replaces in a line; `nil` without one.
  func truncatedCharacters(ofLine index: Int) -> NSRange? {
    layout.lines[index].hidden.map { hidden in
      let start = offsets[hidden.lowerBound]
      return NSRange(location: start, length: offsets[hidden.upperBound] - start)
    }
  }

  // MARK: Characters

  /// Returns the scalar that contains a character.
  private func scalar(at character: Int) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= character { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the edges of characters in a line, from the left of the layout. Characters without a
  /// place, such as a line feed, are at the end of the line.
  func edges(of range: NSRange, inLine index: Int) -> (left: CGFloat, right: CGFloat) {
    let line = layout.lines[index]
    let start = scalar(at: range.location)
    let end = max(start + 1, scalar(at: max(range.location + range.length, 1) - 1) + 1)
    let parts = line.cells.filter { $0.scalars.overlaps(start..<end) }
      .map { $0.edges(of: start..<end) }
    guard let left = parts.map(\.left).min(), let right = parts.map(\.right).max() else {
      let x = isRightToLeft(index) ? line.x : line.x + line.width
      return (CGFloat(x), CGFloat(x))
    }
    return (CGFloat(line.x + left), CGFloat(line.x + right))
  }

  private func isRightToLeft(_ line: Int) -> Bool {
    layout.lines[line].cells.last?.isRightToLeft == true
      && layout.lines[line].cells.first?.isRightToLeft == true
  }

  /// Returns the x coordinate of a caret before a character.
  func caret(at character: Int) -> (line: Int, x: CGFloat)? {
    guard !layout.lines.isEmpty else { return nil }
    let line = line(at: character)
    let edges = edges(of: NSRange(location: character, length: 1), inLine: line)
    let cell = layout.lines[line].cells.first { $0.scalars.contains(scalar(at: character)) }
    return (line, cell?.isRightToLeft == true ? edges.right : edges.left)
  }

  /// Returns the rectangles of characters, one for each line.
  func rects(of range: NSRange) -> [CGRect] {
    layout.lines.indices.compactMap { index in
      let common = NSIntersectionRange(characters(ofLine: index), range)
      guard common.length > 0 else { return nil }
      let edges = edges(of: common, inLine: index)
      let line = rect(ofLine: index)
      return CGRect(
        x: edges.left, y: line.minY, width: edges.right - edges.left, height: line.height)
    }
  }

  /// Returns the character nearest to a point, and the part of its width that is before the point.
  func character(nearest point: CGPoint) -> (character: Int, fraction: CGFloat)? {
    guard let index = line(nearest: point) else { return nil }
    let line = layout.lines[index]
    let x = Double(point.x) - line.x
    let cell =
      line.cells.first { x < $0.right && x >= $0.left }
      ?? (x < 0 ? line.cells.first : line.cells.last)
    guard let cell else { return (characters(ofLine: index).location, 0) }
    for start in characterStarts(in: cell.scalars) {
      let (left, right) = cell.edges(of: start)
      let isInside = x >= left && x < right
      let isLast = start.upperBound == cell.scalars.upperBound
      guard isInside || isLast else { continue }
      let way = right > left ? min(1, max(0, (x - left) / (right - left))) : 0
      return (offsets[start.lowerBound], CGFloat(cell.isRightToLeft ? 1 - way : way))
    }
    return (offsets[cell.scalars.lowerBound], 0)
  }

  /// Returns the characters, as a user sees them, of some scalars.
  private func characterStarts(in range: Range<Int>) -> [Range<Int>] {
    guard range.count > 1, range.upperBound <= scalars.count else { return [range] }
    var text = String.UnicodeScalarView()
    for scalar in scalars[range] { text.append(scalar) }
    var (found, start): ([Range<Int>], Int) = ([], range.lowerBound)
    for character in String(text) {
      found.append(start..<start + character.unicodeScalars.count)
      start += character.unicodeScalars.count
    }
    return found
  }

  /// Returns the character at a point, or `nil` if the point is on none.
  func character(at point: CGPoint) -> Int? {
    guard let found = character(nearest: point) else { return nil }
    let line = line(at: found.character)
    guard rect(ofLine: line).insetBy(dx: -0.5, dy: 0).contains(point) else { return nil }
    return found.character
  }
}
