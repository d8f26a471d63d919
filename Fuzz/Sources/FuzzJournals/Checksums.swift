// Right checksums for changed files.

import SegueRecording

/// Puts checksums right in the files of batches.
enum Checksums {
  /// Gives each line after the first the checksum of its text.
  static func journal(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    // What follows the last line break is not a line yet.
    for index in lines.indices.dropFirst().dropLast() where lines[index].count > 16 {
      let digits = Array(fnv(lines[index].dropFirst(17)).utf8)
      lines[index].replaceSubrange(0..<16, with: digits)
      if lines[index].count == 16 { lines[index].append(0x20) }
      lines[index][16] = 0x20
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// Gives a chunk its own length and hash.
  static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 100 else { return bytes }
    var bytes = bytes
    let end = bytes.count - 80
    for place in 0..<4 { bytes[end + place] = 0xFF }
    for place in 0..<8 {
      bytes[end + 8 + place] = UInt8(truncatingIfNeeded: bytes.count >> (8 * place))
    }
    let hash = sha256(bytes[..<(end + 16)])
    bytes.replaceSubrange((end + 16)..., with: hash.utf8)
    return bytes
  }

  /// Gives a plan the hash of everything before the key `check`.
  static func plan(_ bytes: [UInt8]) -> [UInt8] {
    guard let key = bytes.lastRange(of: "\"check\""),
      let quote = bytes[key.upperBound...].firstIndex(of: 0x22), quote + 65 <= bytes.count
    else { return bytes }
    var bytes = bytes
    let hash = sha256(bytes[..<key.lowerBound])
    bytes.replaceSubrange((quote + 1)..<(quote + 65), with: hash.utf8)
    return bytes
  }

  private static func fnv(_ bytes: ArraySlice<UInt8>) -> String {
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func sha256(_ bytes: ArraySlice<UInt8>) -> String {
    let hash = SHA256()
    bytes.withUnsafeBufferPointer { hash.update($0) }
    return hash.hexDigest()
  }
}

extension [UInt8] {
  /// Returns the last place of `text`.
  fileprivate func lastRange(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (0...(count - wanted.count)).reversed().first {
      self[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }.map { $0..<($0 + wanted.count) }
  }
}
