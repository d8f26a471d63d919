// The images of a decoded movie.

import Foundation
import ScratchFolders
import SeguePixels
import SegueVideo
import Testing

@Suite struct MovieImageTests {
  @Test(
    "decoded luma is within 42 dB of the source at crf 12", arguments: ["veryfast", "medium"])
  func lumaFidelity(_ preset: String) throws {
    let folder = try ScratchFolder()
    var settings = smallMovie(160, 96, preset: preset)
    settings.crf = 12
    try MovieSink.make(folder("clip.mp4"), settings, frames: 0..<260)
    let decoded = try decode(folder("clip.mp4"))
    let frameBytes = 160 * 96 * 3 / 2
    try #require(decoded.count == 260 * frameBytes)
    for number in [0, 1, 100, 239, 240, 259] {
      let given = TestFrames.lumaSamples(try TestFrames.frame(number, width: 160, height: 96))
      let got = decoded[(number * frameBytes)...].prefix(160 * 96)
      #expect(psnr(given, Array(got)) > 42, "frame \(number)")
    }
  }

  @Test("crf 0 reproduces every sample")
  func lossless() throws {
    let folder = try ScratchFolder()
    var settings = smallMovie(34, 18)
    settings.crf = 0
    try MovieSink.make(folder("clip.mp4"), settings, frames: 0..<3)
    let decoded = try decode(folder("clip.mp4"))
    let given = try (0..<3).flatMap { try samples(TestFrames.frame($0, width: 34, height: 18)) }
    #expect(decoded == given)
  }

  @Test(
    "odd sizes are made even", arguments: [(1, 1, 2, 2), (33, 17, 34, 18), (1179, 2, 1180, 2)])
  func oddSizes(_ width: Int, _ height: Int, _ codedWidth: Int, _ codedHeight: Int) throws {
    let folder = try ScratchFolder()
    let settings = smallMovie(width, height)
    #expect(settings.isPadded)
    #expect((settings.codedWidth, settings.codedHeight) == (codedWidth, codedHeight))
    try MovieSink.make(folder("clip.mp4"), settings, frames: 0..<2)
    let size = try Tool.probe(folder("clip.mp4"), "stream=width,height")
    #expect(size == ["width=\(codedWidth)", "height=\(codedHeight)"])
  }

  @Test("a repeated frame is the frame appended again")
  func repeats() throws {
    let folder = try ScratchFolder()
    let frame = FramePixels.yCbCr420(try TestFrames.frame(3, width: 64, height: 48))
    for (name, repeating) in [("a.mp4", true), ("b.mp4", false)] {
      let sink = try MovieSink(
        .file(path: folder(name), replacing: false), settings: smallMovie())
      try sink.append(frame)
      for _ in 0..<300 { try repeating ? sink.repeatLast() : sink.append(frame) }
      #expect(sink.frames == 301)
      try sink.finish()
    }
    #expect(try folder.data("a.mp4") == folder.data("b.mp4"))
  }

  @Test("the caller can overwrite a frame after it has been appended")
  func copiesFrames() throws {
    let folder = try ScratchFolder()
    var settings = smallMovie()
    settings.crf = 0
    let sink = try MovieSink(
      .file(path: folder("clip.mp4"), replacing: false), settings: settings)
    let planes = try TestFrames.frame(0, width: 64, height: 48)
    let given = samples(planes)
    try sink.append(.yCbCr420(planes))
    memset(planes.luma, 0, planes.lumaStride * planes.height)
    try sink.repeatLast()
    try sink.finish()
    #expect(try decode(folder("clip.mp4")) == given + given)
  }

  private func decode(_ path: String) throws -> [UInt8] {
    Array(
      try Tool.run(
        "ffmpeg", ["-v", "error", "-i", path, "-pix_fmt", "yuv420p", "-f", "rawvideo", "-"]))
  }

  private func samples(_ planes: YCbCrPlanes) -> [UInt8] {
    func rows(_ start: UnsafeMutablePointer<UInt8>, _ stride: Int, _ width: Int, _ height: Int)
      -> [UInt8]
    {
      (0..<height).flatMap {
        Array(UnsafeBufferPointer(start: start + $0 * stride, count: width))
      }
    }
    let (width, height) = (planes.width, planes.height)
    return rows(planes.luma, planes.lumaStride, width, height)
      + rows(planes.cb, planes.chromaStride, width / 2, height / 2)
      + rows(planes.cr, planes.chromaStride, width / 2, height / 2)
  }

  private func psnr(_ a: [UInt8], _ b: [UInt8]) -> Double {
    let squares = zip(a, b).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    guard squares > 0 else { return .infinity }
    return 10 * log10(255 * 255 * Double(a.count) / Double(squares))
  }
}
