// The scene of `segue transition`, generated in the form of a scene file, so that there is one
// grammar and one way of processing it.

import SegueClips
import SegueDiagnostics
import SeguePixels
import SegueScenes
import SegueStage
import SegueTransitions

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
      ("script", .array(try steps())),
    ])
    do {
      return try SceneDocument.parse(Array(scene.compact.utf8), named: transition.name)
    } catch {
      // The positions refer to a generated file.
      let code = error.exitCode == .scene ? .usage : error.exitCode
      throw Failure(code, error.diagnostics.map { Diagnostic($0.severity, $0.message) })
    }
  }

  /// The images that fill the whole screen.
  var fullScreenImages: [Bitmap] { showsCard ? [pair.first] : [pair.first, pair.second] }

  // MARK: Screens

  private var uikit: UIKitScript? {
    guard case .uikit(let own) = transition.player else { return nil }
    return UIKitScript(transition: own, reverse: reverse)
  }

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
      [("background", .string("systemBackground")), ("views", .array([picture]))]
        + (uikit?.cardKeys ?? []))
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

  // MARK: Script

  private func steps() throws -> [JSONText] {
    let wait = JSONText.object([("wait", .number(Self.hold))])
    switch transition.player {
    case .uikit(let own):
      try rejectUnused([])
      return UIKitScript(transition: own, reverse: reverse).steps(wait: wait)
    case .entry(let entry): return try steps(of: entry, wait)
    }
  }

  private func steps(of entry: TransitionLibrary.Entry, _ wait: JSONText) throws -> [JSONText] {
    let (there, back) = (entry.parametersForward, entry.parametersBackward)
    guard plays(entry, .present) else {
      try rejectUnused(back)
      guard !reverse else {
        throw UsageProblem("\(entry.name) can only dismiss or pop; expected no --reverse")
      }
      // The disappearing image is already in front of the other one.
      return [
        show("to"), .object([("present", .string("from")), ("animated", .bool(false))]), wait,
        step(entry, "dismiss", "from", .dismiss), wait,
      ]
    }
    try rejectUnused(reverse ? there + back : there)
    let forward = [show("from"), wait, step(entry, "present", "to", .present), wait]
    return reverse ? forward + [step(entry, "dismiss", "to", .dismiss), wait] : forward
  }

  private func show(_ screen: String) -> JSONText { .object([("show", .string(screen))]) }

  private func step(
    _ entry: TransitionLibrary.Entry, _ verb: String, _ screen: String, _ role: TransitionRole
  ) -> JSONText {
    var pairs: [(String, JSONText)] = [(verb, .string(screen))]
    if role == .present, usesSystemDismissal(entry) {
      pairs.append(("style", .string("overCurrentContext")))
    }
    let allowed =
      role.direction == .forward ? entry.parametersForward : entry.parametersBackward
    let values = given.filter { allowed.contains($0.name) }.map {
      ($0.name.rawValue, JSONText.number($0.value))
    }
    pairs.append(("transition", .object([("name", .string(entry.name))] + values)))
    return .object(pairs)
  }

  private func plays(_ entry: TransitionLibrary.Entry, _ role: TransitionRole) -> Bool {
    if case .none = entry.player(role, TransitionParameters()) { false } else { true }
  }

  /// Returns a Boolean value that indicates whether screens are dismissed by UIKit, which moves only
  /// the upper screen, so that the lower one must still be in the window.
  private func usesSystemDismissal(_ entry: TransitionLibrary.Entry) -> Bool {
    entry.player(.dismiss, TransitionParameters()).isUIKits
  }

  // MARK: Parameters

  private var given: [(name: TransitionParameters.Name, value: Double)] {
    [
      (.duration, motion.duration), (.damping, motion.damping), (.velocity, motion.velocity),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  /// Throws an error if a parameter is given that none of the played directions has.
  private func rejectUnused(_ used: [TransitionParameters.Name]) throws {
    guard let unused = given.first(where: { !used.contains($0.name) }) else { return }
    let names = used.map { "--\($0.rawValue)" }.filter { $0 != "--kind" }
    let parameter = unused.name.rawValue
    let place = uikit == nil ? "has no \(parameter) in this direction" : "has UIKit's \(parameter)"
    throw UsageProblem(
      "\(transition.name) \(place); expected "
        + (names.isEmpty ? "no motion options" : "only \(names.joined(separator: ", "))"))
  }
}
