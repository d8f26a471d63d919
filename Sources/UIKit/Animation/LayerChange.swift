// One change of one layer property inside an animation block, captured as an action: created before
// the change, run after it.

import Foundation
import SegueTiming

/// The action that captures a change for an animation block.
final class LayerChange: CAAction {
  let layer: CALayer
  let key: String
  /// The model value before the change.
  let old: AnimatableValue
  /// The displayed value before the change, if the block starts from it.
  let shown: AnimatableValue?
  let window: AnimationState.KeyframeWindow
  /// The kind of animation for a key that blocks leave out, or `nil` for that of the key.
  private let givenKind: AnimationKind?
  private unowned let animation: ViewAnimation

  init(
    key: String, layer: CALayer, old: AnimatableValue, shown: AnimatableValue?,
    window: AnimationState.KeyframeWindow, animation: ViewAnimation, kind: AnimationKind? = nil
  ) {
    (self.key, self.layer, self.old, self.shown) = (key, layer, old, shown)
    (self.window, self.animation, givenKind) = (window, animation, kind)
  }

  /// Returns the kind of animation that leads to `new`, or `nil` for none.
  func kind(to new: AnimatableValue) -> AnimationKind? {
    givenKind ?? AnimationKind(change: self, new: new)
  }

  /// Returns the same kind of change of another key, or `nil` if the layer has no value for it.
  /// - Parameter value: The value before the change; if `nil`, the current one.
  func retargeted(to key: String, from value: Any?) -> LayerChange? {
    guard let model = layer.modelValue(forKeyPath: key) else { return nil }
    return LayerChange(
      key: key, layer: layer, old: AnimatableValue(any: value, like: model) ?? model, shown: nil,
      window: window, animation: animation, kind: .replacing)
  }

  /// Records the change of the model value in the animation block.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let new = layer.modelValue(forKeyPath: key), new != old else { return }
    animation.record(self, new: new)
  }
}

/// The kind of animation that UIKit uses for each key of a view's layer. SEMANTICS 4d.
enum AnimationKind {
  /// The model value changes at once, and a difference that shrinks to zero is added to it. Several
  /// such animations may run at the same time.
  case additive
  /// From one value to another. A later animation replaces an earlier one.
  case replacing

  /// Returns the kind for `key`, or `nil` for keys that do not animate.
  @MainActor
  init?(key: String, of layer: CALayer) {
    switch key {
    case "bounds", "position", "transform", "cornerRadius", "pagePoint": self = .additive
    case "opacity", "backgroundColor", "anchorPoint", "shadowOpacity", "contentsMultiplyColor",
      "backdropEffect":
      self = .replacing
    // A view that implements `action(for:forKey:)` for further keys replaces their animations, as
    // `CABasicAnimation` does.
    case _ where (layer.delegate as? UIView)?.companion != nil: self = .replacing
    default: return nil
    }
  }

  /// Returns the kind for a change, or `nil` for values that do not animate.
  @MainActor
  init?(change: LayerChange, new: AnimatableValue) {
    self.init(key: change.key, of: change.layer)
    // An image that becomes a template or stops being one has no color to start from.
    if change.key == "contentsMultiplyColor", change.old == .color(nil) || new == .color(nil) {
      return nil
    }
  }
}
