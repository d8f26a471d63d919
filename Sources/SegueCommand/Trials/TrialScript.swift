// The scene behind `segue try`, written as a scene file would be: two screens, the way there, the way
// back.

import SegueBatch
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTrial

/// A family between two screens.
struct TrialScript {
  let family: TrialFamily
  let interactive: ProgressScript?
  /// Where a finger goes that steers it, if one does.
  var finger: FingerDirection?
  /// How a screen is presented, if the command line says.
  let style: String?
  let seed: UInt64

  /// Seconds that each screen is held.
  static let hold = 0.3

  /// Points of the screens when there are no pictures.
  private static let size = (width: 390.0, height: 844.0)

  /// The scene on a canvas of `width` x `height` points with two pictures, `from` and `to`.
  /// - Throws: `Failure`.
  func document(width: Double, height: Double, scale: Double) throws -> SceneDocument {
    func screen(_ name: String, _ mode: String) -> (String, JSONText) {
      (name, .object([("image", .string(name)), ("contentMode", .string(mode))]))
    }
    return try document(
      (width, height, scale), [screen("from", "scaleToFill"), screen("to", "scaleAspectFill")])
  }

  /// The scene with two screens of its own.
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
      // The places are in a file that nobody wrote.
      throw Failure(error.exitCode, error.diagnostics.map { Diagnostic($0.severity, $0.message) })
    }
  }

  /// A screen with a pictogram for the bar.
  private static func tab(_ screen: (String, JSONText), icon: String) -> (String, JSONText) {
    guard case .object(let pairs) = screen.1 else { return screen }
    return (screen.0, .object(pairs + [("tab", .object([("icon", .string(icon))]))]))
  }

  // MARK: Script

  private func steps(width: Double, height: Double) -> [JSONText] {
    let show = JSONText.object([("show", .string(family.kind == .modal ? "from" : "stack"))])
    let (there, back): (Move, Move) =
      switch family.kind {
      case .modal: (Move("present", "to"), Move("dismiss", "to"))
      case .navigation: (Move("push", "to"), Move("pop", "to"))
      case .tabs: (Move("select", "to"), Move("select", "from"))
      }
    if let finger, let interactive {
      let touch = interactive.touch(finger, width: width, height: height)
      let before = family.kind == .tabs ? [] : [step(there, isSteered: false), wait]
      return [show, wait] + before + [touch, wait]
    }
    return [show, wait] + way(there, hasAnimator: plays(there: true)) + [wait]
      + way(back, hasAnimator: plays(there: false)) + [wait]
  }

  /// A step from screen to screen: its verb, and the screen that it names.
  private struct Move {
    let verb: String
    let screen: String

    init(_ verb: String, _ screen: String) { (self.verb, self.screen) = (verb, screen) }
  }

  private var wait: JSONText { .object([("wait", .number(Self.hold))]) }

  private func plays(there: Bool) -> Bool {
    family.delegate != nil || family.presentation != nil
      || (there ? family.there : family.back) != nil
  }

  /// One way: steered if that is wanted, and then by itself if it went back.
  private func way(_ move: Move, hasAnimator: Bool) -> [JSONText] {
    guard hasAnimator else {
      return [.object([(move.verb, .string(move.screen)), ("animated", .bool(false))])]
    }
    let plain = step(move, isSteered: false)
    guard let interactive else { return [plain] }
    let steered = [step(move, isSteered: true)] + interactive.steps(move.screen)
    return interactive.finishes ? steered : steered + [wait, plain]
  }

  private func step(_ move: Move, isSteered: Bool) -> JSONText {
    var pairs: [(String, JSONText)] = [(move.verb, .string(move.screen))]
    if move.verb == "present", let style { pairs.append(("style", .string(style))) }
    pairs.append(("transition", .string(family.name)))
    if isSteered { pairs.append(("until", .number(0))) }
    return .object(pairs)
  }
}
