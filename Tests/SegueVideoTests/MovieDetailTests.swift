// Quality, tags and chroma of the codecs besides H.264, and the encoders that are installed.

import Foundation
import ScratchFolders
import SeguePixels
import SegueVideo
import Testing

@Suite struct MovieDetailTests {
  private static let (width, height) = (160, 96)

  private static func settings(_ codec: MovieCodec, _ container: MovieContainer) -> MovieSettings {
    var settings = smallMovie(width, height, preset: "veryfast")
    (settings.codec, settings.container) = (codec, container)
    settings.crf = codec.usualCRF ?? settings.crf
    return settings
  }

  @Test(
    "at the usual factor, decoded luma is close to the source",
    arguments: [
      (MovieCodec.h264, MovieContainer.mp4), (.hevc, .mp4), (.av1, .webm), (.vp9, .webm),
    ])
  func fidelity(_ codec: MovieCodec, _ container: MovieContainer) throws {
    let folder = try ScratchFolder()
    try MovieSink.make(folder("clip"), Self.settings(codec, container), frames: 0..<12)
    let decoded = Array(
      try Tool.run(
        "ffmpeg",
        ["-v", "error", "-i", folder("clip"), "-pix_fmt", "yuv420p", "-f", "rawvideo", "-"]))
    let samples = Self.width * Self.height
    try #require(decoded.count == 12 * samples * 3 / 2)
    for number in [0, 5, 11] {
      let given = TestFrames.lumaSamples(
        try TestFrames.frame(number, width: Self.width, height: Self.height))
      let found = decoded[(number * samples * 3 / 2)...].prefix(samples)
      let squares = zip(given, found).reduce(0) {
        $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1))
      }
      // 30 dB.
      #expect(Double(squares) / Double(samples) < 65, "frame \(number)")
    }
  }

  @Test("horizontal stripes keep their colors where chroma is halved")
  func stripes() throws {
    let folder = try ScratchFolder()
    var settings = Self.settings(.vp9, .webm)
    settings.hasAlpha = true
    let image = try PixelBuffer(width: Self.width, height: Self.height)
    let colors = [
      PremultipliedRGBA8(200, 20, 20, 255), PremultipliedRGBA8(20, 180, 20, 255),
      PremultipliedRGBA8(20, 20, 220, 255),
    ]
    for y in 0..<Self.height {
      for x in 0..<Self.width { image[x, y] = colors[y / 32] }
    }
    let sink = try MovieSink(.file(path: folder("clip"), replacing: false), settings: settings)
    for _ in 0..<2 { try sink.append(.rgba8(image)) }
    try sink.finish()
    // The file's own tag is in capitals; without one, FFmpeg shows the track's flag in small letters.
    #expect(try Tool.probe(folder("clip"), "stream_tags=alpha_mode") == ["TAG:ALPHA_MODE=1"])
    let decoded = Array(
      try Tool.run(
        "ffmpeg",
        [
          "-v", "error", "-i", folder("clip"), "-frames:v", "1", "-pix_fmt", "rgb24", "-f",
          "rawvideo", "-",
        ]))
    try #require(decoded.count == Self.width * Self.height * 3)
    for (stripe, color) in colors.enumerated() {
      for y in [32 * stripe + 4, 32 * stripe + 27] {
        let start = 3 * (y * Self.width + 80)
        for (found, expected) in zip(
          decoded[start..<start + 3], [color.red, color.green, color.blue])
        {
          #expect(abs(Int(found) - Int(expected)) <= 12, "row \(y)")
        }
      }
    }
  }

  @Test(
    "opaque movies have no mark of transparency, and all have square pixels",
    arguments: [(MovieCodec.vp9, MovieContainer.webm), (.h264, .mov), (.h264, .mp4)])
  func squarePixels(_ codec: MovieCodec, _ container: MovieContainer) throws {
    let folder = try ScratchFolder()
    try MovieSink.make(folder("clip"), Self.settings(codec, container), frames: 0..<2)
    #expect(try Tool.probe(folder("clip"), "stream_tags=alpha_mode").isEmpty)
    #expect(
      try Tool.probe(folder("clip"), "stream=sample_aspect_ratio") == ["sample_aspect_ratio=1:1"])
  }

  @Test("only what is halved is made even")
  func codedSizes() {
    var settings = MovieSettings(width: 33, height: 17, rateNumerator: 30)
    settings.container = .mov
    for (codec, expected) in [
      (MovieCodec.h264, [34, 18]), (.prores422HQ, [34, 17]), (.prores4444, [33, 17]),
    ] {
      settings.codec = codec
      #expect([settings.codedWidth, settings.codedHeight] == expected, "\(codec)")
    }
    settings.width = 32
    settings.codec = .prores4444
    #expect(settings.codedWidth == 32)
  }

  @Test("the usual codec of a container is the first that it can contain")
  func usualCodecs() {
    #expect(MovieContainer.allCases.map(\.usualCodec) == [.h264, .h264, .vp9])
    for container in MovieContainer.allCases {
      #expect(container.codecs.first == container.usualCodec)
    }
  }

  @Test("a packet without an image is refused")
  func emptyPacket() throws {
    let folder = try ScratchFolder()
    let movie = try MovieAssembly(
      .file(path: folder("x.mp4"), replacing: false), settings: smallMovie())
    let error = #expect(throws: VideoError.self) {
      try movie.append(MoviePacket(frame: 0, flags: 1, bytes: []))
    }
    #expect(error?.reason == "frame 0 is out of order or has no image")
    movie.cancel()
    #expect(folder.contents.isEmpty)
  }

  @Test("a movie that has ended counts no frames")
  func endedFrames() throws {
    let folder = try ScratchFolder()
    let sink = try MovieSink(.file(path: folder("x.mp4"), replacing: false), settings: smallMovie())
    try sink.append(frames: 0..<3)
    #expect(sink.frames == 3)
    sink.cancel()
    #expect(sink.frames == 0)
  }

  @Test("x264 has the version that it writes into FFmpeg's own movies")
  func x264Version() throws {
    let bytes = try Tool.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "color=s=16x16", "-frames:v", "1", "-c:v", "libx264",
        "-f", "h264", "-",
      ])
    let version = EncoderVersion.x264
    #expect(!version.isEmpty)
    #expect(bytes.range(of: Data("x264 - core \(version) - ".utf8)) != nil, "\(version)")
  }

  @Test("the first codec that is installed is found by its name")
  func installed() {
    #expect(InstalledCodecs.decoder(["nothere", "h264"]) == "h264")
    #expect(InstalledCodecs.encoder(["nothere", "libx264"]) == "libx264")
    #expect(InstalledCodecs.decoder(["nothere"]) == nil)
    #expect(InstalledCodecs.encoder(["nothere"]) == nil)
  }
}
