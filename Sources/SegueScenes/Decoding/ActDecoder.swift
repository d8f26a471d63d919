// Decoding of the app that a scene runs, of queries, and of the steps that use them.

import CoreGraphics

enum ActDecoder {
  static func app(_ value: SceneValue?) -> SceneApp? {
    guard let value else { return nil }
    if let path = value.located("app") { return SceneApp(project: path) }
    guard let path = value["project"]?.located("app.project") else { return nil }
    var app = SceneApp(project: path)
    app.target = value["target"]?.text
    app.libraries = (value["libraries"]?.elements ?? []).enumerated().compactMap { index, path in
      path.located("app.libraries[\(index)]")
    }
    app.language = value["language"]?.text
    app.responses = value["responses"]?.located("app.responses")
    return app
  }

  // MARK: Queries

  /// Returns the query that `value` describes, or `nil` if it describes none.
  static func query(_ value: SceneValue?) -> SceneQuery? {
    guard let value else { return nil }
    if let words = value.words("")?.value { return SceneQuery([.any(words)]) }
    let kinds: [(String, (String) -> SceneQuery.Criterion)] = [
      ("label", SceneQuery.Criterion.label), ("id", SceneQuery.Criterion.identifier),
      ("text", SceneQuery.Criterion.text), ("contains", SceneQuery.Criterion.contains),
      ("class", SceneQuery.Criterion.className),
    ]
    let criteria = kinds.compactMap { key, make in value[key]?.words("").map { make($0.value) } }
    guard !criteria.isEmpty else { return nil }
    var query = SceneQuery(criteria, index: value["index"]?.whole)
    query.containers = [Self.query(value["in"])].compactMap { $0 }
    return query
  }

  /// Returns the place that `value` describes: a point, or a view.
  static func target(_ value: SceneValue?) -> SceneTarget? {
    guard let value else { return nil }
    if let point = value.lengthPair ?? value["at"]?.lengthPair { return .point(point) }
    return query(value).map { .view($0) }
  }

  // MARK: Steps

  /// Returns the action of a step whose verb is one of those of apps.
  static func action(_ value: SceneValue, verb: String) -> SceneStep.Action? {
    guard let kind = kind(value, verb: verb) else { return nil }
    return .act(timed(kind, value))
  }

  private static func timed(_ kind: SceneAct.Kind, _ value: SceneValue) -> SceneAct {
    var act = SceneAct(kind)
    value.read("timeout", into: &act.timeout)
    return act
  }

  private static func kind(_ value: SceneValue, verb: String) -> SceneAct.Kind? {
    switch verb {
    case "longPress":
      var press = SceneAct.standardLongPress
      value.read("duration", into: &press)
      return target(value["longPress"]).map { .tap($0, press: press, count: 1) }
    case "swipe": return value["swipe"]?.choice().map { .swipe($0, query(value["in"])) }
    case "pinch":
      guard let scale = value["pinch"]?.number else { return nil }
      var pinch = ScenePinch(scale: scale)
      pinch.view = query(value["in"])
      value.read("duration", into: &pinch.duration)
      return .pinch(pinch)
    case "type":
      var interval = SceneAct.standardInterval
      value.read("interval", into: &interval)
      return value["type"]?.words("").map { .type($0.value, interval: interval) }
    case "key": return value["key"]?.choice().map { .key($0) }
    case "expect": return value["expect"].map { .expect(expectations($0)) }
    case "screenshot": return value["screenshot"]?.text.map { .screenshot($0) }
    default: return nil
    }
  }

  /// Returns the action of a tap: on a view of a scene by its id, or on whatever a query finds.
  static func tap(_ value: SceneValue, path: String, inApp: Bool) -> SceneStep.Action? {
    var press = SceneStep.standardPress
    value.read("press", into: &press)
    if !inApp, let id = value["tap"]?.located("\(path).tap") { return .tap(id, press: press) }
    return target(value["tap"]).map {
      .act(timed(.tap($0, press: press, count: value["count"]?.whole ?? 1), value))
    }
  }

  /// Returns the action of a drag: along a line that the file gives, or between views.
  static func drag(_ value: SceneValue, step: SceneValue) -> SceneStep.Action {
    let timing = GestureDecoder.drag(value)
    let ends = [value["from"], value["to"]].compactMap { $0 }
    guard value["by"] != nil || ends.contains(where: { $0.lengthPair == nil }),
      let from = end(value["from"])
    else { return .drag(timing) }
    let drag = SceneTargetDrag(
      from: from, to: end(value["to"]), by: value["by"]?.lengthPair, timing: timing)
    return .act(timed(.drag(drag), step))
  }

  private static func end(_ value: SceneValue?) -> SceneTarget? {
    if let edge: SceneEdge = value?.choice() { return .edge(edge) }
    return target(value)
  }

  // MARK: Scrolling

  /// Returns the action of scrolling: a view of a scene by its id, or whatever a query finds.
  static func scroll(_ value: SceneValue, path: String, inApp: Bool) -> SceneStep.Action? {
    guard let written = value["scroll"] else { return nil }
    if written.entries != nil {
      return scroll(written, in: query(written["in"])).map { .act(timed(.scroll($0), value)) }
    }
    guard inApp else { return ListDecoder.scroll(value, path: path).map { .scroll($0) } }
    guard var scroll = scroll(value, in: query(written)) else { return nil }
    if let isAnimated = value["animated"]?.boolean {
      (scroll.isByTouch, scroll.isAnimated) = (false, isAnimated)
    }
    return .act(timed(.scroll(scroll), value))
  }

  private static func scroll(_ value: SceneValue, in view: SceneQuery?) -> SceneTargetScroll? {
    var target = value["to"].flatMap(place)
    if let offset = value["offset"]?.point { target = .offset(offset) }
    if let distance = value["by"]?.point { target = .distance(distance) }
    guard let target else { return nil }
    var scroll = SceneTargetScroll(to: target)
    scroll.view = view
    value.read("touch", into: &scroll.isByTouch)
    return scroll
  }

  private static func place(_ value: SceneValue) -> SceneTargetScroll.Target? {
    if let row = value.whole { return .row(row, section: 0) }
    let section = value["section"]?.whole ?? 0
    if let row = value["row"]?.whole { return .row(row, section: section) }
    if let item = value["item"]?.whole { return .item(item, section: section) }
    return query(value).map { .view($0) }
  }

  // MARK: Expectations

  private static func expectations(_ value: SceneValue) -> [SceneExpectation] {
    var found: [SceneExpectation?] = [
      query(value["visible"]).map { .visible($0) },
      query(value["notVisible"]).map { .notVisible($0) },
      value["title"]?.words("").map { .title($0.value) },
    ]
    if let view = query(value["of"]) {
      found += [
        value["text"]?.words("").map { .text($0.value, of: view) },
        value["value"]?.words("").map { .value($0.value, of: view) },
        value["enabled"]?.boolean.map { .enabled($0, of: view) },
        value["selected"]?.boolean.map { .selected($0, of: view) },
        value["count"]?.whole.map { .count($0, of: view) },
      ]
    }
    return found.compactMap { $0 }
  }
}

extension SceneValue {
  /// The value as a whole number.
  fileprivate var whole: Int? { number.flatMap { Int(exactly: $0) } }
}
