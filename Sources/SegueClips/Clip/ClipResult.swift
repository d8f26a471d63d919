import SegueRecording

/// The result of recording a clip.
package struct ClipResult: Sendable {
  /// The name of the scene.
  package var clip: String
  /// The output.
  package var output: String
  /// The shape of the clip.
  package var shape: ClipShape
  /// The statistics of the recording.
  package var statistics: RecordingStatistics
  /// The size of the file in bytes, or `nil` if the output is not a single file.
  package var bytes: Int?
  /// A Boolean value that indicates whether the output is a single image, which has no frame rate.
  package var isImage = false

  /// Creates a result.
  package init(
    clip: String, output: String, shape: ClipShape, statistics: RecordingStatistics, bytes: Int?,
    isImage: Bool = false
  ) {
    (self.clip, self.output, self.shape) = (clip, output, shape)
    (self.statistics, self.bytes, self.isImage) = (statistics, bytes, isImage)
  }

  /// The duration of the clip in seconds.
  package var seconds: Double {
    Double(statistics.frames * shape.rate.denominator) / Double(shape.rate.numerator)
  }
}
