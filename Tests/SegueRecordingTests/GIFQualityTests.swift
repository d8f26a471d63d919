// What the quality of a GIF changes: how different a pixel has to be to be stored, and the number of
// colors. Decoded by Pillow.

import Foundation
import SegueFiles
import SeguePixels
import SegueRecording
import SegueVideo
import Testing

@Suite struct GIFQualityTests {
  private static let (width, height) = (32, 16)

  /// Writes frames as a GIF, and reads it again.
  private func animation(_ frames: [PixelBuffer], quality: Int?) throws -> ReadAnimation {
    let path = FileManager.default.temporaryDirectory.path + "/segue-\(UUID().uuidString).gif"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var settings = AnimationSettings(
      width: Self.width, height: Self.height, rateNumerator: 25, isOpaque: true)
    settings.quality = quality
    let sink = try GIFSink(to: AtomicFile(path: path, replacing: false), settings: settings)
    for frame in frames { try sink.append(.rgba8(frame)) }
    try sink.finish()
    return try ReadAnimation(path)
  }

  private func frame(_ color: (Int, Int) -> PremultipliedRGBA8) throws -> PixelBuffer {
    let buffer = try PixelBuffer(width: Self.width, height: Self.height)
    for y in 0..<Self.height { for x in 0..<Self.width { buffer[x, y] = color(x, y) } }
    return buffer
  }

  @Test(
    "a change is stored if it is larger than the quality permits to ignore",
    arguments: [
      (nil, 5, 2), (100, 5, 2), (150, 5, 2), (50, 9, 1), (50, 24, 2), (0, 18, 1), (-7, 18, 1),
      (0, 60, 2),
    ] as [(Int?, Int, Int)])
  func tolerance(_ quality: Int?, _ change: Int, _ count: Int) throws {
    let frames = try [0, change].map { change in
      let level = UInt8(100 + change)
      return try frame { _, _ in PremultipliedRGBA8(level, level, level, 255) }
    }
    let read = try animation(frames, quality: quality)
    #expect(read.frames.count == count)
    let level = 100 + (count == 2 ? change : 0)
    let found = read.pixel(count - 1, 3, 3, width: Self.width)
    #expect(found[0..<3].allSatisfy { abs($0 - level) <= 2 } && found[3] == 255)
  }

  @Test(
    "below 50, there are fewer colors",
    arguments: [(nil, 255), (50, 255), (25, 135), (0, 15)] as [(Int?, Int)])
  func colors(_ quality: Int?, _ most: Int) throws {
    let ramp = try frame { x, y in
      PremultipliedRGBA8(UInt8(8 * x), UInt8(16 * y), UInt8(4 * x + 8 * y), 255)
    }
    let read = try animation([ramp], quality: quality)
    var found: Set<[Int]> = []
    for y in 0..<Self.height {
      for x in 0..<Self.width { found.insert(read.pixel(0, x, y, width: Self.width)) }
    }
    #expect(found.count <= most && found.count > most / 2, "\(found.count) colors")
  }
}
