// The name in a folder that was probably meant by one that does not exist there: another case,
// another filename extension for the same kind of file, or a slip of one character.

import Foundation
import Synchronization

/// A name that does not exist in a folder.
struct MissingName: Sendable {
  /// The path of the folder.
  let folder: String
  /// What precedes the name in messages.
  let prefix: String
  let name: String
  private let found = FoundSuggestion()

  /// The largest number of files in a folder that is searched. In a larger one a search would take
  /// too long for a batch of which many files are missing, and which names were seen would depend
  /// on the file system.
  static let maximumNames = 1000

  /// Creates the name `name`, which does not exist in `folder`.
  init(_ name: String, in folder: String, shownAfter prefix: String) {
    (self.name, self.folder, self.prefix) = (name, folder, prefix)
  }

  /// Creates the last component of a path, which does not exist.
  init(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let prefix = String(path[..<start])
    self.init(String(path[start...]), in: prefix.isEmpty ? "." : prefix, shownAfter: prefix)
  }

  /// `. Did you mean 'x'?` if the folder has a similar name, otherwise an empty text. The folder is
  /// searched when this is first read; copies of the value share the result.
  var suggestion: String {
    found.text.withLock { text in
      let known = text ?? search()
      text = known
      return known
    }
  }

  private func search() -> String {
    if name.contains(where: { "*?[".contains($0) }) {
      return ". Patterns are filled in by the shell, if they are not in quotes and match a file"
    }
    guard let descriptor = systemCall({ open(folder, OpenFlags.folder) }) else { return "" }
    defer { close(descriptor) }
    var (search, count) = (SimilarNames(to: name), 0)
    StaleFiles.enumerateNames(in: descriptor) { other in
      count += 1
      if !other.hasPrefix(".") { search.consider(other) }
      return count <= Self.maximumNames
    }
    guard count <= Self.maximumNames, let meant = search.closest else { return "" }
    return ". Did you mean '\((prefix + meant).escapingControlCharacters)'?"
  }
}

extension MissingName: Hashable {
  static func == (a: MissingName, b: MissingName) -> Bool {
    (a.name, a.folder, a.prefix) == (b.name, b.folder, b.prefix)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(folder)
    hasher.combine(prefix)
  }
}

/// The result of a search, once it has taken place.
private final class FoundSuggestion: Sendable {
  let text = Mutex<String?>(nil)
}

/// The comparison of names with one, which remembers the name that was probably meant.
struct SimilarNames {
  /// Why a name is similar, with the better reasons first. Of two names with the same reason, the
  /// first one in alphabetical order is meant.
  private enum Similarity: Comparable {
    case otherCase
    /// The name differs only in case and in the extension, which is of the same kind.
    case sameKind(Int)
    case slip
  }

  /// The length in bytes of the longest name that is compared.
  private static let longestName = 255
  /// Filename extensions of files that can replace each other. A name without an extension goes
  /// with each kind, with scenes first.
  private static let kinds = [
    ["yaml", "yml", "json"],
    ["png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "avif", "heic"],
    ["mp4", "webm", "mov", "m4v"],
  ]

  private let name: String
  private let wanted: Lowercased
  private var best: (similarity: Similarity, name: String)?

  /// Creates a search for the name that was probably meant by `name`.
  init(to name: String) {
    self.name = name
    wanted = Lowercased(name)
  }

  /// The name that was probably meant, or `nil`.
  var closest: String? { best?.name }

  /// Returns the name that was probably meant, or `nil`.
  static func closest(to name: String, among names: [String]) -> String? {
    var search = SimilarNames(to: name)
    for other in names { search.consider(other) }
    return search.closest
  }

  /// Compares another name.
  mutating func consider(_ other: String) {
    guard (1...Self.longestName).contains(name.utf8.count), other != name,
      let similarity = similarity(to: Lowercased(other))
    else { return }
    if let best, best <= (similarity, other) { return }
    best = (similarity, other)
  }

  private func similarity(to other: Lowercased) -> Similarity? {
    if other.text == wanted.text { return .otherCase }
    if let kind = kindInCommon(with: other) { return .sameKind(kind) }
    return isSlip(of: other) ? .slip : nil
  }

  private func kindInCommon(with other: Lowercased) -> Int? {
    guard other.stem == wanted.stem else { return nil }
    return Self.kinds.firstIndex { kind in
      kind.contains { $0 == other.suffix }
        && (wanted.suffix.isEmpty || kind.contains { $0 == wanted.suffix })
    }
  }

  /// Returns a Boolean value that indicates whether one character of the name is missing,
  /// superfluous, or wrong, or two are exchanged. Short names and numbers are too often alike by
  /// intention.
  private func isSlip(of other: Lowercased) -> Bool {
    let (a, b) = (wanted.scalars, other.scalars)
    guard abs(a.count - b.count) <= 1, min(wanted.stem.count, other.stem.count) > 3 else {
      return false
    }
    let head = zip(a, b).prefix { $0 == $1 }.count
    let (restA, restB) = (a[head...], b[head...])
    if a.count == b.count, restA.count > 1, restA.first == restB.dropFirst().first,
      restA.dropFirst().first == restB.first, restA.dropFirst(2) == restB.dropFirst(2)
    {
      return true
    }
    let changed = a.count >= b.count ? restA.first : restB.first
    guard changed?.properties.numericType == nil else { return false }
    return restA.dropFirst(a.count >= b.count ? 1 : 0)
      == restB.dropFirst(b.count >= a.count ? 1 : 0)
  }
}

/// A name in lowercase letters, with its parts.
private struct Lowercased {
  let text: String
  /// What precedes the last period, unless the name begins with it.
  let stem: Substring
  let suffix: Substring
  let scalars: [Unicode.Scalar]

  init(_ name: String) {
    let text = name.lowercased()
    (self.text, scalars) = (text, Array(text.unicodeScalars))
    let dot = text.lastIndex(of: ".").flatMap { $0 == text.startIndex ? nil : $0 }
    stem = text[..<(dot ?? text.endIndex)]
    suffix = dot.map { text[text.index(after: $0)...] } ?? ""
  }
}
