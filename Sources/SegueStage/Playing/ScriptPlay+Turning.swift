// Devices that are turned and windows that take another size, as steps of a script.

import SegueDiagnostics
import SegueScenes
import UIKit

extension ScriptPlay {
  /// Turns the device.
  func rotate(to orientation: SceneOrientation, animated: Bool, _ step: SceneStep) {
    let canvas = pose.to.canvas
    guard canvas.orientation != orientation else { return passOver(step) }
    var turned = pose.canvas
    turned.hold(orientation)
    var hold = DevicePose.Hold(canvas: turned)
    hold.angle = orientation.angle - pose.canvas.orientation.angle
    change(to: hold, animated: animated, step)
  }

  /// Gives the window another size.
  func resize(width: Double, height: Double, animated: Bool, _ step: SceneStep) {
    var hold = pose.to
    let display = pose.canvas.held(hold.canvas.orientation)
    (hold.canvas.width, hold.canvas.height) = (width, height)
    hold.fit = min(1, display.width / width, display.height / height)
    change(to: hold, animated: animated, step)
  }

  /// It is held that way already.
  private func passOver(_ step: SceneStep) {
    begin(step)
    continueAtOnce()
  }

  private func change(to hold: DevicePose.Hold, animated: Bool, _ step: SceneStep) {
    guard world.transitions.active.isEmpty else { return refuseSecondMove(step) }
    let run = begin(step, pending: 1)
    let shape = hold.shape(turningFrom: pose.to, within: pose.canvas)
    let duration = world.run { UIApplication.shared.statusBarOrientationAnimationDuration }
    let isTaken = world.run {
      window.take(shape, animated: animated) { [unowned self] in
        run.pending -= 1
        settle()
      }
    }
    guard isTaken else {
      return fail(step, "the screen in front cannot be held that way; expected one that can")
    }
    pose.from = pose.to
    pose.to = hold
    (pose.start, pose.duration) = (world.now.seconds, animated ? duration : 0)
    statusBarsChange(to: hold.canvas)
  }
}

extension SceneOrientation {
  /// How far a device held so is turned, in degrees clockwise.
  var angle: Double { self == .landscape ? -90 : 0 }
}

extension SceneCanvas {
  /// The same held another way.
  func held(_ orientation: SceneOrientation) -> SceneCanvas {
    var canvas = self
    canvas.hold(orientation)
    return canvas
  }

  /// Is held another way from now on.
  mutating func hold(_ new: SceneOrientation) {
    if new != orientation { (width, height) = (height, width) }
    orientation = new
  }
}

extension DevicePose.Hold {
  /// What the window becomes.
  @MainActor fileprivate func shape(
    turningFrom old: DevicePose.Hold, within display: SceneCanvas
  ) -> WindowShape {
    let all = display.held(canvas.orientation)
    let fills = canvas.width == all.width && canvas.height == all.height
    let safe = fills ? canvas.safeArea : SceneSafeArea()
    return WindowShape(
      size: CGSize(width: canvas.width, height: canvas.height),
      safeArea: UIEdgeInsets(
        top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right),
      sizeClasses: canvas.sizeClasses, angle: CGFloat((old.angle - angle) * .pi / 180),
      orientation: canvas.isLandscape ? .landscapeRight : .portrait)
  }
}
