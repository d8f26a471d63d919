// Animated GIF, PNG and WebP, decoded by Pillow.

import Foundation
import SegueFiles
import SeguePixels
import SegueRecording
import SegueVideo
import Testing

/// The formats of animated images.
enum AnimatedFormat: String, CaseIterable, Sendable {
  case gif, apng, webp

  func sink(_ path: String, _ settings: AnimationSettings) throws -> any FrameSink {
    let file = try AtomicFile(path: path, replacing: false)
    switch self {
    case .gif: return try GIFSink(to: file, settings: settings)
    case .apng: return try AnimationSink(apng: file, settings)
    case .webp: return try AnimationSink(webP: file, settings)
    }
  }
}

@Suite struct AnimationTests {
  private static let (width, height) = (20, 12)

  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/segue-\(UUID().uuidString)"
    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
  }

  /// A dark background, or none, with an orange square whose left side is at `x`.
  private static func frame(_ x: Int, background: PremultipliedRGBA8) throws -> PixelBuffer {
    let buffer = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for column in 0..<width {
        let isSquare = (x..<x + 4).contains(column) && (4..<8).contains(y)
        buffer[column, y] = isSquare ? PremultipliedRGBA8(240, 120, 30, 255) : background
      }
    }
    return buffer
  }

  private static let dark = PremultipliedRGBA8(20, 24, 40, 255)
  private static let clear = PremultipliedRGBA8(0, 0, 0, 0)

  private static func settings(_ rate: Int, _ denominator: Int = 1, isOpaque: Bool = true)
    -> AnimationSettings
  {
    AnimationSettings(
      width: width, height: height, rateNumerator: rate, rateDenominator: denominator,
      isOpaque: isOpaque)
  }

  @Test("frames are shown at their places and times", arguments: AnimatedFormat.allCases)
  func frames(_ format: AnimatedFormat) throws {
    let folder = try Folder()
    let sink = try format.sink(folder("a"), Self.settings(25))
    for x in [0, 5, 10] { try sink.append(.rgba8(try Self.frame(x, background: Self.dark))) }
    try sink.repeatLast()
    try sink.append(.rgba8(try Self.frame(16, background: Self.dark)))
    try sink.finish()
    let read = try ReadAnimation(folder("a"))
    #expect(read.durations == [40, 40, 80, 40])
    #expect(read.loop == 0)
    for (index, x) in [0, 5, 10, 16].enumerated() {
      #expect(read.pixel(index, x, 4, width: Self.width) == [240, 120, 30, 255])
      #expect(read.pixel(index, (x + 19) % 20, 4, width: Self.width) == [20, 24, 40, 255])
      #expect(read.pixel(index, 2, 0, width: Self.width) == [20, 24, 40, 255])
    }
  }

  @Test("transparency is kept, and nothing of the frame before remains")
  func transparency() throws {
    for format in AnimatedFormat.allCases {
      let folder = try Folder()
      let sink = try format.sink(folder("a"), Self.settings(10, isOpaque: false))
      for x in [0, 8] { try sink.append(.rgba8(try Self.frame(x, background: Self.clear))) }
      try sink.finish()
      let read = try ReadAnimation(folder("a"))
      #expect(read.frames.count == 2)
      for (index, x) in [0, 8].enumerated() {
        #expect(read.pixel(index, x + 1, 5, width: Self.width) == [240, 120, 30, 255], "\(format)")
        #expect(read.pixel(index, 15, 5, width: Self.width)[3] == 0, "\(format)")
        #expect(read.pixel(index, 15, 0, width: Self.width)[3] == 0, "\(format)")
      }
      #expect(read.pixel(1, 1, 5, width: Self.width)[3] == 0, "\(format)")
    }
  }

  @Test("colors over transparency are straight", arguments: [AnimatedFormat.apng, .webp])
  func straight(_ format: AnimatedFormat) throws {
    let folder = try Folder()
    let sink = try format.sink(folder("a"), Self.settings(10, isOpaque: false))
    let half = PremultipliedRGBA8(100, 50, 0, 128)
    try sink.append(.rgba8(try Self.frame(0, background: half)))
    try sink.append(.rgba8(try Self.frame(4, background: half)))
    try sink.finish()
    let read = try ReadAnimation(folder("a"))
    for frame in 0..<2 {
      let pixel = read.pixel(frame, 12, 2, width: Self.width)
      // Laid over two colors, it is what the premultiplied pixel gives.
      for under in [0, 255] {
        for (part, expected) in [100, 50, 0].enumerated() {
          let laid = (pixel[part] * pixel[3] + under * (255 - pixel[3]) + 127) / 255
          #expect(abs(laid - (expected + under * 127 / 255)) <= 1)
        }
      }
    }
  }

  @Test(
    "the delays of a GIF are at least 1/50 s, and their sum is right", arguments: [60, 100, 24])
  func delays(rate: Int) throws {
    let folder = try Folder()
    let sink = try AnimatedFormat.gif.sink(folder("a"), Self.settings(rate))
    for number in 0..<rate {
      try sink.append(.rgba8(try Self.frame(number % 16, background: Self.dark)))
    }
    try sink.finish()
    let durations = try ReadAnimation(folder("a")).durations
    #expect(durations.allSatisfy { $0 >= 20 })
    #expect(abs(durations.reduce(0, +) - 1000) < 20)
  }

  @Test("an animation repeats as often as its settings say", arguments: AnimatedFormat.allCases)
  func plays(_ format: AnimatedFormat) throws {
    let folder = try Folder()
    for plays in [1, 3] {
      var settings = Self.settings(10)
      settings.plays = plays
      let sink = try format.sink(folder("\(plays)"), settings)
      for x in [0, 8] { try sink.append(.rgba8(try Self.frame(x, background: Self.dark))) }
      try sink.finish()
      let loop = try ReadAnimation(folder("\(plays)")).loop
      // A GIF states how often it is repeated after the first time.
      #expect(loop == (format == .gif ? (plays == 1 ? nil : plays - 1) : plays))
    }
  }

  @Test("what does not change is not stored", arguments: AnimatedFormat.allCases)
  func changes(_ format: AnimatedFormat) throws {
    let folder = try Folder()
    for (name, count) in [("one", 1), ("many", 100)] {
      let sink = try format.sink(folder(name), Self.settings(50))
      for number in 0..<count {
        let frame = try Self.frame(0, background: Self.dark)
        frame[number % 2, 0] = PremultipliedRGBA8(255, 255, 255, 255)
        try sink.append(.rgba8(frame))
      }
      try sink.finish()
    }
    let sizes = try ["one", "many"].map {
      try FileManager.default.attributesOfItem(atPath: folder($0))[.size] as? Int ?? 0
    }
    #expect(sizes[1] < sizes[0] + 100 * 120)
    #expect(try ReadAnimation(folder("many")).durations.count == 100)
  }

  @Test("a clip longer than one segment of a GIF is whole")
  func segments() throws {
    let folder = try Folder()
    let sink = try AnimatedFormat.gif.sink(folder("a"), Self.settings(50))
    for number in 0..<300 {
      let level = UInt8(number < 150 ? number : 255 - number / 2)
      let background = PremultipliedRGBA8(level, number < 150 ? 0 : level, 255 - level, 255)
      try sink.append(.rgba8(try Self.frame(number % 16, background: background)))
    }
    try sink.finish()
    let read = try ReadAnimation(folder("a"))
    #expect(read.durations.count == 300)
    for number in [0, 100, 149, 150, 200, 299] {
      let found = read.pixel(number, 19, 0, width: Self.width)
      let level = number < 150 ? number : 255 - number / 2
      let expected = [level, number < 150 ? 0 : level, 255 - level, 255]
      for (a, b) in zip(found, expected) { #expect(abs(a - b) <= 12, "\(number)") }
    }
  }

  @MainActor
  @Test("the bytes are the same with any number of jobs", arguments: AnimatedFormat.allCases)
  func jobs(_ format: AnimatedFormat) throws {
    let folder = try Folder()
    let settings = AnimationSettings(width: 4, height: 2, rateNumerator: 60, isOpaque: true)
    for jobs in [1, 3] {
      _ = try Recorder(jobs: jobs, rasterizer: StampRasterizer()).record(
        into: try format.sink(folder("\(jobs)"), settings)
      ) { $0 < 90 ? numberedList($0 / 2) : nil }
    }
    let bytes = try [1, 3].map { try BoundedFile.read(path: folder("\($0)"), limit: 1 << 20) }
    #expect(bytes[0] == bytes[1])
    #expect(bytes[0].count > 100)
  }

  @Test("a cancelled animation leaves nothing", arguments: AnimatedFormat.allCases)
  func cancellation(_ format: AnimatedFormat) throws {
    let folder = try Folder()
    let sink = try format.sink(folder("a"), Self.settings(50))
    for number in 0..<140 {
      try sink.append(.rgba8(try Self.frame(number % 16, background: Self.dark)))
    }
    sink.cancel()
    #expect(folder.names.isEmpty)
  }
}
