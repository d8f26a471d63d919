// Actions in words, for goldens, which report changes of a script.

extension SceneAct {
  /// The views and values of the action in words, such as `label Details`.
  package var summary: String {
    switch kind {
    case .tap(let target, _, let count): target.summary + (count > 1 ? " \(count) times" : "")
    case .drag(let drag):
      drag.from.summary + (drag.to.map { " to " + $0.summary } ?? "")
        + (drag.by.map { " by " + $0.summary } ?? "")
    case .swipe(let direction, let view): direction.rawValue + Self.place(view)
    case .pinch(let pinch): pinch.scale.brief + Self.place(pinch.view)
    case .scroll(let scroll): scroll.target.summary + Self.place(scroll.view)
    case .type(let text, _): text
    case .key(let key): key.rawValue
    case .expect(let expectations): expectations.map(\.summary).joined(separator: ", ")
    case .screenshot(let name): name
    }
  }

  private static func place(_ view: SceneQuery?) -> String {
    view.map { " in " + $0.summary } ?? ""
  }
}

extension SceneQuery {
  /// The properties in words.
  fileprivate var summary: String {
    let properties = criteria.map { criterion in
      switch criterion {
      case .any(let text): text
      case .label(let text): "label \(text)"
      case .identifier(let text): "id \(text)"
      case .text(let text): "text \(text)"
      case .contains(let text): "containing \(text)"
      case .className(let text): "class \(text)"
      }
    }
    return properties.joined(separator: " ") + (index.map { " index \($0)" } ?? "")
      + containers.map { " in " + $0.summary }.joined()
  }
}

extension SceneTarget {
  fileprivate var summary: String {
    switch self {
    case .view(let query): query.summary
    case .point(let point): point.summary
    case .edge(let edge): edge.rawValue
    }
  }
}

extension LengthPair {
  fileprivate var summary: String {
    [x, y].map { length in
      switch length {
      case .points(let points): points.brief
      case .percent(let percent): percent.brief + "%"
      }
    }.joined(separator: " ")
  }
}

extension SceneTargetScroll.Target {
  fileprivate var summary: String {
    switch self {
    case .row(let row, let section): "row \(row) of section \(section)"
    case .item(let item, let section): "item \(item) of section \(section)"
    case .view(let query): query.summary
    case .offset(let point): "offset \(Double(point.x).brief) \(Double(point.y).brief)"
    case .distance(let way): "by \(Double(way.x).brief) \(Double(way.y).brief)"
    }
  }
}

extension SceneExpectation {
  fileprivate var summary: String {
    switch self {
    case .visible(let query): "visible \(query.summary)"
    case .notVisible(let query): "not visible \(query.summary)"
    case .title(let title): "title \(title)"
    case .text(let text, let query): "text \(text) of \(query.summary)"
    case .value(let value, let query): "value \(value) of \(query.summary)"
    case .enabled(let isEnabled, let query): "enabled \(isEnabled) of \(query.summary)"
    case .selected(let isSelected, let query): "selected \(isSelected) of \(query.summary)"
    case .count(let count, let query): "\(count) of \(query.summary)"
    }
  }
}
