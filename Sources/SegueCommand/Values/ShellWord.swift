// Texts in lines of shell that users copy.

/// Words of a shell's command line.
enum ShellWord {
  /// Returns a text as one word: in single quotes if a shell would take any of its characters for
  /// more than itself.
  static func quoted(_ text: String) -> String {
    let plain = "_-./,:@%+="
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || plain.contains($0) }
    if isPlain, !text.isEmpty { return text }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
