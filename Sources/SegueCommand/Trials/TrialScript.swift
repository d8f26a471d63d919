// The scene of `segue try`, generated in the form of a scene file: two screens, and the transition
// in both directions.

import CoreGraphics
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTrial

/// The scene of a transition family between two screens.
struct TrialScript {
  let family: TrialFamily
  var interactive: ProgressScript?
  /// The direction of the finger that drives the transition, or `nil`.
  var finger: TouchDirection?
  /// The area that the finger moves over, in points of the canvas, or `nil` for all of it.
  var fingerArea: CGRect?
  /// The presentation style that the command line specifies, or `nil`.
  let style: String?
  let seed: UInt64
  /// Whether the script ends after the first way.
  var isForwardOnly = false

  /// The time for which each screen is held, in seconds.
  static let hold = 0.3

  /// The size of the screens in points if there are no images.
  private static let size = (width: 390.0, height: 844.0)

  /// Returns the scene on a canvas of the given size in points with two images, `from` and `to`.
  /// - Throws: `Failure`.
  func document(width: Double, height: Double, scale: Double) throws -> SceneDocument {
    try document(
      (width, height, scale),
      [Self.screen("from", "scaleToFill"), Self.screen("to", "scaleAspectFill")])
  }

  /// Returns a screen with a view that shows an image. The view of a controller is rarely an image
  /// view, whose image would stay in place when its bounds move.
  private static func screen(_ name: String, _ mode: String) -> (String, JSONText) {
    let image = [("image", JSONText.string(name)), ("contentMode", .string(mode))]
    let clips = mode == "scaleToFill" ? [] : [("clips", JSONText.bool(true))]
    return (name, .object([("views", .array([.object(image + clips)]))]))
  }

  /// Returns the scene with two screens of its own.
  /// - Throws: `Failure`.
  func document() throws -> SceneDocument {
    try document((Self.size.width, Self.size.height, 2), TrialScreens.both)
  }

  private func document(
    _ canvas: (width: Double, height: Double, scale: Double), _ screens: [(String, JSONText)]
  ) throws -> SceneDocument {
    var screens = screens
    switch family.kind {
    case .modal: break
    case .navigation:
      screens.append(("stack", .object([("navigation", .array([.string("from")]))])))
    case .tabs:
      screens = zip(screens, ["home", "search"]).map { Self.tab($0, icon: $1) }
      screens.append(("stack", .object([("tabs", .array([.string("from"), .string("to")]))])))
    }
    let steps = steps(width: canvas.width, height: canvas.height)
    let scene = JSONText.object([
      ("segue", .integer(1)),
      (
        "canvas",
        .object([
          ("width", .number(canvas.width)), ("height", .number(canvas.height)),
          ("scale", .number(canvas.scale)),
        ])
      ), ("screens", .object(screens)), ("script", .array(steps)),
    ])
    do throws(Failure) {
      var document = try SceneDocument.parse(Array(scene.compact.utf8), named: family.name)
      document.seed = seed
      return document
    } catch {
      // The positions refer to a generated file.
      throw error.withoutPlaces
    }
  }

  /// Returns a screen with an icon for the tab bar.
  private static func tab(_ screen: (String, JSONText), icon: String) -> (String, JSONText) {
    guard case .object(let pairs) = screen.1 else { return screen }
    return (screen.0, .object(pairs + [("tab", .object([("icon", .string(icon))]))]))
  }

  // MARK: Script

  private func steps(width: Double, height: Double) -> [JSONText] {
    let show = JSONText.object([("show", .string(family.kind == .modal ? "from" : "stack"))])
    let (forward, backward): (Move, Move) =
      switch family.kind {
      case .modal: (Move("present", "to"), Move("dismiss", "to"))
      case .navigation: (Move("push", "to"), Move("pop", "to"))
      case .tabs: (Move("select", "to"), Move("select", "from"))
      }
    if let finger, let interactive {
      let canvas = CGRect(x: 0, y: 0, width: width, height: height)
      let touch = interactive.touch(finger, over: fingerArea ?? canvas)
      let before = family.kind == .tabs ? [] : [step(forward, isInteractive: false), wait]
      return [show, wait] + before + [touch, wait]
    }
    let there = [show, wait] + transitionSteps(forward, hasAnimator: plays(forward: true)) + [wait]
    if isForwardOnly { return there }
    return there + transitionSteps(backward, hasAnimator: plays(forward: false)) + [wait]
  }

  /// A step from screen to screen: its verb, and the screen that it names.
  private struct Move {
    let verb: String
    let screen: String

    init(_ verb: String, _ screen: String) { (self.verb, self.screen) = (verb, screen) }
  }

  private var wait: JSONText { .object([("wait", .number(Self.hold))]) }

  private func plays(forward: Bool) -> Bool {
    family.delegate != nil || family.presentation != nil
      || (forward ? family.forward : family.backward) != nil
  }

  /// Returns the steps in one direction: driven interactively if requested, and then without
  /// interaction if that was cancelled.
  private func transitionSteps(_ move: Move, hasAnimator: Bool) -> [JSONText] {
    guard hasAnimator else { return [stepWithoutAnimation(move)] }
    let plain = step(move, isInteractive: false)
    guard let interactive else { return [plain] }
    let driven = [step(move, isInteractive: true)] + interactive.steps(move.screen)
    return interactive.finishes ? driven : driven + [wait, plain]
  }

  /// Returns the step for the way that has no animator. The style applies to both ways.
  private func stepWithoutAnimation(_ move: Move) -> JSONText {
    var pairs: [(String, JSONText)] = [(move.verb, .string(move.screen))]
    if move.verb == "present" { pairs.append(("style", .string(style ?? "fullScreen"))) }
    return .object(pairs + [("animated", .bool(false))])
  }

  private func step(_ move: Move, isInteractive: Bool) -> JSONText {
    var pairs: [(String, JSONText)] = [(move.verb, .string(move.screen))]
    if move.verb == "present", let style { pairs.append(("style", .string(style))) }
    pairs.append(("transition", .string(family.name)))
    if isInteractive { pairs.append(("until", .number(0))) }
    return .object(pairs)
  }
}
