// The sizes and distances of one section of a flow layout, as its delegate or the layout's properties say them, turned
// so that `along` is the direction of scrolling and `across` the direction of lines.

import Foundation

/// What a section of a flow layout is made of.
struct FlowMetrics {
  /// What a delegate answers that leaves the size to the layout.
  static let unsaid = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)

  /// An item, or the whole of a section, by direction.
  struct Extent: Equatable {
    var along, across: CGFloat
  }

  /// The items' sizes; one that all of them have, if `isUniform`.
  var items: [Extent] = []
  var count = 0
  var uniform: Extent?
  /// Before the first line, after the last one, and at the ends of lines.
  var before: CGFloat = 0
  var after: CGFloat = 0
  var lineStart: CGFloat = 0
  var lineEnd: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// How long lines may be, ends included.
  var room: CGFloat = 0

  func extent(_ item: Int) -> Extent { uniform ?? items[item] }
}

/// One line of items.
struct FlowLine: Equatable {
  var items: Range<Int>
  var start, length: CGFloat
  /// Where its items begin, and how far they are apart.
  var first, gap: CGFloat
}

/// Where the items of one section are, from the section's own beginning.
struct FlowSection {
  let metrics: FlowMetrics
  private(set) var lines: [FlowLine] = []
  /// Everything, header and footer included.
  private(set) var length: CGFloat = 0
  /// Where the items of lines begin that are not uniform.
  private var starts: [CGFloat] = []
  /// Where it begins in the content.
  var start: CGFloat = 0

  init(_ metrics: FlowMetrics, rounding: (CGFloat) -> CGFloat) {
    self.metrics = metrics
    var place = metrics.header + metrics.before
    var item = 0
    let room = max(0, metrics.room - metrics.lineStart - metrics.lineEnd)
    starts = Array(repeating: 0, count: metrics.count)
    while item < metrics.count {
      let line = makeLine(from: item, room, at: place, rounding)
      lines.append(line)
      place += line.length + metrics.lineSpacing
      item = line.items.upperBound
    }
    if !lines.isEmpty { place -= metrics.lineSpacing }
    length = place + metrics.after + metrics.footer
    // A section without anything takes no room beyond its header, footer and insets.
  }

  /// As many items as fit, at least one; all but the last line are spread over the room.
  private mutating func makeLine(
    from first: Int, _ room: CGFloat, at place: CGFloat, _ rounding: (CGFloat) -> CGFloat
  ) -> FlowLine {
    var (end, used, length) = (first, CGFloat(0), CGFloat(0))
    while end < metrics.count {
      let extent = metrics.extent(end)
      let next = used + extent.across + (end == first ? 0 : metrics.itemSpacing)
      if end > first, next > room + 0.001 { break }
      (used, length) = (next, max(length, extent.along))
      end += 1
    }
    let isLast = end == metrics.count
    let count = isLast && metrics.uniform != nil ? fitting(room) : end - first
    let items = (first..<end).reduce(CGFloat(0)) { $0 + metrics.extent($1).across }
    let taken = metrics.uniform.map { $0.across * CGFloat(count) } ?? items
    var (gap, lead) = (metrics.itemSpacing, CGFloat(0))
    if !isLast || metrics.uniform != nil {
      if count > 1 { gap = (room - taken) / CGFloat(count - 1) } else { lead = (room - taken) / 2 }
    }
    spread(first..<end, from: metrics.lineStart + lead, gap, rounding)
    return FlowLine(
      items: first..<end, start: place, length: length, first: metrics.lineStart + lead, gap: gap)
  }

  private func fitting(_ room: CGFloat) -> Int {
    guard let size = metrics.uniform?.across, size + metrics.itemSpacing > 0 else { return 1 }
    let count = (room + metrics.itemSpacing + 0.001) / (size + metrics.itemSpacing)
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

  // MARK: Asking

  /// Where an item of a line begins across.
  func across(_ item: Int) -> CGFloat { starts[item] }

  /// The line of an item.
  func line(of item: Int) -> FlowLine? {
    let index = lines.partition { $0.items.upperBound <= item }
    return lines.indices.contains(index) ? lines[index] : nil
  }

  /// The lines that reach into a stretch.
  func lines(from low: CGFloat, to high: CGFloat) -> ArraySlice<FlowLine> {
    let first = lines.partition { $0.start + $0.length < low - start }
    let last = lines.partition { $0.start <= high - start }
    return first < last ? lines[first..<last] : []
  }
}

extension Array {
  /// The first index at which `isBefore` no longer holds; it holds up to there and nowhere after.
  func partition(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
