// Checks that views in a stack or a grid declare no frames, since the arrangement places them.

import SegueDiagnostics

/// Finds frames that have no effect because the parent arranges its views.
struct LayoutChecker {
  private(set) var problems: Problems = []

  static func problems(in root: SceneValue) -> Problems {
    var checker = LayoutChecker()
    for screen in root["screens"]?.entries ?? [] {
      checker.check(screen.value, path: "screens.\(screen.key)")
    }
    return checker.problems
  }

  private mutating func check(_ parent: SceneValue, path: String) {
    let kind = ["stack", "grid"].first { parent[$0] != nil }
    for (index, view) in (parent["views"]?.elements ?? []).enumerated() {
      let here = "\(path).views[\(index)]"
      if let kind, let entry = view.entries?.first(where: { $0.key == "frame" }) {
        let message =
          "\(here).frame is inside a \(kind), which places its views; expected 'width' and 'height'"
        problems.append(Problem(.scene, at: entry.position, message))
      }
      check(view, path: here)
    }
  }
}
