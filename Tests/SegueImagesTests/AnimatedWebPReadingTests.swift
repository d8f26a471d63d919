// Animated WebPs as movies, compared with libwebp's own animation decoder, as Pillow uses it.

import Foundation
import SegueImages
import SeguePixels
import Testing

@Suite struct AnimatedWebPReadingTests {
  @Test("every image of frames of all kinds is that of libwebp, in order and out of order")
  func images() throws {
    let sample = try AnimatedWebPSample()
    #expect(VideoClip.canRead(sample.bytes))
    let clip = try VideoClip(
      sample.bytes, named: "x", store: VideoFrameStore(maximumBytes: 1))
    #expect((clip.width, clip.height, clip.frameCount) == (24, 16, sample.frames.count))
    for index in [0, 1, 2, 3, 4, 5, 6, 2, 6, 0, 4, 3, 5, 1] {
      let (image, expected) = (try clip.bitmap(index).pixels, sample.frames[index])
      for place in 0..<24 * 16 {
        let pixel = image[place % 24, place / 24]
        let straight = expected[4 * place..<4 * place + 4].map(Int.init)
        let wanted = straight[..<3].map { (2 * $0 * straight[3] + 255) / 510 } + [straight[3]]
        let found = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
        #expect(zip(found, wanted).allSatisfy { abs($0 - $1) <= 2 }, "\(index), \(place)")
      }
    }
  }

  @Test("times are sums of durations, and a frame without one lasts 0.1 seconds")
  func times() throws {
    let clip = try VideoClip(AnimatedWebPSample().bytes, named: "x")
    let expected = [0, 0.04, 0.05, 0.15, 0.167, 0.2, 0.3]
    #expect(zip(clip.frameTimes, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(clip.duration - 0.4) < 1e-9)
    #expect(clip.frameIndex(atSeconds: 0.16) == 3)
  }

  @Test("a file that is truncated anywhere is damaged")
  func truncated() throws {
    let bytes = try AnimatedWebPSample().bytes
    for count in stride(from: 30, to: bytes.count, by: 7) {
      let error = #expect(throws: ImageError.self) {
        try VideoClip(Array(bytes[..<count]), named: "x")
      }
      #expect(error?.code == .damaged, "\(count)")
    }
  }

  @Test("frames outside the canvas are damage, and a canvas over the limits is refused")
  func sizes() throws {
    var bytes = try AnimatedWebPSample().bytes
    bytes[24] = 10
    let outside = #expect(throws: ImageError.self) { try VideoClip(bytes, named: "x") }
    #expect(outside?.reason.contains("a frame is larger than its canvas") == true)
    bytes[26] = 255
    let large = #expect(throws: ImageError.self) { try VideoClip(bytes, named: "x") }
    #expect(large?.code == .limit)
  }
}

/// Seven frames that replace or are blended, and remain or are cleared, with the images that
/// libwebp makes of them.
private struct AnimatedWebPSample: Decodable {
  private let file: String
  private let images: [String]

  var bytes: [UInt8] { Self.bytes(file) }
  /// The images as straight RGBA.
  var frames: [[UInt8]] { images.map(Self.bytes) }

  init() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", Self.script]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "Pillow could not make an animated WebP")
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  private static func bytes(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text) ?? Data())
  }

  private static let script = """
    import base64, io, json, struct
    from PIL import Image, ImageSequence
    def text(data): return base64.b64encode(data).decode()
    def chunk(name, data): return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)
    def number(value): return struct.pack("<I", value)[:3]
    # Left, top, width, height, milliseconds, flags (2 replaces, 1 clears afterward), alpha.
    frames = [
        (0, 0, 24, 16, 40, 2, 200), (4, 2, 10, 9, 10, 0, 90), (6, 4, 8, 8, 0, 2, 120),
        (2, 0, 12, 12, 17, 1, 255), (0, 0, 24, 16, 33, 1, 60), (10, 6, 7, 5, 100, 0, 128),
        (0, 0, 24, 16, 100, 2, 255)]
    body = chunk(b"VP8X", bytes([0x12, 0, 0, 0]) + number(23) + number(15))
    body += chunk(b"ANIM", bytes([255, 255, 255, 255, 0, 0]))
    for index, (x, y, w, h, duration, flags, alpha) in enumerate(frames):
        image = Image.new("RGBA", (w, h))
        image.putdata([(20 * i % 256, 50 * j % 256, 40 * index % 256, max(0, alpha - 5 * i))
                       for j in range(h) for i in range(w)])
        file = io.BytesIO()
        image.save(file, "WEBP", lossless=True, exact=True)
        data, place, parts = file.getvalue(), 12, b""
        while place < len(data):
            size = struct.unpack("<I", data[place + 4:place + 8])[0]
            if data[place:place + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
                parts += chunk(data[place:place + 4], data[place + 8:place + 8 + size])
            place += 8 + size + size % 2
        header = number(x // 2) + number(y // 2) + number(w - 1) + number(h - 1)
        body += chunk(b"ANMF", header + number(duration) + bytes([flags]) + parts)
    data = b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body
    images = [frame.convert("RGBA").tobytes()
              for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data)))]
    print(json.dumps({"file": text(data), "images": [text(image) for image in images]}))
    """
}
