// Tables in every format, and templates that their rows fill. The first byte chooses the format; a line
// of three equals signs separates the table from the template.

import FuzzSupport
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueScenes

/// One execution: a table, and a template with each of its first rows.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let form = input.pick([TableReader.Form.csv, .json, .lines, .yaml])
  let parts = FuzzParts.split(input.rest, limit: 2)
  let rows: [TableRow]
  do {
    rows = try TableReader.rows(parts[0], form, named: "table")
  } catch {
    checkFailure(error)
    rows = []
  }
  if form == .csv, !rows.isEmpty { writeAgain(rows) }
  for row in rows.prefix(4) { checkOptions(row) }
  if parts.count > 1 { fill(parts[1], rows) }
  return 0
}

// MARK: Tables

/// Writes rows with every cell in quotation marks, and reads them again: the words are the same.
private func writeAgain(_ rows: [TableRow]) {
  func line(_ words: [String]) -> String {
    words.map { "\"" + doubled($0) + "\"" }.joined(separator: ",") + "\r\n"
  }
  func spellings(_ row: TableRow) -> [String] { row.cells.map(\.value.spelling) }
  let text = line(rows[0].cells.map(\.key)) + rows.map { line(spellings($0)) }.joined()
  do {
    let again = try TableReader.rows(Array(text.utf8), .csv, named: "again")
    require(
      again.map(spellings) == rows.map(spellings), "cells read otherwise when quoted\n\(text)")
    require(again[0].cells.map(\.key) == rows[0].cells.map(\.key), "other columns\n\(text)")
  } catch {
    reportFinding("quoted cells cannot be read: \(error)\n\(text)")
  }
}

/// Returns `word` with each quotation mark doubled, also where a combining character follows it.
private func doubled(_ word: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in word.unicodeScalars {
    scalars.append(scalar)
    if scalar == "\"" { scalars.append(scalar) }
  }
  return String(scalars)
}

/// Sets the options that columns name.
private func checkOptions(_ row: TableRow) {
  var options = ClipOptions()
  for cell in row.cells {
    // A column names an option, or its place does, so that every option is reached.
    let place = cell.value.position.column % ClipOption.allCases.count
    let option = ClipOption(rawValue: cell.key) ?? ClipOption.allCases[place]
    do throws(UsageProblem) {
      try option.set(cell.value.spelling, in: &options)
    } catch {
      require(!error.description.isEmpty, "a problem without a description")
    }
  }
  _ = ClipOption.contradiction(in: options)
  // Options are written into plans by name, from where they are read again.
  let named = options.named
  var again = ClipOptions()
  for option in named {
    guard let known = ClipOption(rawValue: option.name) else { continue }
    do throws(UsageProblem) {
      try known.set(option.value, in: &again)
    } catch {
      reportFinding("\(option.name) is written as \(option.value): \(error.description)")
    }
  }
  require(
    again.named.elementsEqual(named, by: ==),
    "options read otherwise: \(named), then \(again.named)")
}

// MARK: Templates

private func fill(_ bytes: [UInt8], _ rows: [TableRow]) {
  do throws(Failure) {
    let template = try SceneTemplate(bytes, named: "template.yaml")
    for row in rows.prefix(3) {
      let value = try template.filled(with: row.values, row: "the row")
      do {
        _ = try SceneDocument.document(of: value, named: "template.yaml")
      } catch {
        checkFailure(error)
      }
    }
    if rows.isEmpty, template.variables.isEmpty { _ = try template.filled(with: [:], row: "none") }
  } catch {
    checkFailure(error)
  }
}
