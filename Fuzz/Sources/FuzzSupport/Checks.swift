// What holds for every failure and every note, whatever the input was.

import SegueDiagnostics

/// Reports a finding if a failure has no diagnostic, no message, a position before the beginning, or
/// prints a control character.
package func checkFailure(_ failure: Failure) {
  require(!failure.diagnostics.isEmpty, "a failure without a diagnostic")
  for diagnostic in failure.diagnostics {
    require(!diagnostic.message.isEmpty, "a diagnostic without a message")
    guard let place = diagnostic.position else { continue }
    require(place.line >= 1 && place.column >= 1, "a position before the beginning: \(place)")
  }
  for line in failure.lines { checkLine(line) }
}

/// Reports a finding if a line for people contains a character that is not shown.
package func checkLine(_ line: String) {
  require(!line.isEmpty, "an empty line")
  require(
    !line.unicodeScalars.contains(where: QuotedText.isUnsafe),
    "a control character in \(QuotedText.escaped(line))")
}
