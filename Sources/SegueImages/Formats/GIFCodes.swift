// The codes of a GIF, counted without producing pixels: libavcodec fills an image whose data ends
// at the end of a row without reporting an error.

/// The codes of an image, to the extent needed to count its pixels.
struct GIFCodes {
  /// The number of bits of a color index.
  let width: Int

  /// Returns whether the codes in `blocks` represent `wanted` pixels or more.
  func pixels(in blocks: ArraySlice<UInt8>, atMost wanted: Int) -> Bool {
    guard (1...8).contains(width) else { return false }
    let (clear, end) = (1 << width, 1 << width + 1)
    // The number of pixels that each code of the table represents. Entries beyond `count` are not
    // valid.
    var lengths = [Int](repeating: 1, count: 4096)
    var (count, bits, previous, pixels) = (end + 1, width + 1, 0, 0)
    var reader = GIFCodeReader(blocks)
    while pixels < wanted, let code = reader.next(bits), code != end {
      if code == clear {
        (count, bits, previous) = (end + 1, width + 1, 0)
        continue
      }
      guard code <= count else { return false }
      let length = code < clear ? 1 : code < count ? lengths[code] : previous + 1
      if previous > 0, count < 4096 {
        lengths[count] = previous + 1
        count += 1
        if count == 1 << bits, bits < 12 { bits += 1 }
      }
      (previous, pixels) = (length, pixels + length)
    }
    return pixels >= wanted
  }
}

/// Reads codes of varying width, least significant bit first, from blocks of up to 255 bytes.
private struct GIFCodeReader {
  private let blocks: ArraySlice<UInt8>
  private var position: Int
  private var blockEnd: Int
  private var held = 0, count = 0

  init(_ blocks: ArraySlice<UInt8>) {
    self.blocks = blocks
    (position, blockEnd) = (blocks.startIndex, blocks.startIndex)
  }

  mutating func next(_ bits: Int) -> Int? {
    while count < bits {
      guard let byte = nextByte() else { return nil }
      held |= Int(byte) << count
      count += 8
    }
    defer { (held, count) = (held >> bits, count - bits) }
    return held & (1 << bits - 1)
  }

  private mutating func nextByte() -> UInt8? {
    if position == blockEnd {
      guard position < blocks.endIndex else { return nil }
      blockEnd = position + 1 + Int(blocks[position])
      position += 1
    }
    guard position < min(blockEnd, blocks.endIndex) else { return nil }
    defer { position += 1 }
    return blocks[position]
  }
}
