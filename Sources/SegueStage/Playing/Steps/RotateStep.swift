// The step that rotates the device.

import SegueScenes

/// A step that rotates the device to an orientation.
struct RotateStep: DevicePoseStep {
  let step: SceneStep
  /// The orientation after the rotation.
  let orientation: SceneOrientation
  let isAnimated: Bool

  func start(in playback: ScriptPlayback) {
    let pose = playback.device.pose
    guard pose.to.canvas.orientation != orientation else {
      playback.begin(step)
      return playback.finishStep()
    }
    var hold = DevicePose.Hold(canvas: pose.canvas.held(orientation))
    hold.angle = orientation.angle - pose.canvas.orientation.angle
    change(to: hold, in: playback)
  }
}

extension SceneOrientation {
  /// The rotation of a device in this orientation, in degrees clockwise from the upright one.
  fileprivate var angle: Double { self == .landscape ? -90 : 0 }
}
