// Durations, places and sizes in animated images at the bounds of their fields.

import Foundation
import SegueFiles
import SeguePixels
import SegueRecording
import SegueVideo
import Testing

@Suite struct AnimationDetailTests {
  private static let (width, height) = (20, 12)
  private static let dark = PremultipliedRGBA8(20, 24, 40, 255)
  private static let light = PremultipliedRGBA8(250, 240, 230, 255)

  /// A dark frame with one light pixel.
  private static func frame(lightAt x: Int, _ y: Int) throws -> PixelBuffer {
    let buffer = try PixelBuffer(width: width, height: height)
    for row in 0..<height { for column in 0..<width { buffer[column, row] = dark } }
    buffer[x, y] = light
    return buffer
  }

  /// Writes an animation with `body`, and passes its path to `check`.
  private func write(
    _ format: AnimatedFormat, rate: Int, _ body: (any FrameSink) throws -> Void,
    check: (String) throws -> Void
  ) throws {
    let path = FileManager.default.temporaryDirectory.path + "/segue-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let settings = AnimationSettings(
      width: Self.width, height: Self.height, rateNumerator: rate, isOpaque: true)
    let sink = try format.sink(path, settings)
    try body(sink)
    try sink.finish()
    try check(path)
  }

  @Test("a frame after a long one begins at its own time", arguments: AnimatedFormat.allCases)
  func longFrame(_ format: AnimatedFormat) throws {
    try write(format, rate: 25) { sink in
      try sink.append(.rgba8(try Self.frame(lightAt: 0, 0)))
      for _ in 1..<100 { try sink.repeatLast() }
      try sink.append(.rgba8(try Self.frame(lightAt: 1, 0)))
    } check: {
      let durations = try ReadAnimation($0).durations
      #expect(durations == [4000, 40])
    }
  }

  @Test("an image of a GIF whose duration does not fit into 16 bits is written several times")
  func longest() throws {
    try write(.gif, rate: 1) { sink in
      try sink.append(.rgba8(try Self.frame(lightAt: 0, 0)))
      for _ in 1..<1400 { try sink.repeatLast() }
    } check: {
      let durations = try ReadAnimation($0).durations
      #expect(durations.reduce(0, +) == 1_400_000)
      #expect(durations.count > 2 && durations.allSatisfy { $0 <= 655_350 })
    }
  }

  @Test("a change can begin at any column and row", arguments: AnimatedFormat.allCases)
  func places(_ format: AnimatedFormat) throws {
    let places = [(0, 0), (5, 3), (7, 5), (19, 11), (18, 11)]
    try write(format, rate: 10) { sink in
      for (x, y) in places { try sink.append(.rgba8(try Self.frame(lightAt: x, y))) }
    } check: {
      let read = try ReadAnimation($0)
      #expect(read.frames.count == places.count)
      for (index, place) in places.enumerated() {
        for y in 0..<Self.height {
          for x in 0..<Self.width {
            let isLight = read.pixel(index, x, y, width: Self.width)[0] > 200
            #expect(isLight == ((x, y) == place), "frame \(index) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test(
    "what changes back is stored again, also at the right side", arguments: AnimatedFormat.allCases)
  func changesBack(_ format: AnimatedFormat) throws {
    let columns = [18, 19, 18]
    try write(format, rate: 10) { sink in
      for x in columns { try sink.append(.rgba8(try Self.frame(lightAt: x, 2))) }
    } check: {
      let read = try ReadAnimation($0)
      for (index, light) in columns.enumerated() {
        for x in 17..<20 {
          let isLight = read.pixel(index, x, 2, width: Self.width)[0] > 200
          #expect(isLight == (x == light), "frame \(index) at \(x)")
        }
      }
    }
  }

  @Test("the frames of a WebP state the size of their images")
  func frameSize() throws {
    try write(.webp, rate: 10) { sink in
      try sink.append(.rgba8(try Self.frame(lightAt: 0, 0)))
      try sink.append(.rgba8(try Self.frame(lightAt: 9, 5)))
    } check: {
      let bytes = try BoundedFile.read(path: $0, limit: 1 << 20)
      let starts = bytes.indices.filter { bytes[$0...].starts(with: "ANMF".utf8) }
      let fields = starts.map { start in
        (0..<4).map { field in
          (0..<3).reduce(0) { $0 | Int(bytes[start + 8 + 3 * field + $1]) << (8 * $1) }
        }
      }
      // Half of the column and row, the width and height less one.
      #expect(fields == [[0, 0, 19, 11], [0, 0, 9, 5]])
    }
  }

  @Test("an image of a WebP can take more than 16 MiB")
  func largeImage() throws {
    let side = 2420
    let noise = try PixelBuffer(width: side, height: side)
    var state: UInt64 = 1
    for y in 0..<side {
      let row = UnsafeMutableRawBufferPointer(noise.row(y)).bindMemory(to: UInt32.self)
      for x in 0..<side {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        row[x] = UInt32(truncatingIfNeeded: state >> 32) | 0xFF00_0000
      }
    }
    let path = FileManager.default.temporaryDirectory.path + "/segue-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sink = try AnimatedFormat.webp.sink(
      path, AnimationSettings(width: side, height: side, rateNumerator: 10, isOpaque: true))
    try sink.append(.rgba8(noise))
    try sink.finish()
    let bytes = try BoundedFile.read(path: path, limit: 1 << 26)
    #expect(bytes.count > 16 << 20)
  }

  @Test("a GIF for which there is no memory is an error")
  func noMemory() throws {
    let side = 1 << 24
    #expect(throws: PixelError.memory(bytes: 6 << 48)) {
      try GIFSink(
        to: MemoryTarget(),
        settings: AnimationSettings(width: side, height: side, rateNumerator: 10, isOpaque: true))
    }
  }
}
