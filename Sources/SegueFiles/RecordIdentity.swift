// What a record log says about itself. Its first line names the kind and the version of the file;
// records with checksums repeat both, so that one damaged byte does not hide what the file is.

/// The kind and the version of a record log.
struct RecordIdentity {
  let kind: String
  /// The version that is written, and the newest that is read.
  let version: Int

  /// The number of records that repeat the first line. One of them may be joined to a damaged first
  /// line.
  static let copies = 2

  /// The record that repeats the first line.
  var record: String { "log \(line)" }

  private var line: String { "\(kind) \(version)" }

  /// The first lines of a file.
  var start: [UInt8] {
    Array((line + "\n").utf8) + (0..<Self.copies).flatMap { _ in RecordLine.bytes(record) }
  }

  /// Returns the version that a record names if it repeats the first line of a file of this kind.
  func version(in record: String) -> Int? {
    let start = "log \(kind) "
    return record.hasPrefix(start) ? Int(record.dropFirst(start.count)) : nil
  }

  /// Checks what a file says about itself.
  /// - Parameters:
  ///   - first: The first line.
  ///   - repeated: The versions in the records that repeat the first line.
  /// - Returns: The version of the file, and `true` if the first line is damaged, which the records
  ///   prove.
  /// - Throws: `FileError` if the file is of another kind or of a newer version.
  func check(_ first: String, repeated: [Int], path: String) throws(FileError) -> (
    version: Int, isDamaged: Bool
  ) {
    let named = first.hasPrefix("\(kind) ") ? Int(first.dropFirst(kind.count + 1)) : nil
    guard let found = repeated.max() ?? named else {
      throw FileError(
        .newer, path,
        "begins with \"\(first.prefix(40).description.escapingControlCharacters)\"; expected "
          + "\"\(line)\". Move or remove the file")
    }
    guard found <= version else {
      throw FileError(
        .newer, path,
        "has version \(found), from a newer segue; expected at most version \(version). Use the "
          + "newer segue, or remove the file")
    }
    return (found, named != found)
  }
}

extension RecordLog {
  /// The contents of a file when it was opened.
  package struct Contents: Sendable {
    /// The positions of the complete records, in order.
    package internal(set) var places: [RecordPlace] = []
    /// The number of damaged lines.
    package internal(set) var damaged = 0
    /// What is legible of the damaged lines after the first one, however wrong it is.
    package internal(set) var remains: [String] = []
    /// A Boolean value that indicates whether the first line is damaged or names an older version,
    /// so that the file has to be written again.
    var isOutdated = false
    /// The versions in the records that repeat the first line.
    var versions: [Int] = []
    private var bytes: [UInt8] = []

    /// Creates the contents of an empty file.
    init() {}

    /// Finds the records in the bytes of a file.
    /// - Throws: `FileError` if the file is of another kind or of a newer version.
    init(_ bytes: [UInt8], identity: RecordIdentity, path: String) throws(FileError) {
      self.bytes = bytes
      let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
      let whole = bytes.lastIndex(of: 0x0A) ?? end
      let lines = RecordLines(bytes[end..<whole])
      for place in lines.places {
        if let version = identity.version(in: self[place]) {
          versions.append(version)
        } else {
          places.append(place)
        }
      }
      let first = String(decoding: bytes[..<end], as: UTF8.self)
      let (version, isDamaged) = try identity.check(first, repeated: versions, path: path)
      isOutdated = isDamaged || version < identity.version
      damaged = lines.damaged.count + (isDamaged ? 1 : 0)
      remains = lines.damaged.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The complete records, in order.
    package var records: [String] { places.map { self[$0] } }

    /// Accesses the record at a position.
    package subscript(place: RecordPlace) -> String {
      let start = Int(place.offset) + RecordLine.checksumDigits + 1
      return String(decoding: bytes[start..<(start + place.length)], as: UTF8.self)
    }
  }
}
