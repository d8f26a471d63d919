// The codes of a GIF, counted but not turned into pixels: libavcodec fills up a picture whose data ends
// at the end of a row, and says nothing.

/// The codes of a picture, as far as needed to count its pixels.
struct GIFCodes {
  /// Bits of a colour index.
  let width: Int

  /// Whether the codes in `blocks` stand for `wanted` pixels or more.
  func pixels(in blocks: ArraySlice<UInt8>, atMost wanted: Int) -> Bool {
    guard (1...8).contains(width) else { return false }
    let (clear, end) = (1 << width, 1 << width + 1)
    // How many pixels each code of the table stands for; the table forgets what is behind `count`.
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

/// Codes of varying width, least significant bit first, from blocks of up to 255 bytes.
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
