// The step that resizes the window.

import SegueScenes

/// A step that resizes the window. One that is larger than the display is scaled down to fit.
struct ResizeStep: DevicePoseStep {
  let step: SceneStep
  /// The new size, in points.
  let width, height: Double
  let isAnimated: Bool

  func start(in playback: ScriptPlayback) {
    let pose = playback.device.pose
    var hold = pose.to
    let display = pose.canvas.held(hold.canvas.orientation)
    (hold.canvas.width, hold.canvas.height) = (width, height)
    hold.fit = min(1, display.width / width, display.height / height)
    change(to: hold, in: playback)
  }
}
