import SegueFiles
import SeguePixels
import SegueRecording
import SegueVideo
import Testing

@Suite @MainActor struct SinkTests {
  @Test(
    "SHA-256 matches the digests of FIPS 180-4",
    arguments: [
      ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      ("a", 100_000, "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"),
    ])
  func digests(text: String, times: Int, digest: String) {
    let hash = SHA256()
    let bytes = Array(text.utf8)
    for _ in 0..<times { bytes.withUnsafeBufferPointer { hash.update($0) } }
    #expect(hash.hexDigest() == digest)
  }

  @Test("the hash sink keeps one digest per frame, the same for equal pixels")
  func hashes() throws {
    let sink = HashSink()
    _ = try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 6 ? numberedList([0, 1, 1, 0, 2, 2][$0]) : nil
    }
    let digests = sink.digests
    #expect(digests.count == 6)
    #expect(digests[0] == digests[3])
    #expect(digests[1] == digests[2])
    #expect(Set(digests).count == 3)
    #expect(digests[0].count == 64)
  }

  @Test("YUV4MPEG2 has one header and one FRAME line per frame")
  func y4m() throws {
    let target = MemoryTarget()
    let sink = RawVideoSink(.y4m(rateNumerator: 30000, rateDenominator: 1001), to: target)
    _ = try Recorder(rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 3 ? numberedList(7 + $0 / 2, width: 3, height: 3) : nil
    }
    let header = "YUV4MPEG2 W4 H4 F30000:1001 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n"
    let frame = { (luma: UInt8) in Array("FRAME\n".utf8) + [luma] + [UInt8](repeating: 0, count: 23)
    }
    #expect(target.bytes == Array(header.utf8) + frame(7) + frame(7) + frame(8))
    #expect(target.commits == 1)
  }

  @Test("raw video is RGBA without padding")
  func raw() throws {
    let target = MemoryTarget()
    _ = try Recorder(rasterizer: StampRasterizer()).record(into: RawVideoSink(.rgba, to: target)) {
      $0 < 2 ? numberedList($0, width: 2, height: 1) : nil
    }
    #expect(
      target.bytes == [0, 0, 0, 255, 0, 0, 0, 0] + [1, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test("a full device is an error that names it")
  func full() throws {
    let descriptor = try #require(openForWriting("/dev/full"))
    defer { closeFile(descriptor) }
    let target = DescriptorTarget(descriptor: descriptor, name: "full")
    let error = #expect(throws: FileError.self) { try target.write([1, 2, 3]) }
    #expect(error?.description == "full: No space left on device (writing)")
  }

  @Test(
    "a pattern has one placeholder for the number",
    arguments: [
      ("x-%04d.png", 7, "x-0007.png"), ("x-%d.png", 1234, "x-1234.png"), ("x%d", 7, "x7"),
      ("100%%/%03d.png", 5, "100%/005.png"), ("a%02dz", 12345, "a12345z"),
    ])
  func pattern(text: String, number: Int, path: String) {
    #expect(FramePattern(text)?.path(number) == path)
  }

  @Test(
    "invalid patterns are refused",
    arguments: ["x.png", "%d-%d.png", "%x.png", "%0d.png", "%", "%00d", "%4d", "%%"])
  func noPattern(text: String) { #expect(FramePattern(text) == nil) }

  @Test(
    "a pattern is described as it is written",
    arguments: ["x-%04d.png", "%d", "%%%d%%", "100%%/%03d.png", "a%%%%b%d"])
  func description(text: String) { #expect(FramePattern(text)?.description == text) }

  @Test("a pattern knows its directory and its own files")
  func directory() throws {
    #expect(FramePattern(directory: "out/").path(3) == "out/frame-00003.png")
    #expect(FramePattern(directory: "out").directory == "out")
    #expect(FramePattern("%d.png")?.directory == ".")
    #expect(FramePattern("/%d.png")?.directory == "/")
    #expect(FramePattern("a/%d/b.png")?.directory == nil)
    let pattern = try #require(FramePattern("out/x-%03d.png"))
    #expect(pattern.matches(fileName: "x-001.png"))
    #expect(pattern.matches(fileName: "x-12345.png"))
    #expect(!pattern.matches(fileName: "x-01.png"))
    #expect(!pattern.matches(fileName: "x-00a.png"))
    #expect(!pattern.matches(fileName: "y-001.png"))
  }
}
