// What the adapter says of the files: the JSON that it writes beside the copies.

import SegueDiagnostics

/// What is known of a program.
package struct ProgramReport: Sendable {
  /// A file and its copy.
  package struct File: Sendable {
    /// As the user named it.
    package var path: String
    /// The copy's name.
    package var copy: String
    /// Where columns have moved in the copy.
    package var shifts: [Shift]

    /// From `column` on everything is `columns` further right; the `length` before it are new text.
    package struct Shift: Hashable, Sendable {
      package var line, column, length, columns: Int
    }
  }

  /// A class that cannot be made.
  package struct Refusal: Sendable {
    /// The class.
    package var type: String
    /// Where it is declared.
    package var position: SourcePosition
    /// The parameter without a value: `source: Photo`.
    package var parameter: String?
    /// The initializer, as it is called: `init(source:)`.
    package var initializer: String?
    /// Whether it was tried, and did not compile.
    package var wasTried = false
    /// How a stub may call it: `source: <#Photo#>`.
    package var arguments: String
  }

  /// The files.
  package var files: [File] = []
  /// The transitions, the most telling first.
  package var families: [String] = []
  /// Classes that cannot be made.
  package var refusals: [Refusal] = []
  /// What has no equal here.
  package var problems: [Diagnostic] = []

  /// Reads what the adapter has written.
  /// - Throws: `ProgramError` if it is none of that.
  package init(_ bytes: [UInt8]) throws(ProgramError) {
    let root: JSONNode
    do throws(JSONFault) { root = try JSONReader.read(bytes) } catch {
      throw ProgramError(.bug, "the adapter's report cannot be read: \(error)")
    }
    files = root.list("files").map { file in
      File(
        path: file.text("path"), copy: file.text("copy"),
        shifts: file.list("shifts").map { shift in
          File.Shift(
            line: shift.place.line, column: shift.place.column, length: shift.number("length"),
            columns: shift.number("columns"))
        })
    }
    families = root.list("families").compactMap(\.string)
    refusals = root.list("refusals").map { Refusal($0) }
    problems = root.list("problems").map { problem in
      Diagnostic(.error, at: problem.position, problem.text("message"))
    }
  }
}

extension ProgramReport.Refusal {
  fileprivate init(_ node: JSONNode) {
    (type, position) = (node.text("type"), node.position)
    if case .bool(true)? = node["wasTried"]?.content { wasTried = true }
    if let parameter = node["parameter"], case .object = parameter.content {
      self.parameter = "\(parameter.text("name")): \(parameter.text("type"))"
    }
    let parameters = node["initializer"]?.list("parameters") ?? []
    if node["initializer"] != nil {
      initializer = "init(" + parameters.map { ($0["label"]?.string ?? "_") + ":" }.joined() + ")"
    }
    arguments = parameters.map { parameter in
      (parameter["label"]?.string.map { "\($0): " } ?? "") + "<#\(parameter.text("type"))#>"
    }.joined(separator: ", ")
  }
}

extension JSONNode {
  fileprivate var string: String? {
    if case .string(let text) = content { text } else { nil }
  }
  fileprivate func text(_ name: String) -> String { self[name]?.string ?? "" }
  fileprivate func number(_ name: String) -> Int {
    if case .number(let text)? = self[name]?.content { Int(text) ?? 0 } else { 0 }
  }
  fileprivate func list(_ name: String) -> [JSONNode] {
    if case .array(let nodes)? = self[name]?.content { nodes } else { [] }
  }
  fileprivate var place: (line: Int, column: Int) {
    let place = self["place"]
    return (place?.number("line") ?? 1, place?.number("column") ?? 1)
  }
  fileprivate var position: SourcePosition {
    SourcePosition(file: text("path"), line: place.line, column: place.column)
  }
}
