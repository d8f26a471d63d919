// A layer's properties while its animations are applied to them, one after the other.

import Foundation
import SegueTiming

/// Properties in the making.
package struct Presentation {
  package var properties: LayerProperties
  /// Additive transforms so far, oldest first; they go before the transform itself. Kept apart,
  /// because the newest must come next to the model: then nothing jumps when one is added
  /// (SEMANTICS 4e).
  private var additions: CATransform3D?

  init(_ properties: LayerProperties) { self.properties = properties }

  /// What shows so far at `path`; `nil` for contents.
  package subscript(path: LayerKeyPath) -> AnimatableValue? {
    get {
      guard path.property == .transform, additions != nil else { return properties[path] }
      var copy = self
      copy.settle()
      return copy.properties[path]
    }
    set {
      if path.property == .transform { path.part == nil ? additions = nil : settle() }
      properties[path] = newValue
    }
  }

  /// Adds to what shows at `path`.
  mutating func add(_ value: AnimatableValue, at path: LayerKeyPath) {
    if path.property == .transform, path.part == nil, case .transform(let delta) = value {
      additions = additions.map { CATransform3DConcat($0, delta) } ?? delta
    } else {
      self[path] = self[path]?.adding(value)
    }
  }

  /// The finished properties, within their ranges.
  mutating func finish() -> LayerProperties {
    settle()
    properties.clamp()
    return properties
  }

  private mutating func settle() {
    guard let additions else { return }
    properties.transform = CATransform3DConcat(additions, properties.transform)
    self.additions = nil
  }
}

extension CALayer {
  /// What shows at `seconds` of world time: the model, and then the animations in the order in which
  /// they were added.
  package final func shownProperties(atSeconds seconds: Double) -> LayerProperties {
    attached.isEmpty
      ? properties : animatedProperties(layerTime: timeMapping(seconds))
  }

  /// The same, for a layer with animations whose own time is known.
  final func animatedProperties(layerTime: Double) -> LayerProperties {
    var shown = Presentation(properties)
    shown.properties.ownValues = ownAnimatedValues
    for entry in attached {
      entry.animation.contribute(to: &shown, layerTime: layerTime)
    }
    return shown.finish()
  }
}

extension CAAnimation {
  /// Applies the animation as it is at one instant.
  final func contribute(to shown: inout Presentation, layerTime: Double) {
    guard let driver else {
      contribute(to: &shown, localTime: timing.localTime(atParentTime: layerTime))
      return
    }
    switch driver.sample(self, at: layerTime) {
    case .before: apply(to: &shown, progress: progress(at: 0), iteration: 0)
    case .localTime(let time): contribute(to: &shown, localTime: time)
    case .progress(let progress): apply(to: &shown, progress: progress, iteration: 0)
    case .ended: break
    }
  }

  /// Eased progress at a time of the layer; `nil` while nothing is to be seen of the animation.
  final func shownProgress(atLayerTime time: Double) -> Double? {
    func progress(atLocalTime time: Double) -> Double? {
      timing.position(atLocalTime: time).map { self.progress(at: $0.basicTime) }
    }
    guard let driver else { return progress(atLocalTime: timing.localTime(atParentTime: time)) }
    switch driver.sample(self, at: time) {
    case .before: return self.progress(at: 0)
    case .localTime(let time): return progress(atLocalTime: time)
    case .progress(let progress): return progress
    case .ended: return nil
    }
  }

  /// Applies the animation as part of a group.
  final func contributeInGroup(to shown: inout Presentation, groupTime: Double) {
    contribute(to: &shown, localTime: timing.localTime(atParentTime: groupTime))
  }

  private func contribute(to shown: inout Presentation, localTime: Double) {
    guard let position = timing.position(atLocalTime: localTime) else { return }
    apply(
      to: &shown, progress: progress(at: position.basicTime), iteration: position.iteration)
  }
}
