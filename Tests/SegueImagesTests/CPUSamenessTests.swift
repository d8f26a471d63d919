// The same bytes on any CPU: libav is restricted to no CPU features and must produce the same
// results as with all of its vector code. What another test decodes concurrently is the same either
// way, as the test requires.

import CFFmpeg
import Foundation
import SegueImages
import SeguePixels
import Testing

@Suite struct CPUSamenessTests {
  @Test("images and movies are the same without vector instructions", arguments: files)
  func sameBytes(_ file: TestFile) throws {
    let bytes = try MovieMaker.make(
      "testsrc2=size=95x61:rate=10", ["-frames:v", "\(file.frames)"] + file.arguments, file.ending)
    let fast = try digest(bytes, file)
    av_force_cpu_flags(0)
    defer { av_force_cpu_flags(-1) }
    let plain = try digest(bytes, file)
    #expect(fast == plain)
    #expect(Set(fast).count > 1)
  }

  private func digest(_ bytes: [UInt8], _ file: TestFile) throws -> [[UInt8]] {
    guard file.frames > 1 else { return rows(try ImageDecoder.decode(bytes, named: "x")) }
    let clip = try VideoClip(bytes, named: "x")
    return try (0..<clip.frameCount).flatMap { rows(try clip.bitmap($0)) }
  }

  private func rows(_ bitmap: Bitmap) -> [[UInt8]] {
    (0..<bitmap.height).map { Array(bitmap.pixels.row($0)) }
  }
}

struct TestFile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let ending: String
  var frames = 1
  let arguments: [String]
}

private let files = [
  TestFile(
    testDescription: "JPEG 4:2:0", ending: "jpg",
    arguments: ["-c:v", "mjpeg", "-pix_fmt", "yuvj420p", "-q:v", "2"]),
  TestFile(
    testDescription: "JPEG 4:4:4", ending: "jpg",
    arguments: ["-c:v", "mjpeg", "-pix_fmt", "yuvj444p", "-q:v", "9"]),
  TestFile(testDescription: "WebP", ending: "webp", arguments: ["-c:v", "libwebp"]),
  TestFile(
    testDescription: "WebP, lossless", ending: "webp",
    arguments: ["-c:v", "libwebp", "-lossless", "1"]),
  TestFile(
    testDescription: "H.264", ending: "mp4", frames: 8,
    arguments: ["-c:v", "libx264", "-crf", "30", "-pix_fmt", "yuv420p", "-bf", "2"]),
  TestFile(
    testDescription: "VP8", ending: "webm", frames: 8,
    arguments: ["-c:v", "libvpx", "-b:v", "100k", "-pix_fmt", "yuv420p"]),
  TestFile(
    testDescription: "VP9", ending: "webm", frames: 8,
    arguments: ["-c:v", "libvpx-vp9", "-b:v", "100k", "-pix_fmt", "yuv420p"]),
]
