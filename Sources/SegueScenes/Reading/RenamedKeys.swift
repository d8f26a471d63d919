// Duplicate keys, at which the parser would stop, are renamed in the text without changing any
// position, and get their names back in the tree.

import Yams

/// The keys whose first character was replaced by a placeholder.
struct RenamedKeys {
  private var names: [Place: String] = [:]

  private struct Place: Hashable {
    let line, column: Int
  }

  private static let maximum = 20
  private static let largestText = 1 << 20
  private static let firstStandIn: UInt32 = 0xF0000

  /// Returns the original name of the key at `mark`, if the key was renamed.
  func name(at mark: Mark?) -> String? {
    mark.flatMap { names[Place(line: $0.line, column: $0.column)] }
  }

  /// Returns `text` with the first character of the key at `mark` replaced by a character that no
  /// scene uses, or `nil` if that is impossible.
  mutating func rename(_ key: String, at mark: Mark, in text: String) -> String? {
    let place = Place(line: mark.line, column: mark.column)
    guard names.count < Self.maximum, names[place] == nil, text.utf8.count <= Self.largestText,
      !key.isEmpty, let index = Self.index(of: place, in: text.unicodeScalars),
      let standIn = Unicode.Scalar(Self.firstStandIn + UInt32(names.count))
    else { return nil }
    names[place] = key
    var scalars = text.unicodeScalars
    scalars.replaceSubrange(index...index, with: [standIn])
    return String(scalars)
  }

  /// Returns the index of the first character of the key's own text at `place`, after any quotation
  /// mark.
  private static func index(of place: Place, in scalars: String.UnicodeScalarView)
    -> String.UnicodeScalarView.Index?
  {
    var index = scalars.startIndex
    for _ in 1..<max(1, place.line) {
      guard let end = scalars[index...].firstIndex(of: "\n") else { return nil }
      index = scalars.index(after: end)
    }
    let offset = place.column - 1
    guard var found = scalars.index(index, offsetBy: offset, limitedBy: scalars.endIndex),
      found < scalars.endIndex
    else { return nil }
    if scalars[found] == "\"" || scalars[found] == "'" { found = scalars.index(after: found) }
    guard found < scalars.endIndex, !scalars[found].properties.isWhitespace else { return nil }
    return found
  }
}
