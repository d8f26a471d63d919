// Animated PNGs: the PNG streams of the frames with their chunks renumbered, as described in the
// PNG specification (third edition). Every browser plays them, and all other software displays the
// first frame.

import SeguePixels

/// Encodes a sequence of images as an animated PNG.
package enum AnimatedPNG {
  /// An image and the duration for which it is displayed.
  package struct Frame {
    /// The pixels, opaque and of the same size as those of all other frames.
    package var pixels: PixelBuffer
    /// The duration in milliseconds, from 1 to 65,535.
    package var milliseconds: Int

    /// Creates a frame.
    package init(pixels: PixelBuffer, milliseconds: Int) {
      (self.pixels, self.milliseconds) = (pixels, milliseconds)
    }
  }

  /// Returns an animation of the frames that repeats indefinitely. Alpha is ignored. The result is
  /// empty without frames.
  /// - Precondition: All frames are of one size.
  /// - Throws: `ImageError` with code `.memory`.
  package static func encode(_ frames: [Frame]) throws(ImageError) -> [UInt8] {
    guard let first = frames.first else { return [] }
    precondition(
      frames.allSatisfy {
        ($0.pixels.width, $0.pixels.height) == (first.pixels.width, first.pixels.height)
      }, "all frames must have the same size")
    var file: [UInt8] = []
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let png = try PNGEncoder.encode(frame.pixels, opaque: true)
      let parts = chunks(of: png)
      if index == 0 {
        file += png[..<8]
        for part in parts where part.name == "IHDR" { file += chunk("IHDR", part.data) }
        file += chunk("acTL", bytes(UInt32(frames.count)) + bytes(UInt32(0)))
        for part in parts where part.name == "sRGB" { file += chunk("sRGB", part.data) }
      }
      file += chunk("fcTL", control(frame, &sequence))
      for part in parts where part.name == "IDAT" {
        if index == 0 {
          file += chunk("IDAT", part.data)
        } else {
          file += chunk("fdAT", bytes(sequence) + part.data)
          sequence += 1
        }
      }
    }
    return file + chunk("IEND", [])
  }

  /// Returns the control chunk with the position and duration of a frame. Frames replace each
  /// other.
  private static func control(_ frame: Frame, _ sequence: inout UInt32) -> [UInt8] {
    let delay = UInt16(clamping: max(1, frame.milliseconds))
    let size = bytes(UInt32(frame.pixels.width)) + bytes(UInt32(frame.pixels.height))
    defer { sequence += 1 }
    return bytes(sequence) + size + bytes(UInt32(0)) + bytes(UInt32(0)) + bytes(delay)
      + bytes(UInt16(1000))
      + [0, 0]
  }

  // MARK: Chunks

  /// Returns the chunks of a PNG that was just encoded.
  package static func chunks(of png: [UInt8]) -> [(name: String, data: ArraySlice<UInt8>)] {
    var result: [(name: String, data: ArraySlice<UInt8>)] = []
    var place = 8
    while place + 12 <= png.count {
      let count = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + count <= png.count else { break }
      let name = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
      result.append((name, png[place + 8..<place + 8 + count]))
      place += 12 + count
    }
    return result
  }

  /// Returns a chunk with its length and its checksum.
  package static func chunk(_ name: String, _ data: some Collection<UInt8>) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bytes(UInt32(data.count)) + body + bytes(checksum(body))
  }

  /// Returns the bytes of a number, the most significant first.
  package static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// Returns the CRC-32 as PNG defines it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in table[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }
}
