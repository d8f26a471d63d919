// Moving playback with a completion, and in asynchronous code. It is always exact, and done at once.

import Foundation
import SegueWorld

extension AVPlayer {
  /// Prepares playback. Everything is in memory.
  public func preroll(
    atRate rate: Float, completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    World.current.scheduleNow { completionHandler(true) }
  }

  /// Moves playback to `time` and calls `completionHandler` with `true`.
  public func seek(to time: CMTime, completionHandler: @escaping @MainActor (Bool) -> Void) {
    seek(to: time)
    World.current.scheduleNow { completionHandler(true) }
  }

  /// Moves playback to `time` and calls `completionHandler` with `true`. The tolerances are ignored.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Moves playback to `time`.
  /// - Returns: `true`.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    seek(toSeconds: time.seconds)
    return true
  }

  /// Moves playback to `time`. The tolerances are ignored.
  /// - Returns: `true`.
  @discardableResult
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    seek(toSeconds: time.seconds)
    return true
  }
}
