// How a change inside an animation block becomes an animation of a layer.

import Foundation
import SegueTiming
import SegueWorld

extension ViewAnimation {
  /// One property of one layer that a block animates.
  struct Entry {
    let layer: CALayer
    let key: String
    /// The values at which the animation starts and ends.
    var from, target: AnimatableValue
    let animation: CAAnimation

    /// Removes the animation from the layer.
    @MainActor func detach() {
      layer.removeAnimation(animation)
      animation.driver = nil
    }
  }

  /// Returns the action for an imminent change, or `nil` for keys that do not animate.
  func capture(_ key: String, of layer: CALayer, in window: AnimationState.KeyframeWindow)
    -> (any CAAction)?
  {
    guard let kind = AnimationKind(key: key, of: layer), let old = layer.modelValue(forKeyPath: key)
    else {
      return nil
    }
    // A keyframe track that has begun needs no other start.
    let wantsShown =
      parameters.beginsFromCurrentState
      && (parameters.keyframeMode != nil ? track(key, of: layer) == nil : kind == .replacing)
    let now = World.current.now.seconds
    let change = LayerChange(
      key: key, layer: layer, old: old,
      shown: wantsShown ? layer.presentationValue(forKeyPath: key, atSeconds: now) : nil,
      window: window, animation: self)
    return kind == .replacing ? ReplacingAction(change, duration: parameters.duration) : change
  }

  /// Animates a change that has been made.
  func record(_ change: LayerChange, new: AnimatableValue) {
    if splitsPositions, change.key == "position" { return recordParts(of: change, new: new) }
    if change.key == "bounds", parameters.keyframeMode == nil {
      return recordBounds(change, new: new)
    }
    guard !hasEnded, let kind = change.kind(to: new) else { return }
    if parameters.keyframeMode != nil {
      recordKeyframe(change, new: new)
    } else if kind == .additive {
      recordDifference(change, new: new)
    } else {
      recordReplacement(change, new: new)
    }
  }

  /// Makes `animation`, which does not result from a change of a view, follow the block.
  func drive(_ animation: CAPropertyAnimation, on layer: CALayer) {
    guard !hasEnded, let key = animation.keyPath, let model = layer.modelValue(forKeyPath: key)
    else {
      return
    }
    let change = LayerChange(
      key: key, layer: layer, old: model, shown: nil, window: .whole, animation: self)
    attach(animation, for: change, from: model, target: model)
  }

  /// Adds the difference to the model value. A second change of the same property in one block is
  /// merged into the existing difference. The change of a transform that is not invertible (scale
  /// 0) is displayed at once.
  private func recordDifference(_ change: LayerChange, new: AnimatableValue) {
    if let index = index(of: change), let animation = entries[index].animation as? CABasicAnimation,
      animation.isAdditive
    {
      guard let delta = entries[index].from.difference(from: new) else { return }
      entries[index].target = new
      animation.fromValue = delta.animationValue
      return
    }
    guard let delta = change.old.difference(from: new) else { return }
    let animation = CABasicAnimation(keyPath: change.key)
    animation.isAdditive = true
    animation.fromValue = delta.animationValue
    animation.toValue = AnimatableValue.zeroDelta(like: new).animationValue
    attach(animation, for: change, from: change.old, target: new)
  }

  /// Animates from the old value to the model value, replacing any earlier animation of the
  /// property.
  private func recordReplacement(_ change: LayerChange, new: AnimatableValue) {
    if let index = index(of: change) { entries.remove(at: index).detach() }
    let from = change.shown ?? change.old
    let animation = CABasicAnimation(keyPath: change.key)
    animation.fromValue = from.animationValue
    attach(animation, for: change, from: from, target: new)
  }

  /// Adds a segment to the keyframe track of the property.
  private func recordKeyframe(_ change: LayerChange, new: AnimatableValue) {
    if let animation = track(change.key, of: change.layer), let index = index(of: animation) {
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

  /// Animates the coordinates of a position separately.
  private func recordParts(of change: LayerChange, new: AnimatableValue) {
    guard case .point(let from) = change.old, case .point(let target) = new else { return }
    recordPart("position.x", of: change, .number(from.x), .number(target.x))
    recordPart("position.y", of: change, .number(from.y), .number(target.y))
  }

  /// Animates the size and the origin of bounds separately, as UIKit does; each only if it changes.
  private func recordBounds(_ change: LayerChange, new: AnimatableValue) {
    guard !hasEnded, case .rect(let from) = change.old, case .rect(let target) = new else { return }
    if from.size != target.size {
      recordPart("bounds.size", of: change, .size(from.size), .size(target.size))
    }
    if from.origin != target.origin {
      recordPart("bounds.origin", of: change, .point(from.origin), .point(target.origin))
    }
  }

  private func recordPart(
    _ key: String, of change: LayerChange, _ old: AnimatableValue, _ new: AnimatableValue
  ) {
    let part = LayerChange(
      key: key, layer: change.layer, old: old, shown: nil, window: change.window, animation: self)
    recordDifference(part, new: new)
  }

  /// Lets the block drive a transition of `layer`. A transition changes no property, so there is
  /// nothing to restore.
  func drive(_ transition: CATransition, on layer: CALayer) {
    guard !hasEnded else { return }
    transition.driver = self
    retainInWorld()
    transition.duration = parameters.duration
    transition.beginTime = layer.timeMapping(World.current.now.seconds)
    entries.append(
      Entry(
        layer: layer, key: kCATransition, from: .number(0), target: .number(1),
        animation: transition))
    layer.add(transition, forKey: kCATransition)
  }

  /// Returns the index of the entry for the same property of the same layer.
  private func index(of change: LayerChange) -> Int? {
    animation(of: change.key, of: change.layer).flatMap(index(of:))
  }

  /// Returns the index of the entry with an animation. Blocks change one view after the other, so the
  /// last entries are searched first.
  private func index(of animation: CAAnimation) -> Int? {
    entries.lastIndex { $0.animation === animation }
  }

  /// Returns the keyframe track that this block has begun for a property of a layer.
  private func track(_ key: String, of layer: CALayer) -> TrackAnimation? {
    animation(of: key, of: layer) as? TrackAnimation
  }

  /// Returns the animation of a property of a layer that belongs to this block. The layer is
  /// searched: it has few animations, whereas a block may have thousands of entries.
  private func animation(of key: String, of layer: CALayer) -> CAAnimation? {
    layer.animations.first {
      $0.driver === self && ($0 as? CAPropertyAnimation)?.keyPath == key
    }
  }

  private func attach(
    _ animation: CAPropertyAnimation, for change: LayerChange, from: AnimatableValue,
    target: AnimatableValue
  ) {
    animation.driver = self
    retainInWorld()
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
  /// Returns `key`, or `key-2`, `key-3`, … if animations with these keys are attached.
  func unusedKey(_ key: String) -> String {
    var (candidate, number) = (key, 1)
    while animation(forKey: candidate) != nil {
      number += 1
      candidate = "\(key)-\(number)"
    }
    return candidate
  }
}
