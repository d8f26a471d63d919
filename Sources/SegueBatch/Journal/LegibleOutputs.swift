// Outputs in damaged lines of a journal. Nothing else of such a line is used.

import SegueDiagnostics

/// Finds the outputs that can still be read in a damaged line.
enum LegibleOutputs {
  /// Returns the outputs that the line claims, and those of the clips that it records.
  static func names(in line: String) -> [String] {
    let bytes = Array(line.utf8)[...]
    return claims(bytes) + recorded(bytes)
  }

  private static func claims(_ line: ArraySlice<UInt8>) -> [String] {
    guard let start = line.firstRange(of: Array("claim [".utf8)) else { return [] }
    var rest = line[start.upperBound...]
    var names: [String] = []
    while let found = text(in: rest) {
      if let name = found.name { names.append(name) }
      rest = found.rest
    }
    return names
  }

  private static func recorded(_ line: ArraySlice<UInt8>) -> [String] {
    var rest = line
    var names: [String] = []
    while let key = rest.firstRange(of: Array("\"output\":".utf8)) {
      rest = rest[key.upperBound...]
      guard let found = text(in: rest) else { break }
      if let name = found.name { names.append(name) }
      rest = found.rest
    }
    return names
  }

  /// Returns the next JSON string before the end of a list, and what follows it. The name is `nil` if
  /// what is between two quotes is not an element: then one quote is damaged, and the second may begin an
  /// element.
  private static func text(in bytes: ArraySlice<UInt8>) -> (name: String?, rest: ArraySlice<UInt8>)?
  {
    guard
      let quote = bytes.firstIndex(where: { [UInt8(ascii: "\""), UInt8(ascii: "]")].contains($0) }),
      bytes[quote] == UInt8(ascii: "\"")
    else { return nil }
    var end = quote + 1
    while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.endIndex else { return nil }
    let rest = bytes[(end + 1)...]
    guard let next = rest.first, Array(",]}".utf8).contains(next) else {
      return (nil, bytes[end...])
    }
    return ((try? JSONReader.read(Array(bytes[quote...end])))?.string, rest)
  }
}
