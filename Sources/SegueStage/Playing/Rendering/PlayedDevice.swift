// The device of a playback: its pose, and the status bars that are drawn over the window.

import SegueDisplay
import SegueScenes
import SegueWorld
import UIKit

/// The device that shows the window of a playback.
@MainActor
final class PlayedDevice {
  /// The pose of the device in the image.
  private(set) var pose: DevicePose
  private let document: SceneDocument
  private let world: World
  private var statusBars: StatusBars
  /// The status bars before the last change of the pose, or `nil` if the pose has not changed.
  private var previousStatusBars: StatusBars?

  /// Creates a device in the orientation of the scene's canvas.
  init(_ document: SceneDocument, in world: World) {
    (self.document, self.world) = (document, world)
    pose = DevicePose(document.canvas)
    statusBars = world.run { StatusBars(document) }
  }

  /// Starts a change of the pose at the current instant.
  /// - Parameters:
  ///   - hold: The pose after the change.
  ///   - duration: The duration of the change, in seconds.
  func change(to hold: DevicePose.Hold, duration: Double) {
    pose.from = pose.to
    pose.to = hold
    (pose.start, pose.duration) = (world.now.seconds, duration)
    previousStatusBars = statusBars
    statusBars = world.run { StatusBars(document, on: hold.canvas) }
  }

  /// Returns the items of the status bar over `window`, of which `list` is the frame, at `seconds`, from back to front. While the
  /// pose changes, the old bar fades out in the first half of the change, and the new one fades in
  /// in the second.
  func statusBar(
    over window: UIWindow, _ list: DisplayList, at seconds: Double
  ) -> [DisplayItem] {
    world.run {
      let current = statusBars.items(over: window, list, in: world, at: seconds)
      let progress = pose.progress(at: seconds)
      guard progress < 1, let previousStatusBars else { return current }
      let previous = previousStatusBars.items(over: window, list, in: world, at: seconds)
      return progress < 0.5
        ? previous.map { $0.faded(by: 1 - 2 * progress) }
        : current.map { $0.faded(by: 2 * progress - 1) }
    }
  }
}
