// A scene at one revision: loaded, checked, and ready to be played to any instant. The display lists
// of instants that have been shown are kept, since scrubbing returns to them.

import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld

/// A scene that has been loaded without a mistake.
@MainActor
package final class LoadedScene {
  /// The number of the revision, which increases with each load and each turn of a knob.
  package let revision: Int
  /// The scene with its stage.
  package let clip: Clip
  /// The steps of the script in time, and its end.
  package let timeline: ScriptTimeline
  /// The number of frames of the clip, at least 1.
  package let frameCount: Int
  /// The findings of the lint, or `nil` while they are not known.
  package var findings: [LintFinding]?
  private let transitions: TransitionLibrary
  private var lists: [Int: DisplayList] = [:]
  private var reduced: Reduced?

  /// The scene at the smaller scale at which a page shows it.
  private struct Reduced {
    let clip: Clip
    let height: Int
    var lists: [Int: DisplayList] = [:]

    init(_ clip: Clip, height: Int) { (self.clip, self.height) = (clip, height) }
  }

  /// The maximum number of display lists that are kept.
  private static let maximumLists = 2048

  /// Plays the script of `clip` once, without drawing.
  /// - Throws: `Failure` if the script cannot be played.
  package init(_ clip: Clip, revision: Int, transitions: TransitionLibrary) throws {
    (self.clip, self.revision, self.transitions) = (clip, revision, transitions)
    timeline = try clip.stage.timeline()
    frameCount = max(1, clip.rate.frames(before: timeline.end))
  }

  /// The scene as values.
  package var document: SceneDocument { clip.document }
  /// The stage that frames are drawn from. A handler that plays something else uses a stage of its
  /// own: `stage.another()`.
  package var stage: Stage { clip.stage }

  /// Returns the number of the frame that is shown at `seconds`: the last one that is not after it,
  /// limited to the frames of the clip.
  package func frame(at seconds: Double) -> Int {
    let position = seconds * clip.rate.framesPerSecond
    // The time of a frame is a rounded quotient, which may be a little before the frame.
    let index = (position + 1e-6).rounded(.down)
    return Int(min(max(index, 0), Double(frameCount - 1)))
  }

  /// Returns the instant of a frame.
  package func time(ofFrame index: Int) -> FrameTime { clip.time(ofFrame: index) }

  /// Returns the display list of a frame of the clip.
  /// - Throws: `Failure` if the playback cannot continue.
  package func list(ofFrame index: Int) throws -> DisplayList {
    if let list = lists[index] { return list }
    let list = try list(ofFrame: index, on: stage)
    if lists.count >= Self.maximumLists { lists.removeAll() }
    lists[index] = list
    return list
  }

  /// Returns the display list of a frame at a smaller scale, so that it is about `height` pixels
  /// high; that of the clip if `height` is `nil` or not smaller.
  /// - Throws: `Failure` if the playback cannot continue.
  func list(ofFrame index: Int, height: Int?) throws -> DisplayList {
    guard let height, height < clip.size.height else { return try list(ofFrame: index) }
    if reduced?.height != height { reduced = Reduced(try clip(height: height), height: height) }
    if let list = reduced?.lists[index] { return list }
    guard let stage = reduced?.clip.stage else { return try list(ofFrame: index) }
    let list = try list(ofFrame: index, on: stage)
    if (reduced?.lists.count ?? 0) >= Self.maximumLists { reduced?.lists.removeAll() }
    reduced?.lists[index] = list
    return list
  }

  /// Returns the scene as a clip whose frames are `height` pixels high. It shares the images.
  /// - Throws: `Failure` if the size is not possible.
  func clip(height: Int) throws -> Clip {
    var document = document
    document.canvas.scale = Double(height) / document.canvas.frameHeight
    return try Clip(document, images: clip.images, transitions: transitions)
  }

  private func list(ofFrame index: Int, on stage: Stage) throws -> DisplayList {
    guard let list = try stage.frame(at: time(ofFrame: index)) else {
      throw PreviewError("the clip has no frame \(index); expected 0…\(frameCount - 1)")
    }
    return list
  }
}
