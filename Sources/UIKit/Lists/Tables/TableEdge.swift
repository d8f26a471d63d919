// The identity of a header or footer in a table.

/// A header or footer of a section.
struct TableEdge: Hashable, Comparable {
  var section: Int
  var isHeader: Bool

  static func < (a: TableEdge, b: TableEdge) -> Bool {
    a.section == b.section ? a.isHeader && !b.isHeader : a.section < b.section
  }
}
