// Directives such as `// segue: push`, `// segue: tabs` or `// segue: style overFullScreen,
// interactive 0.3:0.5, finish`, with which a file determines how it is played.

/// The directives of a file.
struct TrialDirectives: Hashable, Sendable {
  /// The kind of transition: `present`, `push` or `tabs`.
  var kind: TrialDiscovery.Kind?
  /// The presentation style, from `style NAME`.
  var style: String?
  /// The timeline from `interactive SCRIPT`, up to the end of the line.
  var interactive: String?

  /// Parses the directives in `text`.
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
