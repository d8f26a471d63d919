// One row of a table in any format: names with values, and its position.

import SegueClips
import SegueDiagnostics
import SegueScenes

/// A row of a table.
package struct TableRow: Sendable {
  /// The cells, in the order of the file.
  package var cells: [SceneEntry]
  /// The position at which the row begins.
  package var position: SourcePosition
  /// The number of the row, counted from 1, if other rows begin on the same line.
  package var number: Int?

  /// Creates a row.
  package init(cells: [SceneEntry], position: SourcePosition) {
    (self.cells, self.position) = (cells, position)
  }

  /// The values of the cells by column name.
  package var values: [String: SceneValue] {
    Dictionary(cells.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Reads tables in different formats.
package enum TableReader {
  /// The maximum size of a table, in bytes.
  package static let maximumBytes = 256 << 20
  /// The maximum number of rows.
  package static let maximumRows = 1_000_000

  /// The formats of tables.
  package enum Form: Sendable {
    case csv, json, lines, yaml

    /// Creates the format for a filename extension. Returns `nil` if there is none.
    package init?(path: String) {
      switch path.split(separator: ".").last.map({ $0.lowercased() }) {
      case "csv": self = .csv
      case "json": self = .json
      case "ndjson", "jsonl": self = .lines
      case "yaml", "yml": self = .yaml
      default: return nil
      }
    }
  }

  /// Returns the rows of `bytes`.
  /// - Throws: `Failure` that names the line.
  package static func rows(_ bytes: [UInt8], _ form: Form, named file: String) throws(Failure)
    -> [TableRow]
  {
    let rows: [TableRow]
    switch form {
    case .csv: rows = try CSVReader.rows(bytes, named: file)
    case .json: rows = try JSONRows.array(bytes, named: file)
    case .lines: rows = try JSONRows.lines(bytes, named: file)
    case .yaml: rows = try YAMLRows.rows(bytes, named: file)
    }
    guard rows.count <= maximumRows else {
      throw Failure(
        .limit, at: SourcePosition(file: file, line: 1, column: 1),
        "\(rows.count) rows; expected at most \(maximumRows)")
    }
    return numbered(rows)
  }

  /// Numbers the rows that share a line, such as those of a JSON array without line breaks.
  private static func numbered(_ rows: [TableRow]) -> [TableRow] {
    var rows = rows
    for index in rows.indices.dropFirst()
    where rows[index].position.line == rows[index - 1].position.line {
      (rows[index - 1].number, rows[index].number) = (index, index + 1)
    }
    return rows
  }
}
