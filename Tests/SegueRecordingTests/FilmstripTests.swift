import SeguePixels
import SegueRecording
import SegueVideo
import Testing

@Suite struct FilmstripTests {
  private func frame(_ color: PremultipliedRGBA8, width: Int = 60, height: Int = 10) throws
    -> PixelBuffer
  {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixels[x, y] = color } }
    return pixels
  }

  private func layout(count: Int, columns: Int) -> Filmstrip.Layout {
    Filmstrip.Layout(frame: FrameSize(width: 60, height: 10), count: count, columns: columns)
  }

  @Test(
    "the strip has space for its frames, gaps and labels",
    arguments: [
      (1, 1, 68, 29), (3, 3, 196, 29), (3, 9, 196, 29), (3, 2, 132, 54), (4, 2, 132, 54),
    ])
  func size(count: Int, columns: Int, width: Int, height: Int) {
    let size = layout(count: count, columns: columns).size
    #expect(size == FrameSize(width: width, height: height))
  }

  @Test("frames are arranged in rows over black, and nothing else is covered")
  func places() throws {
    let strip = try Filmstrip(layout(count: 3, columns: 2))
    try strip.place(frame(PremultipliedRGBA8(1, 2, 3, 255)), at: 0, label: "")
    try strip.place(frame(PremultipliedRGBA8(4, 5, 6, 7)), at: 2, label: "")
    #expect(strip.pixels[4, 4] == PremultipliedRGBA8(1, 2, 3, 255))
    #expect(strip.pixels[63, 13] == PremultipliedRGBA8(1, 2, 3, 255))
    #expect(strip.pixels[4, 29] == PremultipliedRGBA8(4, 5, 6, 255))
    let paper = strip.pixels[0, 0]
    for (x, y) in [(3, 4), (64, 4), (68, 4), (4, 14), (4, 28), (131, 53)] {
      #expect(strip.pixels[x, y] == paper)
    }
  }

  @Test("labels are digits of five by seven dots")
  func label() throws {
    let strip = try Filmstrip(layout(count: 1, columns: 1))
    try strip.place(frame(PremultipliedRGBA8(9, 9, 9, 255)), at: 0, label: "1.4s?")
    let paper = strip.pixels[0, 0]
    let drawn = (18..<25).map { y in
      String((4..<28).map { strip.pixels[$0, y] == paper ? "." : "#" })
    }
    #expect(
      drawn == [
        "..#............#........",
        ".##...........##........",
        "..#..........#.#...####.",
        "..#.........#..#..#.....",
        "..#.........#####..###..",
        "..#....##......#......#.",
        ".###...##......#..####..",
      ])
  }

  @Test("a label is clipped to its frame")
  func longLabel() throws {
    let strip = try Filmstrip(layout(count: 2, columns: 2))
    try strip.place(
      frame(PremultipliedRGBA8(9, 9, 9, 255)), at: 0, label: String(repeating: "8", count: 50))
    let paper = strip.pixels[0, 0]
    #expect((18..<25).allSatisfy { y in (64..<132).allSatisfy { strip.pixels[$0, y] == paper } })
  }

  @Test("a frame of another size and an oversized strip are refused")
  func refused() throws {
    let strip = try Filmstrip(layout(count: 1, columns: 1))
    #expect(throws: RecordingError.self) {
      try strip.place(frame(PremultipliedRGBA8(0, 0, 0, 0), width: 61), at: 0, label: "")
    }
    #expect(throws: PixelError.self) { try Filmstrip(layout(count: 300, columns: 300)) }
  }

  @Test("a recording fills a strip, including repeated frames")
  @MainActor func recorded() throws {
    let target = MemoryTarget()
    let strip = try Filmstrip(
      Filmstrip.Layout(frame: FrameSize(width: 4, height: 2), count: 3, columns: 3))
    let sink = FilmstripSink(
      strip: strip, labels: ["", "", ""], sink: RawVideoSink(.rgba, to: target))
    _ = try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 3 ? numberedList([7, 7, 8][$0]) : nil
    }
    #expect([4, 12, 20].map { strip.pixels[$0, 4].red } == [7, 7, 8])
    #expect(target.bytes.count == 4 * strip.pixels.width * strip.pixels.height)
    #expect(target.commits == 1)
  }
}
