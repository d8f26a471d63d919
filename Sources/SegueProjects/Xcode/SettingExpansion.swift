// References in build settings: `$(NAME)`, `${NAME}`, `$(NAME:modifier)`, within each other.

import SegueDiagnostics

/// Replaces references in texts by the values of settings.
struct SettingExpansion {
  /// Returns the unexpanded value of a setting, or `nil` if it is not set.
  let lookup: (String) -> String?

  /// The maximum depth of references, of all references of one text, and the maximum length.
  private static let (maximumDepth, maximumCount, maximumLength) = (32, 4096, 1 << 16)

  /// Returns `text` with all references replaced; those of unknown settings by nothing.
  /// - Throws: `Failure` if settings refer to each other in a circle, or grow without bound.
  func expand(_ text: String) throws(Failure) -> String {
    var count = 0
    return try expand(text, depth: 0, &count)
  }

  private func expand(_ text: String, depth: Int, _ count: inout Int) throws(Failure) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    guard depth < Self.maximumDepth, text.utf8.count <= Self.maximumLength else {
      throw endless(text)
    }
    var (result, rest) = ("", text[...])
    while let dollar = rest.firstIndex(of: "$") {
      guard count < Self.maximumCount else { throw endless(text) }
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let reference = Self.reference(rest, &count) else {
        result += "$"
        continue
      }
      rest = reference.rest
      let name = try expand(reference.inner, depth: depth + 1, &count)
      result += try value(name, depth: depth, &count)
      guard result.utf8.count < Self.maximumLength else { throw endless(text) }
    }
    return result + rest
  }

  /// Returns the inside of the brackets with which `text` begins, and what follows them; `nil` if
  /// there are none. Brackets that are never closed count like 64 references, since finding that out
  /// takes as long as the text.
  private static func reference(_ text: Substring, _ count: inout Int)
    -> (inner: String, rest: Substring)?
  {
    guard let open = text.first, open == "(" || open == "{" else { return nil }
    guard let end = end(of: text, open, open == "(" ? ")" : "}") else {
      count += 64
      return nil
    }
    count += 1
    let inner = String(text[text.index(after: text.startIndex)..<end])
    return (inner, text[text.unicodeScalars.index(after: end)...])
  }

  /// Returns the value of a reference such as `PRODUCT_NAME:c99extidentifier`.
  private func value(_ reference: String, depth: Int, _ count: inout Int) throws(Failure) -> String
  {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var value = try expand(lookup(parts[0]) ?? "", depth: depth + 1, &count)
    for modifier in parts.dropFirst() { value = Self.modified(value, modifier) }
    return value
  }

  private static func modified(_ value: String, _ modifier: String) -> String {
    if modifier.hasPrefix("default=") {
      return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
    }
    switch modifier {
    case "c99extidentifier", "identifier": return ModuleName.identifier(value)
    case "rfc1034identifier":
      return String(
        value.map { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "." ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "base": return ProjectFiles.stem(value)
    case "file": return ProjectFiles.name(value)
    case "dir": return ProjectFiles.parent(value)
    default: return value
    }
  }

  /// Returns the index of the bracket that closes the one at the beginning of `text`.
  private static func end(of text: Substring, _ open: Character, _ close: Character)
    -> Substring.Index?
  {
    var depth = 0
    let characters = text.unicodeScalars
    let (open, close) = (open.unicodeScalars.first, close.unicodeScalars.first)
    for index in characters.indices {
      if characters[index] == open { depth += 1 }
      if characters[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func endless(_ text: String) -> Failure {
    Failure(
      .scene,
      "the build setting \(QuotedText.quoted(text)) has no end or is too long; expected settings "
        + "that do not refer to each other in a circle, of at most \(Self.maximumLength) bytes")
  }
}
