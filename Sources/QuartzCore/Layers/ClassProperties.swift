// Animatable properties that only layers of certain classes have. They are stored in a separate
// box: plain layers, which are nearly all, carry one empty reference.

import Foundation
import SegueTiming

/// The properties of specific layer classes, in addition to `LayerProperties`.
package indirect enum ClassProperties {
  /// The properties of a `CAShapeLayer`.
  case shape(ShapeProperties)
  /// The properties of a `CAGradientLayer`.
  case gradient(GradientProperties)
  /// The effect of a `CABackdropLayer`.
  case backdrop(BackdropEffect)
  /// The properties of a `CATextLayer`.
  case text(TextProperties)
  /// The properties of a `CAReplicatorLayer`.
  case replicator(ReplicatorProperties)
  /// The properties of a `CAEmitterLayer`.
  case emitter(EmitterProperties)
  /// The bend of a `PageLayer`.
  case page(PageFold)

  /// The value of a property; `nil` if layers of this class have none of that name.
  subscript(property: LayerProperty) -> AnimatableValue? {
    get {
      switch self {
      case .shape(let shape): shape[property]
      case .gradient(let gradient): gradient[property]
      case .backdrop(let effect): property == .backdropEffect ? effect.value : nil
      case .text(let text): text[property]
      case .replicator(let replicator): replicator[property]
      case .emitter(let emitter): emitter[property]
      case .page(let fold): fold[property]
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
      case .page(var fold):
        fold.set(newValue, for: property)
        self = .page(fold)
      }
    }
  }

  /// Limits animated values to their valid ranges.
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
    case .emitter, .page: break
    }
  }
}

extension LayerProperty {
  /// Properties of a layer that has this property, as an example of its kind of value.
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
    case .pagePoint: examples.ofClass = .page(PageFold())
    default: break
    }
    return examples
  }
}

extension AnimatableValue {
  /// The numbers in a list. Other values are skipped.
  var numbers: [Double] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The colors in a list. Other values are skipped.
  var colors: [CGColor] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap { if case .color(let color) = $0 { color } else { nil } }
  }
}
