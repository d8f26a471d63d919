// The scene behind `segue transition`, written as a scene file would be, so that there is one grammar
// and one way through the house.

import SegueBatch
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTransitions

/// One transition between two pictures called `from` and `to`.
struct TransitionScript {
  let entry: TransitionLibrary.Entry
  let motion: MotionOptions
  let reverse: Bool
  /// Pixels of the first picture for each point.
  let scale: Double

  /// Seconds that each picture is held.
  static let hold = 0.3

  /// The scene on a canvas of this size in pixels.
  /// - Throws: `Failure` or `UsageProblem`.
  @MainActor
  func document(width: Int, height: Int) throws -> SceneDocument {
    let scene = JSONText.object([
      ("segue", .integer(1)),
      (
        "canvas",
        .object([
          ("width", .number(Double(width) / scale)), ("height", .number(Double(height) / scale)),
          ("scale", .number(scale)),
        ])
      ),
      ("screens", .object([screen("from", "scaleToFill"), screen("to", "scaleAspectFill")])),
      ("script", .array(try steps())),
    ])
    do {
      return try SceneDocument.parse(Array(scene.compact.utf8), named: entry.name)
    } catch {
      // The places are in a file that nobody wrote.
      let code = error.exitCode == .scene ? .usage : error.exitCode
      throw Failure(code, error.diagnostics.map { Diagnostic($0.severity, $0.message) })
    }
  }

  private func screen(_ name: String, _ mode: String) -> (String, JSONText) {
    (name, .object([("image", .string(name)), ("contentMode", .string(mode))]))
  }

  // MARK: Script

  @MainActor
  private func steps() throws -> [JSONText] {
    let wait = JSONText.object([("wait", .number(Self.hold))])
    guard plays(.present) else {
      try refuseUnused([.dismiss])
      guard !reverse else {
        throw UsageProblem("\(entry.name) is only a way back; expected no --reverse")
      }
      // The picture that leaves lies on the other one already.
      return [
        show("to"), .object([("present", .string("from")), ("animated", .bool(false))]), wait,
        step("dismiss", "from", .dismiss), wait,
      ]
    }
    try refuseUnused(reverse ? [.present, .dismiss] : [.present])
    let there = [show("from"), wait, step("present", "to", .present), wait]
    return reverse ? there + [step("dismiss", "to", .dismiss), wait] : there
  }

  private func show(_ screen: String) -> JSONText { .object([("show", .string(screen))]) }

  @MainActor
  private func step(_ verb: String, _ screen: String, _ role: TransitionRole) -> JSONText {
    var pairs: [(String, JSONText)] = [(verb, .string(screen))]
    if role == .present, goesBackBySystem { pairs.append(("style", .string("overCurrentContext"))) }
    let allowed = parameters(role)
    let values = given.filter { allowed.contains($0.name) }.map {
      ($0.name.rawValue, JSONText.number($0.value))
    }
    pairs.append(("transition", .object([("name", .string(entry.name))] + values)))
    return .object(pairs)
  }

  @MainActor
  private func plays(_ role: TransitionRole) -> Bool {
    if case .none = entry.player(role, TransitionParameters()) { false } else { true }
  }

  /// UIKit's own dismissal only moves the upper screen: the lower one must still be there.
  @MainActor
  private var goesBackBySystem: Bool {
    if case .system = entry.player(.dismiss, TransitionParameters()) { true } else { false }
  }

  // MARK: Parameters

  private var given: [(name: TransitionParameters.Name, value: Double)] {
    [
      (.duration, motion.duration), (.damping, motion.damping), (.velocity, motion.velocity),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  private func parameters(_ role: TransitionRole) -> [TransitionParameters.Name] {
    role.direction == .there ? entry.parametersThere : entry.parametersBack
  }

  private func refuseUnused(_ roles: [TransitionRole]) throws {
    let used = roles.flatMap(parameters)
    guard let unused = given.first(where: { !used.contains($0.name) }) else { return }
    let names = used.map { "--\($0.rawValue)" }.filter { $0 != "--kind" }
    throw UsageProblem(
      "\(entry.name) has no \(unused.name.rawValue) here; expected "
        + (names.isEmpty ? "none of its parameters" : "only \(names.joined(separator: ", "))"))
  }
}
