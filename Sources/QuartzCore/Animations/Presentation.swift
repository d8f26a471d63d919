// A layer's properties while its animations are applied to them, one after the other.

import Foundation
import SegueTiming

/// Layer properties under construction.
package struct Presentation {
  package var properties: LayerProperties
  /// The product of additive transforms so far, oldest first, which precedes the transform itself.
  /// It is kept separately because the newest must be next to the model: then nothing jumps when
  /// one is added (SEMANTICS 4e).
  private var additions: CATransform3D?

  init(_ properties: LayerProperties) { self.properties = properties }

  /// The value displayed so far at `path`; `nil` for contents.
  package subscript(path: LayerKeyPath) -> AnimatableValue? {
    get {
      guard path.property == .transform, additions != nil else { return properties[path] }
      var copy = self
      copy.settle()
      return copy.properties[path]
    }
    set {
      if path.property == .transform {
        if path.part == nil { additions = nil } else { settle() }
      }
      properties[path] = newValue
    }
  }

  /// Adds to the value displayed at `path`.
  mutating func add(_ value: AnimatableValue, at path: LayerKeyPath) {
    if path.property == .transform, path.part == nil, case .transform(let delta) = value {
      additions = additions.map { CATransform3DConcat($0, delta) } ?? delta
    } else {
      self[path] = self[path]?.adding(value)
    }
  }

  /// Returns the finished properties, limited to their valid ranges.
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
  /// Returns the displayed properties at `seconds` of world time: the model with the animations
  /// applied in the order in which they were added.
  package final func shownProperties(atSeconds seconds: Double) -> LayerProperties {
    attached.isEmpty
      ? properties : animatedProperties(layerTime: timeMapping(seconds))
  }

  /// Returns the displayed properties of a layer with animations, at a given time of the layer.
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
  /// Applies the state of the animation at one instant.
  final func contribute(to shown: inout Presentation, layerTime: Double) {
    guard let driver else {
      let time = timing.localTime(atParentTime: layerTime)
      contribute(to: &shown, timing.position(atLocalTime: time))
      return
    }
    switch driver.sample(self, at: layerTime) {
    case .before: apply(to: &shown, progress: progress(at: 0), iteration: 0)
    case .localTime(let time): contribute(to: &shown, timing.position(atLocalTime: time))
    case .progress(let progress): apply(to: &shown, progress: progress, iteration: 0)
    case .ended: break
    }
  }

  /// Returns the eased progress at a time of the layer, or `nil` if the animation has no effect
  /// then.
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
    let time = timing.localTime(atParentTime: groupTime)
    // A child of a group still shows its last value at the instant at which it ends.
    let position = time == timing.activeDuration ? timing.lastPosition : nil
    contribute(to: &shown, position ?? timing.position(atLocalTime: time))
  }

  private func contribute(to shown: inout Presentation, _ position: CyclePosition?) {
    guard let position else { return }
    apply(
      to: &shown, progress: progress(at: position.basicTime), iteration: position.iteration)
  }
}
