// Animated PNG as a file that grows: the chunks of each frame's PNG stream, renumbered, and at the
// end the number of frames in the chunk at the beginning.

import Foundation
import SegueFiles
import SegueImages
import SeguePixels

/// An animated PNG that is being written.
final class AnimatedPNGFile: AnimationEncoding {
  private let file: AtomicFile
  private let settings: AnimationSettings
  private var frames: UInt32 = 0
  private var sequence: UInt32 = 0
  private var controlPlace = 0

  init(_ file: AtomicFile, _ settings: AnimationSettings) {
    (self.file, self.settings) = (file, settings)
  }

  func aligned(_ area: PixelArea) -> PixelArea { area }

  func encode(_ pixels: PixelBuffer, _ area: PixelArea) throws -> [UInt8] {
    let part = try PixelBuffer(width: area.width, height: area.height)
    for y in 0..<area.height {
      memcpy(
        part.baseAddress + y * part.bytesPerRow,
        pixels.baseAddress + (area.y + y) * pixels.bytesPerRow + 4 * area.x, 4 * area.width)
    }
    return try PNGEncoder.encode(part, opaque: settings.isOpaque, compression: .still)
  }

  func write(_ encoded: [UInt8], _ area: PixelArea, frames shown: Range<Int>) throws {
    let chunks = AnimatedPNG.chunks(of: encoded)
    var bytes: [UInt8] = []
    if frames == 0 {
      bytes += encoded[..<8]
      for chunk in chunks where chunk.name == "IHDR" {
        bytes += AnimatedPNG.chunk("IHDR", chunk.data)
      }
      controlPlace = bytes.count
      bytes += animationControl
      for chunk in chunks where chunk.name == "sRGB" {
        bytes += AnimatedPNG.chunk("sRGB", chunk.data)
      }
    }
    bytes += AnimatedPNG.chunk("fcTL", frameControl(area, shown))
    for chunk in chunks where chunk.name == "IDAT" {
      if frames == 0 {
        bytes += AnimatedPNG.chunk("IDAT", chunk.data)
      } else {
        bytes += AnimatedPNG.chunk("fdAT", AnimatedPNG.bytes(next()) + chunk.data)
      }
    }
    frames += 1
    try file.write(bytes)
  }

  func finish() throws {
    try file.write(AnimatedPNG.chunk("IEND", []))
    try animationControl.withUnsafeBytes { try file.write($0, at: Int64(controlPlace)) }
    try file.commit()
  }

  func cancel() { file.discard() }

  /// The chunk with the number of frames and of plays.
  private var animationControl: [UInt8] {
    AnimatedPNG.chunk(
      "acTL", AnimatedPNG.bytes(frames) + AnimatedPNG.bytes(UInt32(settings.plays)))
  }

  /// Returns the control chunk of a frame, which replaces what it covers.
  private func frameControl(_ area: PixelArea, _ shown: Range<Int>) -> [UInt8] {
    let delay = delay(of: shown)
    let size = AnimatedPNG.bytes(UInt32(area.width)) + AnimatedPNG.bytes(UInt32(area.height))
    let place = AnimatedPNG.bytes(UInt32(area.x)) + AnimatedPNG.bytes(UInt32(area.y))
    return AnimatedPNG.bytes(next()) + size + place + AnimatedPNG.bytes(delay.numerator)
      + AnimatedPNG.bytes(delay.denominator) + [0, 0]
  }

  private func next() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }

  /// Returns a duration in seconds as a fraction of 16-bit numbers: the exact one if it fits, or
  /// one of milliseconds or seconds.
  private func delay(of shown: Range<Int>) -> (numerator: UInt16, denominator: UInt16) {
    let exact = shown.count * settings.rateDenominator
    if let numerator = UInt16(exactly: exact),
      let denominator = UInt16(exactly: settings.rateNumerator)
    {
      return (numerator, denominator)
    }
    for units in [1000, 100, 10, 1] {
      let length =
        settings.instant(ofFrame: shown.upperBound, unitsPerSecond: units)
        - settings.instant(ofFrame: shown.lowerBound, unitsPerSecond: units)
      if let numerator = UInt16(exactly: length) { return (numerator, UInt16(units)) }
    }
    return (.max, 1)
  }
}

extension AnimationSink {
  /// Creates a sink that writes an animated PNG.
  public convenience init(apng file: AtomicFile, _ settings: AnimationSettings) throws {
    try self.init(AnimatedPNGFile(file, settings), settings)
  }
}
