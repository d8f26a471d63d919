import SegueDisplay
import SeguePixels
import SegueRecording
import SegueVideo
import Testing

@Suite @MainActor struct RecorderTests {
  @Test("frames reach the sink in order with any number of jobs", arguments: [1, 2, 3, 8])
  func order(jobs: Int) throws {
    let sink = MemorySink()
    let statistics = try Recorder(jobs: jobs, rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 300 ? numberedList($0) : nil
    }
    #expect(sink.numbers == Array(0..<300))
    #expect((sink.finished, sink.cancelled) == (1, 0))
    #expect((statistics.frames, statistics.rasterizedFrames) == (300, 300))
    #expect(statistics.size == FrameSize(width: 4, height: 2))
  }

  @Test("a display list equal to the previous one is not rasterized again")
  func repeats() throws {
    let sink = MemorySink()
    let statistics = try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 10 ? numberedList($0 / 5) : nil
    }
    #expect(sink.numbers == [0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
    #expect(sink.repeats == 8)
    #expect((statistics.frames, statistics.rasterizedFrames) == (10, 2))
  }

  @Test("buffers are bounded by the jobs, not by the length of the clip", arguments: [1, 4])
  func buffers(jobs: Int) throws {
    let statistics = try Recorder(jobs: jobs, rasterizer: StampRasterizer()).record(
      into: MemorySink()
    ) { $0 < 1000 ? numberedList($0) : nil }
    #expect(statistics.buffers <= 2 * jobs + 1)
  }

  @Test("a clip of one frame needs one buffer, and has as many threads as jobs")
  func oneFrame() throws {
    let statistics = try Recorder(jobs: 8, rasterizer: StampRasterizer()).record(
      into: MemorySink()
    ) { $0 < 1 ? numberedList(3) : nil }
    #expect((statistics.buffers, statistics.jobs) == (1, 8))
  }

  @Test("buffers of large frames take 4 GiB at most")
  func largeFrames() throws {
    let statistics = try Recorder(jobs: 40, rasterizer: StampRasterizer()).record(
      into: MemorySink()
    ) { $0 < 1 ? numberedList(3, width: 8192, height: 8192) : nil }
    #expect((statistics.buffers, statistics.jobs) == (1, 16))
  }

  @Test("frames without pixels are an error")
  func noPixels() {
    let sink = MemorySink()
    #expect(throws: PixelError.self) {
      try Recorder(rasterizer: StampRasterizer()).record(into: sink) {
        $0 < 1 ? numberedList(3, width: 0, height: 0) : nil
      }
    }
    #expect((sink.finished, sink.cancelled) == (0, 1))
  }

  @Test("the time in the sink includes its end")
  func sinkSeconds() throws {
    let sink = MemorySink()
    sink.secondsToFinish = 0.05
    let statistics = try Recorder(rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 1 ? numberedList(3) : nil
    }
    #expect(statistics.sinkSeconds >= 0.05 && statistics.packSeconds == 0)
  }

  @Test("a sink that requires planes receives planes")
  func planes() throws {
    let sink = MemorySink(pixelFormat: .yCbCr420)
    _ = try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(into: sink) {
      $0 < 5 ? numberedList($0) : nil
    }
    #expect(sink.numbers == [0, 1, 2, 3, 4])
  }

  @Test("a recording without frames is an error and leaves nothing")
  func empty() {
    let sink = MemorySink()
    #expect(throws: RecordingError.noFrames) {
      try Recorder(rasterizer: StampRasterizer()).record(into: sink) { _ in nil }
    }
    #expect((sink.finished, sink.cancelled) == (0, 1))
  }

  @Test("a frame of another size is an error that names both sizes")
  func sizes() {
    let sink = MemorySink()
    let error = RecordingError.sizeChanged(
      from: FrameSize(width: 4, height: 2), to: FrameSize(width: 5, height: 2))
    #expect(throws: error) {
      try Recorder(rasterizer: StampRasterizer()).record(into: sink) {
        numberedList($0, width: $0 == 3 ? 5 : 4)
      }
    }
    #expect(sink.cancelled == 1)
  }

  @Test("an error of any stage stops the recording and cancels the sink", arguments: [0, 1, 7])
  func errors(at frame: Int) {
    let source = MemorySink()
    #expect(throws: DoubleError.source) {
      try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(into: source) {
        if $0 == frame { throw DoubleError.source }
        return numberedList($0)
      }
    }
    let raster = MemorySink()
    #expect(throws: DoubleError.raster) {
      try Recorder(jobs: 2, rasterizer: StampRasterizer(failing: frame)).record(into: raster) {
        numberedList($0)
      }
    }
    let appending = MemorySink()
    appending.failingFrame = frame
    #expect(throws: DoubleError.append) {
      try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(into: appending) {
        numberedList($0)
      }
    }
    for sink in [source, raster, appending] {
      #expect((sink.finished, sink.cancelled) == (0, 1))
    }
  }

  @Test("an error when the sink finishes is reported")
  func finishing() {
    let sink = MemorySink()
    sink.failsToFinish = true
    #expect(throws: DoubleError.finish) {
      try Recorder(rasterizer: StampRasterizer()).record(into: sink) {
        $0 < 3 ? numberedList($0) : nil
      }
    }
    #expect(sink.cancelled == 1)
  }

  @Test("cancellation stops an endless clip")
  func cancellation() {
    let sink = MemorySink()
    let cancellation = Cancellation()
    sink.onAppend = { if $0 == 20 { cancellation.cancel() } }
    #expect(throws: RecordingError.cancelled) {
      try Recorder(jobs: 2, rasterizer: StampRasterizer()).record(
        into: sink, cancellation: cancellation
      ) { numberedList($0 & 0xfff) }
    }
    #expect((sink.finished, sink.cancelled) == (0, 1))
  }

  @Test("a recording cancelled before it begins does nothing")
  func cancelledBefore() {
    let sink = MemorySink()
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: RecordingError.cancelled) {
      try Recorder(rasterizer: StampRasterizer()).record(into: sink, cancellation: cancellation) {
        numberedList($0 & 0xfff)
      }
    }
    #expect(sink.numbers.count <= 1)
    #expect(sink.cancelled == 1)
  }

  @Test("progress counts every frame once, in order")
  func progress() throws {
    let counts = Counts()
    _ = try Recorder(jobs: 3, rasterizer: StampRasterizer()).record(
      into: MemorySink(), progress: { counts.values.append($0) },
      source: { $0 < 50 ? numberedList($0 / 2) : nil })
    #expect(counts.values == Array(1...50))
  }
}

private final class Counts: @unchecked Sendable {
  // Unchecked: written by the sink's thread only, read after the recording.
  var values: [Int] = []
}
