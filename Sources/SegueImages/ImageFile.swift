// A picture file while it is looked at: its bytes, what it is, and the words for what is wrong with it.
// The readers of the formats never touch a byte that is not there: `ByteReader` throws instead.

/// The bytes of one file and what is known of it.
struct ImageFile {
  let bytes: [UInt8]
  let kind: ImageKind
  /// What errors call it.
  let name: String
  let limits: ImageLimits

  /// The file breaks the rules of its format.
  func damaged(_ what: String) -> ImageError {
    ImageError(.damaged, name, "damaged \(kind.rawValue): \(what); expected a whole file")
  }

  /// The format has this, and we do not read it.
  func unsupported(_ what: String, _ instead: String) -> ImageError {
    ImageError(.format, name, "\(kind.rawValue) with \(what), which is not read; \(instead)")
  }

  /// More of something than the limit allows.
  func tooMuch(_ what: String, _ limit: String) -> ImageError {
    ImageError(.limit, name, "\(what); expected at most \(limit)")
  }

  /// Sizes over the limits are refused before anything of that size is made.
  func checkSize(_ width: Int, _ height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw damaged("its size is \(width) x \(height)") }
    guard width <= limits.side, height <= limits.side, width * height <= limits.area else {
      throw limits.exceeded(by: width, height, name)
    }
  }

  /// The most parts (segments, blocks, chunks) that a file may be made of.
  static let mostParts = 100_000

  /// Counts a part of the file.
  func count(_ parts: inout Int) throws(ImageError) {
    parts += 1
    guard parts <= Self.mostParts else {
      throw tooMuch("more than \(Self.mostParts) parts", "\(Self.mostParts)")
    }
  }

  /// A reader of the whole file.
  func reader(at offset: Int = 0) -> ByteReader { ByteReader(self, offset..<bytes.count) }
}

extension ImageLimits {
  func exceeded(by width: Int, _ height: Int, _ name: String) -> ImageError {
    ImageError(
      .limit, name,
      "\(width) x \(height) pixels; expected at most \(side) a side and \(area) in all")
  }
}

/// Reads a part of a file from front to back.
struct ByteReader {
  private let file: ImageFile
  /// What is still to be read.
  private(set) var range: Range<Int>

  init(_ file: ImageFile, _ range: Range<Int>) { (self.file, self.range) = (file, range) }

  var position: Int { range.lowerBound }
  var isAtEnd: Bool { range.isEmpty }

  /// The next `count` bytes, as a part of the file.
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

  /// The next four characters of a name.
  mutating func fourCharacters() throws(ImageError) -> String {
    String(decoding: file.bytes[try part(4)], as: UTF8.self)
  }

  /// A reader of the next `count` bytes alone.
  mutating func within(_ count: Int) throws(ImageError) -> ByteReader {
    ByteReader(file, try part(count))
  }

  /// Whether the bytes that come next are `text`.
  func starts(with text: some Sequence<UInt8>) -> Bool { file.bytes[range].starts(with: text) }
}
