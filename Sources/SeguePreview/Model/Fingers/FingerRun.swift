// The real time of a live session: its frames go to the page as they become due, and those that
// would be late are left out.

import SegueDiagnostics
import SegueWorld

/// A recording with the text of the scene in which it was made.
struct StudioRecording {
  let recording: LiveRecording
  let original: [UInt8]
}

/// A recording that a page shows in place of its file.
package struct ReplayedRecording {
  /// The number of the recording.
  let number: Int
  /// The scene that repeats the session.
  let scene: LoadedScene
}

/// A live session that runs in real time and is shown in a page.
@MainActor
final class FingerRun {
  let live: LiveSession
  /// The text of the scene in which the session runs.
  let original: [UInt8]
  private weak var session: PreviewSession?
  private weak var page: PreviewPage?
  private var task: Task<Void, Never>?
  private var sentCount = 0
  private var drawnCount = 0

  /// The number of pictures that the page may not have drawn yet.
  private static let maximumUndrawn = 2
  /// The duration after which a session ends by itself.
  private static let maximumDuration = Duration.seconds(600)

  init(_ live: LiveSession, original: [UInt8], session: PreviewSession, page: PreviewPage) {
    (self.live, self.original) = (live, original)
    (self.session, self.page) = (session, page)
  }

  /// Starts the clock.
  func start() {
    let clock = ContinuousClock()
    let beginning = clock.now
    let interval = Duration.seconds(1 / max(1, live.framesPerSecond))
    task = Task { @MainActor [weak self] in
      while !Task.isCancelled {
        let elapsed = beginning.duration(to: clock.now)
        guard elapsed < Self.maximumDuration, self?.show(at: elapsed) == true else { break }
        let next = (elapsed / interval).rounded(.down) + 1
        try? await clock.sleep(until: beginning.advanced(by: interval * next))
      }
    }
  }

  /// Stops the clock. The session can still be ended.
  func stop() {
    task?.cancel()
    task = nil
    page?.send(Self.state(at: nil))
  }

  /// Records that the page has drawn the picture with a number.
  func pictureWasDrawn(_ serial: Int) { drawnCount = max(drawnCount, serial) }

  /// Shows the frame that is due.
  /// - Returns: A Boolean value that indicates whether the session goes on.
  private func show(at elapsed: Duration) -> Bool {
    guard let session, let page else { return false }
    let seconds = elapsed / .seconds(1)
    do {
      guard let frame = try live.frame(elapsed: seconds) else { return true }
      // A page that reports nothing receives every frame.
      let isBehind = drawnCount > 0 && sentCount - drawnCount >= Self.maximumUndrawn
      if isBehind { return true }
      sentCount += 1
      session.show(
        frame.list, at: frame.time.seconds, index: frame.index, serial: sentCount, to: page)
      page.send(Self.state(at: frame.time.seconds))
      return true
    } catch {
      page.send(Self.state(at: nil, problem: error.previewMessage))
      return false
    }
  }

  private static func state(at seconds: Double?, problem: String? = nil) -> JSONText {
    .object([
      ("type", .string("live")), ("time", .optional(seconds)),
      ("state", .string(seconds == nil ? "ended" : "running")), ("message", .optional(problem)),
    ])
  }
}
