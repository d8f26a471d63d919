// Components: parts of a screen that are written once and used with different parameters. They are
// expanded before anything is checked, so that all later stages see plain views. Values of a
// component keep their position in the file; values of a use keep the position of the use.

import SegueDiagnostics

/// Replaces uses of components with the views of the components.
struct ComponentExpander {
  private(set) var problems: Problems = []
  /// The position of the first use of each component.
  private(set) var firstUses: [String: SourcePosition] = [:]
  private let components: [String: SceneEntry]
  private var count = 0
  private var depth = 0
  /// The names of the components that are being expanded, from the outermost inward.
  private var open: [String] = []

  /// Returns the scene `root` with every `use` replaced.
  /// - Returns: The scene, and the positions at which its components are used first.
  static func expand(_ root: SceneValue, problems: inout Problems) throws(Failure)
    -> (scene: SceneValue, uses: ComponentUses)
  {
    var expander = ComponentExpander(root)
    let expanded = try expander.expandScreens(of: root)
    problems += expander.problems
    return (expanded, ComponentUses(of: root, first: expander.firstUses))
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

  /// Returns `value` with the views inside it expanded, at any depth.
  private mutating func expandViews(in value: SceneValue) throws(Failure) -> SceneValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= SceneLimits.depth else {
      throw Failure(
        .limit, at: value.position,
        "views are nested deeper than \(SceneLimits.depth) levels after components are expanded, "
          + "which is the limit of a scene")
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
    if firstUses[name] == nil { firstUses[name] = use.position }
    // A component without a view is reported at its declaration.
    guard let body = entry.value["view"] else {
      return SceneValue(content: .map([]), spelling: "", position: view.position)
    }
    open.append(name)
    defer { open.removeLast() }
    var bindings = bindings(of: entry, for: view, name)
    let filled = try bindings.fill(body, counting: &count)
    problems += bindings.problems
    return try expand(filled.overlaid(by: view))
  }

  /// Returns the value of each parameter in this use.
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
        "the component \(QuotedText.quoted(name)) requires \(QuotedText.quoted(parameter.key)); "
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

/// The parameters of one use of a component, and their substitution.
struct ComponentBindings {
  let values: [String: SceneValue]
  private(set) var problems: Problems = []

  init(values: [String: SceneValue]) { self.values = values }

  /// Replaces every `{{parameter}}` in `value`: by the value itself where it is the whole text, or
  /// by its spelling inside a longer text.
  mutating func fill(_ value: SceneValue, counting count: inout Int) throws(Failure) -> SceneValue {
    count += 1
    guard count <= SceneLimits.nodes else {
      throw Failure(
        .limit, at: value.position,
        "more than \(SceneLimits.nodes) values after components are expanded, which is the limit "
          + "of a scene"
      )
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
              + (advice.isEmpty ? "; expected a parameter of the component" : ".\(advice)")))
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

  /// Replaces each value of a map. Does nothing for other values.
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

  /// Returns the component's view with the keys that the use specifies beside `use` and `with`.
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

  /// The range of the first occurrence of `text`.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
