// HEVC, AV1, VP9 and ProRes, decoded by FFmpeg's tools.

import Foundation
import ScratchFolders
import SeguePixels
import SegueVideo
import Testing

@Suite struct MovieCodecTests {
  private static let (width, height) = (64, 48)

  /// A codec in a container.
  struct Format: Sendable, CustomTestStringConvertible {
    var codec: MovieCodec
    var container: MovieContainer
    var hasAlpha = false
    /// FFmpeg's names of the codec, the tag and the pixel format.
    var name: String
    var tag: String
    var pixels: String
    var testDescription: String { "\(codec.rawValue) in \(container.rawValue) \(pixels)" }
  }

  static let formats = [
    Format(codec: .hevc, container: .mp4, name: "hevc", tag: "hvc1", pixels: "yuv420p"),
    Format(codec: .hevc, container: .mov, name: "hevc", tag: "hvc1", pixels: "yuv420p"),
    Format(codec: .av1, container: .mp4, name: "av1", tag: "av01", pixels: "yuv420p"),
    Format(codec: .av1, container: .webm, name: "av1", tag: "[0][0][0][0]", pixels: "yuv420p"),
    Format(codec: .vp9, container: .webm, name: "vp9", tag: "[0][0][0][0]", pixels: "yuv420p"),
    Format(
      codec: .vp9, container: .webm, hasAlpha: true, name: "vp9", tag: "[0][0][0][0]",
      pixels: "yuv420p"),
    Format(codec: .prores, container: .mov, name: "prores", tag: "apch", pixels: "yuv422p10le"),
    Format(
      codec: .prores, container: .mov, hasAlpha: true, name: "prores", tag: "ap4h",
      pixels: "yuva444p12le"),
    Format(codec: .prores4444, container: .mov, name: "prores", tag: "ap4h", pixels: "yuv444p12le"),
    Format(
      codec: .prores422HQ, container: .mov, hasAlpha: true, name: "prores", tag: "apch",
      pixels: "yuv422p10le"),
  ]

  private static func settings(_ format: Format) -> MovieSettings {
    var settings = MovieSettings(width: width, height: height, rateNumerator: 30)
    (settings.codec, settings.container) = (format.codec, format.container)
    (settings.hasAlpha, settings.preset) = (format.hasAlpha, "veryfast")
    settings.crf = format.codec.usualCRF ?? settings.crf
    return settings
  }

  /// Three vertical stripes: red, half transparent green (or opaque), and transparent (or blue).
  private static func append(_ count: Int, to sink: MovieSink, hasAlpha: Bool) throws {
    for number in 0..<count {
      if sink.pixelFormat == .yCbCr420 {
        try sink.append(frames: number..<number + 1)
        continue
      }
      let buffer = try PixelBuffer(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          buffer[x, y] =
            x < 16
            ? PremultipliedRGBA8(200, 20, 20, 255)
            : x < 40
              ? PremultipliedRGBA8(0, hasAlpha ? 100 : 200, 0, hasAlpha ? 128 : 255)
              : PremultipliedRGBA8(0, 0, hasAlpha ? 0 : 200, hasAlpha ? 0 : 255)
        }
      }
      buffer[number % 16, 3] = PremultipliedRGBA8(255, 255, 255, 255)
      try sink.append(.rgba8(buffer))
    }
  }

  private static func make(_ path: String, _ format: Format, frames: Int) throws {
    let sink = try MovieSink(
      .file(path: path, replacing: false), settings: settings(format))
    try append(frames, to: sink, hasAlpha: format.hasAlpha)
    try sink.finish()
  }

  @Test("FFmpeg decodes the codec with its tag, its times and BT.709", arguments: formats)
  func probed(_ format: Format) throws {
    let folder = try ScratchFolder()
    let path = folder("clip.\(format.container.rawValue)")
    try Self.make(path, format, frames: 12)
    let lines = try Tool.probe(
      path,
      "stream=codec_name,codec_tag_string,pix_fmt,color_range,color_space,color_primaries,"
        + "color_transfer,r_frame_rate,nb_read_frames", extra: ["-count_frames"])
    for expected in [
      "codec_name=\(format.name)", "codec_tag_string=\(format.tag)", "pix_fmt=\(format.pixels)",
      "color_space=bt709", "color_primaries=bt709", "color_transfer=bt709", "r_frame_rate=30/1",
      "nb_read_frames=12",
    ] {
      #expect(lines.contains(expected), "\(expected) in \(lines)")
    }
    let times = try Tool.probe(path, "packet=pts_time").compactMap {
      Double($0.dropFirst("pts_time=".count))
    }.sorted()
    #expect(times.count == 12)
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 30) < 0.001) }
  }

  @Test(
    "alpha is in the decoded frames, and gives the image over two colors",
    arguments: formats.filter { $0.hasAlpha && $0.codec != .prores422HQ })
  func alpha(_ format: Format) throws {
    let folder = try ScratchFolder()
    let path = folder("clip.\(format.container.rawValue)")
    try Self.make(path, format, frames: 3)
    for (color, under) in [("black", 0), ("white", 255)] {
      // FFmpeg's own decoder of VP9 ignores alpha; libvpx's does not.
      let decoder = format.codec == .vp9 ? ["-c:v", "libvpx-vp9"] : []
      let size = "\(Self.width)x\(Self.height)"
      let data = try Tool.run(
        "ffmpeg",
        ["-v", "error"] + decoder + [
          "-i", path, "-f", "lavfi", "-i", "color=\(color):s=\(size)", "-filter_complex",
          "[0:v]format=rgba[a];[1:v]format=rgba[b];[b][a]overlay=format=rgb:shortest=1,format=rgba",
          "-frames:v", "1", "-f", "rawvideo", "-",
        ])
      #expect(data.count == Self.width * Self.height * 4)
      func pixel(_ x: Int) -> [Int] {
        (0..<3).map { Int(data[data.startIndex + 4 * (30 * Self.width + x) + $0]) }
      }
      let half = under * 127 / 255
      for (x, expected) in [
        (6, [200, 20, 20]), (28, [half, 100 + half, half]), (54, [under, under, under]),
      ] {
        for (found, wanted) in zip(pixel(x), expected) {
          #expect(abs(found - wanted) <= 8, "\(color) at \(x): \(pixel(x)), expected \(expected)")
        }
      }
    }
  }

  @Test("two runs make the same bytes, without versions or dates", arguments: formats)
  func sameBytes(_ format: Format) throws {
    let folder = try ScratchFolder()
    for name in ["a", "b"] { try Self.make(folder(name), format, frames: 40) }
    let data = try folder.data("a")
    #expect(try folder.data("b") == data)
    for word in ["x265", "Lavc", "libvpx", "libaom"] {
      #expect(data.range(of: Data(word.utf8)) == nil, "\(word)")
    }
  }

  @Test("a codec that the container cannot contain is refused")
  func refused() throws {
    let folder = try ScratchFolder()
    for (codec, container) in [
      (MovieCodec.h264, MovieContainer.webm), (.vp9, .mp4), (.prores, .mp4), (.av1, .mov),
    ] {
      var settings = smallMovie()
      (settings.codec, settings.container) = (codec, container)
      let error = #expect(throws: VideoError.self) {
        try MovieSink(.file(path: folder("x"), replacing: false), settings: settings)
      }
      #expect(error?.code == .settings)
      #expect(folder.contents.isEmpty)
    }
  }

  @Test("a missing encoder is one line with the library that has it", arguments: formats)
  func missing(_ format: Format) throws {
    let folder = try ScratchFolder()
    var settings = Self.settings(format)
    settings.encoderName = "nothere"
    let error = #expect(throws: VideoError.self) {
      try MovieSink(.file(path: folder("x"), replacing: false), settings: settings)
    }
    #expect(error?.code == .encoder)
    #expect(error?.reason.contains("nothere") == true && error?.reason.contains("Debian") == true)
    #expect(folder.contents.isEmpty)
  }

  @Test("a cancelled movie leaves nothing", arguments: formats)
  func cancelled(_ format: Format) throws {
    let folder = try ScratchFolder()
    let sink = try MovieSink(
      .file(path: folder("x"), replacing: false), settings: Self.settings(format))
    try Self.append(5, to: sink, hasAlpha: format.hasAlpha)
    sink.cancel()
    #expect(folder.contents.isEmpty)
  }
}
