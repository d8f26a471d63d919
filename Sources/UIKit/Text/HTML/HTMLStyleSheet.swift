// The rules of style sheets: declarations, and selectors by names, classes and identifiers, also of
// elements inside others. Other selectors match nothing.

import Foundation

/// An element as selectors see it.
struct HTMLElement: Equatable {
  let name: String
  let classes: [String]
  let identifier: String?

  init(_ tag: HTMLTag) {
    name = tag.name
    classes = (tag.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    identifier = tag.attributes["id"]
  }
}

/// The properties that a rule or an attribute `style` sets, in their order.
struct HTMLDeclarations {
  var values: [(name: String, value: String)] = []

  init(_ text: String) {
    values = text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = part[part.index(after: colon)...]
        .replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return name.isEmpty || value.isEmpty ? nil : (name, value)
    }
  }
}

/// The rules of a document.
struct HTMLStyleSheet {
  private struct Rule {
    let selector: Selector
    let declarations: HTMLDeclarations
  }

  /// Conditions for an element and for those around it, from the outermost.
  private struct Selector {
    struct Part {
      var name: String?
      var classes: [String] = []
      var identifier: String?

      func matches(_ element: HTMLElement) -> Bool {
        (name == nil || name == element.name)
          && (identifier == nil || identifier == element.identifier)
          && classes.allSatisfy(element.classes.contains)
      }
    }
    var parts: [Part] = []

    /// The order in which rules apply: identifiers precede classes, and those names.
    var weight: Int {
      parts.reduce(0) { sum, part in
        sum + (part.identifier == nil ? 0 : 10_000) + part.classes.count * 100
          + (part.name == nil ? 0 : 1)
      }
    }

    init?(_ text: Substring) {
      let words = text.replacingOccurrences(of: ">", with: " ").split(
        whereSeparator: \.isWhitespace)
      for word in words {
        guard let part = Self.part(word) else { return nil }
        parts.append(part)
      }
      if parts.isEmpty { return nil }
    }

    private static func part(_ word: Substring) -> Part? {
      guard !word.contains(where: { ":[+~".contains($0) }) else { return nil }
      var part = Part()
      var rest = word
      let name = rest.prefix { $0 != "." && $0 != "#" }
      if !name.isEmpty, name != "*" { part.name = name.lowercased() }
      rest = rest.dropFirst(name.count)
      while let sign = rest.first {
        let word = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
        if sign == "." { part.classes.append(String(word)) } else { part.identifier = String(word) }
        rest = rest.dropFirst(word.count + 1)
      }
      return part
    }

    func matches(_ elements: [HTMLElement]) -> Bool {
      guard let element = elements.last, let own = parts.last, own.matches(element) else {
        return false
      }
      var outer = parts.dropLast()
      for element in elements.dropLast().reversed() {
        if let part = outer.last, part.matches(element) { outer.removeLast() }
      }
      return outer.isEmpty
    }
  }

  private var rules: [Rule] = []

  /// Adds the rules of a style sheet. Rules for media and the like are left out.
  mutating func add(_ text: String) {
    var rest = Substring(Self.withoutComments(text))
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      rest = rest[rest.index(after: open)...]
      if selectors.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("@") {
        rest = Self.afterBlock(rest)
        continue
      }
      let close = rest.firstIndex(of: "}") ?? rest.endIndex
      let declarations = HTMLDeclarations(String(rest[..<close]))
      rules += selectors.split(separator: ",").compactMap(Selector.init).map {
        Rule(selector: $0, declarations: declarations)
      }
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
    }
  }

  /// Returns the declarations for the last of some elements, from the weakest.
  func declarations(for elements: [HTMLElement]) -> [HTMLDeclarations] {
    rules.enumerated().filter { $0.element.selector.matches(elements) }
      .sorted { ($0.element.selector.weight, $0.offset) < ($1.element.selector.weight, $1.offset) }
      .map(\.element.declarations)
  }

  private static func withoutComments(_ text: String) -> String {
    var (result, rest) = ("", Substring(text))
    while let open = rest.range(of: "/*") {
      result += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return (result + rest).replacingOccurrences(of: "<!--", with: "")
      .replacingOccurrences(of: "-->", with: "")
  }

  private static func afterBlock(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return ""
  }
}
