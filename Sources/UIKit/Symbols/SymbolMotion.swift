// The motions of effects of symbols: keyframes of the size, the opacity, the angle and the place of a
// whole symbol. Apple publishes no numbers; all of them are our choice, by eye.

import Foundation
import QuartzCore

/// One cycle of an effect.
struct SymbolMotion {
  /// The look of a symbol at a time.
  struct Frame {
    /// The time as a part of the cycle.
    var time: Double
    var scale = 1.0
    var opacity = 1.0
    /// The angle in radians, clockwise.
    var angle = 0.0
    var move = CGPoint.zero
  }

  /// The duration of a cycle, in seconds.
  var duration: Double
  var frames: [Frame]
  /// A Boolean value that indicates whether the last frame remains until the effect is removed.
  var persists = false
  /// A Boolean value that indicates whether the effect has no end unless its options say so.
  var isEndless = false

  /// The motion in the opposite direction.
  var reversed: SymbolMotion {
    var result = self
    result.persists = false
    result.frames = frames.reversed().map { frame in
      var frame = frame
      frame.time = 1 - frame.time
      return frame
    }
    return result
  }

  /// Returns the motion with a pause after each cycle, in seconds.
  func pausing(_ pause: Double) -> SymbolMotion {
    guard pause > 0, let last = frames.last else { return self }
    var result = self
    result.duration += pause
    for index in frames.indices { result.frames[index].time *= duration / result.duration }
    result.frames.append(last)
    result.frames[frames.count].time = 1
    return result
  }
}

extension SymbolMotion {
  /// Creates the motion of an effect; `nil` for those between two symbols.
  init?(_ effect: SymbolEffectConfiguration) {
    let isDown = effect.variant == .down
    switch effect.kind {
    case .bounce: self = .bounce(isDown ? 0.8 : 1.2)
    case .pulse, .variableColor: self = .loop(1.2, [Frame(time: 0.5, opacity: 0.3)])
    case .breathe:
      let opacity = effect.variant == .plain ? 1 : 0.5
      self = .loop(2.4, [Frame(time: 0.5, scale: 0.9, opacity: opacity)])
    case .scale:
      self = SymbolMotion(
        duration: 0.3, frames: [Frame(time: 0), Frame(time: 1, scale: isDown ? 0.8 : 1.2)],
        persists: true)
    case .disappear: self = .disappearance(to: isDown || effect.variant == nil ? 0.5 : 1.4)
    case .appear: self = SymbolMotion.disappearance(to: isDown ? 1.4 : 0.5).reversed
    case .rotate:
      let turn = effect.variant == .counterClockwise ? -2 * Double.pi : 2 * .pi
      self = .loop(1.2, [])
      frames[1].angle = turn
    case .wiggle: self = .wiggle(effect.variant)
    case .replace, .automatic: return nil
    }
  }

  private static func bounce(_ scale: Double) -> SymbolMotion {
    SymbolMotion(
      duration: 0.6,
      frames: [
        Frame(time: 0), Frame(time: 0.3, scale: scale),
        Frame(time: 0.65, scale: 1 - (scale - 1) * 0.3), Frame(time: 1),
      ])
  }

  private static func loop(_ duration: Double, _ inner: [Frame]) -> SymbolMotion {
    SymbolMotion(
      duration: duration, frames: [Frame(time: 0)] + inner + [Frame(time: 1)], isEndless: true)
  }

  private static func disappearance(to scale: Double) -> SymbolMotion {
    SymbolMotion(
      duration: 0.3, frames: [Frame(time: 0), Frame(time: 1, scale: scale, opacity: 0)],
      persists: true)
  }

  private static func wiggle(_ variant: SymbolEffectConfiguration.Variant?) -> SymbolMotion {
    let swings = [(0.2, 1.0), (0.4, -1), (0.6, 0.6), (0.8, -0.4)]
    return .loop(
      0.9,
      swings.map { time, share in
        var frame = Frame(time: time)
        switch variant {
        case .left, .right: frame.move.x = (variant == .left ? -2 : 2) * share
        case .up, .down: frame.move.y = (variant == .up ? -2 : 2) * share
        case .counterClockwise: frame.angle = -0.2 * share
        default: frame.angle = 0.2 * share
        }
        return frame
      })
  }

  /// Returns the motion in which one symbol replaces another one, in the middle of it.
  static func replacement(_ effect: SymbolEffectConfiguration) -> SymbolMotion {
    let isDissolving = effect.kind == .automatic
    let end = isDissolving ? 1 : effect.variant == .upUp ? 1.3 : 0.5
    let first = effect.variant == .offUp ? 0 : 1.0
    return SymbolMotion(
      duration: isDissolving ? 0.25 : 0.4,
      frames: [
        Frame(time: 0, scale: first == 0 ? 0.5 : 1, opacity: first),
        Frame(time: 0.5, scale: first == 0 ? 0.5 : end, opacity: 0),
        Frame(time: 0.5, scale: isDissolving ? 1 : 0.5, opacity: 0), Frame(time: 1),
      ])
  }
}

extension SymbolMotion {
  /// Returns the motion as an animation. Transforms are added to what the layer has, and the opacity is
  /// a part of the layer's.
  @MainActor
  func animation(opacity: Float, options: SymbolEffectOptions) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    let motion = pausing(options.repetition?.delay ?? 0)
    group.duration = motion.duration
    group.speed = Float(options.speed)
    group.timingFunction = CAMediaTimingFunction(name: .linear)
    group.animations = motion.parts(opacity: opacity)
    group.repeatCount = count(options).map { Float($0) } ?? .infinity
    if persists { (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false) }
    return group
  }

  /// Returns how often the motion is repeated; `nil` for without an end.
  func count(_ options: SymbolEffectOptions) -> Int? {
    if persists { return 1 }
    guard let repetition = options.repetition else { return isEndless ? nil : 1 }
    return repetition.count.map { max(1, $0) }
  }

  /// Returns the time until the motion ends, in seconds; `nil` if it does not.
  func length(_ options: SymbolEffectOptions) -> Double? {
    count(options).map {
      Double($0) * (duration + (options.repetition?.delay ?? 0)) / options.speed
    }
  }

  @MainActor private func parts(opacity: Float) -> [CAAnimation] {
    var parts: [CAAnimation] = []
    if frames.contains(where: { $0.scale != 1 }) {
      parts.append(
        part("transform") { CATransform3DMakeScale(CGFloat($0.scale), CGFloat($0.scale), 1) })
    }
    if frames.contains(where: { $0.move != .zero }) {
      parts.append(part("transform") { CATransform3DMakeTranslation($0.move.x, $0.move.y, 0) })
    }
    if frames.contains(where: { $0.angle != 0 }) {
      let turning = part("transform") { $0.angle }
      turning.valueFunction = CAValueFunction(name: .rotateZ)
      parts.append(turning)
    }
    for part in parts { (part as? CAPropertyAnimation)?.isAdditive = true }
    if frames.contains(where: { $0.opacity != 1 }) {
      parts.append(part("opacity") { Double(opacity) * $0.opacity })
    }
    return parts
  }

  @MainActor
  private func part(_ keyPath: String, _ value: (Frame) -> Any) -> CAKeyframeAnimation {
    let part = CAKeyframeAnimation(keyPath: keyPath)
    part.values = frames.map(value)
    part.keyTimes = frames.map { NSNumber(value: $0.time) }
    let steady = CAMediaTimingFunction(
      name: frames.contains { $0.angle > 6 } ? .linear : .easeInEaseOut)
    part.timingFunctions = frames.dropFirst().map { _ in steady }
    (part.duration, part.fillMode) = (duration, .both)
    part.timingFunction = CAMediaTimingFunction(name: .linear)
    return part
  }
}
