// What the playback of an action needs from the playback of a script: of a scene's or an app's.

import SegueScenes
import SegueWorld
import UIKit

/// A playback whose steps act on views that queries find.
@MainActor
protocol ActHost: AnyObject {
  /// The world in which the script runs.
  var world: World { get }
  /// The window of the stage.
  var window: UIWindow { get }
  /// The duration of a frame of the clip.
  var frameDuration: VirtualTime { get }
  /// Returns a number for a touch that no other touch of the playback has.
  func makeTouchNumber() -> Int
  /// Records that the running action has found what it waited for and is about to act.
  func willAct()
  /// Records the current instant under a name.
  func takeScreenshot(named name: String)
}

extension ActHost {
  /// Lays out all windows, so that views are where the next frame shows them.
  func layOutWindows() {
    for window in window.queriedWindows { window.layoutIfNeeded() }
  }

  /// The views on the screen at this instant.
  var scan: ScreenScan {
    layOutWindows()
    return ScreenScan(window, in: world)
  }
}
