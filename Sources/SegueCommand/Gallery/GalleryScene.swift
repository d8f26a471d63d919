// The scene of a gallery's clip: a transition there and back, between two pictures or between the
// screens of Page/gallery-screens.yaml.

import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTransitions

/// The scene of one clip of a gallery.
@MainActor
struct GalleryScene {
  /// The transition that the clip shows.
  let transition: NamedTransition
  /// The pictures between which it plays, or `nil` for the gallery's own screens.
  let pair: ImagePair?
  /// The size of the clip in pixels. The canvas has two points per pixel.
  let size: (width: Int, height: Int)

  /// The time for which a screen rests, in seconds.
  static let rest = 0.5
  /// The view that is on both of the gallery's own screens.
  private static let sharedView = "card"

  /// The images of the scene.
  var images: ImageLibrary { pair?.images ?? ImageLibrary(bitmaps: [:]) }

  /// Returns the scene.
  /// - Throws: `Failure` or `UsageProblem`.
  func document() throws -> SceneDocument {
    try SceneDocument.parse(Array(text().utf8), named: transition.name)
  }

  /// The steps that show the transition and, if it can, go back.
  var steps: TransitionSteps {
    TransitionSteps(transition: transition, given: settings, reverse: canReturn)
  }

  private func text() throws -> String {
    let canvas = JSONText.object([
      ("width", .integer(size.width * 2)), ("height", .integer(size.height * 2)),
      ("scale", .number(0.5)), ("fps", .integer(30)), ("background", .string("#000000")),
    ])
    let wait = JSONText.object([("wait", .number(Self.rest))])
    let script = try steps.steps(wait: wait).map { "  - \($0.compact)\n" }.joined()
    return "segue: 1\ncanvas: \(canvas.compact)\nscreens:\n\(screens)script:\n\(script)"
  }

  private var screens: String {
    let uikit = uikit
    let card = (uikit?.cardKeys ?? []).map { "    \($0.0): \($0.1.compact)\n" }.joined()
    let containers = (uikit?.containers ?? []).map { "  \($0.0): \($0.1.compact)\n" }.joined()
    return (pair == nil ? GalleryAssets.screens : Self.pictures) + card + containers
  }

  private static let pictures = """
      from:
        image: from
        contentMode: scaleAspectFill
      to:
        image: to
        contentMode: scaleAspectFill

    """

  private var uikit: UIKitScript? {
    guard case .uikit(let own) = transition.player else { return nil }
    return UIKitScript(transition: own, reverse: true)
  }

  /// Whether the transition can also be played forward, so that it can go there and back.
  private var canReturn: Bool {
    guard case .entry(let entry) = transition.player else { return true }
    if case .none = entry.player(.present, TransitionParameters()) { return false }
    return true
  }

  /// The views that transitions between the gallery's own screens have in common.
  private var settings: [(name: String, value: JSONText)] {
    guard pair == nil, case .entry(let entry) = transition.player else { return [] }
    return entry.parametersForward.compactMap { parameter in
      guard case .view = parameter.kind else { return nil }
      return (parameter.name, .string(Self.sharedView))
    }
  }
}
