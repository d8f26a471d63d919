// The message with a document's mistakes, each with the lines of the file around it.

import SegueDiagnostics
import SegueFiles

extension PreviewDocument {
  /// The message with the mistakes of the last load; an empty list if it succeeded.
  var diagnosticsMessage: JSONText {
    var texts: [String: [String]] = [path: Self.lines(of: checkedText)]
    for case let file? in Set(diagnostics.map(\.position?.file)) where file != path || isSwift {
      let bytes = try? BoundedFile.readOwn(path: file, limit: Self.maximumBytes)
      texts[file] = Self.lines(of: bytes ?? [])
    }
    return .object([
      ("type", .string("diagnostics")), ("revision", .integer(scene?.revision ?? 0)),
      (
        "diagnostics",
        .array(diagnostics.map { json($0, in: texts[$0.position?.file ?? ""] ?? []) })
      ),
    ])
  }

  private static let context = 2
  private static let longestLine = 400
  /// The maximum size of a source file of which lines are shown, in bytes.
  private static let maximumBytes = 16 << 20

  private static func lines(of text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func json(_ diagnostic: Diagnostic, in lines: [String]) -> JSONText {
    let position = diagnostic.position
    return .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("file", .string(position?.file ?? path)),
      ("line", position.map { .integer($0.line) } ?? .null),
      ("column", position.map { .integer($0.column) } ?? .null),
      ("message", .string(diagnostic.message)),
      ("lines", .array(position.map { Self.excerpt(around: $0, of: lines) } ?? [])),
    ])
  }

  /// Returns the lines around a position. The one with the position is marked from its column on.
  private static func excerpt(around position: SourcePosition, of lines: [String]) -> [JSONText] {
    let numbers = max(1, position.line - context)...max(1, position.line + context)
    return numbers.filter { $0 <= lines.count }.map { number in
      let text = String(lines[number - 1].prefix(longestLine))
      var pairs: [(String, JSONText)] = [("number", .integer(number)), ("text", .string(text))]
      if number == position.line {
        let length = text.unicodeScalars.count
        let start = min(max(0, position.column - 1), length)
        let end = min(length, start + wordLength(in: text, from: start))
        pairs.append(("mark", .array([.integer(start), .integer(end)])))
      }
      return .object(pairs)
    }
  }

  /// Returns the number of characters of the word that begins at `start`, at least 1.
  private static func wordLength(in text: String, from start: Int) -> Int {
    let rest = text.unicodeScalars.dropFirst(start)
    let word = rest.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return max(1, word.count)
  }
}
