// The views of a scene or an app at an instant.

import SegueScenes
import SegueWorld
import UIKit

extension Stage {
  /// Returns the views at `time`, with their corners in points of the picture.
  /// - Throws: `Failure` if the playback cannot continue.
  package func viewTree(at time: VirtualTime) throws -> ViewTree {
    try seek(time)
    let playback = playback
    return world.run {
      ViewTree(
        window, names: playback.names, seconds: time.seconds, picture: pictureTransform(at: time))
    }
  }

  /// Returns the identifier of the view that UIKit delivers a touch at `point` to, in points of the
  /// picture, or `nil` if there is none.
  /// - Parameter time: The instant of the touch.
  /// - Throws: `Failure` if the playback cannot continue.
  package func touchedView(at point: CGPoint, _ time: VirtualTime) throws -> String? {
    let tree = try viewTree(at: time)
    return world.run { tree.touchedView(at: point) }
  }

  /// Returns the transform from the window's coordinates to points of the picture, at the instant
  /// that was last requested.
  package func pictureTransform(at time: VirtualTime) -> CGAffineTransform {
    let (pose, insets) = (playback.device.pose, document.canvas.frameInsets)
    let move = CGAffineTransform(translationX: insets.left, y: insets.top)
    guard !pose.isPlain(at: time.seconds) else { return move }
    let size = playback.renderer.windowSize(at: time.seconds)
    return pose.place(of: size, at: time.seconds).concatenating(move)
  }
}

extension AppStage {
  /// Returns the views at `time`, with their corners in points of the picture. The views of view
  /// controllers are named by their class.
  /// - Throws: `Failure` if the playback cannot continue.
  package func viewTree(at time: VirtualTime) throws -> ViewTree {
    try seek(time)
    let insets = canvas.frameInsets
    return world.run {
      ViewTree(
        window, names: layerNames, seconds: time.seconds,
        picture: CGAffineTransform(translationX: insets.left, y: insets.top))
    }
  }
}
