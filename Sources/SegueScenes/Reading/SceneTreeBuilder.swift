// Conversion of Yams' nodes to scene values. Values are counted during the traversal, each alias as
// often as it is used, so that a small file that expands to a large one is rejected early.

import SegueDiagnostics
import Yams

struct SceneTreeBuilder {
  private(set) var problems: [Problem] = []

  private let renamedKeys: RenamedKeys
  private let place: (Mark?) -> SourcePosition
  private var count = 0

  init(renamedKeys: RenamedKeys, place: @escaping (Mark?) -> SourcePosition) {
    (self.renamedKeys, self.place) = (renamedKeys, place)
  }

  /// Returns the value of `node` with everything below it.
  mutating func value(of node: Node, depth: Int = 1) throws(Failure) -> SceneValue {
    try countNode(node, depth: depth)
    switch node {
    case .scalar(let scalar): return scalarValue(scalar)
    case .sequence(let sequence): return try listValue(sequence, depth: depth)
    case .mapping(let mapping): return try mapValue(mapping, depth: depth)
    case .alias: return SceneValue(content: .null, spelling: "", position: place(node.mark))
    }
  }

  private mutating func countNode(_ node: Node, depth: Int) throws(Failure) {
    count += 1
    guard count <= SceneLimits.nodes else {
      throw Failure(
        .limit, at: place(node.mark),
        "more than \(SceneLimits.nodes) values after aliases are expanded, which is the limit of a "
          + "scene"
      )
    }
    guard depth <= SceneLimits.depth else {
      throw Failure(
        .limit, at: place(node.mark),
        "nested deeper than \(SceneLimits.depth) levels, which is the limit of a scene")
    }
  }

  private mutating func scalarValue(_ scalar: Node.Scalar) -> SceneValue {
    let isPlain = scalar.style == .plain
    let mayBeHashed = !isPlain || scalar.anchor != nil
    if let tag = Self.explicitTag(scalar.tag, of: .str, mayBeHashed: mayBeHashed) {
      rejectTag(tag, at: scalar.mark)
    }
    let content = isPlain ? ScalarResolution.resolve(scalar.string) : .text(scalar.string)
    return SceneValue(content: content, spelling: scalar.string, position: place(scalar.mark))
  }

  private mutating func listValue(_ list: Node.Sequence, depth: Int) throws(Failure) -> SceneValue {
    if let tag = Self.explicitTag(list.tag, of: .seq, mayBeHashed: list.anchor != nil) {
      rejectTag(tag, at: list.mark)
    }
    var elements: [SceneValue] = []
    for node in list { elements.append(try value(of: node, depth: depth + 1)) }
    return SceneValue(content: .list(elements), spelling: "", position: place(list.mark))
  }

  private mutating func mapValue(_ map: Node.Mapping, depth: Int) throws(Failure) -> SceneValue {
    if let tag = Self.explicitTag(map.tag, of: .map, mayBeHashed: map.anchor != nil) {
      rejectTag(tag, at: map.mark)
    }
    var entries: [SceneEntry] = []
    var firstLines: [String: Int] = [:]
    for (keyNode, valueNode) in map {
      try countNode(keyNode, depth: depth + 1)
      let value = try value(of: valueNode, depth: depth + 1)
      guard let key = key(keyNode) else { continue }
      let position = place(keyNode.mark)
      if let line = firstLines[key] {
        let name = QuotedText.plain(key)
        report("duplicate key '\(name)'; it is already given on line \(line)", at: position)
      } else {
        firstLines[key] = position.line
        entries.append(SceneEntry(key: key, position: position, value: value))
      }
    }
    return SceneValue(content: .map(entries), spelling: "", position: place(map.mark))
  }

  /// Returns the name of a parameter that is written without quotes, as in `{{title}}`: a map whose
  /// only key is a name without a value.
  private static func unquotedParameter(_ node: Node) -> String? {
    guard case .mapping(let map) = node, map.count == 1, let entry = map.first,
      case .scalar(let name) = entry.key, case .scalar(let value) = entry.value,
      value.string.isEmpty, TextForm.name.accepts(name.string)
    else { return nil }
    return name.string
  }

  /// Returns the name of a key, or adds a problem and returns `nil`.
  private mutating func key(_ node: Node) -> String? {
    guard case .scalar(let scalar) = node else {
      if let name = Self.unquotedParameter(node) {
        report(
          "{{\(name)}} without quotes, which YAML reads as a map; expected \"{{\(name)}}\" in quotes",
          at: place(node.mark))
      } else {
        report(
          "a list, a map, or an alias is used as a key; expected a plain word before ':'",
          at: place(node.mark))
      }
      return nil
    }
    if scalar.string == "<<", scalar.style == .plain {
      report(
        "merge keys ('<<') are not supported; write out the keys, or use an alias for a whole "
          + "value",
        at: place(scalar.mark))
      return nil
    }
    if let tag = Self.explicitTag(scalar.tag, of: .str, mayBeHashed: true) {
      rejectTag(tag, at: scalar.mark)
    }
    return renamedKeys.name(at: scalar.mark) ?? scalar.string
  }

  /// Returns the tag that the file spells out, or `nil`. An implicit tag has an empty name. Yams
  /// assigns the text tag to quoted scalars, and the tag of their kind to all nodes that it has
  /// hashed to find duplicate keys (keys, and nodes that share an anchor with one).
  ///
  /// Tags are not compared with `Tag.implicit`, which compiles the expressions of Yams' own resolver
  /// and takes longer than reading a small scene.
  private static func explicitTag(_ tag: Tag, of kind: Tag.Name, mayBeHashed: Bool) -> String? {
    let name = tag.rawValue
    if name.isEmpty || (mayBeHashed && name == kind.rawValue) { return nil }
    return name
  }

  private mutating func rejectTag(_ tag: String, at mark: Mark?) {
    report(
      "the tag \(QuotedText.quoted(tag)) is not supported; expected a value without a tag",
      at: place(mark))
  }

  private mutating func report(_ message: String, at position: SourcePosition) {
    problems.append(Problem(.scene, at: position, message))
  }
}
