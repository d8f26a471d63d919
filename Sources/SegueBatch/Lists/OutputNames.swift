// The names of a batch's outputs: from one template for all, or from a list. Text from rows can be
// arbitrary; it becomes part of names, never of paths.

import SegueClips
import SegueDiagnostics

/// Assigns names to outputs.
package struct OutputNames {
  private let template: String
  private let format: OutputFormat?
  private let isDefault: Bool

  /// The names that have the same meaning in every batch, with that meaning. A value of a row with
  /// one of these names does not replace it.
  private static let fixed = [
    ("name", "the name of the scene"), ("index", "the number of the clip"),
    ("folder", "the folder of the scene"),
  ]

  /// The maximum length of a name, in bytes.
  private static let maximumLength = 255

  /// Creates names from a template: text with `{name}`, `{index}`, `{folder}` and the columns of
  /// rows.
  /// - Parameter isDefault: A Boolean value that indicates whether nobody has chosen the template, so
  ///   that it cannot mean a value of a row.
  package init(template: String, isDefault: Bool = false, format: OutputFormat?) {
    (self.template, self.isDefault, self.format) = (template, isDefault, format)
  }

  /// Checks that the template contains no name that has two meanings for one of the clips, and none
  /// that has no meaning for any of them.
  /// - Throws: `Failure`, with exit code 2.
  func check(_ items: [BatchItem]) throws(Failure) {
    guard !isDefault else { return }
    try checkKnown(items.filter { $0.output == nil })
    for (name, meaning) in Self.fixed where template.contains("{\(name)}") {
      guard let item = items.first(where: { $0.output == nil && $0.words[name] != nil }) else {
        continue
      }
      throw Failure(
        .usage, at: item.place,
        "--name contains {\(name)}, which is \(meaning), and the row has a value of that name, too; "
          + "expected names with one meaning. Rename the value")
    }
  }

  /// Checks that each name in the template is one of at least one clip. A name that only some clips
  /// lack is reported for each of them.
  private func checkKnown(_ items: [BatchItem]) throws(Failure) {
    guard let first = items.first else { return }
    let names = template.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "}" }) }
    if template.contains("{{") {
      throw Failure(
        .usage,
        "--name is \(QuotedText.quoted(template)); expected single braces, as in {name}. Double ones "
          + "are for templates of scenes")
    }
    for name in names where !Self.fixed.contains(where: { $0.0 == name }) {
      guard !items.contains(where: { $0.words[name] != nil }) else { continue }
      throw Failure(.usage, unknown(name, first).description)
    }
  }

  /// Returns the path of an item's clip relative to the batch's folder, and its format.
  /// - Parameters:
  ///   - index: The index in the batch, counted from 1.
  ///   - count: The number of clips, which determines the digits of the index.
  /// - Throws: `Failure`, with exit code 2.
  package func output(of item: BatchItem, index: Int, count: Int) throws(Failure)
    -> (path: String, format: OutputFormat)
  {
    do throws(UsageProblem) {
      let name: String
      if let given = item.output {
        name = given
      } else {
        name = try fill(item, index: index, count: count)
      }
      let wanted = item.options.format ?? format
      let written = try Self.known(name)
      if let wanted, let written, wanted != written {
        throw UsageProblem(
          "its format is \(wanted.rawValue), but \(QuotedText.quoted(name)) ends in "
            + ".\(written.suffix); expected the same format")
      }
      let format = wanted ?? written ?? .mp4
      var path = name
      if written == nil, !format.isSequence { path += ".\(format.suffix)" }
      if written?.isSequence == true { path = Clip.withoutExtension(name) }
      try Self.check(path)
      try Self.checkEnd(path)
      return (path, format)
    } catch {
      throw Failure(.usage, at: item.place, item.message(error.description))
    }
  }

  /// Returns the format of a name, if its filename extension is that of a known format.
  private static func known(_ name: String) throws(UsageProblem) -> OutputFormat? {
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard OutputFormat.isKnown(suffix: suffix) else { return nil }
    return try OutputFormat.of(path: name)
  }

  private static func check(_ path: String) throws(UsageProblem) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty, part != ".", part != "..", !part.utf8.contains(0) else {
        throw UsageProblem(
          "the output is named \(QuotedText.quoted(path)); expected a path inside the batch's "
            + "folder"
        )
      }
      guard QuotedText.escaped(part) == part else {
        throw UsageProblem(
          "the output is named \(QuotedText.quoted(path)), with control or invisible characters; "
            + "expected a name that can be read")
      }
      guard part.utf8.count <= maximumLength else {
        throw UsageProblem(
          "the output is named \(QuotedText.quoted(path)), with a part of \(part.utf8.count) "
            + "bytes; expected at most \(maximumLength)")
      }
      guard !part.hasPrefix(".segue-") else {
        throw UsageProblem(
          "the output is named \(QuotedText.quoted(path)); names that begin with .segue- are "
            + "reserved"
        )
      }
    }
  }

  /// Checks that a file has a name before its filename extension. Otherwise it would be hidden.
  private static func checkEnd(_ path: String) throws(UsageProblem) {
    let last = path.split(separator: "/").last ?? ""
    let suffixes = last.split(separator: ".").map { $0.lowercased() }
    guard last.hasPrefix("."), suffixes.allSatisfy(OutputFormat.isKnown) else { return }
    throw UsageProblem(
      "the output is named \(QuotedText.quoted(path)); expected a name before the "
        + "filename extension")
  }

  private func fill(_ item: BatchItem, index: Int, count: Int) throws(UsageProblem) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "}") else {
        throw UsageProblem("--name is '\(template)'; expected } after each {")
      }
      result += try value(of: String(rest[..<close]), item, index, count)
      rest = rest[rest.index(after: close)...]
    }
    let path = result + rest
    // An empty folder leaves no slash at the beginning.
    return String(path.drop { $0 == "/" })
  }

  private func value(of name: String, _ item: BatchItem, _ index: Int, _ count: Int)
    throws(UsageProblem) -> String
  {
    switch name {
    case "name": return Self.sanitized(item.name)
    case "folder":
      return item.folder.split(separator: "/").map { Self.sanitized(String($0)) }
        .joined(separator: "/")
    case "index":
      let digits = String(index)
      return String(repeating: "0", count: max(0, String(count).count - digits.count)) + digits
    default:
      if let word = item.words[name] { return Self.sanitized(word) }
      throw unknown(name, item)
    }
  }

  private func unknown(_ name: String, _ item: BatchItem) -> UsageProblem {
    let fixed = Self.fixed.map(\.0)
    let names = fixed + item.words.keys.filter { !fixed.contains($0) }.sorted()
    return UsageProblem(
      "--name contains {\(QuotedText.plain(name))}; expected one of \(NameList.text(names))."
        + Suggestion.sentence(for: name, among: names))
  }

  /// Returns a word without characters that a path or a terminal would interpret.
  private static func sanitized(_ word: String) -> String {
    var result = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "/", "\\", "\0", "%": result += "_"
      default:
        let isPlain = QuotedText.escaped(String(scalar)) == String(scalar)
        result += isPlain ? String(scalar) : "_"
      }
    }
    if result.hasPrefix(".") { result = "_" + result.dropFirst() }
    return result.isEmpty ? "_" : result
  }
}
