// What a recording cost, for `--stats` and for benchmarks. Nothing here reaches a pixel.

/// What a recording cost.
public struct RecordingStatistics: Sendable, Hashable {
  /// Frames handed to the sink.
  public var frames = 0
  /// Frames that were rasterized; the others repeat the one before them.
  public var rasterizedFrames = 0
  /// Size of every frame.
  public var size = FrameSize(width: 0, height: 0)
  /// Seconds on the main actor: script, layout, animations, display lists.
  public var stageSeconds = 0.0
  /// Seconds of rasterizing, summed over the threads that do it.
  public var rasterSeconds = 0.0
  /// Seconds of turning pixels into file contents on those threads (PNG), summed.
  public var packSeconds = 0.0
  /// Seconds in the sink: encoder and files.
  public var sinkSeconds = 0.0
  /// Seconds from beginning to end.
  public var totalSeconds = 0.0
  /// Threads that rasterized.
  public var jobs = 0
  /// The most frame buffers that existed at once.
  public var buffers = 0

  /// Nothing yet.
  public init() {}

  /// Frames of the clip made in a second.
  public var framesPerSecond: Double {
    totalSeconds > 0 ? Double(frames) / totalSeconds : 0
  }
}
