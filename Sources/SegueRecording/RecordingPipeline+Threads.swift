// The threads of a recording: they rasterize any frame that is ready, or feed the sink in order.

import SegueVideo

extension RecordingPipeline {
  /// Starts the sink's thread and up to `jobs` rasterizing threads, of which at least one is
  /// required.
  func start(
    jobs: Int, rasterizer: any FrameRasterizer, sink: any FrameSink
  ) throws -> Int {
    do {
      try startThread { self.feed(sink) }
    } catch {
      sink.cancel()
      throw error
    }
    for started in 0..<jobs {
      do {
        try startThread { self.rasterize(with: rasterizer, for: sink) }
      } catch  where started > 0 {
        return started
      }
    }
    return jobs
  }

  private func startThread(_ body: @escaping @Sendable () -> Void) throws {
    countThread(1)
    do {
      try RecordingThread.start {
        body()
        self.countThread(-1)
      }
    } catch {
      countThread(-1)
      throw error
    }
  }

  private func rasterize(with rasterizer: any FrameRasterizer, for sink: any FrameSink) {
    do {
      while let (entry, list, buffer) = try nextToRasterize() {
        let rasterSeconds = try secondsTaken { try rasterizer.render(list, into: buffer) }
        guard let packing = sink as? any PackingSink else {
          deliver(entry, .pixels(buffer), rasterSeconds: rasterSeconds, packSeconds: 0)
          continue
        }
        var bytes: [UInt8] = []
        let packSeconds = try secondsTaken { bytes = try packing.pack(buffer) }
        recycle(buffer)
        deliver(entry, .packed(bytes), rasterSeconds: rasterSeconds, packSeconds: packSeconds)
      }
    } catch {
      fail(error)
    }
  }

  private func feed(_ sink: any FrameSink) {
    do {
      var position = 0
      while let result = nextForSink() {
        if case .pixels(let pixels) = result { hooks.frame?(pixels, position) }
        let seconds = try secondsTaken { try take(result, into: sink) }
        position = countFrame(sinkSeconds: seconds)
        hooks.progress(position)
      }
      if error == nil {
        countSink(seconds: try secondsTaken { try sink.finish() })
        try hooks.finished?()
      }
    } catch {
      fail(error)
    }
    if error != nil { sink.cancel() }
  }

  private func take(_ result: Result, into sink: any FrameSink) throws {
    switch result {
    case .repeated: try sink.repeatLast()
    case .packed(let bytes):
      guard let packing = sink as? any PackingSink else { return }
      try packing.append(packed: bytes)
    case .pixels(let buffer):
      try sink.append(buffer)
      recycle(buffer)
    }
  }
}

/// Returns the time that `body` took, in seconds.
func secondsTaken(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body).components
  return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
}
