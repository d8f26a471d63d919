// Checks of scenes that run an app, and of queries, that the grammar cannot express.

import SegueDiagnostics

struct AppChecker {
  private let root: SceneValue
  private var problems: Problems = []

  static func problems(in document: SceneDocument, root: SceneValue) -> Problems {
    var checker = AppChecker(root: root)
    checker.checkApp()
    for step in document.script { checker.check(step, inApp: document.app != nil) }
    checker.checkScrolls()
    checker.checkScreenshots(document)
    return checker.problems
  }

  private init(root: SceneValue) { self.root = root }

  private mutating func checkApp() {
    guard let app = root["app"] else { return }
    for (path, value) in [("app", app), ("app.project", app["project"])] {
      guard let value, value.text?.isEmpty == true else { continue }
      reject(
        "\(path) is empty; expected the path of a folder, an .xcodeproj, or a Swift package",
        at: value.position)
    }
  }

  /// Rejects steps that name screens of the scene, which an app does not have.
  private mutating func check(_ step: SceneStep, inApp: Bool) {
    guard inApp else { return }
    switch step.action {
    case .wait, .drag, .touch, .rotate, .resize, .act: break
    case .show, .present, .dismiss, .push, .pop, .select, .tap, .scroll, .pause, .scrub, .finish,
      .cancel, .sheet:
      reject(
        "\(step.verb.keyPath) is not a step of an app, whose own code moves between its screens; "
          + "expected tap, drag, swipe, scroll, type, expect, or another step of the user",
        at: step.verb.position)
    }
  }

  private mutating func checkScrolls() {
    for (index, step) in (root["script"]?.elements ?? []).enumerated() {
      guard let scroll = step["scroll"] else { continue }
      let given = step.entries?.first { ["to", "offset", "at", "animated"].contains($0.key) }
      if scroll.entries != nil {
        guard let given else { continue }
        reject(
          "script[\(index)].\(given.key) is beside 'scroll: { … }'; expected all keys inside of it",
          at: given.position)
      } else if step["to"] == nil, step["offset"] == nil {
        reject(
          "script[\(index)] is incomplete; expected 'to' or 'offset'", at: step.position)
      }
    }
  }

  private mutating func checkScreenshots(_ document: SceneDocument) {
    var lines: [String: Int] = [:]
    for step in document.script {
      guard case .act(let act) = step.action, case .screenshot(let name) = act.kind else {
        continue
      }
      if let line = lines[name] {
        reject(
          "\(step.verb.keyPath) is \(QuotedText.quoted(name)), which is already used on line "
            + "\(line); expected unique names", at: step.verb.position)
      }
      lines[name] = lines[name] ?? step.verb.position.line
    }
  }

  private mutating func reject(_ message: String, at position: SourcePosition) {
    problems.append(Problem(.scene, at: position, message))
  }
}
