// Checks of styles that the grammar cannot express: path data is valid, a gradient has as many
// locations as colors, shadows are not clipped, and views that a transition names exist.

import SegueDiagnostics

struct StyleChecker {
  private(set) var problems: Problems = []
  private var ids: [String] = []
  /// A Boolean value that indicates whether the file has no screens, so that the views that its
  /// transitions name are those of the scenes that use it.
  private let hasNoScreens: Bool

  private init(of root: SceneValue) { hasNoScreens = root["screens"] == nil }

  static func problems(in root: SceneValue) -> Problems {
    var checker = StyleChecker(of: root)
    for screen in root["screens"]?.entries ?? [] {
      let path = "screens.\(screen.key)"
      checker.checkGradient(screen.value["gradient"], path: "\(path).gradient")
      checker.checkViews(screen.value["views"], path: "\(path).views")
    }
    for entry in root["transitions"]?.entries ?? [] {
      let path = "transitions.\(entry.key)"
      checker.checkMotion(entry.value, path: path)
      if let back = entry.value["dismiss"] { checker.checkMotion(back, path: "\(path).dismiss") }
    }
    return checker.problems
  }

  // MARK: Views

  private mutating func checkViews(_ views: SceneValue?, path: String) {
    for (index, view) in (views?.elements ?? []).enumerated() {
      let here = "\(path)[\(index)]"
      if let id = view["id"]?.text { ids.append(id) }
      checkStyle(view, path: here)
      if let shadow = view.entries?.first(where: { $0.key == "shadow" }),
        view["clips"]?.boolean ?? (view["scroll"] != nil)
      {
        reject(
          shadow.position,
          "\(here).shadow would be clipped, since the view clips; expected it on a view around "
            + "this one")
      }
      checkViews(view["views"], path: "\(here).views")
    }
  }

  private mutating func checkStyle(_ value: SceneValue, path: String) {
    checkPath(value["mask"], path: "\(path).mask")
    checkPath(value["shape"], path: "\(path).shape")
    checkKind(value["shape"], path: "\(path).shape")
    checkGradient(value["gradient"], path: "\(path).gradient")
  }

  private mutating func checkPath(_ value: SceneValue?, path: String) {
    if let box = value?["viewBox"], let rect = box.rect, rect.width <= 0 || rect.height <= 0 {
      reject(box.position, "\(path).viewBox has no size; expected a width and a height > 0")
    }
    guard let data = value?["path"], let text = data.text else { return }
    do throws(PathData.Fault) {
      let outline = try PathData.read(text)
      if outline.elements.isEmpty {
        reject(
          data.position, "\(path).path is empty; expected path data such as \"M 0 0 L 10 10\"")
      }
    } catch {
      let found = error.found.isEmpty ? "ends too early" : "has \(QuotedText.quoted(error.found))"
      reject(
        data.position,
        "\(path).path \(found) at character \(error.column); expected path data such as "
          + "\"M 0 0 L 10 10\"")
    }
  }

  /// Checks keys that only some kinds of shapes have.
  private mutating func checkKind(_ shape: SceneValue?, path: String) {
    guard let kind = shape?["kind"]?.text else { return }
    let owners = [
      "sides": ["polygon", "star"], "from": ["line"], "to": ["line"],
    ]
    for entry in shape?.entries ?? [] {
      guard let allowed = owners[entry.key], !allowed.contains(kind) else { continue }
      let words = allowed.joined(separator: ", ", last: " or ")
      reject(
        entry.position,
        "\(path) has '\(entry.key)', which a \(QuotedText.plain(kind)) does not have; expected the "
          + "kind \(words)")
    }
  }

  private mutating func checkGradient(_ value: SceneValue?, path: String) {
    guard let places = value?["locations"], let numbers = places.elements?.compactMap(\.number)
    else { return }
    if let colors = value?["colors"]?.elements, colors.count != numbers.count {
      reject(
        places.position,
        "\(path).locations has \(numbers.count) locations for \(colors.count) colors; expected "
          + "\(colors.count)")
    }
    if zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) {
      reject(
        places.position, "\(path).locations decreases; expected numbers that increase from 0 to 1")
    }
  }

  // MARK: Transitions

  private mutating func checkMotion(_ value: SceneValue, path: String) {
    for (index, shared) in (value["shared"]?.elements ?? []).enumerated() {
      let here = "\(path).shared[\(index)]"
      checkName(shared.text == nil ? shared["id"] : shared, path: here)
      checkName(shared["with"], path: "\(here).with")
    }
    for side in ["incoming", "outgoing"] {
      guard let motion = value[side] else { continue }
      checkScreenMotion(motion, path: "\(path).\(side)")
      if let others = motion["others"] { checkScreenMotion(others, path: "\(path).\(side).others") }
      for entry in motion["views"]?.entries ?? [] {
        let here = "\(path).\(side).views.\(entry.key)"
        checkName(entry.key, at: entry.position, path: "\(path).\(side).views")
        checkScreenMotion(entry.value, path: here)
      }
    }
    for (index, keyframe) in (value["keyframes"]?.elements ?? []).enumerated() {
      for side in ["incoming", "outgoing"] {
        if let state = keyframe[side] {
          checkStyle(state, path: "\(path).keyframes[\(index)].\(side)")
        }
      }
    }
  }

  private mutating func checkScreenMotion(_ value: SceneValue, path: String) {
    for end in ["from", "to"] {
      if let state = value[end] { checkStyle(state, path: "\(path).\(end)") }
    }
    if let start = value["start"]?.number, let duration = value["duration"]?.number,
      start + duration > 1 + 1e-9
    {
      reject(
        value.position,
        "\(path) ends at \((start + duration).brief); expected start and duration to add up to at "
          + "most 1")
    }
    // A path has no rest state from which it could be animated.
    let (from, to) = (value["from"]?["mask"], value["to"]?["mask"])
    guard let path = from?["path"] == nil ? to : from, path["path"] != nil,
      from?["path"] == nil || to?["path"] == nil
    else { return }
    reject(
      path.position,
      "a mask with a path has no resting state; expected one in both 'from' and 'to'")
  }

  private mutating func checkName(_ value: SceneValue?, path: String) {
    guard let value, let name = value.text else { return }
    checkName(name, at: value.position, path: path)
  }

  private mutating func checkName(_ name: String, at place: SourcePosition, path: String) {
    guard !hasNoScreens, !ids.contains(name) else { return }
    let advice = Suggestion.sentence(for: name, among: ids)
    reject(
      place,
      "\(path) names \(QuotedText.quoted(name)), which is not a view; expected the id of a view"
        + (advice.isEmpty ? "" : "." + advice))
  }

  private mutating func reject(_ place: SourcePosition, _ message: String) {
    problems.append(Problem(.scene, at: place, message))
  }
}
