// The cost of a recording, for `--stats` and for benchmarks. It has no influence on any pixel.

/// The times and counts of a recording.
public struct RecordingStatistics: Sendable, Hashable {
  /// The number of frames passed to the sink.
  public var frames = 0
  /// The number of frames that were rasterized. The others repeat the one before them.
  public var rasterizedFrames = 0
  /// The size of every frame.
  public var size = FrameSize(width: 0, height: 0)
  /// The time on the main actor in seconds: script, layout, animations, display lists.
  public var stageSeconds = 0.0
  /// The time of rasterizing in seconds, summed over the rasterizing threads.
  public var rasterSeconds = 0.0
  /// The time of encoding PNG on the rasterizing threads in seconds, summed over them.
  public var packSeconds = 0.0
  /// The time in the sink in seconds, for encoding and writing files.
  public var sinkSeconds = 0.0
  /// The time from beginning to end in seconds.
  public var totalSeconds = 0.0
  /// The number of rasterizing threads.
  public var jobs = 0
  /// The maximum number of frame buffers that existed at the same time.
  public var buffers = 0

  /// Creates empty statistics.
  public init() {}

  /// The number of frames recorded per second.
  public var framesPerSecond: Double {
    totalSeconds > 0 ? Double(frames) / totalSeconds : 0
  }
}
