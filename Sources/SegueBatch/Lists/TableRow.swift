// One row of a table, whatever the table was written in: names with values, and where it stands.

import SegueDiagnostics
import SegueScenes

/// A row.
package struct TableRow: Sendable {
  /// What it says, in the order of the file.
  package var cells: [SceneEntry]
  /// Where it begins.
  package var position: SourcePosition

  /// A row.
  package init(cells: [SceneEntry], position: SourcePosition) {
    (self.cells, self.position) = (cells, position)
  }

  /// The cells by name.
  package var values: [String: SceneValue] {
    Dictionary(cells.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Reads tables.
package enum TableReader {
  /// The most bytes of a table.
  package static let mostBytes = 256 << 20
  /// The most rows.
  package static let mostRows = 1_000_000

  /// What a table is written in.
  package enum Form: Sendable {
    case csv, json, lines, yaml

    /// The form that a file's extension stands for.
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

  /// The rows of `bytes`.
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
    guard rows.count <= mostRows else {
      throw Failure(
        .limit, at: SourcePosition(file: file, line: 1, column: 1),
        "\(rows.count) rows; expected at most \(mostRows)")
    }
    return rows
  }
}
