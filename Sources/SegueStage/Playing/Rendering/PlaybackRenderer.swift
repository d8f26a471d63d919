// The rendering of a playback's window, for scenes and for apps.

import SegueDiagnostics
import SegueDisplay
import SegueScenes
import SegueWorld
import UIKit

/// Renders the window of a playback at an instant up to which the playback has advanced.
@MainActor
struct PlaybackRenderer {
  /// The world of the playback.
  let world: World
  /// The window.
  let window: UIWindow
  /// The scene, to report the positions of problems in it; `nil` for an app.
  var document: SceneDocument?
  /// The names of the layers in the scene; `nil` for an app.
  var names: LayerNames?

  /// Returns the display list of the window, without a status bar and without touch indicators.
  /// - Parameters:
  ///   - seconds: The time of the frame.
  ///   - viewport: The size, the scale and the background of the frame.
  ///   - position: The position in the scene that problems are reported at if they have no position
  ///     of their own.
  ///   - sources: The numbers with which the items of each layer are marked; `nil` to mark none.
  /// - Throws: `Failure` if a limit is exceeded, or if the window cannot be rendered faithfully: if a
  ///   font or a glyph is missing, or if a feature is not supported.
  func displayList(
    at seconds: Double, viewport: SegueViewport, reportingAt position: SourcePosition? = nil,
    sources: LayerSources? = nil
  ) throws -> DisplayList {
    let list = world.run {
      world.commit(root: window.layer, at: seconds, viewport: viewport, sources: sources)
    }
    FrameCheck(world: world, window: window, seconds: seconds, viewport: viewport).check(list)
    if let exceeded = world.exceededLimit {
      throw exceeded.failure(in: world, names: names, reportingAt: position)
    }
    try checkText(position)
    if let feature = world.unsupportedFeatureDescription {
      throw Failure(.scene, at: position, feature)
    }
    return list
  }

  private func checkText(_ position: SourcePosition?) throws {
    guard let problem = world.textProblem else { return }
    let label = document?.label(showing: problem)
    let keyPath = label.map { $0.keyPath + ": " } ?? ""
    throw Failure(.asset, at: label?.position ?? position, keyPath + "\(problem)")
  }

  /// Returns the size at which the window is displayed.
  func windowSize(at seconds: Double) -> CGSize {
    world.run { window.layer.presentationSnapshot(atSeconds: seconds).bounds.size }
  }

  /// The locations of the active touches, in points of the screen.
  var touchLocations: [CGPoint] { world.touches.fingersDown.map(\.point) }
}
