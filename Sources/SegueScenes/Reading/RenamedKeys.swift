// Duplicate keys that the parser would stop at are renamed in the text, in place and without moving
// anything, and get their names back in the tree.

import Yams

/// The keys that carry a stand-in for their first character.
struct RenamedKeys {
  private var names: [Place: String] = [:]

  private struct Place: Hashable {
    let line, column: Int
  }

  private static let most = 20
  private static let largestText = 1 << 20
  private static let firstStandIn: UInt32 = 0xF0000

  /// What the key at `mark` was called, if it was renamed.
  func name(at mark: Mark?) -> String? {
    mark.flatMap { names[Place(line: $0.line, column: $0.column)] }
  }

  /// `text` with the first character of the key at `mark` replaced by one that nobody uses; `nil` if
  /// that cannot be done.
  mutating func rename(_ key: String, at mark: Mark, in text: String) -> String? {
    let place = Place(line: mark.line, column: mark.column)
    guard names.count < Self.most, names[place] == nil, text.utf8.count <= Self.largestText,
      !key.isEmpty, let index = Self.index(of: place, in: text.unicodeScalars),
      let standIn = Unicode.Scalar(Self.firstStandIn + UInt32(names.count))
    else { return nil }
    names[place] = key
    var scalars = text.unicodeScalars
    scalars.replaceSubrange(index...index, with: [standIn])
    return String(scalars)
  }

  /// The first character of the key's own text at `place`, behind a quotation mark.
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
