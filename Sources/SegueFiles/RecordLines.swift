// The lines of a record log: a checksum of 16 digits, a space, and the record. Each line stands for
// itself, so that damage affects only the lines that it touches.

/// The position of a record in its file.
package struct RecordPlace: Hashable, Sendable {
  /// The offset of the first byte of the record's line.
  package var offset: Int64
  /// The number of bytes of the record, without the checksum before it.
  package var length: Int
  /// The number of bytes from `offset` to the end of the record.
  var lineLength: Int { RecordLine.length(length) }
}

/// One line of a record log.
enum RecordLine {
  static let checksumDigits = 16

  /// Returns the number of bytes of a line without its line break, with a record of `count` bytes.
  static func length(_ count: Int) -> Int { checksumDigits + 1 + count }

  /// Returns the line of a record, with its line break.
  static func bytes(_ record: String) -> [UInt8] {
    let bytes = Array(record.utf8)
    return checksum(bytes[...]) + [0x20] + bytes + [0x0A]
  }

  /// Returns the record in a line without its line break, or `nil` if the line is damaged.
  static func text(_ line: ArraySlice<UInt8>) -> String? {
    guard isWhole(line) else { return nil }
    return String(validating: line.dropFirst(checksumDigits + 1), as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether the checksum of a line matches its record.
  static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    guard hasChecksum(line) else { return false }
    return line.prefix(checksumDigits) == checksum(line.dropFirst(checksumDigits + 1))[...]
  }

  /// Returns a Boolean value that indicates whether the bytes begin with digits and a space.
  static func hasChecksum(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > checksumDigits else { return false }
    return line[line.startIndex + checksumDigits] == 0x20
      && line.prefix(checksumDigits).allSatisfy { (0x30...0x39).contains($0) || isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x66).contains(byte) }

  /// Returns the digits of the 64-bit FNV-1a hash, which is meant to detect accidental damage. It
  /// differs for any two texts that differ in one byte.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = Array("0123456789abcdef".utf8)
    return (0..<checksumDigits).map { digits[Int(hash >> (60 - 4 * UInt64($0)) & 15)] }
  }
}

/// The records of a log, found in the bytes after its first line.
struct RecordLines {
  private(set) var places: [RecordPlace] = []
  /// The lines with damage.
  private(set) var damaged: [ArraySlice<UInt8>] = []

  private let bytes: ArraySlice<UInt8>
  /// The maximum number of places in a damaged line at which a whole record is searched.
  private static let maximumTrials = 16

  /// Finds the records in complete lines.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    for line in bytes.split(separator: 0x0A) where !take(line) {
      damaged.append(line)
      recover(line)
    }
  }

  private mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    guard RecordLine.text(line) != nil else { return false }
    places.append(
      RecordPlace(
        offset: Int64(line.startIndex), length: line.count - RecordLine.checksumDigits - 1))
    return true
  }

  /// Finds the whole records in a line whose line break in the middle was overwritten.
  private mutating func recover(_ line: ArraySlice<UInt8>) {
    var trials = 0
    var index = line.startIndex + 1
    while index + RecordLine.checksumDigits < line.endIndex, trials < Self.maximumTrials {
      if line[index + RecordLine.checksumDigits] == 0x20, RecordLine.hasChecksum(line[index...]) {
        trials += 1
        let isFirstWhole = take(line[..<(index - 1)])
        if take(line[index...]) || isFirstWhole { return }
      }
      index += 1
    }
  }
}
