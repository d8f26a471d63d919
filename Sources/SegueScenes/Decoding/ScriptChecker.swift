// Plays the script with names only: what is dismissed must have been presented, what is popped must be
// on top. So most scripts that cannot work are refused with a line before a world is built.

import SegueDiagnostics

struct ScriptChecker {
  private let screens: [String: SceneScreen]
  private var problems: Problems = []
  /// What is in the window and what is presented over it, the front one last.
  private var chain: [Stop] = []

  /// Whether a finger may have moved to other screens.
  private var isUncertain = false
  /// A move that may still be under way, with what is there if it is cancelled or finished.
  private var underWay: (screen: String, before: [Stop], after: [Stop])?

  private struct Stop {
    let name: String
    /// The screens of a navigation.
    var stack: [String]?
    /// The screens of a tab bar, and which is selected.
    var tabs: [Stop] = []
    var selected = 0
    /// The pages.
    var pages: [String] = []

    /// What shows: the screen itself, or its selected tab.
    var front: Stop {
      get { tabs.indices.contains(selected) ? tabs[selected] : self }
      set {
        if tabs.indices.contains(selected) { tabs[selected] = newValue } else { self = newValue }
      }
    }
  }

  static func problems(in document: SceneDocument) -> Problems {
    var checker = ScriptChecker(document)
    for step in document.script {
      checker.play(step)
      // What comes after a step that cannot be played, or after a finger, would only be guessed at.
      if !checker.problems.isEmpty || checker.isUncertain { break }
    }
    return checker.problems
  }

  private init(_ document: SceneDocument) { screens = document.screensByName }

  private mutating func play(_ step: SceneStep) {
    let before = chain
    move(step)
    if let move = step.move {
      underWay = step.until == nil ? nil : (move.screen.value, before, chain)
    }
  }

  private mutating func move(_ step: SceneStep) {
    switch step.action {
    case .wait, .scroll: break
    case .show(let name): show(name)
    case .present(let move, _, let from): present(move.screen, from: from)
    case .dismiss(let move): dismiss(move.screen)
    case .push(let move): push(move.screen)
    case .pop(let move): pop(move.screen)
    case .select(let move): select(move)
    case .drag, .touch, .tap: touch(step.verb)
    case .sheet(let move): drag(move, step.verb)
    case .rotate, .resize: if chain.isEmpty { refuseEmptyWindow(step.verb) }
    case .pause(let name): steer(name)
    case .scrub(let scrub): steer(scrub.screen)
    case .finish(let release):
      steer(release.screen)
      if let underWay { chain = underWay.after }
      if step.until == nil { underWay = nil }
    case .cancel(let release):
      steer(release.screen)
      if let underWay { chain = underWay.before }
      if step.until == nil { underWay = nil }
    }
  }

  private mutating func steer(_ name: Located<String>) {
    guard let underWay else {
      let why = "every step before this one lasts until its transition has ended"
      return refuse(name, "is not on its way: \(why); expected 'until' in the step that moves it")
    }
    if underWay.screen != name.value {
      refuse(name, "is not on its way; expected \(QuotedText.quoted(underWay.screen))")
    }
  }

  private mutating func show(_ name: Located<String>) {
    guard chain.count < 2 else {
      let front = QuotedText.quoted(chain[chain.count - 1].name)
      return refuse(name, "cannot be shown while \(front) is presented; dismiss it first")
    }
    chain = [stop(name.value)]
  }

  private mutating func present(_ name: Located<String>, from: Located<String>?) {
    guard let front = chain.last else { return refuseEmptyWindow(name) }
    if let from, from.value != front.name {
      let isThere = chain.contains { $0.name == from.value }
      let reason =
        isThere ? "presents another screen already" : "is not in the window"
      return refuse(from, "\(reason); expected the front screen, \(QuotedText.quoted(front.name))")
    }
    chain.append(stop(name.value))
    limit(chain.count - 1, "screens presented over each other", at: name)
  }

  private mutating func dismiss(_ name: Located<String>) {
    guard !chain.isEmpty else { return refuseEmptyWindow(name) }
    guard let index = chain.dropFirst().lastIndex(where: { $0.name == name.value }) else {
      let presented = chain.dropFirst().map(\.name)
      let advice =
        presented.isEmpty
        ? "nothing is presented here"
        : "expected \(presented.map { QuotedText.quoted($0) }.joined(separator: ", ", last: " or "))"
      return refuse(name, "is not presented; \(advice)")
    }
    chain.removeSubrange(index...)
  }

  private mutating func push(_ name: Located<String>) {
    guard let front = chain.last?.front else { return refuseEmptyWindow(name) }
    guard front.stack != nil else { return refuseNoNavigation(name, front: front.name) }
    chain[chain.count - 1].front.stack?.append(name.value)
    limit(chain.last?.front.stack?.count ?? 0, "screens on a stack", at: name)
  }

  private mutating func pop(_ name: Located<String>) {
    guard let front = chain.last?.front else { return refuseEmptyWindow(name) }
    guard let stack = front.stack else { return refuseNoNavigation(name, front: front.name) }
    guard stack.last == name.value else {
      let top = QuotedText.quoted(stack.last ?? "")
      return refuse(name, "is not on top of '\(QuotedText.plain(front.name))'; expected \(top)")
    }
    guard stack.count > 1 else {
      return refuse(name, "is the last screen of '\(QuotedText.plain(front.name))', which stays")
    }
    chain[chain.count - 1].front.stack?.removeLast()
  }

  /// Selects a tab, or turns to a page of what shows.
  private mutating func select(_ move: ScreenMove) {
    let name = move.screen
    guard let last = chain.last else { return refuseEmptyWindow(name) }
    if let index = last.tabs.firstIndex(where: { $0.name == name.value }) {
      chain[chain.count - 1].selected = index
      return
    }
    let pages = pages(of: last.front)
    guard last.tabs.isEmpty, pages.isEmpty else {
      if pages.contains(name.value) { return refuseTransition(of: move) }
      let known = (last.tabs.map(\.name) + pages).map { QuotedText.quoted($0) }
      let expected = known.joined(separator: ", ", last: " or ")
      return refuse(name, "is no tab or page here; expected \(expected)")
    }
    refuse(
      name,
      "needs tabs or pages in front; \(QuotedText.quoted(last.name)) has none. Declare a screen with "
        + "'tabs: [...]' or 'pages: [...]' and show or present that.")
  }

  /// The pages of a screen, or of the top of its stack.
  private func pages(of stop: Stop) -> [String] {
    guard let top = stop.stack?.last else { return stop.pages }
    return screens[top]?.pages?.map(\.value) ?? []
  }

  private mutating func refuseTransition(of move: ScreenMove) {
    guard let transition = move.transition ?? move.reducedTransition else { return }
    let message =
      "\(transition.name.keyPath) stands beside a page; pages are turned by scrolling. Leave it out."
    problems.append(Problem(.scene, at: transition.name.position, message))
  }

  private mutating func touch(_ verb: Located<String>) {
    guard !chain.isEmpty else { return refuseEmptyWindow(verb) }
    isUncertain =
      screens.values.contains {
        !$0.interactions.isEmpty || $0.grab != nil || $0.bar.isShown || $0.pages != nil
      }
      || chain.dropFirst().contains { screens[$0.name]?.sheet != nil }
  }

  /// A sheet is the front screen, and goes to a detent that it has.
  private mutating func drag(_ move: SceneSheetMove, _ verb: Located<String>) {
    guard chain.count > 1, let front = chain.last, front.name == move.screen.value else {
      guard !chain.isEmpty else { return refuseEmptyWindow(move.screen) }
      let advice =
        chain.count > 1
        ? "the front screen is \(QuotedText.quoted(chain[chain.count - 1].name))"
        : "nothing is presented here"
      return refuse(move.screen, "is not the sheet in front; \(advice)")
    }
    let sheet = screens[front.name]?.sheet ?? SceneSheet()
    switch move.target {
    case .away where !move.byFinger:
      refuse(
        move.screen, "is to go away without a finger; expected 'dismiss', which is what code does")
    case .away:
      if sheet.isDismissible { chain.removeLast() }
    case .detent(let detent) where !sheet.detents.contains(detent):
      let known = (sheet.detents.map(\.description) + ["away"]).joined(
        separator: ", ", last: " or ")
      refuse(move.screen, "has no detent \(detent); expected \(known)")
    case .detent: break
    }
  }

  private func stop(_ name: String) -> Stop {
    Stop(
      name: name, stack: screens[name]?.navigation?.map(\.value),
      tabs: screens[name]?.tabs?.map { stop($0.value) } ?? [],
      pages: screens[name]?.pages?.map(\.value) ?? [])
  }

  // MARK: Saying so

  private mutating func limit(_ count: Int, _ what: String, at name: Located<String>) {
    guard count > SceneLimits.screensAtOnce else { return }
    let message = "\(name.keyPath): \(count) \(what); the limit is \(SceneLimits.screensAtOnce)"
    problems.append(Problem(.limit, at: name.position, message))
  }

  private mutating func refuse(_ name: Located<String>, _ why: String) {
    let message = "\(name.keyPath): \(QuotedText.quoted(name.value)) \(why)"
    problems.append(Problem(.scene, at: name.position, message))
  }

  private mutating func refuseEmptyWindow(_ name: Located<String>) {
    refuse(name, "comes before any 'show'; expected 'show' as the first step that moves")
  }

  private mutating func refuseNoNavigation(_ name: Located<String>, front: String) {
    refuse(
      name,
      "needs a navigation in front; \(QuotedText.quoted(front)) is none. Declare a screen with "
        + "'navigation: [...]' and show or present that.")
  }
}
