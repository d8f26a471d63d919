// What the page shows of the inside of a scene: views at an instant, and their motion.

import CoreGraphics
import SegueDiagnostics
import SegueStage
import SegueWorld

/// The inside of one revision of a scene, played on a stage of its own.
@MainActor
package final class SceneInspector {
  private let stage: Stage
  private let frameCount: Int
  private var samples: ViewSamples?

  /// Creates the inspector of the scene of `stage`, which is not played.
  /// - Parameter frameCount: The number of frames of the clip.
  package init(_ stage: Stage, frameCount: Int) {
    (self.stage, self.frameCount) = (stage.another(), frameCount)
  }

  /// Returns the views at the instant of a frame.
  package func tree(at time: FrameTime) throws -> ViewTree {
    try stage.viewTree(at: time.lastInstant)
  }

  /// Returns the view that UIKit delivers a touch at `point` to, in points of the picture, at the
  /// instant of a frame.
  package func touchedView(at point: CGPoint, _ time: FrameTime) throws -> String? {
    try stage.touchedView(at: point, time.lastInstant)
  }

  /// Returns the curves of a view over the whole clip.
  /// - Throws: `Failure` if there is never such a view.
  package func curves(of view: String) throws -> ViewCurves {
    let samples = try allSamples()
    return ViewCurves(try poses(of: view), times: samples.times)
  }

  /// Returns outlines of a view at `count` instants.
  /// - Throws: `Failure` if there is never such a view.
  package func outlines(of view: String, count: Int) throws -> [ViewOutline] {
    let samples = try allSamples()
    return ViewOutline.spread(count, over: try poses(of: view), samples.times)
  }

  private func poses(of view: String) throws -> [ViewSample?] {
    guard let poses = try allSamples()[view] else { throw Self.unknown(view) }
    return poses
  }

  private func allSamples() throws -> ViewSamples {
    if let samples { return samples }
    let samples = try ViewSamples(stage.another(), frames: frameCount)
    self.samples = samples
    return samples
  }

  /// The error for a view that does not exist.
  static func unknown(_ view: String) -> Failure {
    Failure(
      .scene,
      "there is no view \(QuotedText.quoted(view)); expected one that the tree of views contains")
  }
}
