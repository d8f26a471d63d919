// Animatable properties that only layers of some classes have. They lie in a box of their own: plain
// layers, which are nearly all, carry one empty reference.

import Foundation
import SegueTiming

/// What a layer has beyond `LayerProperties` by its class.
package indirect enum ClassProperties {
  /// A `CAShapeLayer`'s.
  case shape(ShapeProperties)
  /// A `CAGradientLayer`'s.
  case gradient(GradientProperties)
  /// A `CABackdropLayer`'s.
  case backdrop(BackdropEffect)
  /// A `CATextLayer`'s.
  case text(TextProperties)
  /// A `CAReplicatorLayer`'s.
  case replicator(ReplicatorProperties)
  /// A `CAEmitterLayer`'s.
  case emitter(EmitterProperties)

  /// The property as a value; `nil` when layers of this class have none of that name.
  subscript(property: LayerProperty) -> AnimatableValue? {
    get {
      switch self {
      case .shape(let shape): shape[property]
      case .gradient(let gradient): gradient[property]
      case .backdrop(let effect): property == .backdropEffect ? effect.value : nil
      case .text(let text): text[property]
      case .replicator(let replicator): replicator[property]
      case .emitter(let emitter): emitter[property]
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .shape(var shape):
        shape.set(newValue, for: property)
        self = .shape(shape)
      case .gradient(var gradient):
        gradient.set(newValue, for: property)
        self = .gradient(gradient)
      case .backdrop:
        guard property == .backdropEffect, let effect = BackdropEffect(newValue) else { return }
        self = .backdrop(effect)
      case .text(var text):
        text.set(newValue, for: property)
        self = .text(text)
      case .replicator(var replicator):
        replicator.set(newValue, for: property)
        self = .replicator(replicator)
      case .emitter(var emitter):
        emitter.set(newValue, for: property)
        self = .emitter(emitter)
      }
    }
  }

  /// Brings animated values back into their ranges.
  mutating func clamp() {
    switch self {
    case .shape(var shape):
      shape.clamp()
      self = .shape(shape)
    case .gradient(var gradient):
      gradient.clamp()
      self = .gradient(gradient)
    case .backdrop(var effect):
      effect.clamp()
      self = .backdrop(effect)
    case .text(var text):
      text.clamp()
      self = .text(text)
    case .replicator(var replicator):
      replicator.clamp()
      self = .replicator(replicator)
    case .emitter: break
    }
  }
}

extension LayerProperty {
  /// The properties of a layer that has this one, for what they look like.
  var examples: LayerProperties {
    var examples = LayerProperties()
    switch self {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      examples.ofClass = .shape(ShapeProperties())
    case .colors, .locations, .startPoint, .endPoint:
      examples.ofClass = .gradient(GradientProperties())
    case .backdropEffect: examples.ofClass = .backdrop(BackdropEffect())
    case .fontSize, .foregroundColor:
      examples.ofClass = .text(TextProperties())
    case .instanceTransform: examples.ofClass = .replicator(ReplicatorProperties())
    case .emitterPosition, .emitterSize: examples.ofClass = .emitter(EmitterProperties())
    default: break
    }
    return examples
  }
}

extension AnimatableValue {
  /// The numbers of a list; what is none is left out.
  var numbers: [Double] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The colours of a list; what is none is left out.
  var colors: [CGColor] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap { if case .color(let color) = $0 { color } else { nil } }
  }
}
