// What no table can say about looks: paths can be read, as many places as colours, shadows are not cut
// away, and what a transition names is somewhere.

import SegueDiagnostics

struct LookChecker {
  private(set) var problems: Problems = []
  private var ids: [String] = []

  static func problems(in root: SceneValue) -> Problems {
    var checker = LookChecker()
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
      checkLook(view, path: here)
      checkEmitter(view["emitter"], path: "\(here).emitter")
      if let shadow = view.entries?.first(where: { $0.key == "shadow" }),
        view["clips"]?.boolean ?? (view["scroll"] != nil)
      {
        refuse(
          shadow.position,
          "\(here).shadow would be cut away, since the view clips; expected it on a view around "
            + "this one")
      }
      checkViews(view["views"], path: "\(here).views")
    }
  }

  private mutating func checkLook(_ value: SceneValue, path: String) {
    checkPath(value["mask"], path: "\(path).mask")
    checkPath(value["shape"], path: "\(path).shape")
    checkKind(value["shape"], path: "\(path).shape")
    checkGradient(value["gradient"], path: "\(path).gradient")
  }

  private mutating func checkPath(_ value: SceneValue?, path: String) {
    if let box = value?["viewBox"], let rect = box.rect, rect.width <= 0 || rect.height <= 0 {
      refuse(box.position, "\(path).viewBox has no size; expected a width and a height > 0")
    }
    guard let data = value?["path"], let text = data.text else { return }
    do throws(PathData.Fault) {
      let outline = try PathData.read(text)
      if outline.elements.isEmpty {
        refuse(
          data.position, "\(path).path is empty; expected path data such as \"M 0 0 L 10 10\"")
      }
    } catch {
      let found = error.found.isEmpty ? "ends too early" : "has \(QuotedText.quoted(error.found))"
      refuse(
        data.position,
        "\(path).path \(found) at character \(error.column); expected path data such as "
          + "\"M 0 0 L 10 10\"")
    }
  }

  /// Keys that only some kinds of shapes have.
  private mutating func checkKind(_ shape: SceneValue?, path: String) {
    guard let kind = shape?["kind"]?.text else { return }
    let owners = [
      "sides": ["polygon", "star"], "from": ["line"], "to": ["line"],
    ]
    for entry in shape?.entries ?? [] {
      guard let allowed = owners[entry.key], !allowed.contains(kind) else { continue }
      let words = allowed.joined(separator: ", ", last: " or ")
      refuse(
        entry.position,
        "\(path) has '\(entry.key)', which a \(QuotedText.plain(kind)) has not; expected it with "
          + "the kind \(words)")
    }
  }

  private mutating func checkGradient(_ value: SceneValue?, path: String) {
    guard let places = value?["locations"], let numbers = places.elements?.compactMap(\.number)
    else { return }
    if let colors = value?["colors"]?.elements, colors.count != numbers.count {
      refuse(
        places.position,
        "\(path).locations has \(numbers.count) places for \(colors.count) colours; expected "
          + "\(colors.count)")
    }
    if zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) {
      refuse(places.position, "\(path).locations falls; expected numbers that rise from 0 to 1")
    }
  }

  /// So many particles at a time are not drawn.
  private mutating func checkEmitter(_ value: SceneValue?, path: String) {
    guard let value, let emitter = ParticleDecoder.emitter(value, path: path) else { return }
    let longest = emitter.lifetime + emitter.lifetimeRange / 2
    let count = emitter.rate * min(longest, emitter.duration ?? longest)
    guard count > SceneEmitter.mostParticles else { return }
    refuse(
      value.position,
      "\(path) has up to \(count.rounded(.up).brief) particles at a time; expected at most "
        + "\(SceneEmitter.mostParticles.brief). Lower its 'rate' or 'lifetime'")
  }

  // MARK: Transitions

  private mutating func checkMotion(_ value: SceneValue, path: String) {
    for (index, shared) in (value["shared"]?.elements ?? []).enumerated() {
      let here = "\(path).shared[\(index)]"
      checkName(shared.text == nil ? shared["id"] : shared, path: here)
      checkName(shared["with"], path: "\(here).with")
    }
    for side in ["incoming", "outgoing"] {
      guard let way = value[side] else { continue }
      checkWay(way, path: "\(path).\(side)")
      if let others = way["others"] { checkWay(others, path: "\(path).\(side).others") }
      for entry in way["views"]?.entries ?? [] {
        let here = "\(path).\(side).views.\(entry.key)"
        checkName(entry.key, at: entry.position, path: "\(path).\(side).views")
        checkWay(entry.value, path: here)
      }
    }
    for (index, keyframe) in (value["keyframes"]?.elements ?? []).enumerated() {
      for side in ["incoming", "outgoing"] {
        if let state = keyframe[side] {
          checkLook(state, path: "\(path).keyframes[\(index)].\(side)")
        }
      }
    }
  }

  private mutating func checkWay(_ value: SceneValue, path: String) {
    for end in ["from", "to"] {
      if let state = value[end] { checkLook(state, path: "\(path).\(end)") }
    }
    if let start = value["start"]?.number, let duration = value["duration"]?.number,
      start + duration > 1 + 1e-9
    {
      refuse(
        value.position,
        "\(path) ends at \((start + duration).brief); expected start and duration to add up to at "
          + "most 1")
    }
    // A path has no state of rest that it could come from.
    let (from, to) = (value["from"]?["mask"], value["to"]?["mask"])
    guard let path = from?["path"] == nil ? to : from, path["path"] != nil,
      from?["path"] == nil || to?["path"] == nil
    else { return }
    refuse(
      path.position,
      "a mask with a path has no state of rest; expected one in both 'from' and 'to'")
  }

  private mutating func checkName(_ value: SceneValue?, path: String) {
    guard let value, let name = value.text else { return }
    checkName(name, at: value.position, path: path)
  }

  private mutating func checkName(_ name: String, at place: SourcePosition, path: String) {
    guard !ids.contains(name) else { return }
    let advice = Suggestion.sentence(for: name, among: ids)
    refuse(
      place,
      "\(path) names \(QuotedText.quoted(name)), which is no view; expected the id of a view"
        + (advice.isEmpty ? "" : "." + advice))
  }

  private mutating func refuse(_ place: SourcePosition, _ message: String) {
    problems.append(Problem(.scene, at: place, message))
  }
}
