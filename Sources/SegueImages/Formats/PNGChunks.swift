// The chunks of a PNG, counted. Whether each is well formed is libpng's to say; this looks only for
// more of something than any picture needs.

import CPNG

/// Counts what a PNG carries beside its pixels.
struct PNGChunks {
  let file: ImageFile

  init(_ file: ImageFile) { self.file = file }

  /// The most chunks that hold neither pixels nor animation.
  static let mostChunks = 64
  /// The most bytes of one text or profile, also unpacked.
  static let mostBytes = 4 << 20
  /// The most bytes that all of them together may unpack to.
  static let mostBytesInAll = 16 << 20
  /// The most image data chunks with nothing in them.
  static let mostEmptyChunks = 64

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
        guard empty <= Self.mostEmptyChunks else {
          throw tooMuch(Self.mostEmptyChunks, "empty image data chunks")
        }
      default:
        others += 1
        guard others <= Self.mostChunks else {
          throw tooMuch(Self.mostChunks, "chunks of text and the like")
        }
        guard chunk.count <= Self.mostBytes else {
          throw file.tooMuch(
            "a \(name) chunk of \(chunk.count) bytes", "\(Self.mostBytes) bytes")
        }
        unpacked += try unpackedSize(name, chunk)
        guard unpacked <= Self.mostBytesInAll else {
          throw file.tooMuch(
            "its texts unpack to \(unpacked) bytes and more", "\(Self.mostBytesInAll) bytes in all")
        }
      }
      if name == "IEND" { return }
    }
  }

  private func tooMuch(_ limit: Int, _ what: String) -> ImageError {
    file.tooMuch("more than \(limit) \(what)", "\(limit)")
  }

  /// The next chunk; nil where there is no whole one.
  private func next(_ reader: inout ByteReader) -> (String, Range<Int>)? {
    guard let count = try? reader.big(4), let name = try? reader.fourCharacters(),
      let chunk = try? reader.part(count), (try? reader.skip(4)) != nil
    else { return nil }
    return (name, chunk)
  }

  /// How many bytes a chunk unpacks to; 0 for one that is not compressed.
  private func unpackedSize(_ name: String, _ chunk: Range<Int>) throws(ImageError) -> Int {
    guard let start = compressedData(name, file.bytes[chunk]) else { return 0 }
    let limit = Self.mostBytes
    let size = file.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { cpng_unpacked_size($0 + start, chunk.upperBound - start, limit) } ?? 0
    }
    guard size <= limit else {
      throw file.tooMuch("a \(name) chunk unpacks to more", "\(limit) bytes")
    }
    return size
  }

  /// Where the zlib stream of a chunk begins, if there is one.
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
