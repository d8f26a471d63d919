// How a diagnostic looks on a terminal or in an editor's problem list.

extension SourcePosition: CustomStringConvertible {
  /// `FILE:LINE:COLUMN`.
  public var description: String { "\(QuotedText.escaped(file)):\(line):\(column)" }
}

extension Diagnostic: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: error: …`, always one line.
  public var description: String {
    let place = position.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(QuotedText.escaped(message))"
  }
}

extension Failure: CustomStringConvertible {
  /// The most diagnostics that are written out.
  public static let mostDiagnostics = 20

  /// One line for each diagnostic, at most `mostDiagnostics`, then how many more there are.
  public var lines: [String] {
    let shown = diagnostics.prefix(Self.mostDiagnostics).map(\.description)
    let more = diagnostics.count - shown.count
    return more > 0 ? shown + ["and \(more) more"] : shown
  }

  /// All lines.
  public var description: String { lines.joined(separator: "\n") }
}
