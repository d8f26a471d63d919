// Columns of lists in CSV. One that is not a key supplies a variable, so a misspelled name is not an error.

import SegueClips
import SegueDiagnostics
import SegueScenes

/// A column of a table.
package struct TableColumn: Sendable {
  /// The name of the column.
  package let name: String
  /// The position of the name.
  package let position: SourcePosition
}

/// A column of a list that has no effect on any scene.
package struct UnusedColumn: Sendable {
  /// The name of the column, which a template for names may contain.
  package let name: String
  /// The warning about the column.
  package let warning: Diagnostic

  /// Returns the columns that are neither keys of lists nor variables of a clip's scene.
  static func find(in columns: [TableColumn], of items: [BatchItem]) -> [UnusedColumn] {
    let keys = ["scene", "output"] + ClipOption.allCases.map(\.rawValue)
    let known = Set(keys).union(variables(of: items))
    return columns.filter { !known.contains($0.name) }.map { column in
      let name = QuotedText.plain(column.name)
      let suggestion = Suggestion.sentence(for: column.name, among: known.sorted())
      return UnusedColumn(
        name: column.name,
        warning: Diagnostic(
          .warning, at: column.position,
          "the column '\(name)' has no effect; expected a key of lists, or a variable {{\(name)}} in "
            + "a scene of the list.\(suggestion)"))
    }
  }

  private static func variables(of items: [BatchItem]) -> Set<String> {
    var templates: [String: [String]] = [:]
    for case .filled(let template, _, _) in items.map(\.source) {
      templates[template.path] = template.variables
    }
    return Set(templates.values.joined())
  }
}
