// A finger on the page, live: the scene is played to an instant and goes on under the touches of the
// page's pointers. The page's timestamps give the touches their times, so that velocities are those
// of the pointer and not those of the connection.

import CoreGraphics
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld

/// A live session of one page.
@MainActor
package final class LiveSession {
  /// The phases of a pointer.
  package enum Phase: String, Sendable {
    case began, moved, ended, cancelled
  }

  /// A frame of a live session.
  package struct Frame: Sendable {
    /// The number of the frame in the clip.
    package let index: Int
    /// The instant of the frame.
    package let time: FrameTime
    /// What the frame shows.
    package let list: DisplayList
  }

  /// The number of the frame at which the session begins.
  package let firstFrame: Int
  private let stage: LiveStage
  private let original: Stage
  private let rate: FrameRate
  /// The number of the last frame that was returned, or one less than the first.
  private var lastFrame: Int
  /// The time of the session, in seconds, minus the time of the page's clock.
  private var offset: Double?

  /// The time by which the first touch is later than the last frame, in seconds. The pointer's later
  /// events may arrive that much late without a change of their distances in time.
  private static let slack = 1.0 / 60

  /// Plays the scene of `stage` to the frame at or before `time`, in a world of its own.
  /// - Parameters:
  ///   - stage: The stage of the scene, which is not played.
  ///   - time: The instant at which the session begins.
  ///   - timeline: The timeline of the scene's script.
  /// - Throws: `Failure` if the playback cannot continue.
  package init(_ stage: Stage, at time: FrameTime, _ timeline: ScriptTimeline) throws {
    original = stage
    rate = stage.document.canvas.rate
    firstFrame = time.index
    lastFrame = time.index - 1
    self.stage = try LiveStage(stage, at: time.lastInstant, timeline)
  }

  // MARK: Touches

  /// Takes an event of a pointer.
  /// - Parameters:
  ///   - finger: The number of the finger or pointer.
  ///   - point: The location in points of the picture.
  ///   - timestamp: The time of the event on the page's clock, in milliseconds.
  package func touch(_ finger: Int, _ phase: Phase, at point: CGPoint, timestamp: Double) {
    guard timestamp.isFinite, point.x.isFinite, point.y.isFinite else { return }
    let place = stage.windowPoint(point)
    switch phase {
    case .began: stage.touches.began(finger, at: place, time: time(of: timestamp))
    case .moved: stage.touches.moved(finger, to: place, time: time(of: timestamp))
    case .ended, .cancelled:
      stage.touches.moved(finger, to: place, time: time(of: timestamp))
      let end: TouchEnd = phase == .ended ? .release : .cancel
      stage.touches.ended(finger, end, time: time(of: timestamp))
    }
  }

  /// Returns the time of the session at a time of the page's clock. An event that arrives too late
  /// for its instant moves all later ones by as much, so that the times between them remain.
  private func time(of timestamp: Double) -> VirtualTime {
    let earliest = stage.touches.earliestTime.seconds
    let seconds = timestamp / 1000
    let offset = max(self.offset ?? (earliest + Self.slack - seconds), earliest - seconds)
    self.offset = offset
    return VirtualTime(seconds: seconds + offset)
  }

  // MARK: Frames

  /// Advances the session and returns its newest frame.
  /// - Parameter elapsed: The time since the beginning of the session, in seconds.
  /// - Returns: The last frame that is not after that time, or `nil` if it was returned before.
  /// - Throws: `Failure` if the playback cannot continue.
  package func frame(elapsed: Double) throws -> Frame? {
    let frames = (max(0, elapsed) * rate.framesPerSecond + 1e-6).rounded(.down)
    let index = firstFrame + Int(min(frames, Double(SceneLimits.frames)))
    guard index > lastFrame else { return nil }
    return try frame(index)
  }

  /// Advances the session to a frame and returns it. Frames are requested in ascending order.
  private func frame(_ index: Int) throws -> Frame? {
    let time = FrameTime(
      index: index, rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    lastFrame = index
    return try stage.frame(at: time).map { Frame(index: index, time: time, list: $0) }
  }

  /// The number of frames per second of the clip.
  package var framesPerSecond: Double { rate.framesPerSecond }

  /// A Boolean value that indicates whether a finger is down or a transition is running.
  package var isMoving: Bool { !stage.touches.fingersDown.isEmpty || stage.isMoving }

  // MARK: Recording

  /// Ends the session. Fingers that are still down are cancelled.
  /// - Returns: The recording, which lasts up to the last frame that was returned.
  /// - Throws: `Failure` if the recording cannot be played.
  package func end() throws -> LiveRecording {
    for finger in stage.touches.fingersDown {
      stage.touches.ended(finger, .cancel, time: stage.touches.earliestTime)
    }
    let fingers = stage.touches.recorded
    let shown = FrameTime(
      index: max(lastFrame, firstFrame) + 1, rateNumerator: rate.numerator,
      rateDenominator: rate.denominator)
    let duration = (shown.lastInstant - stage.start).seconds
    let touches = TouchRecording(
      cut: stage.cut, fingers: fingers, duration: max(duration, fingers.duration))
    return try LiveRecording(touches, of: original, from: stage.start)
  }
}

extension [SceneFinger] {
  /// The time at which the last finger is lifted, in seconds.
  fileprivate var duration: Double {
    compactMap { $0.samples.last?.seconds }.max() ?? 0
  }
}
