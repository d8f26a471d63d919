// Tables for people: columns of the width of their longest cell.

/// A table of text.
struct TextTable {
  /// The rows, each with the same number of cells.
  var rows: [[String]]

  /// The rows as lines, with two spaces between the columns and none at the end.
  var lines: [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
