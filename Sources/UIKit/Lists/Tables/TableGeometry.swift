// The positions of the rows, headers and footers of a table. Heights are stored as running totals,
// so that the element at a position is found by binary search. Estimated heights are corrected when
// their rows become visible.

import Foundation

/// The heights of one section.
struct TableSection {
  /// The start of the section in the content.
  var start: CGFloat = 0
  /// The space above the header.
  var padding: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The starts of the rows, relative to the end of the header, followed by the end of the last
  /// row.
  private(set) var starts: [CGFloat] = [0]
  /// The rows whose height is estimated.
  private(set) var estimated: Set<Int> = []

  init(
    padding: CGFloat, header: CGFloat, footer: CGFloat,
    rows: [(height: CGFloat, isEstimated: Bool)]
  ) {
    (self.padding, self.header, self.footer) = (padding, header, footer)
    starts.reserveCapacity(rows.count + 1)
    var end: CGFloat = 0
    for (index, row) in rows.enumerated() {
      end += row.height
      starts.append(end)
      if row.isEstimated { estimated.insert(index) }
    }
  }

  var rowCount: Int { starts.count - 1 }
  var length: CGFloat { padding + header + (starts.last ?? 0) + footer }
  /// The natural position of the header in the content.
  var headerStart: CGFloat { start + padding }
  var rowsStart: CGFloat { headerStart + header }
  var rowsEnd: CGFloat { rowsStart + (starts.last ?? 0) }

  func height(_ row: Int) -> CGFloat { starts[row + 1] - starts[row] }

  /// Sets the actual height of a row.
  ///
  /// - Returns: The difference from the previous height.
  mutating func settle(_ row: Int, _ height: CGFloat) -> CGFloat {
    estimated.remove(row)
    let difference = height - self.height(row)
    guard difference != 0 else { return 0 }
    for index in (row + 1)..<starts.count { starts[index] += difference }
    return difference
  }

  /// Returns the rows that intersect a range of the content.
  func rows(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = max(0, starts.partition { $0 <= low - rowsStart } - 1)
    let last = min(rowCount, starts.partition { $0 < high - rowsStart })
    return first < last ? first..<last : 0..<0
  }
}

/// The heights of a whole table.
struct TableGeometry {
  private(set) var sections: [TableSection] = []
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0

  init() {}

  init(_ sections: [TableSection], header: CGFloat, footer: CGFloat) {
    self.sections = sections
    (headerHeight, footerHeight) = (header, footer)
    place()
  }

  private mutating func place() {
    var end = headerHeight
    for index in sections.indices {
      sections[index].start = end
      end += sections[index].length
    }
  }

  /// The end of the last section.
  var sectionsEnd: CGFloat { sections.last.map { $0.start + $0.length } ?? headerHeight }
  var height: CGFloat { sectionsEnd + footerHeight }

  func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rowCount
  }

  func span(of path: IndexPath) -> (start: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (section.rowsStart + section.starts[path.row], section.height(path.row))
  }

  /// Sets the actual height of a row.
  ///
  /// - Returns: The difference from the previous height.
  mutating func settle(_ path: IndexPath, _ height: CGFloat) -> CGFloat {
    let difference = sections[path.section].settle(path.row, height)
    if difference != 0 { place() }
    return difference
  }

  func isEstimated(_ path: IndexPath) -> Bool {
    sections[path.section].estimated.contains(path.row)
  }

  /// Returns the sections that intersect a range of the content.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = sections.partition { $0.start + $0.length < low }
    let last = sections.partition { $0.start <= high }
    return first < last ? first..<last : 0..<0
  }

  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    sections(from: low, to: high).flatMap { section in
      sections[section].rows(from: low, to: high).map { IndexPath(row: $0, section: section) }
    }
  }
}
