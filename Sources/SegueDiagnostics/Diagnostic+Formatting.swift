// Formatting of diagnostics for a terminal or an editor's problem list.

extension SourcePosition: CustomStringConvertible {
  /// The position as `FILE:LINE:COLUMN`.
  public var description: String { "\(QuotedText.escaped(file)):\(line):\(column)" }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as `FILE:LINE:COLUMN: error: …`, always on one line.
  public var description: String {
    let place = position.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(QuotedText.escaped(message))"
  }
}

extension Failure: CustomStringConvertible {
  /// The maximum number of diagnostics that are written out.
  public static let maximumDiagnostics = 20

  /// One line for each diagnostic, at most `maximumDiagnostics`, then the number of further ones.
  public var lines: [String] {
    let shown = diagnostics.prefix(Self.maximumDiagnostics).map(\.description)
    let more = diagnostics.count - shown.count
    return more > 0 ? shown + ["and \(more) more"] : shown
  }

  /// All lines, joined by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}
