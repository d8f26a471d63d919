// A scene that is played to an instant and then continues under the touches of a person.

import SegueDisplay
import SegueScenes
import SegueWorld
import UIKit

/// A scene under the touches of a live session. Its frames are requested in order.
@MainActor
package final class LiveStage {
  /// The scene up to the beginning of the session.
  package let cut: SceneDocument.Cut
  /// The instant at which the session begins.
  package let start: VirtualTime
  /// The touches.
  package let touches: LiveTouches
  private let stage: Stage

  /// Plays the scene of `stage` to `time`, in a world of its own.
  /// - Parameter timeline: The timeline of the scene's script.
  /// - Throws: `Failure` if the playback cannot continue.
  package init(_ stage: Stage, at time: VirtualTime, _ timeline: ScriptTimeline) throws {
    start = time
    cut = stage.document.cut(at: time, timeline)
    self.stage = try stage.stage(for: cut.document)
    let playback = self.stage.playback
    let touches = LiveTouches(in: playback.world) { [unowned playback] in
      playback.makeTouchNumber()
    }
    self.touches = touches
    playback.onLastStepEnd = { [unowned playback] in playback.beginLive(touches) }
    try self.stage.seek(time)
  }

  /// Returns the display list at `time`, up to which the session advances.
  /// - Throws: `Failure` if the playback cannot continue.
  package func frame(at time: FrameTime) throws -> DisplayList? { try stage.frame(at: time) }

  /// The instant up to which the session has advanced.
  package var now: VirtualTime { stage.world.now }

  /// A Boolean value that indicates whether a transition is running.
  package var isMoving: Bool { !stage.world.transitions.active.isEmpty }

  /// Returns a location of the picture as a location in the window, where touches are.
  /// - Parameter point: A location in points of the picture.
  package func windowPoint(_ point: CGPoint) -> CGPoint {
    point.applying(stage.pictureTransform(at: now).inverted())
  }
}

extension ScriptPlayback {
  /// Begins the step of a live session, which lasts until the playback is released.
  fileprivate func beginLive(_ touches: LiveTouches) {
    layOutScreens()
    let verb =
      document.script.last?.verb
      ?? Located("touch", at: .init(file: document.path, line: 1, column: 1), keyPath: "script")
    begin(SceneStep(.touch([]), verb: verb), parts: 1, awaitsTransitions: true)
    touches.begin()
  }
}
