// Every single change to a scene's values: each key omitted, misspelled or duplicated in meaning,
// each value replaced by one of every kind.

import SegueDiagnostics
import SegueScenes

struct SceneMutation {
  let name: String
  let value: SceneValue

  /// All changes to `value`, one at a time. A change deep inside comes without the screens, steps and
  /// views beside it: they are checked one by one, so they would only take time.
  static func all(of value: SceneValue) -> [SceneMutation] { changes(value, path: "") }

  private static let replacements: [SceneValue.Content] = [
    .null, .boolean(true), .number(0), .number(-1), .number(0.5), .number(1), .number(2),
    .number(1e7),
    .number(1e300), .text(""), .text("a"), .text("50%"), .text("#fff"), .text("linear"),
    .text("mirror"),
    .text("30/1"), .text("a/b"), .list([]), .map([]),
  ]

  private static func changes(_ value: SceneValue, path: String) -> [SceneMutation] {
    var result = replacements.map { content in
      var changed = value
      changed.content = content
      return SceneMutation(name: "\(path) = \(content)", value: changed)
    }
    if let entries = value.entries { result += changes(of: entries, in: value, path: path) }
    if let elements = value.elements { result += changes(of: elements, in: value, path: path) }
    return result
  }

  private static func changes(of entries: [SceneEntry], in value: SceneValue, path: String)
    -> [SceneMutation]
  {
    var result: [SceneMutation] = []
    for (index, entry) in entries.enumerated() {
      let here = "\(path).\(entry.key)"
      var without = entries
      without.remove(at: index)
      result.append(wrap(.map(without), in: value, name: "\(here) left out"))
      var misspelt = entries
      misspelt[index].key += "x"
      result.append(wrap(.map(misspelt), in: value, name: "\(here) misspelt"))
      for key in ["wait", "curve", "spring", "navigation", "image", "incoming"]
      where !entries.contains(where: { $0.key == key }) {
        var more = entries[index]
        more.key = key
        result.append(wrap(.map(entries + [more]), in: value, name: "\(here) as \(key) too"))
      }
      let (around, place) = surroundings(of: index, in: entries, path: path)
      for change in changes(entry.value, path: here) {
        var changed = around
        changed[place].value = change.value
        result.append(wrap(.map(changed), in: value, name: change.name))
      }
    }
    return result
  }

  private static func changes(of elements: [SceneValue], in value: SceneValue, path: String)
    -> [SceneMutation]
  {
    var result: [SceneMutation] = []
    for (index, element) in elements.enumerated() {
      var without = elements
      without.remove(at: index)
      result.append(wrap(.list(without), in: value, name: "\(path)[\(index)] left out"))
      result.append(wrap(.list(elements + [element]), in: value, name: "\(path)[\(index)] twice"))
      let isAlone = elements.allSatisfy { $0.entries != nil }
      for change in changes(element, path: "\(path)[\(index)]") {
        var changed = isAlone ? [element] : elements
        changed[isAlone ? 0 : index] = change.value
        result.append(wrap(.list(changed), in: value, name: change.name))
      }
    }
    return result
  }

  /// Maps whose entries have names of the author's choice.
  private static let named: Set<String> = [".screens", ".transitions", ".components"]

  /// Returns the entries among which the one at `index` changes, and its place there.
  private static func surroundings(of index: Int, in entries: [SceneEntry], path: String) -> (
    [SceneEntry], Int
  ) {
    if named.contains(path) { return ([entries[index]], 0) }
    guard path.isEmpty else { return (entries, index) }
    var around = entries
    for other in around.indices where other != index { around[other].value.keepFirst() }
    return (around, index)
  }

  private static func wrap(_ content: SceneValue.Content, in value: SceneValue, name: String)
    -> SceneMutation
  {
    var changed = value
    changed.content = content
    return SceneMutation(name: name, value: changed)
  }
}

extension SceneValue {
  /// Removes all screens, transitions, components or steps but the first.
  fileprivate mutating func keepFirst() {
    if let first = elements?.first(where: { $0.entries != nil }) { content = .list([first]) }
    if let entries, entries.allSatisfy({ $0.value.entries != nil }) {
      content = .map(Array(entries.prefix(1)))
    }
  }
}
