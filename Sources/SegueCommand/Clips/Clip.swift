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
struct Clip {
  /// The scene, with the options applied to its canvas.
  let document: SceneDocument
  /// What messages call it.
  let name: String
  /// The files that it is made from.
  let inputs: [String]
  /// The scene at its beginning.
  let stage: Stage

  /// A scene with the rate and size of the options, its pictures beside it.
  /// - Throws: `Failure`.
  init(
    _ document: SceneDocument, size: SizeOptions?, rate: FrameRate? = nil,
    transitions: TransitionLibrary
  ) throws {
    let images = ImageLibrary(AssetFolder(path: document.folder))
    let pictures = document.screens.flatMap(\.imageNames).map { "\(document.folder)/\($0)" }
    try self.init(
      Self.apply(size, rate, to: document), images: images, inputs: [document.path] + pictures,
      transitions: transitions)
  }

  /// A scene as it is, with these pictures.
  /// - Throws: `Failure`.
  init(
    _ document: SceneDocument, images: ImageLibrary, inputs: [String],
    transitions: TransitionLibrary
  ) throws {
    if let problem = document.canvas.sizeProblem { throw Failure(.limit, problem) }
    (self.document, self.inputs) = (document, inputs)
    name = Self.stem(document.path)
    stage = try Stage(document, images: images, transitions: transitions)
  }

  private static func apply(_ size: SizeOptions?, _ rate: FrameRate?, to document: SceneDocument)
    throws -> SceneDocument
  {
    var document = document
    let canvas = document.canvas
    if let scale = try size?.scale(width: canvas.frameWidth, height: canvas.frameHeight) {
      document.canvas.scale = scale
    }
    if let appearance = size?.appearance { document.canvas.appearance = appearance }
    if let rate { document.canvas.rate = rate }
    return document
  }

  /// Pixels of every frame.
  var size: FrameSize {
    FrameSize(width: document.canvas.widthInPixels, height: document.canvas.heightInPixels)
  }

  /// Whether every frame is opaque.
  var isOpaque: Bool { document.canvas.background.alpha == 1 }

  /// Frames per second.
  var rate: FrameRate { document.canvas.rate }

  /// Frame `index` of a clip at the canvas's rate.
  func time(ofFrame index: Int) -> FrameTime {
    FrameTime(
      index: index, rateNumerator: rate.numerator, rateDenominator: rate.denominator)
  }

  /// The file's name without folder and extension.
  nonisolated static func stem(_ path: String) -> String {
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
