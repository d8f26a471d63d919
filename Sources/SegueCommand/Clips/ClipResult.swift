import SegueRecording

/// What became of a clip.
struct ClipResult: Sendable {
  var clip: String
  var output: String
  var shape: ClipShape
  var statistics: RecordingStatistics
  /// Bytes of the file, if it is one.
  var bytes: Int?
  /// Whether it is a single picture, which has no rate.
  var isPicture = false
}
