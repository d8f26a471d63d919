// The frames of a filmstrip: given instants of a scene, or frames of its clip that are chosen evenly
// or by motion.

import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage
import SegueWorld

/// The frames of a filmstrip.
@MainActor
enum FilmstripFrames {
  /// Instants of a scene, in ascending order.
  case instants([FrameTime], of: Clip)
  /// Positions in a clip, in ascending order.
  case positions([Int], of: ClipRecording)

  /// The maximum number of frames among which some are chosen by motion.
  private static let maximumCandidates = 600
  /// The height at which motion is measured, in pixels.
  private static let measuredHeight = 96

  /// Returns the given instants.
  static func at(_ times: [ExactSeconds], of clip: Clip) -> FilmstripFrames {
    let sorted = times.sorted { $0.seconds < $1.seconds }
    return .instants(
      sorted.map { FrameTime(index: $0.numerator, rateNumerator: $0.denominator) }, of: clip)
  }

  /// Returns frames at equal distances, from the first to the last.
  static func even(_ count: Int, of recording: ClipRecording) -> FilmstripFrames {
    let last = recording.total - 1
    let wanted = min(count, last + 1)
    return .positions(
      (0..<wanted).map { wanted == 1 ? 0 : last * $0 / (wanted - 1) }, of: recording)
  }

  /// Returns frames that are chosen by what changes between them.
  /// - Parameters:
  ///   - small: The same clip with smaller frames, which are drawn to measure the changes.
  ///   - jobs: The number of frames that are drawn in parallel.
  static func byMotion(
    _ count: Int, of recording: ClipRecording, small: ClipRecording, jobs: Int,
    cancellation: Cancellation
  ) throws -> FilmstripFrames {
    let last = recording.total - 1
    let distance = max(1, (last + maximumCandidates - 1) / maximumCandidates)
    var candidates = Array(stride(from: 0, through: last, by: distance))
    if candidates.last != last { candidates.append(last) }
    let sink = MotionSink()
    _ = try Recorder(jobs: jobs, rasterizer: Rasterizer()).record(
      into: sink, cancellation: cancellation
    ) { index in
      index < candidates.count ? try small.frame(at: candidates[index]) : nil
    }
    let chosen = MotionInstants(changes: sink.changes).frames(count)
    return .positions(chosen.map { candidates[$0] }, of: recording)
  }

  /// Returns the options of the clip with which motion is measured.
  static func measuring(_ options: ClipOptions, height: Int) -> ClipOptions {
    var options = options
    (options.scale, options.size, options.width) = (nil, nil, nil)
    options.height = PixelLength(min(height, measuredHeight))
    return options
  }

  /// The number of frames.
  var count: Int {
    switch self {
    case .instants(let times, _): times.count
    case .positions(let positions, _): positions.count
    }
  }

  /// The instants of the scene that the frames show.
  var instants: [FrameTime] {
    switch self {
    case .instants(let times, _): times
    case .positions(let positions, let recording):
      positions.compactMap { recording.instant(at: $0) }
    }
  }

  /// Returns the display list of a frame.
  /// - Throws: `UsageProblem` if the scene has ended by then.
  func list(_ index: Int) throws -> DisplayList? {
    switch self {
    case .positions(let positions, let recording): return try recording.frame(at: positions[index])
    case .instants(let times, let clip):
      guard let list = try clip.stage.frame(at: times[index]) else {
        throw UsageProblem(
          "\(clip.document.path) ends before \(times[index].label); expected an earlier time")
      }
      return list
    }
  }
}
