// What the alignment of a recording found, and the figures that are reported of it.

import SeguePixels

/// The result of an alignment.
package struct AlignmentResult: Sendable {
  /// Where our picture is in the recording.
  package var place: RecordingPlace
  /// The relation of the recording's times to ours.
  package var base: TimeBase
  /// The frames per second of the clock that a GIF's delays were rounded from, or `nil`.
  package var clock: Int?
  /// The correlation of the pictures, from −1 to 1, and how much closer the frames are than frames
  /// at random, from 0 to 1.
  package var correlation = 0.0, timeAgreement = 0.0
  /// The colors of the recording as a function of ours, or `nil` if no frames were given for it.
  package var colors: ColorTransfer?
  /// The pairs of frames that show the same at rest: of the recording, and of ours.
  package var restingFrames: [(recording: Int, ours: Int)] = []
  /// The tracked edges.
  package var samples: [EdgeSample] = []
  /// The recorded frames in which something moves, each with what was measured.
  package var frames: [AlignedFrame] = []
  /// The number of recorded frames that repeat the one before although ours moves, and of those
  /// that are missing while ours moves.
  package var repeated = 0, dropped = 0

  /// Fits the colors to pairs of frames that show the same: of the recording, and of ours.
  package mutating func fitColors(
    _ pairs: [(PixelBuffer, PixelBuffer)], size: (width: Double, height: Double)
  ) {
    guard !pairs.isEmpty else { return }
    colors = ColorTransfer(pairs.map { (recording: $0.0, ours: $0.1) }, place, size: size)
  }

  /// Counts recorded frames from the first of the file.
  /// - Parameter first: The index of the first frame that was used.
  package mutating func countFrames(from first: Int) {
    for index in frames.indices { frames[index].index += first }
    for index in samples.indices { samples[index].frame += first }
  }

  /// The position errors of all edges in points, without their signs.
  package var position: ErrorSummary? {
    ErrorSummary(samples.map { (abs($0.error), $0.instant, $0.frame) })
  }
  /// The timing errors of all frames in milliseconds, without their signs.
  package var timing: ErrorSummary? {
    ErrorSummary(
      frames.compactMap { frame in frame.late.map { (abs($0) * 1000, frame.instant, frame.index) } }
    )
  }
}

/// A recorded frame in which something moves.
package struct AlignedFrame: Sendable, Hashable {
  /// Its index in the recording, and its time there in seconds.
  package var index: Int
  package var time: Double
  /// The instant of our clip that it is compared with, in seconds.
  package var instant: Double
  /// The median of the position errors of its edges in points, or `nil` without edges.
  package var position: Double?
  /// By how many seconds the recording is late, or `nil` if nothing moves fast enough.
  package var late: Double?
}

/// The median, the 95th percentile and the worst of some errors.
package struct ErrorSummary: Sendable, Hashable {
  /// The number of errors.
  package let count: Int
  /// The median, the 95th percentile and the largest error.
  package let median, percentile95, worst: Double
  /// The instant of the largest error in our clip, and the recorded frame.
  package let worstInstant: Double
  package let worstFrame: Int

  /// Returns `nil` without errors.
  init?(_ errors: [(error: Double, instant: Double, frame: Int)]) {
    guard let worst = errors.max(by: { $0.error < $1.error }) else { return nil }
    let values = errors.map(\.error)
    count = values.count
    (median, percentile95) = (Statistics.median(values), Statistics.percentile(0.95, of: values))
    (self.worst, worstInstant, worstFrame) = (worst.error, worst.instant, worst.frame)
  }
}
