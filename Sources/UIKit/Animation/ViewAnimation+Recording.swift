// How a change inside a block becomes an animation on a layer.

import Foundation
import SegueTiming

extension ViewAnimation {
  /// One property of one layer that a block animates.
  struct Entry {
    let layer: CALayer
    let key: String
    /// Where it came from, and where it goes.
    var from, target: AnimatableValue
    let animation: CAAnimation

    /// Takes the animation off the layer.
    @MainActor func detach() {
      layer.removeAnimation(animation)
      animation.driver = nil
    }
  }

  /// The action for a coming change, or `nil` for keys that do not animate.
  func capture(_ key: String, of layer: CALayer, in window: AnimationState.KeyframeWindow)
    -> LayerChange?
  {
    guard let kind = AnimationKind(key: key, of: layer), let old = layer.modelValue(forKeyPath: key)
    else {
      return nil
    }
    let wantsShown =
      parameters.beginsFromCurrentState && (kind == .replacing || parameters.keyframeMode != nil)
    let now = World.current.now.seconds
    return LayerChange(
      key: key, layer: layer, old: old,
      shown: wantsShown ? layer.presentationValue(forKeyPath: key, atSeconds: now) : nil,
      window: window, animation: self)
  }

  /// Animates a change that has been made.
  func record(_ change: LayerChange, new: AnimatableValue) {
    if splitsPositions, change.key == "position" { return recordParts(of: change, new: new) }
    guard !isOver, let kind = AnimationKind(change: change, new: new) else {
      return
    }
    if parameters.keyframeMode != nil {
      recordKeyframe(change, new: new)
    } else if kind == .additive {
      recordDifference(change, new: new)
    } else {
      recordReplacement(change, new: new)
    }
  }

  /// Has `animation`, which comes from no change of a view, follow the block.
  func drive(_ animation: CAPropertyAnimation, on layer: CALayer) {
    guard !isOver, let key = animation.keyPath, let model = layer.modelValue(forKeyPath: key) else {
      return
    }
    let change = LayerChange(
      key: key, layer: layer, old: model, shown: nil, window: .whole, animation: self)
    attach(animation, for: change, from: model, target: model)
  }

  /// Lays the difference over the model. A second change of the same property in one block goes into
  /// the difference that is there. A transform that cannot be undone (scale 0) shows at once.
  private func recordDifference(_ change: LayerChange, new: AnimatableValue) {
    if let index = index(of: change), let animation = entries[index].animation as? CABasicAnimation,
      animation.isAdditive
    {
      guard let delta = entries[index].from.difference(from: new) else { return }
      entries[index].target = new
      animation.fromValue = delta
      return
    }
    guard let delta = change.old.difference(from: new) else { return }
    let animation = CABasicAnimation(keyPath: change.key)
    animation.isAdditive = true
    animation.fromValue = delta
    animation.toValue = AnimatableValue.zeroDelta(like: new)
    attach(animation, for: change, from: change.old, target: new)
  }

  /// Goes from the old value to the model, in place of any earlier animation of the property.
  private func recordReplacement(_ change: LayerChange, new: AnimatableValue) {
    if let index = index(of: change) { entries.remove(at: index).detach() }
    let from = change.shown ?? change.old
    let animation = CABasicAnimation(keyPath: change.key)
    animation.fromValue = from
    attach(animation, for: change, from: from, target: new)
  }

  /// Adds a stretch to the property's track.
  private func recordKeyframe(_ change: LayerChange, new: AnimatableValue) {
    if let index = index(of: change), let animation = entries[index].animation as? TrackAnimation {
      entries[index].target = new
      animation.track.add(
        start: change.window.start, duration: change.window.duration, value: new)
      return
    }
    let from = change.shown ?? change.old
    var track = KeyframeTrack(initial: from)
    track.add(start: change.window.start, duration: change.window.duration, value: new)
    let animation = TrackAnimation(
      keyPath: change.key, track: track, mode: parameters.keyframeMode ?? .linear)
    attach(animation, for: change, from: from, target: new)
  }

  /// Animates the coordinates of a position one by one.
  private func recordParts(of change: LayerChange, new: AnimatableValue) {
    guard case .point(let from) = change.old, case .point(let target) = new else { return }
    for (key, old, new) in [("position.x", from.x, target.x), ("position.y", from.y, target.y)] {
      let part = LayerChange(
        key: key, layer: change.layer, old: .number(Double(old)), shown: nil,
        window: change.window, animation: self)
      recordDifference(part, new: .number(Double(new)))
    }
  }

  /// Has a transition of `layer` follow the block. It changes no property, so there is nothing to put
  /// back.
  func drive(_ transition: CATransition, on layer: CALayer) {
    guard !isOver else { return }
    transition.driver = self
    holdInWorld()
    transition.duration = parameters.duration
    transition.beginTime = layer.timeMapping(World.current.now.seconds)
    entries.append(
      Entry(
        layer: layer, key: kCATransition, from: .number(0), target: .number(1),
        animation: transition))
    layer.add(transition, forKey: kCATransition)
  }

  /// The entry for the same property of the same layer. The layer is asked first: it has few
  /// animations, while a block may have thousands of entries.
  private func index(of change: LayerChange) -> Int? {
    let animation = change.layer.animations.first {
      $0.driver === self && ($0 as? CAPropertyAnimation)?.keyPath == change.key
    }
    return animation.flatMap { found in entries.firstIndex { $0.animation === found } }
  }

  private func attach(
    _ animation: CAPropertyAnimation, for change: LayerChange, from: AnimatableValue,
    target: AnimatableValue
  ) {
    animation.driver = self
    holdInWorld()
    animation.duration = parameters.duration
    animation.beginTime = change.layer.timeMapping(World.current.now.seconds)
    entries.append(
      Entry(
        layer: change.layer, key: change.key, from: from, target: target, animation: animation))
    change.layer.add(
      animation, forKey: animation.isAdditive ? change.layer.unusedKey(change.key) : change.key)
  }
}

extension CALayer {
  /// `key`, or `key-2`, `key-3`… if animations of these names are attached.
  func unusedKey(_ key: String) -> String {
    var (candidate, number) = (key, 1)
    while animation(forKey: candidate) != nil {
      number += 1
      candidate = "\(key)-\(number)"
    }
    return candidate
  }
}
