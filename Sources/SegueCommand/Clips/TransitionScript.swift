// The scene of `segue transition`, generated in the form of a scene file, so that there is one
// grammar and one way of processing it.

import SegueClips
import SegueDiagnostics
import SeguePixels
import SegueScenes
import SegueStage

/// The scene of one transition between two images called `from` and `to`.
@MainActor
struct TransitionScript {
  let transition: NamedTransition
  let motion: MotionOptions
  let reverse: Bool
  let canvas: TransitionCanvas
  let pair: ImagePair

  /// The time for which each image is held, in seconds.
  static let hold = 0.3

  /// Returns the scene.
  /// - Throws: `Failure` or `UsageProblem`.
  func document() throws -> SceneDocument {
    let scene = JSONText.object([
      ("segue", .integer(1)), ("canvas", canvas.json), ("screens", .object(screens)),
      ("script", .array(try steps.steps(wait: .object([("wait", .number(Self.hold))])))),
    ])
    do {
      return try SceneDocument.parse(Array(scene.compact.utf8), named: transition.name)
    } catch {
      throw failureOfOptions(error)
    }
  }

  /// Returns the failure of a generated scene as one of the options from which it was generated. Its
  /// positions refer to no file, and its key paths to no script of the user's. What is wrong with
  /// both directions is reported once.
  func failureOfOptions(_ failure: Failure) -> Failure {
    let code = failure.exitCode == .scene ? .usage : failure.exitCode
    let diagnostics = failure.diagnostics.map { Diagnostic($0.severity, optionMessage($0.message)) }
    return Failure(
      code, diagnostics.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// Returns a message in which the option stands for the key path of the generated step, such as
  /// `--set count` for `script[2].transition.count`.
  private func optionMessage(_ message: String) -> String {
    guard message.hasPrefix("script["), let path = message.firstRange(of: "].transition.") else {
      return message
    }
    let rest = message[path.upperBound...]
    let name = String(rest.prefix { $0.isLetter || $0.isNumber })
    return motion.option(for: name)
      + String(rest.dropFirst(name.count))
      .replacing("expected a point [x, y] in", with: "expected a point such as 0.5,0.2 in")
      .replacing(
        "expected the id of a view of the scene", with: "expected none: images have no views")
  }

  /// The images that fill the whole screen.
  var fullScreenImages: [Bitmap] { showsCard ? [pair.first] : [pair.first, pair.second] }

  // MARK: Screens

  private var steps: TransitionSteps {
    TransitionSteps(transition: transition, given: motion.given, reverse: reverse)
  }

  private var uikit: UIKitScript? { steps.uikit }

  /// A Boolean value that indicates whether the second image is shown on a card.
  var showsCard: Bool { uikit?.showsCard ?? false }

  private var screens: [(String, JSONText)] {
    [
      ("from", fullScreen("from", pair.first)),
      ("to", showsCard ? card("to", pair.second) : fullScreen("to", pair.second)),
    ] + (uikit?.containers ?? [])
  }

  private func fullScreen(_ name: String, _ image: Bitmap) -> JSONText {
    var pairs: [(String, JSONText)] = [
      ("image", .string(name)), ("contentMode", .string(canvas.options.fit.contentMode)),
    ]
    if canvas.options.fit == .fit {
      pairs.append(("background", .string(canvas.background?.hexadecimal ?? "black")))
    }
    if let style = canvas.statusBarStyle(over: image) {
      pairs.append(("statusBarStyle", .string(style.rawValue)))
    }
    return .object(pairs)
  }

  /// Returns a screen that shows an image as wide as its card.
  private func card(_ name: String, _ image: Bitmap) -> JSONText {
    let picture = JSONText.object([
      ("image", .string(name)), ("contentMode", .string("scaleToFill")), place(of: image),
      ("leading", .integer(0)), ("trailing", .integer(0)),
      ("aspect", .number(Double(image.width) / Double(image.height))),
    ])
    return .object(
      [("background", .string(cardBackground(of: image))), ("views", .array([picture]))]
        + (uikit?.cardKeys ?? []))
  }

  /// Returns the color of a card below an image that is not as high as the card: that of the image's
  /// lower edge, so that the page seems to go on. On a tablet, cards are narrower for their height than
  /// the screen.
  private func cardBackground(of image: Bitmap) -> String {
    let covers = canvas.shows(image) && canvas.device?.isTablet != true
    return (covers ? nil : image.lowerEdgeColor?.hexadecimal) ?? "systemBackground"
  }

  /// Returns the place of an image on a card. Of a picture of a whole phone's screen, the status bar
  /// is above the card's upper edge; a full-height card shows the lower edge of the picture.
  private func place(of image: Bitmap) -> (String, JSONText) {
    guard let device = canvas.device, !device.isTablet, canvas.shows(image) else {
      return ("top", .integer(0))
    }
    return uikit?.transition == .sheet
      ? ("top", .number(canvas.isLandscape ? 0 : -device.safeTop)) : ("bottom", .integer(0))
  }
}
