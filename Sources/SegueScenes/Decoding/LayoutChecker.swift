// Checks that views in a stack or a grid declare no frames, since the arrangement places them, and
// that padding has views around which it is.

import SegueDiagnostics

/// Finds frames that have no effect because the parent arranges its views, and padding that has none
/// because it is for views inside.
struct LayoutChecker {
  private(set) var problems: Problems = []

  /// The contents that padding does not affect, in the view or its size.
  private static let contents = ["label", "button", "icon", "image", "video", "list"]

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
      checkPadding(of: view, path: here)
      check(view, path: here)
    }
  }

  private mutating func checkPadding(of view: SceneValue, path: String) {
    guard Self.contents.contains(where: { view[$0] != nil }),
      view["views"]?.elements?.isEmpty ?? true,
      let entry = view.entries?.first(where: { $0.key == "padding" })
    else { return }
    let message =
      "\(path).padding has no effect, since the view contains no views; expected it on a view "
      + "around this one"
    problems.append(Problem(.scene, at: entry.position, message))
  }
}
