import CoreGraphics
import SegueTiming

/// The properties of a replicator layer.
package struct ReplicatorProperties: Equatable {
  /// The number of copies, including the original. The fractional part is ignored.
  package var count = 1.0
  package var delay = 0.0
  package var transform = CATransform3DIdentity
  package var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  package var redOffset = 0.0
  package var greenOffset = 0.0
  package var blueOffset = 0.0
  package var alphaOffset = 0.0
  package var preservesDepth = false

  private static func number(_ property: LayerProperty)
    -> WritableKeyPath<ReplicatorProperties, Double>?
  {
    switch property {
    case .instanceCount: \.count
    case .instanceDelay: \.delay
    case .instanceRedOffset: \.redOffset
    case .instanceGreenOffset: \.greenOffset
    case .instanceBlueOffset: \.blueOffset
    case .instanceAlphaOffset: \.alphaOffset
    default: nil
    }
  }

  /// The value of a property; `nil` for properties of other layer classes.
  subscript(property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .instanceTransform: .transform(transform)
    case .instanceColor: .color(color)
    default: Self.number(property).map { .number(self[keyPath: $0]) }
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) {
    switch (property, value) {
    case (.instanceTransform, .transform(let new)): transform = new
    case (.instanceColor, .color(let new)): color = new
    case (_, .number(let new)):
      if let place = Self.number(property) { self[keyPath: place] = new }
    default: break
    }
  }

  mutating func clamp() { color = color?.clamped }
}
