import CoreGraphics
import SegueTiming

/// The properties of an emitter layer.
package struct EmitterProperties {
  package var cells: [EmitterCellProperties] = []
  package var birthRate = 1.0
  package var lifetime = 1.0
  package var velocity = 1.0
  package var scale = 1.0
  package var spin = 1.0
  package var position = CGPoint.zero
  package var zPosition = 0.0
  package var size = CGSize.zero
  package var depth = 0.0
  package var shape = CAEmitterLayerEmitterShape.point
  package var mode = CAEmitterLayerEmitterMode.volume
  package var renderMode = CAEmitterLayerRenderMode.unordered
  package var preservesDepth = false
  package var seed: UInt32 = 0

  private static func number(_ property: LayerProperty)
    -> WritableKeyPath<EmitterProperties, Double>?
  {
    switch property {
    case .birthRate: \.birthRate
    case .lifetime: \.lifetime
    case .velocity: \.velocity
    case .scale: \.scale
    case .spin: \.spin
    case .emitterZPosition: \.zPosition
    case .emitterDepth: \.depth
    default: nil
    }
  }

  /// The value of a property; `nil` for properties of other layer classes.
  subscript(property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .emitterPosition: .point(position)
    case .emitterSize: .size(size)
    default: Self.number(property).map { .number(self[keyPath: $0]) }
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) {
    switch (property, value) {
    case (.emitterPosition, .point(let new)): position = new
    case (.emitterSize, .size(let new)): size = new
    case (_, .number(let new)):
      if let place = Self.number(property) { self[keyPath: place] = new }
    default: break
    }
  }

  /// The value of a property of a cell; `nil` if no cell has that name.
  subscript(path: EmitterCellPath) -> AnimatableValue? {
    get {
      var copy = cells
      return copy.withCell(path.names[...]) { $0[path.property] }
    }
    set {
      guard let newValue else { return }
      _ = cells.withCell(path.names[...]) { $0[path.property] = newValue }
    }
  }

  /// The properties that commits cannot draw, as phrases.
  var unsupportedValues: [String] {
    var found: [String] = []
    let shapes: [CAEmitterLayerEmitterShape] = [
      .point, .line, .rectangle, .cuboid, .circle, .sphere,
    ]
    let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
    let renderModes: [CAEmitterLayerRenderMode] = [
      .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
    ]
    if !shapes.contains(shape) { found.append("emitterShape \"\(shape.rawValue)\"") }
    if !modes.contains(mode) { found.append("emitterMode \"\(mode.rawValue)\"") }
    if !renderModes.contains(renderMode) { found.append("renderMode \"\(renderMode.rawValue)\"") }
    if preservesDepth { found.append("preservesDepth of CAEmitterLayer") }
    return found
  }
}

extension LayerProperties {
  /// The properties of an emitter layer; `nil` for other layers.
  package var emitter: EmitterProperties? {
    if case .emitter(let emitter)? = ofClass { emitter } else { nil }
  }

  mutating func updateEmitter(_ update: (inout EmitterProperties) -> Void) {
    guard var emitter else { return }
    update(&emitter)
    ofClass = .emitter(emitter)
  }
}
