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

  /// What an element must have for a rule to apply to it: the strictest single condition of the
  /// selector's last part.
  private enum Key: Hashable {
    case identifier(String)
    case className(String)
    case name(String)
    case any
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

    /// The key under which the rule is found.
    var key: Key {
      guard let own = parts.last else { return .any }
      if let identifier = own.identifier { return .identifier(identifier) }
      return own.classes.first.map { .className($0) } ?? own.name.map { .name($0) } ?? .any
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
  /// The indices of the rules that may apply to an element, in ascending order.
  private var index: [Key: [Int]] = [:]

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
      for selector in selectors.split(separator: ",").compactMap(Selector.init) {
        index[selector.key, default: []].append(rules.count)
        rules.append(Rule(selector: selector, declarations: declarations))
      }
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
    }
  }

  /// Returns the declarations for the last of some elements, from the weakest.
  func declarations(for elements: [HTMLElement]) -> [HTMLDeclarations] {
    candidates(for: elements).filter { rules[$0].selector.matches(elements) }
      .sorted { (rules[$0].selector.weight, $0) < (rules[$1].selector.weight, $1) }
      .map { rules[$0].declarations }
  }

  /// Returns the indices of the rules whose key the last of some elements has, each once. Comparing
  /// every element with every rule takes seconds for large documents.
  private func candidates(for elements: [HTMLElement]) -> [Int] {
    guard let element = elements.last else { return [] }
    let classes = Set(element.classes).map { Key.className($0) }
    let identifier = element.identifier.map { [Key.identifier($0)] } ?? []
    return ([.any, .name(element.name)] + classes + identifier).flatMap { index[$0] ?? [] }
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
