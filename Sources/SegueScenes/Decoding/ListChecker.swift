// Checks of lists and grids that the grammar cannot express: ids refer to something, and the items
// of a scrolling grid are not laid out by anything else.

import SegueDiagnostics

struct ListChecker {
  private let document: SceneDocument
  private var problems: Problems = []

  static func problems(in document: SceneDocument, root: SceneValue) -> Problems {
    var checker = ListChecker(document)
    for screen in root["screens"]?.entries ?? [] {
      checker.checkViews(screen.value["views"], path: "screens.\(screen.key).views")
    }
    for screen in document.screens { checker.checkSelections(of: screen) }
    for step in document.script { checker.check(step) }
    return checker.problems
  }

  private init(_ document: SceneDocument) { self.document = document }

  /// Checks that a scrolling grid declares its layout inside `grid`, since keys beside `grid` have
  /// no effect on it.
  private mutating func checkViews(_ views: SceneValue?, path: String) {
    for (index, view) in (views?.elements ?? []).enumerated() {
      let here = "\(path)[\(index)]"
      checkViews(view["views"], path: "\(here).views")
      guard view["grid"]?.entries != nil else { continue }
      let misplaced = ["spacing", "cellAspect", "rowHeight", "padding", "safeArea", "scroll"]
      for entry in view.entries ?? [] where misplaced.contains(entry.key) {
        reject(
          "\(here).\(entry.key) has no effect beside a scrolling grid; expected 'spacing', "
            + "'inset', and 'cellAspect' inside 'grid'", at: entry.position)
      }
    }
  }

  private mutating func checkSelections(of screen: SceneScreen) {
    let known = screen.identifiers
    for name in screen.interactions.compactMap(\.selected) where !known.contains(name.value) {
      let what = "not a view, item, or row of the screen '\(QuotedText.plain(screen.name))'"
      reject(name, "which is \(what)", known)
    }
  }

  private mutating func check(_ step: SceneStep) {
    switch step.action {
    case .tap(let name, _):
      let known = document.screens.flatMap(\.identifiers)
      if !known.contains(name.value) { rejectTap(name, known) }
    case .scroll(let scroll):
      let views = document.screens.flatMap(\.scrollingViews)
      let known = views.compactMap(\.id)
      guard let view = views.first(where: { $0.id == scroll.view.value }) else {
        return reject(scroll.view, "which is not a list, grid, or scroll view", known)
      }
      check(scroll, of: view)
    default: break
    }
  }

  private mutating func check(_ scroll: SceneScroll, of view: SceneView) {
    let inside = view.rowsOrItems
    switch scroll.target {
    case .offset: break
    case .id(let name):
      let known = inside.compactMap { $0 }
      if !known.contains(name.value) {
        reject(name, "which is not a row or item of \(QuotedText.quoted(scroll.view.value))", known)
      }
    case .index(let index):
      guard index >= inside.count else { return }
      reject(
        "\(scroll.view.keyPath): there is no row or item \(index) in "
          + "\(QuotedText.quoted(scroll.view.value)), which has \(inside.count)",
        at: scroll.view.position)
    }
  }

  // MARK: Reporting problems

  /// Reports a step that taps nothing that has an id. What bars show has none, but a label.
  private mutating func rejectTap(_ name: Located<String>, _ known: [String]) {
    let advice = Suggestion.sentence(for: name.value, among: known)
    let text = QuotedText.quoted(name.value)
    reject(
      "\(name.keyPath) is \(text), which is not a view, item, or row; expected an id, or "
        + "{ label: \(text) } for what a bar shows" + (advice.isEmpty ? "" : "." + advice),
      at: name.position)
  }

  private mutating func reject(_ name: Located<String>, _ what: String, _ known: [String]) {
    let advice = Suggestion.sentence(for: name.value, among: known)
    reject(
      "\(name.keyPath) is \(QuotedText.quoted(name.value)), \(what); expected an id"
        + (advice.isEmpty ? "" : "." + advice), at: name.position)
  }

  private mutating func reject(_ message: String, at position: SourcePosition) {
    problems.append(Problem(.scene, at: position, message))
  }
}

extension SceneScreen {
  /// The ids of all views, rows and items on the screen.
  fileprivate var identifiers: [String] {
    compactMapViews { view -> [String]? in
      var found: [String] = []
      if let id = view.id { found.append(id) }
      if case .list(let list) = view.content { found += list.rows.compactMap(\.id) }
      return found.isEmpty ? nil : found
    }.flatMap { $0 }
  }

  fileprivate var scrollingViews: [SceneView] {
    compactMapViews { view in
      switch view.content {
      case .list, .items: view
      default: view.scroll != nil ? view : nil
      }
    }
  }
}

extension SceneView {
  /// The ids of the rows or items that the view can scroll to, in order.
  package var rowsOrItems: [String?] {
    switch content {
    case .list(let list): list.rows.map(\.id)
    case .items: views.map(\.id)
    default: []
    }
  }
}
