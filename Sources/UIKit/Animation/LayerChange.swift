// One change of one layer property inside an animation block, caught as an action: made before the
// change, run after it.

import Foundation
import SegueTiming

/// The action that takes a change into an animation block.
final class LayerChange: CAAction {
  let layer: CALayer
  let key: String
  /// The model before the change.
  let old: AnimatableValue
  /// What showed before the change, if the block starts from that.
  let shown: AnimatableValue?
  let window: AnimationState.KeyframeWindow
  private unowned let animation: ViewAnimation

  init(
    key: String, layer: CALayer, old: AnimatableValue, shown: AnimatableValue?,
    window: AnimationState.KeyframeWindow, animation: ViewAnimation
  ) {
    (self.key, self.layer, self.old, self.shown) = (key, layer, old, shown)
    (self.window, self.animation) = (window, animation)
  }

  /// The model has changed.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let new = layer.modelValue(forKeyPath: key), new != old else { return }
    animation.record(self, new: new)
  }
}

/// How UIKit animates each key of a view's layer. SEMANTICS 4d.
enum AnimationKind {
  /// The model jumps, and a shrinking difference is laid over it; several may run at once.
  case additive
  /// From one value to another; a later animation takes the place of an earlier one.
  case replacing

  /// `nil` for keys that do not animate.
  @MainActor
  init?(key: String, of layer: CALayer) {
    switch key {
    case "bounds", "position", "transform", "cornerRadius": self = .additive
    case "opacity", "backgroundColor", "anchorPoint", "shadowOpacity", "contentsMultiplyColor",
      "backdropEffect":
      self = .replacing
    // Code that answers for further keys in `action(for:forKey:)` replaces, as `CABasicAnimation` does.
    case _ where (layer.delegate as? UIView)?.companion != nil: self = .replacing
    default: return nil
    }
  }

  /// Transforms in space cannot be composed from differences.
  @MainActor
  init?(change: LayerChange, new: AnimatableValue) {
    self.init(key: change.key, of: change.layer)
    // A picture that becomes a template, or ceases to be one, has no colour to come from.
    if change.key == "contentsMultiplyColor", change.old == .color(nil) || new == .color(nil) {
      return nil
    }
    if case .transform(let a) = change.old, case .transform(let b) = new,
      !CATransform3DIsAffine(a) || !CATransform3DIsAffine(b)
    {
      self = .replacing
    }
  }
}
