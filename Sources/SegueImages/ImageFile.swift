// An image file while it is parsed: its bytes, its kind, and the errors about it. The readers of
// the formats never access bytes that do not exist; `ByteReader` throws instead.

/// The bytes of a file and what is known about it.
struct ImageFile {
  let bytes: [UInt8]
  let kind: ImageKind
  /// The name used in errors.
  let name: String
  let limits: ImageLimits

  /// Returns the error for a file that violates the rules of its format.
  func damaged(_ what: String) -> ImageError {
    ImageError(.damaged, name, "damaged \(kind.rawValue): \(what); expected an intact file")
  }

  /// Returns the error for a feature of the format that is not supported.
  func unsupported(_ what: String, _ instead: String) -> ImageError {
    ImageError(.format, name, "\(kind.rawValue) with \(what), which is not supported; \(instead)")
  }

  /// Returns the error for a count that exceeds a limit.
  func tooMuch(_ what: String, _ limit: String) -> ImageError {
    ImageError(.limit, name, "\(what); expected at most \(limit)")
  }

  /// Throws an error for a size over the limits, before anything of that size is allocated.
  func checkSize(_ width: Int, _ height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw damaged("its size is \(width) x \(height)") }
    guard width <= limits.side, height <= limits.side, width * height <= limits.area else {
      throw limits.exceeded(by: width, height, name)
    }
  }

  /// The maximum number of parts (segments, blocks, chunks) of a file.
  static let maximumParts = 100_000

  /// Counts a part of the file.
  func count(_ parts: inout Int) throws(ImageError) {
    parts += 1
    guard parts <= Self.maximumParts else {
      throw tooMuch("more than \(Self.maximumParts) parts", "\(Self.maximumParts)")
    }
  }

  /// Returns a reader of the file from `offset` to its end.
  func reader(at offset: Int = 0) -> ByteReader { ByteReader(self, offset..<bytes.count) }
}

extension ImageLimits {
  func exceeded(by width: Int, _ height: Int, _ name: String) -> ImageError {
    ImageError(
      .limit, name,
      "\(width) x \(height) pixels; expected at most \(side) per side and \(area) in total")
  }
}

/// Reads a part of a file from front to back.
struct ByteReader {
  private let file: ImageFile
  /// The range that is still to be read.
  private(set) var range: Range<Int>

  init(_ file: ImageFile, _ range: Range<Int>) { (self.file, self.range) = (file, range) }

  var position: Int { range.lowerBound }
  var isAtEnd: Bool { range.isEmpty }

  /// Returns the range of the next `count` bytes.
  mutating func part(_ count: Int) throws(ImageError) -> Range<Int> {
    guard count >= 0, count <= range.count else { throw file.damaged("the file ends early") }
    defer { range = range.lowerBound + count..<range.upperBound }
    return range.lowerBound..<range.lowerBound + count
  }

  mutating func skip(_ count: Int) throws(ImageError) { _ = try part(count) }

  mutating func byte() throws(ImageError) -> Int { Int(file.bytes[try part(1).lowerBound]) }

  mutating func big(_ count: Int) throws(ImageError) -> Int {
    file.bytes[try part(count)].reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func little(_ count: Int) throws(ImageError) -> Int {
    file.bytes[try part(count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the next four characters of a name.
  mutating func fourCharacters() throws(ImageError) -> String {
    String(decoding: file.bytes[try part(4)], as: UTF8.self)
  }

  /// Returns a reader of only the next `count` bytes.
  mutating func within(_ count: Int) throws(ImageError) -> ByteReader {
    ByteReader(file, try part(count))
  }

  /// Returns whether the next bytes are `text`.
  func starts(with text: some Sequence<UInt8>) -> Bool { file.bytes[range].starts(with: text) }
}
