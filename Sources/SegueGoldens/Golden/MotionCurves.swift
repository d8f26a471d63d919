// How layers move, as numbers: what a reviewer reads in a pull request, and what tells why pixels differ.

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
  public mutating func add(_ nodes: [InspectionNode], at index: Int) {
    var seen: [String: Int] = [:]
    var next = 0
    for node in nodes {
      let number = seen[node.path, default: 0] + 1
      seen[node.path] = number
      let path = number == 1 ? node.path : "\(node.path) #\(number)"
      let place = layers.firstIndex { $0.path == path }
      let layer = place ?? insert(path, at: next)
      layers[layer].add(node.properties, at: index, of: instants.count)
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

  /// A layer without properties.
  public init(path: String) { self.path = path }

  mutating func add(_ values: [(String, Double)], at index: Int, of count: Int) {
    for (name, value) in values {
      let place = properties.firstIndex { $0.name == name }
      let property = place ?? properties.count
      if place == nil { properties.append(PropertyCurve(name: name, count: count)) }
      properties[property].values[index] = PropertyCurve.rounded(value)
    }
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

  /// What the property is unless it is written.
  static func usual(_ name: String) -> Double? {
    switch name {
    case "opacity", "transform.a", "transform.d": 1
    case "transform.b", "transform.c", "transform.tx", "transform.ty", "bounds.x", "bounds.y": 0
    default: nil
    }
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

extension InspectionNode {
  /// Its properties, by the names that Core Animation has for them.
  fileprivate var properties: [(String, Double)] {
    let names = ["a", "b", "c", "d", "tx", "ty"]
    return [
      ("position.x", position.x), ("position.y", position.y), ("bounds.x", bounds.origin.x),
      ("bounds.y", bounds.origin.y), ("bounds.width", bounds.size.width),
      ("bounds.height", bounds.size.height), ("opacity", opacity),
    ] + zip(names, transform).map { ("transform.\($0)", $1) }
  }
}
