// The chunks of a PNG, counted. libpng checks whether each is well formed; this code only detects
// quantities that no image needs.

import CPNG

/// Counts the chunks of a PNG that do not contain pixels.
struct PNGChunks {
  let file: ImageFile

  init(_ file: ImageFile) { self.file = file }

  /// The maximum number of chunks that contain neither pixels nor animation.
  static let maximumChunks = 64
  /// The maximum number of bytes of one text or profile, also when decompressed.
  static let maximumBytes = 4 << 20
  /// The maximum number of bytes to which all of them together may decompress.
  static let maximumBytesInAll = 16 << 20
  /// The maximum number of empty image data chunks.
  static let maximumEmptyChunks = 64

  /// Checks all chunks.
  /// - Throws: `ImageError` with code `.limit`.
  func check() throws(ImageError) {
    var reader = file.reader(at: 8)
    var others = 0
    var empty = 0
    var unpacked = 0
    while let (name, chunk) = next(&reader) {
      switch name {
      case "IHDR", "PLTE", "tRNS", "acTL", "fcTL", "fdAT", "IEND": break
      case "IDAT":
        empty += chunk.isEmpty ? 1 : 0
        guard empty <= Self.maximumEmptyChunks else {
          throw tooMuch(Self.maximumEmptyChunks, "empty image data chunks")
        }
      default:
        others += 1
        guard others <= Self.maximumChunks else {
          throw tooMuch(Self.maximumChunks, "ancillary chunks")
        }
        guard chunk.count <= Self.maximumBytes else {
          throw file.tooMuch(
            "a \(name) chunk of \(chunk.count) bytes", "\(Self.maximumBytes) bytes")
        }
        unpacked += try unpackedSize(name, chunk)
        guard unpacked <= Self.maximumBytesInAll else {
          throw file.tooMuch(
            "its compressed chunks expand to at least \(unpacked) bytes",
            "\(Self.maximumBytesInAll) bytes in total")
        }
      }
      if name == "IEND" { return }
    }
  }

  private func tooMuch(_ limit: Int, _ what: String) -> ImageError {
    file.tooMuch("more than \(limit) \(what)", "\(limit)")
  }

  /// A Boolean value that indicates whether the file is an animation: it has an animation control
  /// chunk before its pixels.
  var isAnimated: Bool {
    var reader = file.reader(at: 8)
    for _ in 0..<Self.maximumChunks {
      guard let (name, _) = next(&reader), name != "IDAT" else { return false }
      if name == "acTL" { return true }
    }
    return false
  }

  /// Returns the next chunk, or `nil` if there is no complete one.
  func next(_ reader: inout ByteReader) -> (String, Range<Int>)? {
    guard let count = try? reader.big(4), let name = try? reader.fourCharacters(),
      let chunk = try? reader.part(count), (try? reader.skip(4)) != nil
    else { return nil }
    return (name, chunk)
  }

  /// Returns the number of bytes to which a chunk decompresses; 0 for one that is not compressed.
  private func unpackedSize(_ name: String, _ chunk: Range<Int>) throws(ImageError) -> Int {
    guard let start = compressedData(name, file.bytes[chunk]) else { return 0 }
    let limit = Self.maximumBytes
    let size = file.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { cpng_unpacked_size($0 + start, chunk.upperBound - start, limit) } ?? 0
    }
    guard size <= limit else {
      throw file.tooMuch("a \(name) chunk expands to more", "\(limit) bytes")
    }
    return size
  }

  /// Returns the offset of the zlib stream in a chunk, if there is one.
  private func compressedData(_ name: String, _ chunk: ArraySlice<UInt8>) -> Int? {
    guard let end = chunk.firstIndex(of: 0) else { return nil }
    switch name {
    case "zTXt", "iCCP": return end + 2 <= chunk.endIndex ? end + 2 : nil
    case "iTXt":
      guard end + 3 <= chunk.endIndex, chunk[end + 1] == 1,
        let language = chunk[(end + 3)...].firstIndex(of: 0),
        let keyword = chunk[(language + 1)...].firstIndex(of: 0)
      else { return nil }
      return keyword + 1
    default: return nil
    }
  }
}
