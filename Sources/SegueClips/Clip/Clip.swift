// A scene with the options of one run applied: its size, its frame rate and its stage.

import QuartzCore
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueRecording
import SegueScenes
import SegueStage
import SegueWorld

/// A scene with options, ready to be rendered.
@MainActor
package struct Clip {
  /// The scene, with the options applied to its canvas.
  package let document: SceneDocument
  /// The name of the clip in messages.
  package let name: String
  /// The stage of the scene.
  package let stage: Stage
  /// The images and movies of the scene.
  package let images: ImageLibrary

  /// Creates a clip of a scene, with the options applied. Its images are in the scene's folder.
  /// - Parameter assets: Files that this process has read already and that clips share.
  /// - Throws: `Failure`.
  package init(
    _ document: SceneDocument, options: ClipOptions = ClipOptions(), assets: SharedAssets? = nil,
    transitions: TransitionLibrary
  ) throws {
    let folder = AssetFolder(path: document.folder, linkTargets: transitions.assetRoots)
    let library = ImageLibrary(folder, shared: assets)
    try self.init(options.applied(to: document), images: library, transitions: transitions)
    stage.showsTouches = options.showsTouches
  }

  /// Creates a clip of an unchanged scene with the given images.
  /// - Throws: `Failure`.
  package init(
    _ document: SceneDocument, images: ImageLibrary, transitions: TransitionLibrary
  ) throws {
    if let problem = document.canvas.sizeProblem { throw Failure(.limit, problem) }
    (self.document, self.images) = (document, images)
    name = Self.stem(document.path)
    stage = try Stage(document, images: images, transitions: transitions)
    try stage.checkForFrames()
  }

  /// The size of every frame in pixels.
  package var size: FrameSize {
    FrameSize(width: document.canvas.widthInPixels, height: document.canvas.heightInPixels)
  }

  /// A Boolean value that indicates whether every frame is opaque.
  package var isOpaque: Bool { document.canvas.background.alpha == 1 }

  /// The frame rate.
  package var rate: FrameRate { document.canvas.rate }

  /// Returns the time of a frame at the canvas's frame rate.
  package func time(ofFrame index: Int) -> FrameTime {
    rate.time(ofFrame: index)
  }

  /// Returns a path without its filename extension.
  package nonisolated static func withoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }

  /// Returns the file's name without folder and filename extension.
  package nonisolated static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
