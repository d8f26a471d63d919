// How layers move, as numbers, and what they look like, in words: what a reviewer reads in a pull request, and
// what tells why pixels differ.

import SegueStage

/// Properties of layers at some instants of a clip.
public struct MotionCurves: Sendable, Hashable {
  /// The frames at which they were read, in order.
  public var instants: [Int]
  /// The layers in the order in which they came, parents before children.
  public var layers: [LayerCurves] = []

  /// No layer yet.
  public init(instants: [Int]) { self.instants = instants }

  /// Takes what shows at instant `index`; indices come in order.
  @MainActor
  mutating func add(_ nodes: [InspectionNode], at index: Int, naming names: LookNames) {
    var seen: [String: Int] = [:]
    var next = 0
    for node in nodes {
      let number = seen[node.path, default: 0] + 1
      seen[node.path] = number
      let path = number == 1 ? node.path : "\(node.path) #\(number)"
      let place = layers.firstIndex { $0.path == path }
      let layer = place ?? insert(path, at: next)
      let looks = node.looks.map { ($0.name, names.words(for: $0)) }
      layers[layer].add(node, looks, at: index, of: instants.count)
      next = layer + 1
    }
  }

  private mutating func insert(_ path: String, at place: Int) -> Int {
    layers.insert(LayerCurves(path: path), at: min(place, layers.count))
    return min(place, layers.count - 1)
  }
}

/// One layer's properties.
public struct LayerCurves: Sendable, Hashable {
  /// The ids from the window down, joined by "/".
  public var path: String
  /// The properties that are not always what they usually are.
  public var properties: [PropertyCurve] = []
  /// What is told in words: colours, texts, pictures.
  public var looks: [LookCurve] = []

  /// A layer without properties.
  public init(path: String) { self.path = path }

  /// Whether the layer shows at an instant: positions are always written.
  func shows(at index: Int) -> Bool {
    properties.first { $0.name == "position.x" }?.values[index] != nil
  }

  mutating func add(
    _ node: InspectionNode, _ words: [(String, String?)], at index: Int, of count: Int
  ) {
    for (name, value) in node.numbers { set(name, value, at: index, of: count) }
    for (name, value) in words {
      if let value { setWords(name, value, at: index, of: count) }
    }
    for property in properties.indices where properties[property].values[index] == nil {
      properties[property].values[index] = PropertyCurve.usual(properties[property].name) ?? 0
    }
    for look in looks.indices where looks[look].values[index] == nil {
      looks[look].values[index] = LookCurve.nothing
    }
  }

  private mutating func set(_ name: String, _ value: Double, at index: Int, of count: Int) {
    if let place = properties.firstIndex(where: { $0.name == name }) {
      properties[place].values[index] = PropertyCurve.rounded(value)
      return
    }
    var curve = PropertyCurve(name: name, count: count)
    for earlier in 0..<index where shows(at: earlier) {
      curve.values[earlier] = PropertyCurve.usual(name) ?? 0
    }
    curve.values[index] = PropertyCurve.rounded(value)
    properties.append(curve)
  }

  private mutating func setWords(_ name: String, _ value: String, at index: Int, of count: Int) {
    if let place = looks.firstIndex(where: { $0.name == name }) {
      looks[place].values[index] = value
      return
    }
    var curve = LookCurve(name: name, count: count)
    for earlier in 0..<index where shows(at: earlier) { curve.values[earlier] = LookCurve.nothing }
    curve.values[index] = value
    looks.append(curve)
  }
}

/// One property at each instant.
public struct PropertyCurve: Sendable, Hashable {
  /// `position.x`, `transform.ty`, `opacity` and so on.
  public var name: String
  /// Its values, to four decimals; `nil` where the layer does not show.
  public var values: [Double?]

  /// A property of a layer that does not show.
  public init(name: String, count: Int) {
    self.name = name
    values = Array(repeating: nil, count: count)
  }

  private static let ones: Set<String> = [
    "opacity", "transform.a", "transform.d", "lineWidth", "strokeEnd", "doubleSided",
    "contentsRect.width", "contentsRect.height", "contentsCenter.width", "contentsCenter.height",
  ]
  private static let others: [String: Double] = [
    "anchorPoint.x": 0.5, "anchorPoint.y": 0.5, "shadowRadius": 3, "shadowOffset.height": -3,
    "miterLimit": 10, "fontSize": 36,
  ]
  private static let always: Set<String> = [
    "position.x", "position.y", "bounds.width", "bounds.height",
  ]

  /// What the property is unless it is written.
  static func usual(_ name: String) -> Double? {
    always.contains(name) ? nil : ones.contains(name) ? 1 : others[name] ?? 0
  }

  /// Whether it is what it usually is, at all instants.
  var isUsual: Bool {
    guard let usual = Self.usual(name) else { return false }
    return values.allSatisfy { $0 == nil || $0 == usual }
  }

  /// Four decimals: a hundredth of what can be seen, and far above what arithmetic leaves.
  static func rounded(_ value: Double) -> Double {
    let result = (value * 10_000).rounded() / 10_000
    return result == 0 || !result.isFinite ? 0 : result
  }
}

/// What one look of a layer is at each instant.
public struct LookCurve: Sendable, Hashable {
  /// `backgroundColor`, `text`, `contents` and so on.
  public var name: String
  /// In words; `nil` where the layer does not show.
  public var values: [String?]

  /// What a look is that a layer does not have.
  static let nothing = "none"

  /// A look of a layer that does not show.
  public init(name: String, count: Int) {
    self.name = name
    values = Array(repeating: nil, count: count)
  }
}

extension InspectionNode {
  /// Its properties, by the names that Core Animation has for them.
  fileprivate var numbers: [(String, Double)] {
    let names = ["a", "b", "c", "d", "tx", "ty"]
    let geometry = [
      ("position.x", position.x), ("position.y", position.y), ("bounds.x", bounds.origin.x),
      ("bounds.y", bounds.origin.y), ("bounds.width", bounds.size.width),
      ("bounds.height", bounds.size.height), ("opacity", opacity),
    ]
    return geometry + zip(names, transform).map { ("transform.\($0)", $1) }
      + looks.compactMap { if case .number(let value) = $0.value { ($0.name, value) } else { nil } }
  }
}
