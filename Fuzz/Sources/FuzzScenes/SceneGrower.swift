// New values by the rules of the grammar: what a rule accepts, at its bounds, and rarely what it does
// not accept. Names are mostly those that the scene has, so that references lead somewhere.

import SegueScenes

/// Makes values for rules.
struct SceneGrower {
  var random: SceneRandom
  /// The names that the scene declares, by the kind of thing that they name.
  private let names: SceneNames

  init(_ random: SceneRandom, names: SceneNames) { (self.random, self.names) = (random, names) }

  /// Returns a value for `rule`, the value of `key`.
  mutating func value(_ rule: ValueRule, key: String, depth: Int = 0) -> SceneTree {
    if random.chance(1, of: 120) { return misfit() }
    switch rule {
    case .text(let form): return .text(text(form, key: key))
    case .number(let rule): return .number(number(rule))
    case .boolean: return .boolean(random.chance(1, of: 2))
    case .choice(let words): return .text(random.pick(words))
    case .constant(let number): return .number(Double(number))
    case .list(let element, let count):
      let most = min(count.upperBound, max(count.lowerBound, random.pick(depth > 4 ? 2 : 4)))
      return .list(
        (0..<max(count.lowerBound, most)).map { _ in value(element, key: key, depth: depth + 1) })
    case .anything: return scalar()
    case .named(let element):
      return .map(
        (0..<random.pick(3)).map { _ in
          SceneTree.Entry(key: name(key), value: value(element, key: key, depth: depth + 1))
        })
    case .object(let name): return object(name, depth: depth)
    case .either(let rules): return value(random.pick(rules), key: key, depth: depth)
    case .variant(let names, _): return object(random.pick(names), depth: depth)
    }
  }

  // MARK: Objects

  private mutating func object(_ name: String, depth: Int) -> SceneTree {
    guard let rule = SceneGrammar.object(name) else { return .map([]) }
    var wanted = rule.keys.filter { $0.isRequired }
    if depth < 6 {
      let optional = rule.keys.filter { !$0.isRequired }
      for _ in 0..<random.pick(5) where !optional.isEmpty {
        add(random.pick(optional), to: &wanted, rule)
      }
    }
    if !rule.needsOneOf.isEmpty, !wanted.contains(where: { rule.needsOneOf.contains($0.name) }),
      let key = rule.keys.first(where: { $0.name == rule.needsOneOf[0] })
    {
      wanted.append(key)
    }
    return .map(
      wanted.filter { key in
        !(key.substitute.map { other in wanted.contains { $0.name == other } } ?? false)
      }.map {
        SceneTree.Entry(key: $0.name, value: value($0.rule, key: $0.name, depth: depth + 1))
      })
  }

  /// Adds a key, with one that it requires, unless another excludes it.
  private mutating func add(_ key: KeyRule, to wanted: inout [KeyRule], _ rule: ObjectRule) {
    let others = wanted.map(\.name)
    guard !others.contains(key.name), !Self.excludes(rule, key.name, others) else { return }
    wanted.append(key)
    for need in rule.needs where need.key == key.name {
      guard !need.others.contains(where: { others.contains($0) }) else { continue }
      let name = random.pick(need.others)
      if let other = rule.keys.first(where: { $0.name == name }) { wanted.append(other) }
    }
  }

  /// Returns a key that an object does not have, with a value.
  mutating func missingEntry(of rule: ObjectRule, besides keys: [String], depth: Int)
    -> SceneTree.Entry?
  {
    let free = rule.keys.filter {
      !keys.contains($0.name) && (random.chance(1, of: 8) || !Self.excludes(rule, $0.name, keys))
    }
    guard !free.isEmpty else { return nil }
    let key = random.pick(free)
    return SceneTree.Entry(key: key.name, value: value(key.rule, key: key.name, depth: depth))
  }

  private static func excludes(_ rule: ObjectRule, _ key: String, _ others: [String]) -> Bool {
    rule.exclusions.contains { row in
      guard let first = row.first else { return false }
      if first == key { return row.dropFirst().contains { others.contains($0) } }
      return row.contains(key) && others.contains(first)
    }
  }

  // MARK: Scalars

  /// Returns a number that `rule` accepts, often at its bounds.
  mutating func number(_ rule: NumberRule) -> Double {
    let low = rule.minimum ?? -1000
    let high = rule.maximum ?? rule.limit ?? max(low + 1, 1000)
    var number: Double
    switch random.pick(10) {
    case 0: number = low
    case 1: number = high
    case 2: number = 0
    case 3: number = 1
    case 4, 5, 6: number = low + (min(high, low + 400) - low) * random.fraction()
    case 7: number = low + (min(high, low + 10) - low) * random.fraction()
    case 8: number = random.pick([0.1, 0.5, 1e-9, .leastNonzeroMagnitude, 60, 100, 0.999_999])
    default: number = random.pick([-1, 1e6, 1e6 + 1, 1e9, 1e17, 1e300, -1e300, 0.3])
    }
    if rule.isWhole, random.chance(15, of: 16) { number = number.rounded() }
    return number
  }

  private mutating func anyNumber() -> Double {
    random.pick([0, 1, -1, 0.5, 12, 100, 1e6, 1e300, 360 * random.fraction()])
  }

  private mutating func text(_ form: TextForm, key: String) -> String {
    switch form {
    case .name, .transitionName: name(key)
    case .packName: random.pick(["paper", "catalogue", "no-pack"])
    case .version: random.pick(["1.0.0", "0.0.1", "999999999.0.0"])
    case .path: random.pick(SceneFiles.names)
    case .color, .paint:
      random.pick([
        "#F00", "#00FF0080", "#123456", "#FFFFFF00", "white", "black", "clear", "systemBlue",
        "label", "systemBackground",
      ])
    case .words: words()
    case .side: random.pick(["fit", "fill", "50%", "0%", "250%"])
    case .reach: random.pick(["cover", "30%", "100%"])
    case .detent: random.pick(["medium", "large", "40%", "0%", "100%"])
    case .sheetTarget: random.pick(["medium", "large", "away", "20%"])
    case .icon: random.pick(["chevron_right", "star", "home", "settings", "x", "add"])
    case .percent: random.pick(["-100%", "100%", "0%", "33.3%", "1000%"])
    case .rate: random.pick(["30000/1001", "1/1000", "999/1", "60/7", "999999999/999999"])
    case .viewPath: random.pick(names.screens) + "/" + random.pick(names.ids)
    }
  }

  /// Returns a name for `key`: mostly one of what the key refers to.
  private mutating func name(_ key: String) -> String {
    if random.chance(1, of: 16) { return random.pick(names.all) }
    switch key {
    case "show", "present", "dismiss", "push", "pop", "select", "screens", "root", "screen":
      return random.pick(names.screens)
    case "transition", "reducedTransition", "transitions", "name":
      return random.pick(names.transitions)
    case "use", "components": return random.pick(names.components)
    default: return random.pick(random.chance(1, of: 3) ? names.screens : names.ids)
    }
  }

  private mutating func words() -> String {
    random.pick([
      "", "A", "Hello, world", "fi ffl 0123456789", "line\nline", "{{x}}", "\u{5D0}\u{5D1} 12 ab",
      "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
      "\u{65E5}\u{672C}\u{8A9E}", "a\u{301}\u{302}\u{303}", "\u{202E}abc",
      "tab\tand \u{AD}soft", "\u{0E01}\u{0E34}\u{0E19}",
      "a very long line of words that does not fit",
    ])
  }

  mutating func scalar() -> SceneTree {
    switch random.pick(5) {
    case 0: .text(words())
    case 1: .number(anyNumber())
    case 2: .boolean(random.chance(1, of: 2))
    case 3: .text(random.pick(names.all))
    default: .text("{{title}}")
    }
  }

  /// Returns a value that hardly any rule accepts.
  mutating func misfit() -> SceneTree {
    switch random.pick(7) {
    case 0: .null
    case 1: .list([])
    case 2: .map([])
    case 3: .word(random.pick(["0x10", "1e999", "-0", "1.", "01", ".inf", "+5", "1_000", "null"]))
    case 4: .list([scalar(), scalar()])
    case 5: .map([SceneTree.Entry(key: random.pick(names.all), value: scalar())])
    default: scalar()
    }
  }
}

/// The names that a scene declares.
struct SceneNames {
  private(set) var screens: [String] = []
  private(set) var transitions = [
    "fade", "slideRight", "slideDown", "shrinkSlide", "pop", "rotate", "flip", "iris", "blurIn",
  ]
  private(set) var components = ["part"]
  private(set) var ids = ["a", "b", "title"]

  /// All names, and one that nothing has.
  var all: [String] { screens + transitions + components + ids + ["nothing"] }

  init(_ scene: SceneTree) {
    screens = scene["screens"]?.keys ?? []
    if screens.isEmpty { screens = ["one"] }
    transitions += scene["transitions"]?.keys ?? []
    components += scene["components"]?.keys ?? []
    collect(scene)
  }

  private mutating func collect(_ tree: SceneTree) {
    switch tree {
    case .list(let elements): for element in elements { collect(element) }
    case .map(let entries):
      for entry in entries {
        if entry.key == "id", case .text(let id) = entry.value, ids.count < 40 { ids.append(id) }
        collect(entry.value)
      }
    default: break
    }
  }
}
