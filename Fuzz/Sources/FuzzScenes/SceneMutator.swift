// Changes of scenes by the grammar: one place of the tree is chosen, and its value is replaced, removed,
// doubled, moved or joined by another, as the rule for that place allows.

import SegueScenes

/// Changes one scene.
struct SceneMutator {
  private var grower: SceneGrower
  /// The number of values to pass before the one that changes.
  private var countdown = 0

  init(_ random: SceneRandom, names: SceneNames) { grower = SceneGrower(random, names: names) }

  /// Returns `scene` with a few changes.
  mutating func changed(_ scene: SceneTree) -> SceneTree {
    var scene = scene
    for _ in 0..<1 + grower.random.pick(3) {
      countdown = grower.random.pick(max(1, Self.count(scene)))
      scene = visit(scene, .object(SceneGrammar.root), key: "", depth: 0)
    }
    return scene
  }

  private static func count(_ tree: SceneTree) -> Int {
    switch tree {
    case .list(let elements): elements.reduce(1) { $0 + count($1) }
    case .map(let entries): entries.reduce(1) { $0 + count($1.value) }
    default: 1
    }
  }

  // MARK: Finding the place

  private mutating func visit(_ tree: SceneTree, _ rule: ValueRule, key: String, depth: Int)
    -> SceneTree
  {
    let rule = Self.matching(rule, tree)
    if countdown == 0 {
      countdown = -1
      return change(tree, rule, key: key, depth: depth)
    }
    if countdown > 0 { countdown -= 1 }
    switch tree {
    case .list(let elements):
      var element = ValueRule.anything
      if case .list(let rule, _) = rule { element = rule }
      return .list(
        elements.map {
          countdown < 0 ? $0 : visit($0, element, key: key, depth: depth + 1)
        })
    case .map(let entries):
      return .map(
        entries.map { entry in
          guard countdown >= 0 else { return entry }
          let below = Self.rule(of: entry.key, in: rule, tree)
          return SceneTree.Entry(
            key: entry.key, value: visit(entry.value, below, key: entry.key, depth: depth + 1))
        })
    default: return tree
    }
  }

  /// Returns the rule of several that fits the kind of a value.
  private static func matching(_ rule: ValueRule, _ tree: SceneTree) -> ValueRule {
    guard case .either(let rules) = rule else { return rule }
    return rules.first { rule in
      switch (rule, tree) {
      case (.text, .text), (.choice, .text), (.number, .number), (.constant, .number): true
      case (.boolean, .boolean), (.list, .list): true
      case (.named, .map), (.object, .map), (.variant, .map): true
      default: false
      }
    } ?? rules[0]
  }

  /// Returns the rule for an object, if `rule` is one.
  private static func object(_ rule: ValueRule, _ tree: SceneTree) -> ObjectRule? {
    switch rule {
    case .object(let name): return SceneGrammar.object(name)
    case .variant(let names, _):
      let keys = tree.keys
      return names.first { keys.contains($0) }.flatMap { SceneGrammar.object($0) }
    default: return nil
    }
  }

  private static func rule(of key: String, in rule: ValueRule, _ tree: SceneTree) -> ValueRule {
    if case .named(let element) = rule { return element }
    return object(rule, tree)?.keys.first { $0.name == key }?.rule ?? .anything
  }

  // MARK: Changing it

  private mutating func change(_ tree: SceneTree, _ rule: ValueRule, key: String, depth: Int)
    -> SceneTree
  {
    switch tree {
    case .map(let entries): return changed(entries, rule, tree, key: key, depth: depth)
    case .list(let elements): return changed(elements, rule, key: key, depth: depth)
    case .number(let number): return changed(number, rule, key: key, depth: depth)
    default: return grower.value(rule, key: key, depth: depth)
    }
  }

  private mutating func changed(
    _ entries: [SceneTree.Entry], _ rule: ValueRule, _ tree: SceneTree, key: String, depth: Int
  ) -> SceneTree {
    var entries = entries
    switch grower.random.pick(8) {
    case 0 where !entries.isEmpty: entries.remove(at: grower.random.pick(entries.count))
    case 1 where depth > 0: return grower.value(rule, key: key, depth: depth)
    case 2 where !entries.isEmpty:
      // A key again, or under another name.
      var entry = grower.random.pick(entries)
      if grower.random.chance(3, of: 4) {
        entry.key = grower.random.pick(tree.keys + ["other", "x"])
      }
      entries.append(entry)
    case 3 where entries.count > 1:
      entries.swapAt(grower.random.pick(entries.count), grower.random.pick(entries.count))
    default:
      if let object = Self.object(rule, tree) {
        if let entry = grower.missingEntry(of: object, besides: tree.keys, depth: depth + 1) {
          entries.append(entry)
        }
      } else if case .map(let more) = grower.value(rule, key: key, depth: depth) {
        entries += more
      }
    }
    return .map(entries)
  }

  private mutating func changed(
    _ elements: [SceneTree], _ rule: ValueRule, key: String, depth: Int
  ) -> SceneTree {
    var elements = elements
    guard case .list(let element, _) = rule else {
      return grower.value(rule, key: key, depth: depth)
    }
    switch grower.random.pick(6) {
    case 0 where !elements.isEmpty: elements.remove(at: grower.random.pick(elements.count))
    case 1 where !elements.isEmpty && elements.count < 64:
      elements.insert(grower.random.pick(elements), at: grower.random.pick(elements.count))
    case 2 where elements.count > 1:
      elements.swapAt(grower.random.pick(elements.count), grower.random.pick(elements.count))
    case 3: return grower.value(rule, key: key, depth: depth)
    default:
      elements.insert(
        grower.value(element, key: key, depth: depth + 1),
        at: grower.random.pick(elements.count + 1))
    }
    return .list(elements)
  }

  private mutating func changed(_ number: Double, _ rule: ValueRule, key: String, depth: Int)
    -> SceneTree
  {
    switch grower.random.pick(6) {
    case 0: .number(-number)
    case 1: .number(number * 2)
    case 2: .number(number + grower.random.pick([-1, 1, 0.5, 1e-6, 10]))
    case 3: .number(number / grower.random.pick([2, 3, 10, 1000]))
    default: grower.value(rule, key: key, depth: depth)
    }
  }
}
