// What effects of symbols have in common, under the names of Apple's module Symbols: protocols that say
// how an effect can be used, its configuration, and its options.

import Foundation

/// An effect of a symbol.
public protocol SymbolEffect: Sendable {
  /// The kind of effect and its variant.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once and ends.
public protocol DiscreteSymbolEffect: Sendable {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: Sendable {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect: Sendable {}
/// An effect from one symbol to another.
public protocol ContentTransitionSymbolEffect: Sendable {}

/// The kind of an effect and its variant.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The kinds of effects.
  enum Kind: String, Hashable, Sendable {
    case appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale
    case variableColor, wiggle
  }
  /// What distinguishes effects of one kind.
  enum Variant: Hashable, Sendable {
    case up, down, left, right, clockwise, counterClockwise, plain, downUp, upUp, offUp
  }

  var kind: Kind
  var variant: Variant?
}

/// The speed of an effect, and how often it is repeated.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay: Double

    /// Without an end, one cycle after the other.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Without an end, with a pause between the cycles.
    public static let periodic = RepeatBehavior(count: nil, delay: 0.5)
    /// A number of times, or without an end, with a pause in seconds between the cycles.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: max(0, delay ?? 0.5))
    }
  }

  var speed = 1.0
  /// How the effect is repeated; `nil` for the usual way of its kind.
  var repetition: RepeatBehavior?

  /// The speed and the repetition that are usual for an effect.
  public static let `default` = SymbolEffectOptions()
  /// Without an end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }
  /// A number of times; `nil` for without an end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }
  /// In a manner.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }
  /// At a multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// These options, without an end.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
  /// Returns these options with a number of times; `nil` for without an end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    self.repeat(RepeatBehavior(count: count, delay: 0))
  }
  /// Returns these options with a manner of repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var result = self
    result.repetition = behavior
    return result
  }
  /// Returns these options at a multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var result = self
    if speed > 0, speed.isFinite { result.speed = speed }
    return result
  }
}
