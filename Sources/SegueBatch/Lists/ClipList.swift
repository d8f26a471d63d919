// Lists of clips: each entry names a scene, and can specify its options, its output and its
// variables. Paths of scenes are relative to the list, and stay in its folder.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueScenes

/// Reads lists of clips and tables of rows.
package struct ClipList {
  private let base: ClipOptions
  private let allowsOutside: Bool
  private let linkTargets: [String]
  private var templates: [String: SceneTemplate] = [:]
  /// The columns of the lists that have been read, except for those that have an effect on a scene.
  package private(set) var unusedColumns: [UnusedColumn] = []

  /// Creates a reader whose entries get `options`, which they can override.
  /// - Parameters:
  ///   - allowsOutside: A Boolean value that indicates whether entries may name scenes outside of
  ///     the list's folder.
  ///   - linkTargets: Folders that symbolic links in the list's folder may lead to.
  package init(options: ClipOptions, allowsOutside: Bool = false, linkTargets: [String] = []) {
    (base, self.allowsOutside, self.linkTargets) = (options, allowsOutside, linkTargets)
  }

  /// Returns the clips of a list.
  /// - Throws: `Failure` with all problems, ordered by position.
  package mutating func items(ofList path: String) throws(Failure) -> [BatchItem] {
    guard let form = TableReader.Form(path: path) else {
      throw Failure(.usage, "\(path): expected a list in .csv, .ndjson, .json, or .yaml")
    }
    let (rows, columns) = try Self.rows(path, form, "clips")
    let isTable = form == .csv
    if isTable, !columns.contains(where: { $0.name == "scene" }) {
      throw Failure(
        .scene, at: columns.first?.position,
        "there is no column 'scene'; expected one with the paths of scenes. A table for one template "
          + "is given with --rows: segue batch TEMPLATE --rows \(QuotedText.escaped(path))")
    }
    let items = try collecting(rows) { list, row throws(Failure) in
      try list.item(row, isTable: isTable, beside: path)
    }
    unusedColumns += UnusedColumn.find(in: columns, of: items)
    return items
  }

  /// Returns a clip of the same template for each row of a table.
  /// - Throws: `Failure` with all problems, ordered by position.
  package mutating func items(of scene: String, rows path: String) throws(Failure) -> [BatchItem] {
    guard let form = TableReader.Form(path: path), form != .yaml else {
      throw Failure(
        .usage,
        "\(path) is no table of a known format; expected rows in .csv, .ndjson, or .json. Save a "
          + "spreadsheet as CSV, in UTF-8 with commas")
    }
    let (rows, _) = try Self.rows(path, form, "rows")
    let template = try template(scene) { () throws(FileError) in
      try BoundedFile.read(path: scene, limit: SceneLimits.fileSizeInBytes)
    }
    return try collecting(rows) { list, row throws(Failure) in
      let item = list.item(template, row.values, in: row)
      _ = try item.source.load()
      return item
    }
  }

  /// Returns the rows of a file that has at least one, and the columns of a table in CSV.
  private static func rows(
    _ path: String, _ form: TableReader.Form, _ noun: String
  ) throws(Failure) -> (rows: [TableRow], columns: [TableColumn]) {
    let bytes = try read(path)
    let rows = try TableReader.rows(bytes, form, named: path)
    guard !rows.isEmpty else {
      throw Failure(.usage, "\(path): there are no \(noun); expected at least one")
    }
    return (rows, form == .csv ? try CSVReader.columns(bytes, named: path) : [])
  }

  private mutating func collecting(
    _ rows: [TableRow],
    _ make: (inout ClipList, TableRow) throws(Failure) -> BatchItem
  ) throws(Failure) -> [BatchItem] {
    var items: [BatchItem] = []
    items.reserveCapacity(rows.count)
    var failures: [Failure] = []
    for row in rows {
      do throws(Failure) {
        items.append(try make(&self, row))
      } catch {
        failures.append(row.naming(error))
      }
    }
    guard let first = failures.first else { return items }
    throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
  }

  // MARK: Entries

  private mutating func item(_ row: TableRow, isTable: Bool, beside list: String) throws(Failure)
    -> BatchItem
  {
    let entry = try entry(row, isTable: isTable)
    guard let (name, position) = entry.scene else {
      throw Failure(.scene, at: row.position, "no scene; expected the key 'scene' with a path")
    }
    if let contradiction = ClipOption.contradiction(in: entry.options) {
      throw Failure(.scene, at: row.position, contradiction)
    }
    let scene = ListedScene(
      name, of: list, allowsOutside: allowsOutside, linkTargets: linkTargets)
    guard !scene.isOutside else {
      throw Failure(
        .scene, at: position,
        "scene is \(QuotedText.quoted(name)), which leads out of the list's folder; expected a path "
          + "in it, with no symbolic link out of it or of a folder given with --asset-root. Use "
          + "--allow-outside for a list that you trust")
    }
    var item = try item(scene, entry.variables, in: row)
    (item.options, item.output) = (entry.options, entry.output)
    return item
  }

  /// Returns a clip of a scene, which is a template if there are variables.
  private mutating func item(
    _ scene: ListedScene, _ variables: [String: SceneValue], in row: TableRow
  ) throws(Failure) -> BatchItem {
    if variables.isEmpty {
      var item = BatchItem(.listed(scene), options: base)
      (item.place, item.row) = (row.position, row.number)
      return item
    }
    let template = try template(scene.path) { () throws(FileError) in
      try scene.read(limit: SceneLimits.fileSizeInBytes)
    }
    let item = item(template, variables, in: row)
    _ = try item.source.load()
    return item
  }

  /// The parsed contents of an entry.
  private struct Entry {
    var options: ClipOptions
    var scene: (name: String, position: SourcePosition)?
    var output: String?
    var variables: [String: SceneValue] = [:]
  }

  /// Returns the parsed contents of a row. Columns of a table that are not keys are variables, and
  /// empty cells are ignored.
  private func entry(_ row: TableRow, isTable: Bool) throws(Failure) -> Entry {
    var entry = Entry(options: base)
    for cell in row.cells where !(isTable && cell.value.text == "") {
      if let option = ClipOption(rawValue: cell.key) {
        try set(option, cell, in: &entry.options)
      } else if cell.key == "scene" {
        entry.scene = (try path(cell), cell.value.position)
      } else if cell.key == "output" {
        entry.output = try path(cell)
      } else if isTable {
        entry.variables[cell.key] = cell.value
      } else if cell.key == "variables", let entries = cell.value.entries {
        for variable in entries { entry.variables[variable.key] = variable.value }
      } else {
        throw unknown(cell)
      }
    }
    return entry
  }

  private func path(_ cell: SceneEntry) throws(Failure) -> String {
    if let text = cell.value.words, !text.isEmpty { return text }
    throw Failure(
      .scene, at: cell.value.position, "\(cell.key) is \(cell.value.described); expected a path")
  }

  private func item(
    _ template: SceneTemplate, _ values: [String: SceneValue], in row: TableRow
  ) -> BatchItem {
    var item = BatchItem(.filled(template, values, row: row.name), options: base)
    item.words = values.compactMapValues(\.words)
    (item.place, item.row) = (row.position, row.number)
    return item
  }

  private mutating func template(_ path: String, _ read: () throws(FileError) -> [UInt8])
    throws(Failure) -> SceneTemplate
  {
    if let found = templates[path] { return found }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try read() } catch { throw Self.failure(error) }
    let template = try SceneRecognition.parsing(bytes, named: path) { bytes throws(Failure) in
      try SceneTemplate(bytes, named: path)
    }
    templates[path] = template
    return template
  }

  private func set(_ option: ClipOption, _ cell: SceneEntry, in options: inout ClipOptions)
    throws(Failure)
  {
    guard let text = cell.value.words else {
      throw Failure(
        .scene, at: cell.value.position,
        "\(cell.key) is \(cell.value.described); expected a number or a word")
    }
    do throws(UsageProblem) {
      try option.set(text, in: &options)
    } catch {
      throw Failure(
        .scene, at: cell.value.position,
        "\(cell.key) is \(QuotedText.quoted(text)); \(error.description)")
    }
  }

  private func unknown(_ cell: SceneEntry) -> Failure {
    let names = ["scene", "output", "variables"] + ClipOption.allCases.map(\.rawValue)
    return Failure(
      .scene, at: cell.position,
      "unknown key '\(QuotedText.plain(cell.key))'; expected one of "
        + "\(names.joined(separator: ", ")).\(Suggestion.sentence(for: cell.key, among: names))")
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try BoundedFile.read(path: path, limit: TableReader.maximumBytes)
    } catch {
      throw failure(error)
    }
  }

  private static func failure(_ error: FileError) -> Failure {
    Failure(error.exitCode(usually: .scene), error.description)
  }
}

extension TableRow {
  /// The name in messages about a template.
  fileprivate var name: String {
    (number.map { "row \($0)" } ?? "the row") + " at \(position.file):\(position.line)"
  }

  /// Returns a failure whose messages name the row where its line does not identify it.
  fileprivate func naming(_ failure: Failure) -> Failure {
    guard let number else { return failure }
    return Failure(
      failure.exitCode,
      failure.diagnostics.map { told in
        guard told.position?.file == position.file else { return told }
        return Diagnostic(told.severity, at: told.position, "row \(number): \(told.message)")
      })
  }
}

extension SceneValue {
  /// The value as text, or `nil` for lists and maps.
  fileprivate var words: String? {
    switch content {
    case .text(let text): text
    // `10-20` looks like a misspelled number and is a range of frames.
    case .number, .boolean, .malformed: spelling
    case .null, .list, .map: nil
    }
  }
}
