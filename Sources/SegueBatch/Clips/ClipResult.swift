import SegueRecording

/// What became of a clip.
package struct ClipResult: Sendable {
  /// The scene.
  package var clip: String
  /// Where it went.
  package var output: String
  /// What it is.
  package var shape: ClipShape
  /// What it cost.
  package var statistics: RecordingStatistics
  /// Bytes of the file, if it is one.
  package var bytes: Int?
  /// Whether it is a single picture, which has no rate.
  package var isPicture = false

  /// What became of a clip.
  package init(
    clip: String, output: String, shape: ClipShape, statistics: RecordingStatistics, bytes: Int?,
    isPicture: Bool = false
  ) {
    (self.clip, self.output, self.shape) = (clip, output, shape)
    (self.statistics, self.bytes, self.isPicture) = (statistics, bytes, isPicture)
  }

  /// Seconds that the clip plays.
  package var seconds: Double {
    Double(statistics.frames * shape.rate.denominator) / Double(shape.rate.numerator)
  }
}
