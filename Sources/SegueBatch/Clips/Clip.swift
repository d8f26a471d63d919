// A scene with the options of one run applied: what is drawn, how large, at which rate.

import QuartzCore
import SegueDisplay
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueScenes
import SegueStage

/// A scene about to be drawn.
@MainActor
package struct Clip {
  /// The scene, with the options applied to its canvas.
  package let document: SceneDocument
  /// What messages call it.
  package let name: String
  /// The files that it is made from.
  package let inputs: [String]
  /// The scene at its beginning.
  package let stage: Stage
  /// Its pictures and movies.
  package let images: ImageLibrary

  /// A scene with the options applied, its pictures beside it.
  /// - Parameter assets: files that this process has read already, and that this clip shares.
  /// - Throws: `Failure`.
  package init(
    _ document: SceneDocument, options: ClipOptions = ClipOptions(), assets: SharedAssets? = nil,
    transitions: TransitionLibrary
  ) throws {
    let images = ImageLibrary(AssetFolder(path: document.folder), shared: assets)
    let pictures = document.screens.flatMap(\.imageNames).map { "\(document.folder)/\($0)" }
    try self.init(
      options.applied(to: document), images: images, inputs: [document.path] + pictures,
      transitions: transitions)
    stage.showsTouches = options.showsTouches
  }

  /// A scene as it is, with these pictures.
  /// - Throws: `Failure`.
  package init(
    _ document: SceneDocument, images: ImageLibrary, inputs: [String],
    transitions: TransitionLibrary
  ) throws {
    if let problem = document.canvas.sizeProblem { throw Failure(.limit, problem) }
    (self.document, self.inputs, self.images) = (document, inputs, images)
    name = Self.stem(document.path)
    stage = try Stage(document, images: images, transitions: transitions)
  }

  /// Pixels of every frame.
  package var size: FrameSize {
    FrameSize(width: document.canvas.widthInPixels, height: document.canvas.heightInPixels)
  }

  /// Whether every frame is opaque.
  package var isOpaque: Bool { document.canvas.background.alpha == 1 }

  /// Frames per second.
  package var rate: FrameRate { document.canvas.rate }

  /// Frame `index` of a clip at the canvas's rate.
  package func time(ofFrame index: Int) -> FrameTime {
    FrameTime(
      index: index, rateNumerator: rate.numerator, rateDenominator: rate.denominator)
  }

  /// The file's name without folder and extension.
  package nonisolated static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension SceneScreen {
  /// The pictures on the screen, as the scene names them.
  fileprivate var imageNames: [String] {
    guard case .page(let page) = content else { return [] }
    return [page.image].compactMap { $0?.value } + page.views.flatMap(\.imageNames)
  }
}

extension SceneView {
  fileprivate var imageNames: [String] {
    [image].compactMap { $0?.value } + views.flatMap(\.imageNames)
  }
}
