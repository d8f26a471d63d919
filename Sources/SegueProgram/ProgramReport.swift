// The adapter's report about the files: the JSON that it writes beside the copies.

import SegueDiagnostics
import SegueFiles

/// The adapter's report about a program.
package struct ProgramReport: Sendable {
  /// A source file and its rewritten copy.
  package struct File: Sendable {
    /// The path as the user named it.
    package var path: String
    /// The name of the copy.
    package var copy: String
    /// The places where columns have shifted in the copy.
    package var shifts: [Shift]

    /// A shift of columns: everything from `column` on is `columns` further right, and the `length`
    /// columns before it are new text.
    package struct Shift: Hashable, Sendable {
      /// The position in the copy, the length of the new text, and the total shift.
      package var line, column, length, columns: Int
    }
  }

  /// A class that cannot be instantiated.
  package struct Rejection: Sendable {
    /// The name of the class.
    package var type: String
    /// The position of the class's declaration.
    package var position: SourcePosition
    /// The parameter for which there is no value, such as `source: Photo`.
    package var parameter: String?
    /// The initializer as it is called, such as `init(source:)`.
    package var initializer: String?
    /// A Boolean value that indicates whether an instantiation was attempted and did not compile.
    package var wasTried = false
    /// The arguments with which a stub can call it, such as `source: <#Photo#>`.
    package var arguments: String
  }

  /// A declaration that was left out, since it only serves SwiftUI.
  package struct LeftOut: Sendable {
    /// What it declares, such as `HostedView` or `extension View`.
    package var name: String
    /// The position of the declaration.
    package var position: SourcePosition
  }

  /// The name of the report's file, in the folder of the program.
  static let fileName = "report.json"

  /// The files of the program.
  package var files: [File] = []
  /// The transitions, beginning with the most relevant one.
  package var families: [String] = []
  /// The classes that cannot be instantiated.
  package var rejections: [Rejection] = []
  /// The uses of API that has no equivalent here.
  package var problems: [Diagnostic] = []
  /// The declarations that only serve SwiftUI.
  package var leftOut: [LeftOut] = []

  /// Parses the adapter's output.
  /// - Throws: `ProgramError` if it is not a report.
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
    rejections = root.list("rejections").map { Rejection($0) }
    problems = root.list("problems").map { problem in
      Diagnostic(.error, at: problem.position, problem.text("message"))
    }
    leftOut = root.list("leftOut").map {
      LeftOut(name: $0.text("name"), position: $0.position)
    }
  }
}

extension ProgramReport {
  /// Returns the position in the user's file that corresponds to one in its copy.
  func original(_ position: SourcePosition) -> SourcePosition {
    guard let file = files.first(where: { $0.path == position.file }) else {
      return endOfFile(position) ?? position
    }
    var (place, moved) = (position, 0)
    for shift in file.shifts where shift.line == position.line {
      // A position inside added text is reported as the position where the text begins.
      if position.column >= shift.column {
        moved = shift.columns
      } else if position.column >= shift.column - shift.length {
        place.column = shift.column - shift.length
      }
    }
    place.column = max(1, place.column - moved)
    return place
  }
}

extension ProgramReport {
  /// Returns the position in the user's file of what is missing at its end, such as a brace. The compiler
  /// reports it in the copy, which has other lines before those of the file.
  private func endOfFile(_ position: SourcePosition) -> SourcePosition? {
    guard let file = files.first(where: { position.file.hasSuffix("/" + $0.copy) }),
      let copy = try? BoundedFile.readOwn(path: position.file, limit: Self.maximumCopy)
    else { return nil }
    let lines = copy.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.starts(with: Self.sourceLocation) }),
      position.line > start + 1
    else { return nil }
    return SourcePosition(
      file: file.path, line: position.line - start - 1, column: position.column)
  }

  private static let sourceLocation = Array("#sourceLocation(file:".utf8)
  private static let maximumCopy = 1 << 26
}

extension ProgramReport {
  private static let maximumNames = 6

  /// The note about the declarations that only serve SwiftUI; `nil` if there are none.
  var leftOutNote: String? {
    guard let first = leftOut.first else { return nil }
    let names = leftOut.prefix(Self.maximumNames).map(\.name).joined(separator: ", ")
    let rest = leftOut.count - Self.maximumNames
    let others = rest > 0 ? " and \(rest) other \(rest == 1 ? "declaration" : "declarations")" : ""
    return "\(first.position): \(names)\(others) only "
      + "\(leftOut.count == 1 ? "serves" : "serve") SwiftUI, which does not exist here, and "
      + "\(leftOut.count == 1 ? "is" : "are") left out"
  }
}

extension ProgramReport.Rejection {
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
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }
  func text(_ name: String) -> String { self[name]?.string ?? "" }
  fileprivate func number(_ name: String) -> Int {
    if case .number(let text)? = self[name]?.content { Int(text) ?? 0 } else { 0 }
  }
  func list(_ name: String) -> [JSONNode] {
    if case .array(let nodes)? = self[name]?.content { nodes } else { [] }
  }
  fileprivate var place: (line: Int, column: Int) {
    let place = self["place"]
    return (place?.number("line") ?? 1, place?.number("column") ?? 1)
  }
  var position: SourcePosition {
    SourcePosition(file: text("path"), line: place.line, column: place.column)
  }
}
