// Animated WebP as a file that grows: each frame is an image of its own, whose chunks are taken
// over into a frame of the animation. The sizes at the beginning are written at the end.

import Foundation
import SegueFiles
import SegueImages
import SeguePixels

/// An animated WebP that is being written.
final class AnimatedWebPFile: AnimationEncoding {
  private let file: AtomicFile
  private let settings: AnimationSettings
  private var length = 0

  init(_ file: AtomicFile, _ settings: AnimationSettings) {
    (self.file, self.settings) = (file, settings)
  }

  /// Returns the area with an even column and row first, since the format stores half of them.
  func aligned(_ area: PixelArea) -> PixelArea {
    let (x, y) = (area.x & ~1, area.y & ~1)
    return PixelArea(
      x: x, y: y, width: area.width + area.x - x, height: area.height + area.y - y)
  }

  func encode(_ pixels: PixelBuffer, _ area: PixelArea) throws -> [UInt8] {
    try WebPEncoder.encode(pixels, area, quality: settings.quality)
  }

  func write(_ encoded: [UInt8], _ area: PixelArea, frames: Range<Int>) throws {
    if length == 0 { try append(header) }
    let start = settings.instant(ofFrame: frames.lowerBound, unitsPerSecond: 1000)
    let end = settings.instant(ofFrame: frames.upperBound, unitsPerSecond: 1000)
    var frame = Self.bytes(area.x / 2, 3) + Self.bytes(area.y / 2, 3)
    frame += Self.bytes(area.width - 1, 3) + Self.bytes(area.height - 1, 3)
    // The frame replaces what it covers, and stays.
    frame += Self.bytes(min(end - start, 0xFFFFFF), 3) + [0b10]
    for chunk in Self.images(of: encoded) { frame += chunk }
    try append(Self.chunk("ANMF", frame))
  }

  func finish() throws {
    try Self.bytes(length - 8, 4).withUnsafeBytes { try file.write($0, at: 4) }
    try file.commit()
  }

  func cancel() { file.discard() }

  private func append(_ bytes: [UInt8]) throws {
    guard length + bytes.count < Int(UInt32.max) else {
      throw ImageError(.limit, "WebP", "more than 4 GiB; expected a shorter or smaller clip")
    }
    try file.write(bytes)
    length += bytes.count
  }

  private var header: [UInt8] {
    let flags: UInt8 = 0b10 | (settings.isOpaque ? 0 : 0b10000)
    let size = Self.bytes(settings.width - 1, 3) + Self.bytes(settings.height - 1, 3)
    let plays = Self.bytes(min(settings.plays, 0xFFFF), 2)
    return Array("RIFF".utf8) + Self.bytes(0, 4) + Array("WEBP".utf8)
      + Self.chunk("VP8X", [flags, 0, 0, 0] + size) + Self.chunk("ANIM", [0, 0, 0, 0] + plays)
  }

  /// Returns the chunks of a WebP file that contain its image, each with header and padding.
  private static func images(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    var chunks: [ArraySlice<UInt8>] = []
    var place = 12
    while place + 8 <= file.count {
      let size = file[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + size + size % 2
      guard end <= file.count else { break }
      let name = String(decoding: file[place..<place + 4], as: UTF8.self)
      if ["VP8 ", "VP8L", "ALPH"].contains(name) { chunks.append(file[place..<end]) }
      place = end
    }
    return chunks
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + bytes(data.count, 4) + data + (data.count % 2 == 0 ? [] : [0])
  }

  /// Returns the bytes of a number, the least significant first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

extension AnimationSink {
  /// Creates a sink that writes an animated WebP, lossless unless the settings have a quality.
  public convenience init(webP file: AtomicFile, _ settings: AnimationSettings) throws {
    try self.init(AnimatedWebPFile(file, settings), settings)
  }
}
