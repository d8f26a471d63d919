// The numbers of layers in display lists: with them, what a layer draws at one instant can be matched
// with what it draws at another.

import SegueDisplay

/// Numbers layers in the order in which commits first draw them. It keeps the layers, so that no two
/// have the same number.
@MainActor
package final class LayerSources {
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The layers by their numbers.
  package private(set) var layers: [CALayer] = []

  /// Creates a table without layers.
  package init() {}

  /// Returns the items of `layer` as one group that is marked with the number of the layer.
  func marked(_ items: [DisplayItem], as layer: CALayer) -> [DisplayItem] {
    if items.isEmpty { return [] }
    var group = DisplayGroup(items: items)
    group.source = number(of: layer)
    return [.group(group)]
  }

  private func number(of layer: CALayer) -> Int {
    if let number = numbers[ObjectIdentifier(layer)] { return number }
    numbers[ObjectIdentifier(layer)] = layers.count
    layers.append(layer)
    return layers.count - 1
  }
}
