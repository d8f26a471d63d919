// The sizes and distances of one section of a flow layout, as its delegate or the layout's
// properties specify them, converted so that `along` is the direction of scrolling and `across` the
// direction of lines.

import Foundation

/// The sizes and distances of one section of a flow layout.
struct FlowMetrics {
  /// The size that a delegate returns to use the layout's item size.
  static let unspecifiedSize = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)

  /// The size of an item or of a section, by direction.
  struct Extent: Equatable {
    var along, across: CGFloat
  }

  /// The sizes of the items, unless all items have the size `uniform`.
  var items: [Extent] = []
  var count = 0
  var uniform: Extent?
  /// The insets before the first line, after the last one, and at the ends of lines.
  var before: CGFloat = 0
  var after: CGFloat = 0
  var lineStart: CGFloat = 0
  var lineEnd: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The maximum length of lines, including the insets at their ends.
  var available: CGFloat = 0

  func extent(_ item: Int) -> Extent { uniform ?? items[item] }
}

/// One line of items.
struct FlowLine: Equatable {
  var items: Range<Int>
  var start, length: CGFloat
  /// The start of its first item, and the distance between items.
  var first, gap: CGFloat
}

/// The positions of one section's items, relative to the start of the section.
struct FlowSection {
  let metrics: FlowMetrics
  private(set) var lines: [FlowLine] = []
  /// The length of the section, including its header and footer.
  private(set) var length: CGFloat = 0
  /// The starts of the items in their lines.
  private var starts: [CGFloat] = []
  /// The start of the section in the content.
  var start: CGFloat = 0

  init(_ metrics: FlowMetrics, rounding: (CGFloat) -> CGFloat) {
    self.metrics = metrics
    var place = metrics.header + metrics.before
    var item = 0
    let available = max(0, metrics.available - metrics.lineStart - metrics.lineEnd)
    starts = Array(repeating: 0, count: metrics.count)
    while item < metrics.count {
      let line = makeLine(from: item, available, at: place, rounding)
      lines.append(line)
      place += line.length + metrics.lineSpacing
      item = line.items.upperBound
    }
    if !lines.isEmpty { place -= metrics.lineSpacing }
    length = place + metrics.after + metrics.footer
    // An empty section has only the length of its header, footer and insets.
  }

  /// Creates a line with as many items as fit, but at least one. The items are spread over the
  /// available length, except in the last line of a section whose items differ in size.
  private mutating func makeLine(
    from first: Int, _ available: CGFloat, at place: CGFloat, _ rounding: (CGFloat) -> CGFloat
  ) -> FlowLine {
    var (end, used, length) = (first, CGFloat(0), CGFloat(0))
    while end < metrics.count {
      let extent = metrics.extent(end)
      let next = used + extent.across + (end == first ? 0 : metrics.itemSpacing)
      if end > first, next > available + 0.001 { break }
      (used, length) = (next, max(length, extent.along))
      end += 1
    }
    let isLast = end == metrics.count
    let count = isLast && metrics.uniform != nil ? fitting(available) : end - first
    let items = (first..<end).reduce(CGFloat(0)) { $0 + metrics.extent($1).across }
    let taken = metrics.uniform.map { $0.across * CGFloat(count) } ?? items
    var (gap, lead) = (metrics.itemSpacing, CGFloat(0))
    if !isLast || metrics.uniform != nil {
      if count > 1 {
        gap = (available - taken) / CGFloat(count - 1)
      } else {
        lead = (available - taken) / 2
      }
    }
    spread(first..<end, from: metrics.lineStart + lead, gap, rounding)
    return FlowLine(
      items: first..<end, start: place, length: length, first: metrics.lineStart + lead, gap: gap)
  }

  private func fitting(_ available: CGFloat) -> Int {
    guard let size = metrics.uniform?.across, size + metrics.itemSpacing > 0 else { return 1 }
    let count = (available + metrics.itemSpacing + 0.001) / (size + metrics.itemSpacing)
    return max(1, Int(min(count, 1_000_000)))
  }

  private mutating func spread(
    _ items: Range<Int>, from first: CGFloat, _ gap: CGFloat, _ rounding: (CGFloat) -> CGFloat
  ) {
    var place = first
    for item in items {
      starts[item] = rounding(place)
      place += metrics.extent(item).across + gap
    }
  }

  // MARK: Queries

  /// Returns the start of an item in its line.
  func across(_ item: Int) -> CGFloat { starts[item] }

  /// Returns the line that contains an item.
  func line(of item: Int) -> FlowLine? {
    let index = lines.partition { $0.items.upperBound <= item }
    return lines.indices.contains(index) ? lines[index] : nil
  }

  /// Returns the lines that intersect a range of the content.
  func lines(from low: CGFloat, to high: CGFloat) -> ArraySlice<FlowLine> {
    let first = lines.partition { $0.start + $0.length < low - start }
    let last = lines.partition { $0.start <= high - start }
    return first < last ? lines[first..<last] : []
  }
}

extension Array {
  /// Returns the first index at which `isBefore` is `false`. The elements must be partitioned: it
  /// must be `true` for all elements before that index and `false` from there on.
  ///
  /// - Complexity: O(log *n*).
  func partition(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
