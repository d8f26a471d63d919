// Checks that the grammar cannot express: names refer to something, and sizes are consistent.

import SegueDiagnostics

struct ReferenceChecker {
  private let document: SceneDocument
  private let screens: [String: SceneScreen]
  private var problems: Problems = []

  static func problems(in document: SceneDocument, root: SceneValue) -> Problems {
    var checker = ReferenceChecker(document)
    checker.checkCanvas(root["canvas"])
    checker.checkNavigations()
    checker.checkIdentifiers(root["screens"])
    checker.checkMotions(root["transitions"])
    for step in document.script { checker.checkStep(step) }
    for interaction in document.screens.flatMap(\.interactions) {
      checker.checkStep(interaction.step)
    }
    checker.problems += GestureChecker.problems(in: root)
    checker.checkPulls()
    checker.problems += LayoutChecker.problems(in: root)
    checker.problems += ListChecker.problems(in: document, root: root)
    checker.problems += StyleChecker.problems(in: root)
    checker.problems += SheetChecker.problems(in: root)
    checker.problems += AppChecker.problems(in: document, root: root)
    return checker.problems
  }

  /// Returns the problems of a file that contains nothing but transitions.
  static func problems(inPack root: SceneValue) -> Problems {
    var checker = ReferenceChecker(
      SceneDocument(path: "", canvas: SceneCanvas(width: 1, height: 1), screens: [], script: []))
    checker.checkMotions(root["transitions"])
    return checker.problems + StyleChecker.problems(in: root)
  }

  /// Returns the problems of one transition, of which everything else has been checked.
  static func problems(inTransition value: SceneValue, name: String) -> Problems {
    let entry = SceneEntry(key: name, position: value.position, value: value)
    func map(_ entries: [SceneEntry]) -> SceneValue {
      SceneValue(content: .map(entries), spelling: "", position: value.position)
    }
    let all = SceneEntry(key: "transitions", position: value.position, value: map([entry]))
    var checker = ReferenceChecker(
      SceneDocument(path: "", canvas: SceneCanvas(width: 1, height: 1), screens: [], script: []))
    checker.checkMotions(all.value)
    return checker.problems
  }

  private init(_ document: SceneDocument) {
    self.document = document
    screens = document.screensByName
  }

  // MARK: Canvas

  private mutating func checkCanvas(_ value: SceneValue?) {
    guard let value else { return }
    if let fps = value["fps"], let rate = fps.rate, fps.text != nil {
      let limit = Double(SceneLimits.framesPerSecond)
      if !(1 / limit...limit).contains(rate.framesPerSecond) {
        let message =
          "canvas.fps is \(fps.described); the limits are 1/\(limit.brief) and \(limit.brief)"
        problems.append(Problem(.limit, at: fps.position, message))
      }
    }
    let canvas = document.canvas
    let isWithinSides = [canvas.width, canvas.height].allSatisfy {
      $0 > 0 && $0 <= Double(SceneLimits.canvasSideInPixels)
    }
    guard isWithinSides, canvas.scale > 0, canvas.scale <= SceneLimits.scale else { return }
    if let problem = canvas.sizeProblem {
      problems.append(Problem(.limit, at: value["scale"]?.position ?? value.position, problem))
    }
    checkSide("width", canvas.width, value)
    checkSide("height", canvas.height, value)
  }

  /// Checks that a side with a fraction of a point is a whole number of pixels.
  private mutating func checkSide(_ key: String, _ points: Double, _ value: SceneValue) {
    guard let side = value[key], points != points.rounded() else { return }
    let pixels = points * document.canvas.scale
    guard abs(pixels - pixels.rounded()) > 1e-6 else { return }
    problems.append(
      Problem(
        .scene, at: side.position,
        "canvas.\(key) is \(side.described), which is \(pixels.brief) pixels at scale "
          + "\(document.canvas.scale.brief); expected a whole number of pixels"))
  }

  // MARK: Screens

  private mutating func checkNavigations() {
    for screen in document.screens {
      let name = QuotedText.plain(screen.name)
      for child in screen.navigation ?? [] {
        checkScreen(child)
        rejectNavigation(child, doing: "be on the stack of '\(name)'")
      }
      for child in screen.tabs ?? [] {
        checkScreen(child)
        rejectTabs(child, doing: "be a tab of '\(name)'")
      }
      for child in screen.pages ?? [] {
        checkScreen(child)
        rejectContainer(child, doing: "be a page of '\(name)'")
      }
    }
  }

  private mutating func rejectTabs(_ name: Located<String>, doing what: String) {
    guard screens[name.value]?.tabs != nil else { return }
    let message =
      "\(name.keyPath) is \(QuotedText.quoted(name.value)), which has tabs and cannot \(what); "
      + "expected a screen without tabs"
    problems.append(Problem(.scene, at: name.position, message))
  }

  private mutating func rejectContainer(_ name: Located<String>, doing what: String) {
    guard let screen = screens[name.value],
      screen.tabs != nil || screen.pages != nil || screen.navigation != nil
    else { return }
    let message =
      "\(name.keyPath) is \(QuotedText.quoted(name.value)), which contains other screens and "
      + "cannot \(what); expected a screen with views"
    problems.append(Problem(.scene, at: name.position, message))
  }

  private mutating func checkScreen(_ name: Located<String>) {
    guard screens[name.value] == nil else { return }
    // Searching for a similar name takes time, and only a limited number of messages is shown.
    let known = problems.count < Failure.maximumDiagnostics ? document.screens.map(\.name) : []
    let advice = Suggestion.sentence(for: name.value, among: known)
    let message =
      "\(name.keyPath) is \(QuotedText.quoted(name.value)), which is not a screen; expected a name "
      + "from screens\(advice.isEmpty ? "" : "." + advice)"
    problems.append(Problem(.scene, at: name.position, message))
  }

  private mutating func rejectNavigation(_ name: Located<String>, doing what: String) {
    rejectTabs(name, doing: what)
    guard screens[name.value]?.navigation != nil else { return }
    let message =
      "\(name.keyPath) is the navigation \(QuotedText.quoted(name.value)), which cannot \(what); "
      + "expected a screen without a navigation"
    problems.append(Problem(.scene, at: name.position, message))
  }

  /// Checks that the ids on each screen are unique.
  private mutating func checkIdentifiers(_ screens: SceneValue?) {
    for screen in screens?.entries ?? [] {
      var lines: [String: Int] = [:]
      checkIdentifiers(screen.value["views"], seen: &lines, on: screen.key)
    }
  }

  private mutating func checkIdentifiers(
    _ views: SceneValue?, seen: inout [String: Int], on screen: String
  ) {
    for view in views?.elements ?? [] {
      if let id = view["id"], let text = id.text {
        if let line = seen[text] {
          let message =
            "the id \(QuotedText.quoted(text)) is already used on line \(line); expected unique "
            + "ids on the screen '\(QuotedText.plain(screen))'"
          problems.append(Problem(.scene, at: id.position, message))
        } else {
          seen[text] = id.position.line
        }
      }
      checkIdentifiers(view["views"], seen: &seen, on: screen)
      checkIdentifiers(view["list"]?["rows"], seen: &seen, on: screen)
      for section in view["list"]?["sections"]?.elements ?? [] {
        checkIdentifiers(section["rows"], seen: &seen, on: screen)
      }
    }
  }

  /// Checks that the target of each pull is a scroll view on the same screen.
  private mutating func checkPulls() {
    for screen in document.screens {
      let known = screen.compactMapViews { $0.scroll != nil ? $0.id : nil }
      for name in screen.interactions.compactMap(\.pulled) where !known.contains(name.value) {
        let advice = Suggestion.sentence(for: name.value, among: known)
        let message =
          "\(name.keyPath) is \(QuotedText.quoted(name.value)), which is not a scroll view of the "
          + "screen '\(QuotedText.plain(screen.name))'; expected the id of a view with 'scroll'"
          + (advice.isEmpty ? "" : "." + advice)
        problems.append(Problem(.scene, at: name.position, message))
      }
    }
  }

  // MARK: Transitions

  private mutating func checkMotions(_ transitions: SceneValue?) {
    for entry in transitions?.entries ?? [] {
      let path = "transitions.\(entry.key)"
      checkMotion(entry.value, path: path)
      if let dismiss = entry.value["dismiss"] { checkMotion(dismiss, path: "\(path).dismiss") }
      problems += ParameterChecker.problems(in: entry.value, path: path)
      if let dismiss = entry.value["dismiss"], dismiss.text == SceneGrammar.reverse,
        entry.value["spring"] != nil
      {
        problems.append(
          Problem(
            .scene, at: dismiss.position,
            "\(path).dismiss is reverse, but a spring has no reverse; expected mirror, or a curve"))
      }
    }
  }

  private mutating func checkMotion(_ value: SceneValue, path: String) {
    problems += PieceChecker.problems(in: value, path: path)
    checkCurve(value["curve"], path: "\(path).curve")
    guard let keyframes = value["keyframes"]?.elements else { return }
    for side in ["incoming", "outgoing"] {
      if let entry = value[side]?.entries?.first(where: { $0.key == "to" }) {
        let message =
          "\(path).\(side).to is given together with keyframes; expected the end state in the last "
          + "keyframe"
        problems.append(Problem(.scene, at: entry.position, message))
      }
    }
    for (index, keyframe) in keyframes.enumerated() {
      checkKeyframe(keyframe, of: value, path: "\(path).keyframes[\(index)]")
    }
  }

  private mutating func checkKeyframe(_ keyframe: SceneValue, of motion: SceneValue, path: String) {
    if let start = keyframe["start"]?.number, let duration = keyframe["duration"]?.number,
      start + duration > 1 + 1e-9
    {
      let message =
        "\(path) ends at \((start + duration).brief); expected start and duration to add up to at "
        + "most 1"
      problems.append(Problem(.scene, at: keyframe.position, message))
    }
    for side in ["incoming", "outgoing"] {
      for entry in keyframe[side]?.entries ?? [] {
        checkKeyframeState(entry, from: motion[side]?["from"], path: "\(path).\(side).\(entry.key)")
      }
    }
  }

  /// Checks that a keyframe's background or position has a starting value. Neither property has a
  /// rest state that a keyframe could start from.
  private mutating func checkKeyframeState(_ entry: SceneEntry, from: SceneValue?, path: String) {
    guard ["background", "position"].contains(entry.key), from?[entry.key] == nil else { return }
    let message =
      "\(path) has no starting value; expected '\(entry.key)' in the screen's 'from' as well"
    problems.append(Problem(.scene, at: entry.position, message))
  }

  private mutating func checkCurve(_ value: SceneValue?, path: String) {
    problems += value?.curveProblems(path: path) ?? []
  }

  // MARK: Steps

  private mutating func checkStep(_ step: SceneStep) {
    if case .show(let name) = step.action { checkScreen(name) }
    if let name = step.driven { checkScreen(name) }
    if case .sheet(let move) = step.action { checkScreen(move.screen) }
    guard let move = step.move else { return }
    checkScreen(move.screen)
    switch step.action {
    case .present(_, _, let from?): checkScreen(from)
    case .push: rejectNavigation(move.screen, doing: "be pushed")
    case .pop: rejectNavigation(move.screen, doing: "be popped")
    default: break
    }
  }
}
