// The name in a folder that was probably meant by one that does not exist there: another case,
// another filename extension for the same kind of file, or a slip of one character.

import Foundation

/// A name that does not exist in a folder.
struct MissingName: Sendable, Hashable {
  /// The path of the folder.
  let folder: String
  /// What precedes the name in messages.
  let prefix: String
  let name: String

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

  /// `. Did you mean 'x'?` if the folder has a similar name, otherwise an empty text.
  var suggestion: String {
    guard let descriptor = systemCall({ open(folder, OpenFlags.folder) }) else { return "" }
    defer { close(descriptor) }
    let names = StaleFiles.names(in: descriptor).filter { !$0.hasPrefix(".") }
    guard let meant = SimilarNames.closest(to: name, among: names) else { return "" }
    return ". Did you mean '\((prefix + meant).escapingControlCharacters)'?"
  }
}

/// The comparison of names.
enum SimilarNames {
  /// Returns the name that was probably meant, or `nil`. Of several, the first one in alphabetical
  /// order is returned, and a name that differs only in case or extension comes before all others.
  static func closest(to name: String, among names: [String]) -> String? {
    guard (1...longestName).contains(name.utf8.count) else { return nil }
    let others = names.filter { $0 != name }.sorted()
    return others.first { $0.lowercased() == name.lowercased() }
      ?? sameKind(as: name, among: others) ?? others.first { isSlip(name, of: $0) }
  }

  /// The length in bytes of the longest name that is compared.
  private static let longestName = 255
  /// Filename extensions of files that can replace each other.
  private static let kinds = [
    ["yaml", "yml", "json"],
    ["png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp"],
    ["mp4", "webm", "mov", "m4v"],
  ]

  /// Returns the name that differs only in case and in the extension, which is of the same kind. A
  /// name without an extension goes with each kind, with scenes first.
  private static func sameKind(as name: String, among others: [String]) -> String? {
    let (stem, suffix) = parts(of: name)
    let kinds = kinds.filter { suffix.isEmpty || $0.contains(suffix) }
    return kinds.lazy.compactMap { kind in
      others.first {
        let other = parts(of: $0)
        return other.stem == stem && kind.contains(other.suffix)
      }
    }.first
  }

  private static func parts(of name: String) -> (stem: String, suffix: String) {
    let name = name.lowercased()
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// Returns a Boolean value that indicates whether one character of `name` is missing, superfluous,
  /// or wrong, or two are exchanged. Short names and numbers are too often alike by intention.
  private static func isSlip(_ name: String, of other: String) -> Bool {
    let (a, b) = (Array(name.lowercased()), Array(other.lowercased()))
    guard min(parts(of: name).stem.count, parts(of: other).stem.count) > 3,
      abs(a.count - b.count) <= 1
    else { return false }
    let head = zip(a, b).prefix { $0 == $1 }.count
    let (restA, restB) = (a[head...], b[head...])
    if a.count == b.count, restA.count > 1, restA.first == restB.dropFirst().first,
      restA.dropFirst().first == restB.first, restA.dropFirst(2) == restB.dropFirst(2)
    {
      return true
    }
    let changed = a.count >= b.count ? restA.first : restB.first
    guard changed?.isNumber != true else { return false }
    return restA.dropFirst(a.count >= b.count ? 1 : 0)
      == restB.dropFirst(b.count >= a.count ? 1 : 0)
  }
}
