import Foundation
import SegueFiles
import SegueImages
import SegueRecording
import Testing

@Suite @MainActor struct ImageSinkTests {
  private func record(_ sink: some PackingSink, _ numbers: [Int], failing: Int? = nil) throws {
    _ = try Recorder(jobs: 2, rasterizer: StampRasterizer(failing: failing)).record(into: sink) {
      $0 < numbers.count ? numberedList(numbers[$0]) : nil
    }
  }

  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/segue-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    return path
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func red(_ path: String) throws -> UInt8 {
    let bytes = try BoundedFile.read(path: path, limit: 1 << 20)
    return try ImageDecoder.decode(bytes, named: path).pixels[0, 0].red
  }

  @Test("the directory is created, and files have the numbers of the frames")
  func directory() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sink = try ImageSequenceSink(
      directory: folder + "/out", replacing: false, isOpaque: false, number: { 10 * $0 })
    try record(sink, [3, 3, 4])
    #expect(
      try names(folder + "/out") == ["frame-00000.png", "frame-00010.png", "frame-00020.png"])
    #expect(try red(folder + "/out/frame-00010.png") == 3)
    #expect(try red(folder + "/out/frame-00020.png") == 4)
  }

  @Test("after an error, the finished files are whole and there are no others")
  func failure() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pattern = try #require(FramePattern(folder + "/x-%02d.png"))
    let sink = try ImageSequenceSink(pattern: pattern, replacing: false, isOpaque: true)
    #expect(throws: DoubleError.raster) { try record(sink, Array(0..<40), failing: 30) }
    let found = try names(folder)
    let expected = (0..<found.count).map { ($0 < 10 ? "x-0" : "x-") + "\($0).png" }
    #expect(found == expected)
    #expect(found.count <= 30)
    for (number, name) in found.enumerated() { #expect(try red("\(folder)/\(name)") == number) }
  }

  @Test("an existing sequence is refused before the first frame")
  func taken() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pattern = try #require(FramePattern(folder + "/x-%02d.png"))
    try record(ImageSequenceSink(pattern: pattern, replacing: false, isOpaque: true), [1])
    let again = #expect(throws: FileError.self) {
      try ImageSequenceSink(pattern: pattern, replacing: false, isOpaque: true)
    }
    #expect(again?.code == .exists)
    try record(ImageSequenceSink(pattern: pattern, replacing: true, isOpaque: true), [2])
    #expect(try red(folder + "/x-00.png") == 2)
    #expect(throws: FileError.self) {
      try ImageSequenceSink(directory: folder, replacing: false, isOpaque: true)
    }
  }

  @Test("a still takes exactly one frame")
  func still() throws {
    let target = MemoryTarget()
    try record(ImageFileSink(to: target, isOpaque: true), [5])
    #expect(try ImageDecoder.decode(target.bytes, named: "still").pixels[0, 0].red == 5)
    let other = MemoryTarget()
    #expect(throws: RecordingError.self) {
      try record(ImageFileSink(to: other, isOpaque: true), [5, 6])
    }
    #expect((other.bytes.isEmpty, other.commits) == (true, 0))
  }

  @Test("the time of encoding is counted")
  func packSeconds() throws {
    let sink = ImageStreamSink(to: MemoryTarget(), isOpaque: true)
    let statistics = try Recorder(rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 3 ? numberedList($0) : nil
    }
    #expect(statistics.packSeconds > 0)
  }

  @Test("a stream is one PNG after another")
  func stream() throws {
    let (one, three) = (MemoryTarget(), MemoryTarget())
    try record(ImageStreamSink(to: one, isOpaque: true), [5])
    try record(ImageStreamSink(to: three, isOpaque: true), [5, 5, 5])
    #expect(three.bytes == one.bytes + one.bytes + one.bytes)
  }
}
