import SegueText

/// Fonts and shortcuts for tests of lines.
enum Sample {
  static func face(_ family: String = "Inter", weight: Int = 400) throws -> FontFace {
    try FontCatalog.system.face(family: family, weight: weight)
  }

  static func style(_ pointSize: Double = 17) throws -> ShapingStyle {
    ShapingStyle(face: try face(), pointSize: pointSize)
  }

  static func fallback() throws -> [FontFace] {
    try ["Noto Sans Arabic", "Noto Sans Hebrew", "Noto Color Emoji"].map { try face($0) }
  }

  /// The lines of a text as strings, by the scalars they hold.
  static func lines(_ request: TextRequest) -> [String] {
    TextLayout.make(request).lines.map { line in
      string(request.text.scalars[line.range])
    }
  }

  static func string(_ scalars: some Sequence<UInt32>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "?") }
    return String(view)
  }

  static func width(_ text: String) throws -> Double {
    TextLayout.make(TextRequest(AttributedText(text, style: try style()))).width
  }
}
