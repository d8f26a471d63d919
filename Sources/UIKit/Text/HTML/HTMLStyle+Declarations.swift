// What the properties of style sheets and the attributes of elements do to a style.

import Foundation

extension HTMLStyle {
  /// Applies declarations in their order.
  mutating func apply(_ declarations: HTMLDeclarations) {
    for (name, value) in declarations.values { apply(name, value) }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "font-family": families = Self.families(value)
    case "font-size": size = Self.size(word, within: size) ?? size
    case "font-weight": weight = Self.weight(word, within: weight) ?? weight
    case "font-style": isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
    case "font": applyFont(value)
    case "color": color = HTMLColor.color(word) ?? color
    case "background-color", "background": background = HTMLColor.color(word) ?? background
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruckThrough = word.contains("line-through")
    case "text-align": alignment = Self.alignments[word] ?? alignment
    case "text-transform": isUppercase = word == "uppercase"
    case "text-indent": firstLine = Self.length(word, size) ?? firstLine
    case "letter-spacing": letterSpacing = Self.length(word, size)
    case "line-height": lineHeight = Self.lineHeight(word, size)
    case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "white-space": isPreformatted = word.hasPrefix("pre") && word != "pre-line"
    case "display": applyDisplay(word)
    case "visibility": isHidden = word == "hidden" || isHidden
    case "list-style", "list-style-type": hasMarkers = !word.contains("none")
    case "margin-bottom": if isBlock { spacing = Self.length(word, size) ?? spacing }
    case "margin-left", "padding-left": left += isBlock ? Self.length(word, size) ?? 0 : 0
    case "margin-right", "padding-right": right += isBlock ? Self.length(word, size) ?? 0 : 0
    case "margin": applyMargin(word)
    case "vertical-align": applyVerticalAlignment(word)
    default: break
    }
  }

  private mutating func applyDisplay(_ word: String) {
    isHidden = word == "none"
    isBlock = ["block", "flex", "grid", "list-item", "table"].contains(word)
  }

  /// Raises or lowers smaller text.
  mutating func applyVerticalAlignment(_ word: String) {
    switch word {
    case "super": baselineOffset += size / 3
    case "sub": baselineOffset -= size / 5
    default: break
    }
  }

  private mutating func applyMargin(_ value: String) {
    let parts = value.split(whereSeparator: \.isWhitespace).map {
      Self.length(String($0), size) ?? 0
    }
    guard isBlock, let first = parts.first else { return }
    spacing = parts.count > 2 ? parts[2] : first
    right += parts.count > 1 ? parts[1] : first
    left += parts.count > 3 ? parts[3] : parts.count > 1 ? parts[1] : first
  }

  /// Applies the property `font`: the size is followed by the families, and may be followed by a slash
  /// and the height of lines.
  private mutating func applyFont(_ value: String) {
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "/").map { $0.lowercased() }
      if word.lowercased() == "italic" { isItalic = true }
      if let size = parts.first.flatMap({ Self.length($0, size) }), word.first?.isNumber == true,
        parts[0].last?.isLetter == true || parts[0].hasSuffix("%")
      {
        self.size = size
        if parts.count > 1 { lineHeight = Self.lineHeight(parts[1], size) }
        families = Self.families(words[(index + 1)...].joined(separator: " "))
        return
      }
      weight = Self.weight(word.lowercased(), within: weight) ?? weight
    }
    if value.lowercased().hasPrefix("-apple-system-") { families = [value] }
  }

  // MARK: Values

  private static func families(_ value: String) -> [String] {
    let names = value.split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' \t\n"))
    }
    return names.filter { !$0.isEmpty }
  }

  private static func weight(_ word: String, within weight: Int) -> Int? {
    switch word {
    case "bold": 700
    case "normal": 400
    case "bolder": max(700, weight)
    case "lighter": min(300, weight)
    default: Int(word).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }

  /// Returns a size in points: pixels are points.
  private static func size(_ word: String, within size: CGFloat) -> CGFloat? {
    if let named = sizes[word] { return named }
    if word == "smaller" { return size / 1.2 }
    if word == "larger" { return size * 1.2 }
    return length(word, size).flatMap { $0 > 0 ? min($0, 1000) : nil }
  }

  /// Returns a length in points, in which an em is `size`.
  static func length(_ word: String, _ size: CGFloat) -> CGFloat? {
    let number = word.prefix { $0.isNumber || ".-+".contains($0) }
    guard let value = Double(number), value.isFinite else { return nil }
    let points: Double? =
      switch word.dropFirst(number.count) {
      case "px", "": value
      case "pt": value * 4 / 3
      case "pc": value * 16
      case "in": value * 96
      case "cm": value * 96 / 2.54
      case "mm": value * 9.6 / 2.54
      case "em": value * Double(size)
      case "ex": value * Double(size) / 2
      case "rem": value * Double(usualSize)
      case "%": value * Double(size) / 100
      default: nil
      }
    return points.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  private static func lineHeight(_ word: String, _ size: CGFloat) -> CGFloat? {
    if let factor = Double(word), factor > 0 { return CGFloat(factor) * size }
    return length(word, size).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The sizes that have names, for a usual size of 12 points.
  private static let sizes: [String: CGFloat] = [
    "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18,
    "xx-large": 24, "xxx-large": 36,
  ]
  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
    "end": .right,
  ]

  /// The sizes of `<font size="1">` to 7.
  static func fontSize(_ text: String) -> CGFloat? {
    let named: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]
    guard let number = Int(text.trimmingCharacters(in: .whitespaces)) else { return nil }
    let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
    let step = min(max(number, -named.count), named.count)
    return named[min(max((isRelative ? 3 : 0) + step, 1), named.count) - 1]
  }
}
