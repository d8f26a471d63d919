// Colors such as #FF0000 without quotes. In YAML, # begins a comment after a space: in a flow
// mapping it hides the closing brace, and the parser then complains about what follows.

/// Finds colors that are comments because they are not quoted.
enum UnquotedColor {
  /// The number of lines above an error in which a color can be its cause.
  private static let reach = 200

  /// Returns the place of the last color in the lines up to `last` that stands where a value is
  /// expected. Lines and columns count from one; a column counts Unicode scalars.
  static func place(in text: String, upTo last: Int) -> (line: Int, column: Int)? {
    let lines = text.unicodeScalars.split(
      separator: "\n", maxSplits: last, omittingEmptySubsequences: false)
    for (index, line) in lines.prefix(last).enumerated().suffix(reach).reversed() {
      if let column = column(in: Array(line)) { return (index + 1, column) }
    }
    return nil
  }

  /// Returns the column of a comment that begins like a color after `:`, `,`, `[` or `-`.
  private static func column(in line: [Unicode.Scalar]) -> Int? {
    var quote: Unicode.Scalar?
    var before: Unicode.Scalar = "\n"
    for (index, scalar) in line.enumerated() {
      switch scalar {
      case "\"" where quote == nil, "'" where quote == nil: quote = scalar
      case quote: quote = nil
      case "#" where quote == nil && index > 0 && [" ", "\t"].contains(line[index - 1]):
        let digits = line[(index + 1)...].prefix { $0.properties.isASCIIHexDigit }.count
        return [3, 6, 8].contains(digits) && ":,[-".unicodeScalars.contains(before)
          ? index + 1 : nil
      default: break
      }
      if scalar != " " && scalar != "\t" { before = scalar }
    }
    return nil
  }
}
