// The change of the device's pose, which rotating the device and resizing the window have in
// common.

import SegueScenes
import SegueWorld
import UIKit

/// A step that rotates the device or resizes the window.
@MainActor
protocol DevicePoseStep: PlayedStep {
  /// A Boolean value that indicates whether the change is animated.
  var isAnimated: Bool { get }
}

extension DevicePoseStep {
  /// Changes the pose of the device to `hold`. The step is finished when the animation has ended.
  func change(to hold: DevicePose.Hold, in playback: ScriptPlayback) {
    guard playback.transitions.allowsStart(of: step) else { return }
    // Views that have not been laid out yet would otherwise move to their places with the device.
    playback.layOutScreens()
    let running = playback.begin(step, parts: 1)
    let (world, device) = (playback.world, playback.device)
    let duration = world.run { UIApplication.shared.statusBarOrientationAnimationDuration }
    let shape = hold.shape(turningFrom: device.pose.to, within: device.pose.canvas)
    let isSupported = world.run {
      playback.window.shown.take(shape, animated: isAnimated) { running.endPart() }
    }
    guard isSupported else {
      return playback.log.fail(
        step, "the front screen does not support this orientation; expected one that does")
    }
    device.change(to: hold, duration: isAnimated ? duration : 0)
  }
}

extension SceneCanvas {
  /// Returns the canvas of the device in the given orientation.
  func held(_ orientation: SceneOrientation) -> SceneCanvas {
    var canvas = self
    if canvas.orientation != orientation {
      (canvas.width, canvas.height) = (height, width)
      canvas.orientation = orientation
    }
    return canvas
  }
}

extension DevicePose.Hold {
  /// Returns the shape of a window on this device.
  /// - Parameters:
  ///   - old: The pose of the device before the change, from which it turns.
  ///   - display: The canvas of the whole display, in any orientation. The window has safe areas if
  ///     it fills the display.
  fileprivate func shape(
    turningFrom old: DevicePose.Hold, within display: SceneCanvas
  ) -> WindowShape {
    let whole = display.held(canvas.orientation)
    let fills = canvas.width == whole.width && canvas.height == whole.height
    let safe = fills ? canvas.safeArea : SceneSafeArea()
    return WindowShape(
      size: CGSize(width: canvas.width, height: canvas.height),
      safeArea: UIEdgeInsets(
        top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right),
      sizeClasses: canvas.sizeClasses, angle: CGFloat((old.angle - angle) * .pi / 180),
      orientation: canvas.isLandscape ? .landscapeRight : .portrait)
  }
}
