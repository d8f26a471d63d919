// The bytes of a GIF around its compressed images, as the GIF89a specification describes them.

import CSegueGIF
import SegueImages

/// A GIF that is being written.
final class GIFFile {
  private let target: any ByteTarget
  private let settings: AnimationSettings
  private var global: GIFPalette?

  init(_ target: any ByteTarget, _ settings: AnimationSettings) {
    (self.target, self.settings) = (target, settings)
  }

  /// Writes an image that is shown for a number of hundredths of a second. An image whose duration
  /// does not fit into 16 bits is written several times.
  func write(_ image: GIFImage, hundredths: Int) throws {
    if global == nil { try begin(image.palette) }
    var left = max(hundredths, 100 / GIFSink.mostFramesPerSecond)
    while left > 0 {
      // Half of the longest duration, so that the rest is never too short.
      let part = left > Self.longest ? Self.longest / 2 : left
      try target.write(control(image.palette, part) + descriptor(image) + image.data)
      left -= part
    }
  }

  /// Completes the file and puts it in its place.
  func finish() throws {
    guard global != nil else { throw RecordingError.noFrames }
    try target.write([0x3B])
    try target.commit()
  }

  /// Discards the file.
  func cancel() { target.discard() }

  private static let longest = 65_535

  private func begin(_ palette: GIFPalette) throws {
    global = palette
    var bytes = Array("GIF89a".utf8) + Self.word(settings.width) + Self.word(settings.height)
    bytes += [0xF0 | UInt8(palette.bits - 1), UInt8(palette.count), 0]
    bytes += palette.table
    // Players show an animation once unless this extension tells them to repeat it.
    if settings.plays != 1 {
      let repetitions = settings.plays == 0 ? 0 : min(settings.plays - 1, 0xFFFF)
      bytes +=
        [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(repetitions) + [0]
    }
    try target.write(bytes)
  }

  /// Returns the extension with the duration and the transparent index. An image stays, or, in a
  /// clip with transparency, is removed before the next one.
  private func control(_ palette: GIFPalette, _ hundredths: Int) -> [UInt8] {
    let disposal: UInt8 = settings.isOpaque ? 1 : 2
    return [0x21, 0xF9, 4, disposal << 2 | 1] + Self.word(hundredths) + [UInt8(palette.count), 0]
  }

  private func descriptor(_ image: GIFImage) -> [UInt8] {
    let part = image.part
    var bytes: [UInt8] = [0x2C]
    for number in [part.x, part.y, part.width, part.height] { bytes += Self.word(Int(number)) }
    guard image.palette !== global else { return bytes + [0] }
    return bytes + [0x80 | UInt8(image.palette.bits - 1)] + image.palette.table
  }

  private static func word(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]
  }
}
