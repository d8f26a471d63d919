// Parsing of text into values. Of Yams, only `Yams.compose` is used: its constructor crashes on
// lists as keys and expands alias bombs. JSON is parsed the same way, since it is YAML's flow
// style; so both have one grammar, one set of limits and one kind of error.

import SegueDiagnostics
import Yams

/// Parses the text of one scene file.
struct SceneParser {
  private let file: String
  private let source: SurrogatePairs
  private var renamedKeys = RenamedKeys()

  /// Returns the values of `bytes`. Problems that do not prevent parsing are added to `problems`.
  static func parse(_ bytes: [UInt8], file: String, problems: inout Problems) throws(Failure)
    -> SceneValue
  {
    let text = try SceneText.decode(bytes, file: file)
    var parser = SceneParser(file: file, source: SurrogatePairs(text))
    try parser.rejectExpandingKeys()
    guard let root = try parser.compose(), !root.isNothing else {
      throw Failure(
        .scene, at: SourcePosition(file: file, line: 1, column: 1),
        "the file is empty; expected a scene that begins with 'segue: 1'")
    }
    var builder = SceneTreeBuilder(renamedKeys: parser.renamedKeys) { [parser] mark in
      parser.position(mark)
    }
    let value = try builder.value(of: root)
    problems.append(contentsOf: builder.problems)
    return value
  }

  private init(file: String, source: SurrogatePairs) {
    (self.file, self.source) = (file, source)
  }

  /// Returns the position of a parser error. A problem at the end of the file is reported at the
  /// end of its last line, so that there is something to point at.
  private func errorPosition(_ mark: Mark) -> SourcePosition {
    let end = SceneText.end(of: source.text)
    guard (mark.line, mark.column) > end else { return position(mark) }
    let column = source.sourceColumn(line: end.line, column: end.column)
    return SourcePosition(file: file, line: end.line, column: column)
  }

  private func position(_ mark: Mark?) -> SourcePosition {
    guard let mark else { return SourcePosition(file: file, line: 1, column: 1) }
    let column = source.sourceColumn(line: mark.line, column: mark.column)
    return SourcePosition(file: file, line: max(1, mark.line), column: max(1, column))
  }

  // MARK: Duplicate keys

  /// Composes the tree of nodes. Yams stops at the first duplicate key and reports only the
  /// position of its first occurrence. That occurrence is renamed and the text is parsed again, so
  /// that the later one can be reported together with all other problems.
  private mutating func compose() throws(Failure) -> Node? {
    var text = source.text
    while true {
      do {
        return try Yams.compose(yaml: text, .basic, .default, .utf8)
      } catch {
        guard case .duplicatedKeysInMapping(let keys, let context)? = error as? YamlError else {
          throw failure(error)
        }
        guard let key = keys.first,
          let renamed = renamedKeys.rename(key, at: context.mark, in: text)
        else {
          let name = QuotedText.plain(keys.first ?? "")
          throw Failure(
            .scene, at: position(context.mark),
            "duplicate key '\(name)', which is given again further down; expected each key once")
        }
        text = renamed
      }
    }
  }

  // MARK: Errors

  private func failure(_ error: any Error) -> Failure {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _):
      return syntaxFailure(context, problem: problem, at: errorPosition(mark))
    case .composer(_, let problem, let mark, _):
      return composerFailure(problem, at: errorPosition(mark))
    case .reader(let problem, let offset, _, let text):
      let prefix = text.prefix(offset ?? 0)
      let line = prefix.unicodeScalars.count { $0 == "\n" } + 1
      let lastLine = prefix.unicodeScalars.lastIndex(of: "\n").map {
        prefix.unicodeScalars[$0...].count
      }
      let column = lastLine ?? prefix.unicodeScalars.count + 1
      let place = SourcePosition(file: file, line: line, column: column)
      return Failure(.scene, at: place, "not readable: \(problem)")
    default:
      return Failure(.scene, at: position(nil), "not readable as YAML or JSON")
    }
  }

  private func syntaxFailure(
    _ context: YamlError.Context?, problem: String, at place: SourcePosition
  ) -> Failure {
    if problem.contains("exceeded maximum depth") || problem.contains("nesting") {
      return Failure(
        .limit, at: place,
        "nested deeper than \(SceneLimits.depth) levels, which is the limit of a scene")
    }
    if problem.contains("found character that cannot start any token") {
      return Failure(.scene, at: place, "not readable: \(badStart(at: place))")
    }
    if let color = UnquotedColor.place(in: source.text, upTo: place.line) {
      let column = source.sourceColumn(line: color.line, column: color.column)
      return Failure(
        .scene, at: SourcePosition(file: file, line: color.line, column: column),
        "a color without quotes, which YAML reads as a comment; expected \"#RRGGBB\" in quotes")
    }
    let words = [context?.text, problem].compactMap { $0?.trimmed }.joined(separator: ": ")
    let remedy = SyntaxRemedy.sentence(
      for: problem, in: context?.text ?? "", from: context?.mark.line)
    return Failure(.scene, at: place, "not readable as YAML or JSON: \(words)\(remedy)")
  }

  /// Returns a message about a character that cannot begin a value.
  private func badStart(at place: SourcePosition) -> String {
    let lines = source.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.dropFirst(max(0, place.line - 1)).first
    switch line?.dropFirst(max(0, place.column - 1)).first {
    case "\t": return "a tab in the indentation; expected spaces"
    case .some(let scalar) where "@`%".unicodeScalars.contains(scalar):
      return "'\(scalar)' cannot begin a value; expected text in quotes"
    default:
      return "a character that cannot begin a value; expected spaces, or text in quotes"
    }
  }

  private func composerFailure(_ problem: String, at place: SourcePosition) -> Failure {
    if problem.contains("another document") {
      return Failure(.scene, at: place, "a second document begins; expected one scene per file")
    }
    if problem.contains("undefined alias") {
      return Failure(.scene, at: place, "an alias is used before its anchor is defined")
    }
    return Failure(.scene, at: place, "not readable as YAML or JSON: \(problem)")
  }

  // MARK: Keys that expand

  /// Rejects keys that expand exponentially. Yams hashes keys, and hashing a list of aliases of
  /// lists of aliases takes exponential time. `k` aliases can multiply the size of a file by at
  /// most 2 to the power of `k`, so a few are harmless.
  private func rejectExpandingKeys() throws(Failure) {
    guard let place = AliasKeys(source.text).dangerousKey else { return }
    throw Failure(
      .scene, at: SourcePosition(file: file, line: place.line, column: place.column),
      "a list, a map, or an alias is used as a key; expected a plain word before ':'")
  }
}

extension Node {
  /// A Boolean value that indicates whether the document has no value.
  fileprivate var isNothing: Bool {
    guard case .scalar(let scalar) = self else { return false }
    return scalar.string.isEmpty && scalar.style == .plain
  }
}

extension String {
  fileprivate var trimmed: String {
    var view = self[...]
    while view.last?.isWhitespace == true { view.removeLast() }
    while view.first?.isWhitespace == true { view.removeFirst() }
    return String(view)
  }
}
