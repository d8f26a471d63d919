// The style that elements have by themselves, as browsers give it.

import Foundation

extension HTMLStyle {
  /// Applies what an element means, and what its attributes other than `style` say.
  mutating func apply(_ tag: HTMLTag, baseURL: URL?) {
    isBlock = Self.blocks.contains(tag.name)
    if isBlock { spacing = 0 }
    applyMeaning(tag.name)
    switch tag.name {
    case "a":
      guard let target = tag.attributes["href"], let url = Self.url(target, baseURL) else { break }
      (link, isUnderlined) = (url, true)
      color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
    case "font":
      if let name = tag.attributes["face"] { apply(HTMLDeclarations("font-family: \(name)")) }
      if let size = tag.attributes["size"].flatMap(Self.fontSize) { self.size = size }
    default: break
    }
    if let name = tag.attributes["color"], let color = HTMLColor.color(name) { self.color = color }
    if tag.attributes["hidden"] != nil { isHidden = true }
    if let word = tag.attributes["align"] { apply(HTMLDeclarations("text-align: \(word)")) }
    if let word = tag.attributes["dir"] { apply(HTMLDeclarations("direction: \(word)")) }
  }

  private static func url(_ target: String, _ base: URL?) -> URL? {
    let text = target.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return nil }
    let escaped = text.replacingOccurrences(of: " ", with: "%20")
    return URL(string: escaped, relativeTo: base)?.absoluteURL
  }

  private mutating func applyMeaning(_ name: String) {
    switch name {
    case "b", "strong", "th": weight = 700
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "small": size /= 1.2
    case "big": size *= 1.2
    case "sub", "sup":
      applyVerticalAlignment(name == "sub" ? "sub" : "super")
      size /= 1.2
    case "code", "tt", "kbd", "samp": (families, size) = (["monospace"], size * 10 / 12)
    case "pre":
      (families, size, isPreformatted) = (["monospace"], size * 10 / 12, true)
      spacing = size
    case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "center": alignment = .center
    case "p", "dl": spacing = size
    case "blockquote", "figure": (left, right, spacing) = (left + 40, right + 40, size)
    case "dd": left += 40
    case "h1", "h2", "h3", "h4", "h5", "h6": applyHeading(name.last?.wholeNumberValue ?? 1)
    case "head", "script", "style", "title", "template", "textarea", "select", "noscript", "iframe":
      isHidden = true
    default: break
    }
  }

  private mutating func applyHeading(_ level: Int) {
    let (factors, margins): ([CGFloat], [CGFloat]) = (
      [2, 1.5, 1.17, 1, 0.83, 0.67], [0.67, 0.83, 1, 1.33, 1.67, 2.33]
    )
    size *= factors[level - 1]
    (weight, spacing) = (700, size * margins[level - 1])
  }

  /// The elements that begin and end paragraphs.
  private static let blocks: Set<String> = [
    "html", "body", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt",
    "dd", "blockquote", "pre", "center", "table", "tr", "thead", "tbody", "tfoot", "caption",
    "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption",
    "address", "form", "fieldset", "hr", "details", "summary",
  ]
}
