// Lines such as `// segue: push`, `// segue: tabs` or `// segue: style overFullScreen, interactive 0.3:0.5, finish`, with
// which a file says how it is to be played.

/// What a file says.
struct TrialDirectives: Hashable, Sendable {
  /// `present`, `push` or `tabs`.
  var kind: TrialDiscovery.Kind?
  /// `style NAME`.
  var style: String?
  /// `interactive SCRIPT`: everything up to the end of the line.
  var interactive: String?

  /// What `text` says.
  init(_ text: some StringProtocol) {
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      guard line.hasPrefix("// segue:") else { continue }
      read(Substring(line.dropFirst("// segue:".count)))
    }
  }

  private mutating func read(_ text: Substring) {
    var text = text.trimmingSpaces
    if let range = text.firstRange(of: "interactive ") {
      interactive = String(
        text[range.upperBound...].trimmingSpaces.filter { $0 != "\"" && $0 != "\\" })
      text = text[..<range.lowerBound]
    }
    for item in text.split(separator: ",") {
      let words = item.split(separator: " ")
      switch words.first {
      case "present": kind = .modal
      case "push": kind = .navigation
      case "tabs": kind = .tabs
      case "style": style = words.dropFirst().first.map { String($0.filter(\.isLetter)) }
      default: break
      }
    }
  }
}
