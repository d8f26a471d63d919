// The motion of layers as numbers, and their attributes in words: readable in a pull request, and
// the means to explain why pixels differ.

import SegueStage

/// The properties of layers at selected instants of a clip.
public struct MotionCurves: Sendable, Hashable {
  /// The frames at which the properties were read, ascending.
  public var instants: [Int]
  /// The layers in the order in which they first appear, parents before children.
  public var layers: [LayerCurves] = []

  /// Creates curves without layers.
  public init(instants: [Int]) { self.instants = instants }

  /// Adds the layers at the instant with the given index. Indices are ascending.
  @MainActor
  mutating func add(_ nodes: [InspectionNode], at index: Int, naming names: AttributeNames) {
    var seen: [String: Int] = [:]
    var next = 0
    for node in nodes {
      let number = seen[node.path, default: 0] + 1
      seen[node.path] = number
      let path = number == 1 ? node.path : "\(node.path) #\(number)"
      let place = layers.firstIndex { $0.path == path }
      let layer = place ?? insert(path, at: next)
      let attributes = node.attributes.map { ($0.name, names.words(for: $0)) }
      layers[layer].add(node, attributes, at: index, of: instants.count)
      next = layer + 1
    }
  }

  private mutating func insert(_ path: String, at place: Int) -> Int {
    layers.insert(LayerCurves(path: path), at: min(place, layers.count))
    return min(place, layers.count - 1)
  }
}

/// The properties of one layer.
public struct LayerCurves: Sendable, Hashable {
  /// The ids from the window down, joined by "/".
  public var path: String
  /// The numeric properties that differ from their defaults at any instant.
  public var properties: [PropertyCurve] = []
  /// The attributes that are described in words: colors, texts, images.
  public var attributes: [AttributeCurve] = []

  /// Creates a layer without properties.
  public init(path: String) { self.path = path }

  /// Returns a Boolean value that indicates whether the layer is visible at an instant. Positions
  /// are always recorded, so they determine it.
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
    for attribute in attributes.indices where attributes[attribute].values[index] == nil {
      attributes[attribute].values[index] = AttributeCurve.nothing
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
    if let place = attributes.firstIndex(where: { $0.name == name }) {
      attributes[place].values[index] = value
      return
    }
    var curve = AttributeCurve(name: name, count: count)
    for earlier in 0..<index where shows(at: earlier) {
      curve.values[earlier] = AttributeCurve.nothing
    }
    curve.values[index] = value
    attributes.append(curve)
  }
}

/// The values of one numeric property at each instant.
public struct PropertyCurve: Sendable, Hashable {
  /// The name of the property, such as `position.x`, `transform.ty` or `opacity`.
  public var name: String
  /// The values rounded to four decimals, or `nil` where the layer is not visible.
  public var values: [Double?]

  /// Creates a property of a layer that is not visible at `count` instants.
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

  /// Returns the default value of the property, which is not written to the file.
  static func usual(_ name: String) -> Double? {
    always.contains(name) ? nil : ones.contains(name) ? 1 : others[name] ?? 0
  }

  /// A Boolean value that indicates whether the property has its default value at all instants.
  var isUsual: Bool {
    guard let usual = Self.usual(name) else { return false }
    return values.allSatisfy { $0 == nil || $0 == usual }
  }

  /// Returns the value rounded to four decimals: a hundredth of what is visible, and well above
  /// arithmetic noise.
  static func rounded(_ value: Double) -> Double {
    let result = (value * 10_000).rounded() / 10_000
    return result == 0 || !result.isFinite ? 0 : result
  }
}

/// The values of one layer attribute at each instant.
public struct AttributeCurve: Sendable, Hashable {
  /// The name of the attribute, such as `backgroundColor`, `text` or `contents`.
  public var name: String
  /// The values in words, or `nil` where the layer is not visible.
  public var values: [String?]

  /// The value of an attribute that a layer does not have.
  static let nothing = "none"

  /// Creates an attribute of a layer that is not visible at `count` instants.
  public init(name: String, count: Int) {
    self.name = name
    values = Array(repeating: nil, count: count)
  }
}

extension InspectionNode {
  /// The numeric properties, by their Core Animation names.
  fileprivate var numbers: [(String, Double)] {
    let names = ["a", "b", "c", "d", "tx", "ty"]
    let geometry = [
      ("position.x", position.x), ("position.y", position.y), ("bounds.x", bounds.origin.x),
      ("bounds.y", bounds.origin.y), ("bounds.width", bounds.size.width),
      ("bounds.height", bounds.size.height), ("opacity", opacity),
    ]
    return geometry + zip(names, transform).map { ("transform.\($0)", $1) }
      + attributes.compactMap {
        if case .number(let value) = $0.value { ($0.name, value) } else { nil }
      }
  }
}
