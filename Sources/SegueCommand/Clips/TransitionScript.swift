// The scene of `segue transition`, generated in the form of a scene file, so that there is one
// grammar and one way of processing it.

import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTransitions

/// The scene of one transition between two images called `from` and `to`.
struct TransitionScript {
  let entry: TransitionLibrary.Entry
  let motion: MotionOptions
  let reverse: Bool
  /// The scale of the first image, in pixels per point.
  let scale: Double

  /// The time for which each image is held, in seconds.
  static let hold = 0.3

  /// Returns the scene on a canvas of the given size in pixels.
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
      // The positions refer to a generated file.
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
      try rejectUnused([.dismiss])
      guard !reverse else {
        throw UsageProblem("\(entry.name) can only dismiss or pop; expected no --reverse")
      }
      // The disappearing image is already in front of the other one.
      return [
        show("to"), .object([("present", .string("from")), ("animated", .bool(false))]), wait,
        step("dismiss", "from", .dismiss), wait,
      ]
    }
    try rejectUnused(reverse ? [.present, .dismiss] : [.present])
    let forward = [show("from"), wait, step("present", "to", .present), wait]
    return reverse ? forward + [step("dismiss", "to", .dismiss), wait] : forward
  }

  private func show(_ screen: String) -> JSONText { .object([("show", .string(screen))]) }

  @MainActor
  private func step(_ verb: String, _ screen: String, _ role: TransitionRole) -> JSONText {
    var pairs: [(String, JSONText)] = [(verb, .string(screen))]
    if role == .present, usesSystemDismissal {
      pairs.append(("style", .string("overCurrentContext")))
    }
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

  /// A Boolean value that indicates whether screens are dismissed by UIKit, which moves only
  /// the upper screen, so that the lower one must still be in the window.
  @MainActor
  private var usesSystemDismissal: Bool {
    if case .system = entry.player(.dismiss, TransitionParameters()) { true } else { false }
  }

  // MARK: Parameters

  private var given: [(name: TransitionParameters.Name, value: Double)] {
    [
      (.duration, motion.duration), (.damping, motion.damping), (.velocity, motion.velocity),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  private func parameters(_ role: TransitionRole) -> [TransitionParameters.Name] {
    role.direction == .forward ? entry.parametersForward : entry.parametersBackward
  }

  private func rejectUnused(_ roles: [TransitionRole]) throws {
    let used = roles.flatMap(parameters)
    guard let unused = given.first(where: { !used.contains($0.name) }) else { return }
    let names = used.map { "--\($0.rawValue)" }.filter { $0 != "--kind" }
    throw UsageProblem(
      "\(entry.name) has no \(unused.name.rawValue) in this direction; expected "
        + (names.isEmpty ? "no motion options" : "only \(names.joined(separator: ", "))"))
  }
}
