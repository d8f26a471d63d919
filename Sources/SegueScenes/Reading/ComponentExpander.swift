// Components: parts of a screen that are written once and used with different words. They are put in
// place before anything is checked, so that everything after sees plain views. What a component says
// keeps its own place in the file; what a use says keeps the place of the use.

import SegueDiagnostics

/// Puts components in the place of their uses.
struct ComponentExpander {
  private(set) var problems: Problems = []
  private let components: [String: SceneEntry]
  private var count = 0
  private var depth = 0
  /// The components that are being put in place, the outermost first.
  private var open: [String] = []

  /// The scene `root` with every `use` replaced.
  static func expand(_ root: SceneValue, problems: inout Problems) throws(Failure) -> SceneValue {
    var expander = ComponentExpander(root)
    let expanded = try expander.expandScreens(of: root)
    problems += expander.problems
    return expanded
  }

  private init(_ root: SceneValue) {
    components = Dictionary(
      (root["components"]?.entries ?? []).map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func expandScreens(of root: SceneValue) throws(Failure) -> SceneValue {
    var root = root
    try root.replaceEntries { entry throws(Failure) in
      guard entry.key == "screens" else { return entry.value }
      var screens = entry.value
      try screens.replaceEntries { screen throws(Failure) in try expandViews(in: screen.value) }
      return screens
    }
    return root
  }

  /// `value` with the views inside it replaced, at any depth.
  private mutating func expandViews(in value: SceneValue) throws(Failure) -> SceneValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= SceneLimits.depth else {
      throw Failure(
        .limit, at: value.position,
        "views inside each other deeper than \(SceneLimits.depth) levels after expanding components, "
          + "the limit of a scene")
    }
    var value = value
    try value.replaceEntries { entry throws(Failure) in
      guard entry.key == "views", let views = entry.value.elements else { return entry.value }
      var list = entry.value
      var expanded: [SceneValue] = []
      for view in views { expanded.append(try expand(view)) }
      list.content = .list(expanded)
      return list
    }
    return value
  }

  private mutating func expand(_ view: SceneValue) throws(Failure) -> SceneValue {
    guard let use = view["use"], let name = use.text else { return try expandViews(in: view) }
    guard let entry = components[name] else {
      let advice = Suggestion.sentence(for: name, among: components.keys.sorted())
      report(
        "no component is called \(QuotedText.quoted(name)); expected a name from components"
          + (advice.isEmpty ? "" : ".\(advice)"), at: use.position)
      return SceneValue(content: .map([]), spelling: "", position: view.position)
    }
    guard !open.contains(name) else {
      report("the component \(QuotedText.quoted(name)) uses itself", at: use.position)
      return SceneValue(content: .map([]), spelling: "", position: view.position)
    }
    open.append(name)
    defer { open.removeLast() }
    var bindings = bindings(of: entry, for: view, name)
    let body = try bindings.fill(entry.value["view"] ?? view, counting: &count)
    problems += bindings.problems
    return try expand(body.overlaid(by: view))
  }

  /// What each parameter stands for in this use.
  private mutating func bindings(
    of component: SceneEntry, for view: SceneValue, _ name: String
  ) -> ComponentBindings {
    var values: [String: SceneValue] = [:]
    let parameters = component.value["parameters"]?.entries ?? []
    for parameter in parameters { values[parameter.key] = parameter.value }
    let given = view["with"]?.entries ?? []
    for entry in given {
      if values[entry.key] == nil {
        let advice = Suggestion.sentence(for: entry.key, among: parameters.map(\.key))
        report(
          "the component \(QuotedText.quoted(name)) has no parameter "
            + QuotedText.quoted(entry.key) + (advice.isEmpty ? "" : ".\(advice)"),
          at: entry.position)
      }
      values[entry.key] = entry.value
    }
    for parameter in parameters where values[parameter.key]?.isNull == true {
      report(
        "the component \(QuotedText.quoted(name)) needs \(QuotedText.quoted(parameter.key)); "
          + "expected it under 'with'", at: view["use"]?.position ?? view.position)
      values[parameter.key] = SceneValue(
        content: .text(""), spelling: "", position: parameter.position)
    }
    return ComponentBindings(values: values)
  }

  private mutating func report(_ message: String, at position: SourcePosition) {
    problems.append(Problem(.scene, at: position, message))
  }
}

/// The parameters of one use, and the filling in of a component with them.
struct ComponentBindings {
  let values: [String: SceneValue]
  private(set) var problems: Problems = []

  init(values: [String: SceneValue]) { self.values = values }

  /// `value` with every `{{parameter}}` replaced: by the value itself where it is the whole text, by
  /// its spelling within a longer one.
  mutating func fill(_ value: SceneValue, counting count: inout Int) throws(Failure) -> SceneValue {
    count += 1
    guard count <= SceneLimits.nodes else {
      throw Failure(
        .limit, at: value.position,
        "more than \(SceneLimits.nodes) values after expanding components, the limit of a scene")
    }
    var filled = value
    switch value.content {
    case .text(let text): return fillText(text, of: value)
    case .list(let elements):
      var list: [SceneValue] = []
      for element in elements { list.append(try fill(element, counting: &count)) }
      filled.content = .list(list)
    case .map:
      try filled.replaceEntries { entry throws(Failure) in try fill(entry.value, counting: &count) }
    default: break
    }
    return filled
  }

  private mutating func fillText(_ text: String, of value: SceneValue) -> SceneValue {
    guard text.contains("{{") else { return value }
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") {
      let name = rest[start.upperBound..<end.lowerBound].trimmed
      guard let bound = values[name] else {
        let advice = Suggestion.sentence(for: name, among: values.keys.sorted())
        problems.append(
          Problem(
            .scene, at: value.position,
            "no parameter is called \(QuotedText.quoted(name))"
              + (advice.isEmpty ? "; expected one of the component's" : ".\(advice)")))
        return value
      }
      let isWhole = start.lowerBound == text.startIndex && end.upperBound == text.endIndex
      if isWhole { return bound }
      result += rest[..<start.lowerBound] + bound.spelling
      rest = rest[end.upperBound...]
    }
    result += rest
    return SceneValue(content: .text(result), spelling: result, position: value.position)
  }
}

extension SceneValue {
  fileprivate var isNull: Bool { if case .null = content { true } else { false } }

  /// The map with each value replaced; anything else stays as it is.
  fileprivate mutating func replaceEntries(
    _ replace: (SceneEntry) throws(Failure) -> SceneValue
  ) throws(Failure) {
    guard let entries else { return }
    var replaced: [SceneEntry] = []
    for entry in entries {
      replaced.append(
        SceneEntry(key: entry.key, position: entry.position, value: try replace(entry)))
    }
    content = .map(replaced)
  }

  /// A component's view with what the use says beside `use` and `with`.
  fileprivate func overlaid(by use: SceneValue) -> SceneValue {
    let own = (use.entries ?? []).filter { $0.key != "use" && $0.key != "with" }
    let kept = (entries ?? []).filter { entry in !own.contains { $0.key == entry.key } }
    return SceneValue(content: .map(kept + own), spelling: "", position: use.position)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Where `text` stands first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
