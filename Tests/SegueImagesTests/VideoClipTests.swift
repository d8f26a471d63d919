// Movies as images by number and by time: the right image, in any order, from every kind of file.

import SegueImages
import SeguePixels
import SegueWorld
import Testing

@Suite struct VideoClipTests {
  @Test("every image is right, in order and out of order", arguments: kinds)
  func images(_ kind: MovieKind) throws {
    let clip = try VideoClip(
      kind.make(40), named: "x", store: VideoFrameStore(maximumBytes: 20_000))
    #expect(clip.frameCount == 40)
    #expect((clip.width, clip.height) == (48, 32))
    var order = Array(0..<40) + Array((0..<40).reversed()) + [0, 39, 1, 38]
    var generator = SeededGenerator(seed: 3)
    order += (0..<60).map { _ in Int(generator.next() % 40) }
    for index in order {
      let pixel = try clip.bitmap(index).pixels[20, 20]
      #expect(abs(Int(pixel.red) - MovieMaker.gray(index)) <= kind.tolerance, "image \(index)")
      #expect(pixel.red == pixel.green || kind.tolerance > 0)
    }
    #expect(clip.failure == nil)
  }

  @Test(
    "a frame's own time shows that frame, however the file rounds its times", arguments: kinds)
  func instants(_ kind: MovieKind) throws {
    let clip = try VideoClip(kind.make(40), named: "x")
    let rate = kind.rate
    for index in 0..<40 {
      let time = Double(index) * rate.1 / rate.0
      #expect(clip.frameIndex(atSeconds: time) == index)
      // Rounded to nanoseconds, as clocks are, either up or down.
      #expect(clip.frameIndex(atSeconds: (time * 1e9).rounded(.down) / 1e9) == index)
      #expect(clip.frameIndex(atSeconds: time + 0.5 * rate.1 / rate.0) == index)
      #expect(clip.frameIndex(atSeconds: time + 0.9 * rate.1 / rate.0) == index)
    }
    #expect(clip.frameIndex(atSeconds: -1) == 0)
    #expect(clip.frameIndex(atSeconds: 1e300) == 39)
    #expect(clip.frameIndex(atSeconds: .infinity) == 39)
    #expect(clip.frameIndex(atSeconds: .nan) == 0)
    #expect(abs(clip.duration - 40 * rate.1 / rate.0) < 0.004)
  }

  @Test("a movie with a coarse time base does not run ahead")
  func coarseClock() throws {
    let bytes = try MovieMaker.grays(
      10, rate: "10", ["-c:v", "libx264", "-qp", "0", "-video_track_timescale", "10"], "mp4")
    let clip = try VideoClip(bytes, named: "x")
    #expect(clip.frameIndex(atSeconds: 0.299) == 2)
    #expect(clip.frameIndex(atSeconds: 0.25) == 2)
    #expect(clip.frameIndex(atSeconds: 0.3) == 3)
  }

  @Test("a cached image is the same object, and memory is bounded")
  func store() throws {
    let store = VideoFrameStore(maximumBytes: 5 * 192 * 32)
    let clip = try VideoClip(kinds[0].make(30), named: "x", store: store)
    let first = try clip.bitmap(3)
    #expect(try clip.bitmap(3) === first)
    for index in 4..<30 {
      _ = try clip.bitmap(index)
      #expect(store.bytesKept <= store.maximumBytes)
    }
    #expect(try clip.bitmap(3) !== first)
    let other = try VideoClip(kinds[0].make(30), named: "y", store: store)
    for index in 0..<20 { _ = try other.bitmap(index) }
    #expect(store.bytesKept <= store.maximumBytes)
  }

  @Test("colors follow the stream's matrix and range", arguments: colorCases)
  func colors(_ sample: ColorCase) throws {
    let bytes = try MovieMaker.make(
      "color=black:size=32x16:rate=5,format=\(sample.format),"
        + "geq=lum=\(sample.values[0]):cb=\(sample.values[1]):cr=\(sample.values[2])",
      ["-frames:v", "3", "-c:v", "libx264", "-qp", "0", "-pix_fmt", sample.format] + sample.tags,
      "mp4")
    let pixel = try VideoClip(bytes, named: "x").bitmap(1).pixels[9, 9]
    #expect([pixel.red, pixel.green, pixel.blue].map(Int.init) == sample.rgb)
  }

  @Test("an iPhone's portrait movie is upright")
  func turned() throws {
    var bytes = try MovieMaker.make(
      "color=black:size=48x32:rate=5,format=yuv420p,geq=lum=if(lt(X\\,24)\\,200\\,30):cb=128:cr=128",
      ["-frames:v", "2", "-c:v", "libx264", "-qp", "0"], "mp4")
    // The matrix of the track's header: from (1, 0, 0, 1) to a quarter turn clockwise.
    let header = try #require(bytes.indices.first { bytes[$0...].starts(with: "tkhd".utf8) })
    let one: [UInt8] = [0, 1, 0, 0]
    let zero: [UInt8] = [0, 0, 0, 0]
    let matrix = header + 4 + 40
    try #require(Array(bytes[matrix..<matrix + 4]) == one)
    let turn: [UInt8] = zero + one + zero + [255, 255, 0, 0] + zero + zero
    bytes.replaceSubrange(matrix..<matrix + 24, with: turn)
    let clip = try VideoClip(bytes, named: "x")
    #expect((clip.width, clip.height) == (32, 48))
    let pixels = try clip.bitmap(0).pixels
    // The left side is now at the top.
    #expect(pixels[16, 4].red > 150 && pixels[16, 44].red < 50)
  }

  @Test("unsupported movies are refused by name")
  func refused() throws {
    func reason(_ bytes: [UInt8]) -> String? {
      do {
        _ = try VideoClip(bytes, named: "x")
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason([]) == "the file is empty; expected MP4, WebM, GIF, or animated PNG or WebP")
    #expect(
      reason(PNGBuilder().build()) == "is PNG; expected MP4, WebM, GIF, or animated PNG or WebP")
    #expect(
      reason(Array("ffconcat version 1.0".utf8))
        == "is not a movie; expected MP4, WebM, GIF, or animated PNG or WebP")
    #expect(
      reason(try MovieMaker.grays(3, ["-c:v", "mpeg4"], "mp4"))
        == "MP4 with mpeg4 video, which is not supported; expected H.264, HEVC, VP8, "
        + "VP9 or AV1"
    )
    #expect(
      reason(try MovieMaker.make("sine=duration=0.1", ["-c:a", "aac"], "mp4"))
        == "damaged MP4: it contains no video; expected an intact file")
    #expect(
      reason(
        try MovieMaker.grays(
          3, ["-c:v", "libx264", "-color_trc", "smpte2084"], "mp4"))
        == "MP4 with high dynamic range, which is not supported; save it with BT.709 colors")
  }

  @Test(
    "a truncated or changed file is an error, or a movie with images of its size", arguments: kinds)
  func damaged(_ kind: MovieKind) throws {
    let good = try kind.make(12)
    var generator = SeededGenerator(seed: 5)
    let limits = ImageLimits(side: 512, area: 1 << 18)
    for round in 0..<120 {
      var bytes = good
      if round % 3 == 0 {
        bytes = Array(bytes.prefix(Int(generator.next() % UInt64(bytes.count))))
      } else {
        for _ in 0...generator.next() % 8 {
          bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(
            truncatingIfNeeded: generator.next())
        }
      }
      guard let clip = try? VideoClip(bytes, named: "x", limits: limits) else { continue }
      #expect(max(clip.width, clip.height) <= 512 && clip.width * clip.height <= 1 << 18)
      for index in 0..<min(clip.frameCount, 20) {
        guard let bitmap = try? clip.bitmap(index) else { continue }
        #expect((bitmap.width, bitmap.height) == (clip.width, clip.height), "round \(round)")
      }
    }
  }

  @Test("damage in the middle is an error at its image, and is remembered")
  func damagedMiddle() throws {
    var bytes = try kinds[0].make(40)
    let data = try #require(bytes.indices.first { bytes[$0...].starts(with: "mdat".utf8) })
    let size = bytes[data - 4..<data].reduce(0) { $0 << 8 | Int($1) }
    for index in data + size / 2..<data + size / 2 + 200 { bytes[index] = 0xFF }
    let clip = try VideoClip(bytes, named: "x.mp4")
    var failed = 0
    for index in 0..<40 where (try? clip.bitmap(index)) == nil { failed += 1 }
    #expect(failed > 0 && failed < 40)
    #expect(clip.failure?.code == .damaged)
    #expect(clip.failure?.description.hasPrefix("x.mp4: damaged MP4: ") == true)
  }
}

/// A kind of file.
struct MovieKind: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let ending: String
  let arguments: [String]
  var rate = (30.0, 1.0)
  var tolerance = 0

  func make(_ frames: Int) throws -> [UInt8] {
    let text = rate.1 == 1 ? "\(Int(rate.0))" : "\(Int(rate.0))/\(Int(rate.1))"
    return try MovieMaker.grays(frames, rate: text, arguments, ending)
  }
}

private let kinds = [
  MovieKind(
    testDescription: "H.264 with B-frames", ending: "mp4",
    arguments: ["-c:v", "libx264", "-qp", "0", "-g", "12", "-bf", "3", "-b_strategy", "0"]),
  MovieKind(
    testDescription: "H.264 in fragments, 29.97", ending: "mp4",
    arguments: [
      "-c:v", "libx264", "-qp", "0", "-g", "10", "-movflags", "+frag_keyframe+empty_moov",
    ], rate: (30000, 1001)),
  MovieKind(
    testDescription: "VP8 with hidden references", ending: "webm",
    arguments: [
      "-c:v", "libvpx", "-b:v", "2M", "-qmin", "0", "-qmax", "4", "-auto-alt-ref", "1",
      "-lag-in-frames", "16", "-g", "15",
    ], tolerance: 2),
  MovieKind(
    testDescription: "VP9, 60", ending: "webm",
    arguments: ["-c:v", "libvpx-vp9", "-lossless", "1", "-g", "15"], rate: (60, 1)),
  MovieKind(
    testDescription: "GIF", ending: "gif", arguments: ["-pix_fmt", "gray"], rate: (25, 1),
    tolerance: 1),
  MovieKind(
    testDescription: "animated PNG", ending: "apng", arguments: ["-pix_fmt", "rgb24"],
    tolerance: 1),
  MovieKind(
    testDescription: "gray animated PNG", ending: "apng", arguments: ["-pix_fmt", "gray"],
    tolerance: 1),
  MovieKind(
    testDescription: "transparent animated PNG", ending: "apng", arguments: ["-pix_fmt", "rgba"],
    tolerance: 1),
]

/// Samples, the stream's description of them, and the color that they represent.
struct ColorCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var format = "yuv444p"
  var values = [120, 90, 170]
  let tags: [String]
  let rgb: [Int]
}

// By the formulas of each standard: luma (Y − 16) / 219 or Y / 255, chroma (C − 128) / 224 or / 255.
private let colorCases = [
  ColorCase(
    testDescription: "no tags, small: BT.601", tags: [], rgb: [188, 102, 44]),
  ColorCase(
    testDescription: "BT.601", tags: ["-colorspace", "smpte170m", "-color_range", "tv"],
    rgb: [188, 102, 44]),
  ColorCase(
    testDescription: "BT.709", tags: ["-colorspace", "bt709", "-color_range", "tv"],
    rgb: [196, 107, 41]),
  ColorCase(
    testDescription: "BT.2020", tags: ["-colorspace", "bt2020nc", "-color_range", "tv"],
    rgb: [192, 101, 40]),
  ColorCase(
    testDescription: "BT.709, full range", tags: ["-colorspace", "bt709", "-color_range", "pc"],
    rgb: [186, 107, 49]),
  ColorCase(
    testDescription: "10 bits", format: "yuv444p10le", values: [480, 360, 680],
    tags: ["-colorspace", "bt709", "-color_range", "tv"], rgb: [196, 107, 41]),
]
