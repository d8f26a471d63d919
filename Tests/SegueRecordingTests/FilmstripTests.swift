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
    Filmstrip.Layout(
      frame: FrameSize(width: 60, height: 10), count: count, columns: columns, labelHeight: 7)
  }

  @Test(
    "the strip has space for its frames, gaps and labels",
    arguments: [
      (1, 1, 68, 27), (3, 3, 196, 27), (3, 9, 196, 27), (3, 2, 132, 50), (4, 2, 132, 50),
    ])
  func size(count: Int, columns: Int, width: Int, height: Int) {
    let size = layout(count: count, columns: columns).size
    #expect(size == FrameSize(width: width, height: height))
  }

  @Test("without labels there is no space for them")
  func unlabeled() {
    let layout = Filmstrip.Layout(frame: FrameSize(width: 60, height: 10), count: 2, columns: 1)
    #expect(layout.size == FrameSize(width: 68, height: 32))
  }

  @Test("gaps grow with the frame: a twentieth of its width, and half of that above a label")
  func wideFrames() {
    let layout = Filmstrip.Layout(
      frame: FrameSize(width: 420, height: 10), count: 1, columns: 1, labelHeight: 7)
    #expect(layout.gap == 21)
    #expect(layout.size == FrameSize(width: 420 + 2 * 21, height: 10 + 10 + 7 + 2 * 21))
  }

  @Test("frames are arranged in rows, and nothing else is covered")
  func places() throws {
    let strip = try Filmstrip(layout(count: 3, columns: 2))
    try strip.place(frame(PremultipliedRGBA8(1, 2, 3, 255)), at: 0, label: nil)
    try strip.place(frame(PremultipliedRGBA8(4, 5, 6, 255)), at: 2, label: nil)
    #expect(strip.pixels[4, 4] == PremultipliedRGBA8(1, 2, 3, 255))
    #expect(strip.pixels[63, 13] == PremultipliedRGBA8(1, 2, 3, 255))
    #expect(strip.pixels[4, 27] == PremultipliedRGBA8(4, 5, 6, 255))
    for (x, y) in [(3, 4), (64, 4), (68, 4), (4, 14), (4, 26), (131, 49)] {
      #expect(strip.pixels[x, y] == Filmstrip.background)
    }
  }

  @Test("a checkerboard shows through what is transparent")
  func transparent() throws {
    let strip = try Filmstrip(layout(count: 2, columns: 2))
    try strip.place(frame(PremultipliedRGBA8(0, 0, 0, 0)), at: 0, label: nil)
    try strip.place(frame(PremultipliedRGBA8(100, 0, 0, 128)), at: 1, label: nil)
    let (white, gray) = (
      PremultipliedRGBA8(0xFF, 0xFF, 0xFF, 0xFF), PremultipliedRGBA8(0xD1, 0xD1, 0xD1, 0xFF)
    )
    #expect(strip.pixels[4, 4] == white && strip.pixels[9, 9] == white)
    #expect(strip.pixels[10, 4] == gray && strip.pixels[4, 10] == gray)
    #expect(strip.pixels[10, 10] == white)
    #expect(strip.pixels[68, 4] == PremultipliedRGBA8(227, 127, 127, 255))
    #expect(strip.pixels[74, 4] == PremultipliedRGBA8(204, 104, 104, 255))
    // What shows through is rounded to the nearest number: 209 · 97 / 255 is 79.5.
    try strip.place(frame(PremultipliedRGBA8(1, 0, 158, 158)), at: 0, label: nil)
    #expect(strip.pixels[10, 4] == PremultipliedRGBA8(81, 80, 238, 255))
    try strip.place(frame(PremultipliedRGBA8(9, 0, 254, 254)), at: 0, label: nil)
    #expect(strip.pixels[4, 4] == PremultipliedRGBA8(10, 1, 255, 255))
  }

  @Test("labels are below their frames and cut off at their space")
  func label() throws {
    let strip = try Filmstrip(layout(count: 2, columns: 2))
    let ink = PremultipliedRGBA8(1, 1, 1, 255)
    let label = try frame(ink, width: 70, height: 9)
    try strip.place(frame(PremultipliedRGBA8(9, 9, 9, 255)), at: 0, label: label)
    for y in 0..<strip.pixels.height {
      for x in 0..<strip.pixels.width {
        let isLabel = (4..<64).contains(x) && (16..<23).contains(y)
        #expect((strip.pixels[x, y] == ink) == isLabel)
      }
    }
  }

  @Test("a frame of another size and an oversized strip are refused")
  func refused() throws {
    let strip = try Filmstrip(layout(count: 1, columns: 1))
    #expect(throws: RecordingError.self) {
      try strip.place(frame(PremultipliedRGBA8(0, 0, 0, 0), width: 61), at: 0, label: nil)
    }
    #expect(throws: PixelError.self) { try Filmstrip(layout(count: 300, columns: 300)) }
  }

  @Test("a recording fills a strip, including repeated frames")
  @MainActor func recorded() throws {
    let target = MemoryTarget()
    let strip = try Filmstrip(
      Filmstrip.Layout(frame: FrameSize(width: 4, height: 2), count: 3, columns: 3))
    let sink = FilmstripSink(
      strip: strip, labels: [nil, nil, nil], sink: RawVideoSink(.rgba, to: target))
    _ = try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 3 ? numberedList([7, 7, 8][$0]) : nil
    }
    #expect([4, 12, 20].map { strip.pixels[$0, 4].red } == [7, 7, 8])
    for y in 4..<6 {
      for x in 4..<8 { #expect(strip.pixels[x + 8, y] == strip.pixels[x, y], "\(x), \(y)") }
    }
    #expect(target.bytes.count == 4 * strip.pixels.width * strip.pixels.height)
    #expect(target.commits == 1)
  }
}
