// Checks the script by playing it with screen names only: a dismissed screen must have been
// presented, a popped screen must be on top. Most scripts that cannot work are therefore rejected,
// with a position, before a world is built.

import SegueDiagnostics

struct ScriptChecker {
  private let screens: [String: SceneScreen]
  private var problems: Problems = []
  /// The screen in the window and the screens presented over it, from back to front.
  private var chain: [Stop] = []

  /// A Boolean value that indicates whether a touch may have moved to other screens.
  private var isUncertain = false
  /// A transition that may still be running, with the screens that are in the window if it is
  /// cancelled or finished.
  private var runningTransition: (screen: String, before: [Stop], after: [Stop])?

  private struct Stop {
    let name: String
    /// The stack of screens, if the screen is a navigation.
    var stack: [String]?
    /// The screens of a tab bar and the index of the selected one.
    var tabs: [Stop] = []
    var selected = 0
    /// The names of the pages, if the screen has pages.
    var pages: [String] = []

    /// The visible screen: the screen itself, or its selected tab.
    var front: Stop {
      get { tabs.indices.contains(selected) ? tabs[selected] : self }
      set {
        if tabs.indices.contains(selected) { tabs[selected] = newValue } else { self = newValue }
      }
    }
  }

  static func problems(in document: SceneDocument) -> Problems {
    // The screens of an app are not known.
    guard document.app == nil else { return [] }
    var checker = ScriptChecker(document)
    for step in document.script {
      checker.play(step)
      // The state after a step that cannot be played, or after a touch, is not known.
      if !checker.problems.isEmpty || checker.isUncertain { break }
    }
    return checker.problems
  }

  private init(_ document: SceneDocument) { screens = document.screensByName }

  private mutating func play(_ step: SceneStep) {
    let before = chain
    move(step)
    if let move = step.move {
      runningTransition = step.until == nil ? nil : (move.screen.value, before, chain)
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
    case .act(let act): if act.isByTouch { touch(step.verb) }
    case .sheet(let move): drag(move, step.verb)
    case .rotate, .resize: if chain.isEmpty { rejectEmptyWindow(step.verb) }
    case .pause(let name): checkRunning(name)
    case .scrub(let scrub): checkRunning(scrub.screen)
    case .finish(let release):
      checkRunning(release.screen)
      if let runningTransition { chain = runningTransition.after }
      if step.until == nil { runningTransition = nil }
    case .cancel(let release):
      checkRunning(release.screen)
      if let runningTransition { chain = runningTransition.before }
      if step.until == nil { runningTransition = nil }
    }
  }

  private mutating func checkRunning(_ name: Located<String>) {
    guard let runningTransition else {
      let why = "every earlier step lasts until its transition has ended"
      return reject(
        name, "has no running transition: \(why); expected 'until' in the step that starts it")
    }
    if runningTransition.screen != name.value {
      reject(
        name, "has no running transition; expected \(QuotedText.quoted(runningTransition.screen))")
    }
  }

  private mutating func show(_ name: Located<String>) {
    guard chain.count < 2 else {
      let front = QuotedText.quoted(chain[chain.count - 1].name)
      return reject(name, "cannot be shown while \(front) is presented; dismiss it first")
    }
    chain = [stop(name.value)]
  }

  private mutating func present(_ name: Located<String>, from: Located<String>?) {
    guard let front = chain.last else { return rejectEmptyWindow(name) }
    if let from, from.value != front.name {
      let isThere = chain.contains { $0.name == from.value }
      let reason =
        isThere ? "already presents another screen" : "is not in the window"
      return reject(from, "\(reason); expected the front screen, \(QuotedText.quoted(front.name))")
    }
    chain.append(stop(name.value))
    limit(chain.count - 1, "screens presented over each other", at: name)
  }

  private mutating func dismiss(_ name: Located<String>) {
    guard !chain.isEmpty else { return rejectEmptyWindow(name) }
    guard let index = chain.dropFirst().lastIndex(where: { $0.name == name.value }) else {
      let presented = chain.dropFirst().map(\.name)
      let advice =
        presented.isEmpty
        ? "nothing is presented at this point"
        : "expected "
          + "\(presented.map { QuotedText.quoted($0) }.joined(separator: ", ", last: " or "))"
      return reject(name, "is not presented; \(advice)")
    }
    chain.removeSubrange(index...)
  }

  private mutating func push(_ name: Located<String>) {
    guard let front = chain.last?.front else { return rejectEmptyWindow(name) }
    guard front.stack != nil else { return rejectMissingNavigation(name, front: front.name) }
    chain[chain.count - 1].front.stack?.append(name.value)
    limit(chain.last?.front.stack?.count ?? 0, "screens on a stack", at: name)
  }

  private mutating func pop(_ name: Located<String>) {
    guard let front = chain.last?.front else { return rejectEmptyWindow(name) }
    guard let stack = front.stack else { return rejectMissingNavigation(name, front: front.name) }
    guard stack.last == name.value else {
      let top = QuotedText.quoted(stack.last ?? "")
      return reject(name, "is not on top of '\(QuotedText.plain(front.name))'; expected \(top)")
    }
    guard stack.count > 1 else {
      return reject(
        name, "is the root screen of '\(QuotedText.plain(front.name))', which cannot be popped")
    }
    chain[chain.count - 1].front.stack?.removeLast()
  }

  /// Selects a tab, or turns to a page, of the visible screen.
  private mutating func select(_ move: ScreenMove) {
    let name = move.screen
    guard let last = chain.last else { return rejectEmptyWindow(name) }
    if let index = last.tabs.firstIndex(where: { $0.name == name.value }) {
      chain[chain.count - 1].selected = index
      return
    }
    let pages = pages(of: last.front)
    guard last.tabs.isEmpty, pages.isEmpty else {
      if pages.contains(name.value) { return rejectTransition(of: move) }
      let known = (last.tabs.map(\.name) + pages).map { QuotedText.quoted($0) }
      let expected = known.joined(separator: ", ", last: " or ")
      return reject(name, "is not a tab or page of the front screen; expected \(expected)")
    }
    reject(
      name,
      "requires tabs or pages in front; \(QuotedText.quoted(last.name)) has none. Declare a screen "
        + "with 'tabs: [...]' or 'pages: [...]' and show or present it.")
  }

  /// Returns the pages of a screen, or of the top of its stack.
  private func pages(of stop: Stop) -> [String] {
    guard let top = stop.stack?.last else { return stop.pages }
    return screens[top]?.pages?.map(\.value) ?? []
  }

  private mutating func rejectTransition(of move: ScreenMove) {
    guard let transition = move.transition ?? move.reducedTransition else { return }
    let message =
      "\(transition.name.keyPath) is given for a page, but scrolling turns pages. Remove it."
    problems.append(Problem(.scene, at: transition.name.position, message))
  }

  private mutating func touch(_ verb: Located<String>) {
    guard !chain.isEmpty else { return rejectEmptyWindow(verb) }
    isUncertain =
      screens.values.contains {
        !$0.interactions.isEmpty || $0.grab != nil || $0.bar.isShown || $0.pages != nil
      }
      || chain.dropFirst().contains { screens[$0.name]?.sheet != nil }
  }

  /// Checks a sheet step: the sheet must be the front screen and must have the detent.
  private mutating func drag(_ move: SceneSheetMove, _ verb: Located<String>) {
    guard chain.count > 1, let front = chain.last, front.name == move.screen.value else {
      guard !chain.isEmpty else { return rejectEmptyWindow(move.screen) }
      let advice =
        chain.count > 1
        ? "the front screen is \(QuotedText.quoted(chain[chain.count - 1].name))"
        : "nothing is presented at this point"
      return reject(move.screen, "is not the sheet in front; \(advice)")
    }
    let sheet = screens[front.name]?.sheet ?? SceneSheet()
    switch move.target {
    case .away where !move.isByTouch:
      reject(
        move.screen,
        "cannot go away with 'finger: false'; expected the step 'dismiss', which is what code does")
    case .away:
      if sheet.isDismissible { chain.removeLast() }
    case .detent(let detent) where !sheet.detents.contains(detent):
      let known = (sheet.detents.map(\.description) + ["away"]).joined(
        separator: ", ", last: " or ")
      reject(move.screen, "has no detent \(detent); expected \(known)")
    case .detent: break
    }
  }

  private func stop(_ name: String) -> Stop {
    Stop(
      name: name, stack: screens[name]?.navigation?.map(\.value),
      tabs: screens[name]?.tabs?.map { stop($0.value) } ?? [],
      pages: screens[name]?.pages?.map(\.value) ?? [])
  }

  // MARK: Reporting problems

  private mutating func limit(_ count: Int, _ what: String, at name: Located<String>) {
    guard count > SceneLimits.screensAtOnce else { return }
    let message = "\(name.keyPath): \(count) \(what); the limit is \(SceneLimits.screensAtOnce)"
    problems.append(Problem(.limit, at: name.position, message))
  }

  private mutating func reject(_ name: Located<String>, _ why: String) {
    let message = "\(name.keyPath): \(QuotedText.quoted(name.value)) \(why)"
    problems.append(Problem(.scene, at: name.position, message))
  }

  private mutating func rejectEmptyWindow(_ name: Located<String>) {
    reject(name, "is used before any 'show'; expected an earlier step 'show'")
  }

  private mutating func rejectMissingNavigation(_ name: Located<String>, front: String) {
    reject(
      name,
      "requires a navigation in front; \(QuotedText.quoted(front)) is not one. Declare a screen "
        + "with 'navigation: [...]' and show or present it.")
  }
}
