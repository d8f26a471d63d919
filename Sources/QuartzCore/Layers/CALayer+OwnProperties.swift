// Animatable properties of custom layer classes. Without Objective-C they are values by key. Those
// for which `needsDisplay(forKey:)` returns `true` cause the layer to be redrawn: when they are
// set, and, while an animation changes them, for every frame, with the values of its instant.

import Foundation
import SegueDisplay
import SegueTiming

extension CALayer {
  /// Sets a custom value.
  final func setOwnValue(_ value: Any?, forKey key: String) {
    guard Self.needsDisplay(forKey: key) else {
      storedValues[key] = value
      return
    }
    let action = CATransaction.disableActions() ? nil : self.action(forKey: key)
    storedValues[key] = value
    setNeedsDisplay()
    guard let action, !(action is NSNull) else { return }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// The values, without animations, of the custom properties that animations change. Empty for
  /// nearly all layers.
  final var ownAnimatedValues: [String: AnimatableValue] {
    var values: [String: AnimatableValue] = [:]
    for entry in attached {
      for (key, example) in entry.animation.ownProperties(of: self) where values[key] == nil {
        guard Self.needsDisplay(forKey: key) else { continue }
        values[key] =
          AnimatableValue(any: storedValues[key])
          ?? AnimatableValue(any: example).map { AnimatableValue.zeroDelta(like: $0) }
      }
    }
    return values
  }

  /// Returns what the layer draws when its custom properties have the given values.
  final func drawing(with values: [String: AnimatableValue]) -> DisplayRecording? {
    guard properties.bounds.isFinite, !properties.bounds.isEmpty else { return nil }
    let (kept, mark) = (storedValues, needsDisplayFlag)
    storedValues = storedValues(with: values)
    defer { (storedValues, needsDisplayFlag) = (kept, mark) }
    let context = CGContext(bounds: properties.bounds, scale: contentsScale, isOpaque: isOpaque)
    draw(in: context)
    return context.isBlank ? nil : context.drawing.recording
  }

  /// Returns the custom values with some of them replaced, each converted to the type that it had.
  final func storedValues(with values: [String: AnimatableValue]) -> [String: Any] {
    var stored = storedValues
    for (key, value) in values { stored[key] = value.unboxed(like: stored[key]) }
    return stored
  }
}

extension CAAnimation {
  /// Returns the keys that are not built-in properties of `layer`, each with a value of the kind
  /// that it has.
  @MainActor
  fileprivate func ownProperties(of layer: CALayer) -> [(key: String, example: Any?)] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap { $0.ownProperties(of: layer) }
    }
    guard let animation = self as? CAPropertyAnimation, let key = animation.keyPath,
      animation.parsedKeyPath.map({ layer.properties.has($0) }) != true
    else { return [] }
    let basic = animation as? CABasicAnimation
    let keyframes = animation as? CAKeyframeAnimation
    return [
      (key, basic?.fromValue ?? basic?.toValue ?? basic?.byValue ?? keyframes?.values?.first)
    ]
  }
}

extension AnimatableValue {
  /// Returns the value in the form that code expects, with numbers of the type of `example`.
  fileprivate func unboxed(like example: Any?) -> Any {
    switch self {
    case .number(let number):
      switch example {
      case is Double: number
      case is Float: Float(number)
      case is Int: number.isFinite && abs(number) < 1e15 ? Int(number.rounded()) : 0
      default: CGFloat(number)
      }
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    default: boxed ?? self
    }
  }
}
