// The effects of symbols, each with its variants. Whole symbols move: the icon font has no layers, so
// that effects by layer are the same as those of the whole symbol.

/// The symbol grows or shrinks for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .bounce)
  /// The symbol grows.
  public var up: BounceSymbolEffect { with(.up) }
  /// The symbol shrinks.
  public var down: BounceSymbolEffect { with(.down) }
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: BounceSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: BounceSymbolEffect { self }

  private func with(_ variant: SymbolEffectConfiguration.Variant?) -> BounceSymbolEffect {
    var result = self
    result.configuration.variant = variant
    return result
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol grows or shrinks for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol becomes fainter and returns.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .pulse)
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: PulseSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol becomes fainter and returns.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of the symbol become fainter one after the other. Whole symbols do here.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .variableColor)
  /// One layer at a time. Without effect here.
  public var iterative: VariableColorSymbolEffect { self }
  /// Layers stay highlighted. Without effect here.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The order is reversed after each cycle. Without effect here.
  public var reversing: VariableColorSymbolEffect { self }
  /// The order is the same in each cycle. Without effect here.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Other layers are hidden. Without effect here.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Other layers are faint. Without effect here.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of the symbol become fainter one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol is larger or smaller as long as it has the effect.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .scale)
  /// The symbol is larger.
  public var up: ScaleSymbolEffect { with(.up) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { with(.down) }
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: ScaleSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: ScaleSymbolEffect { self }

  private func with(_ variant: SymbolEffectConfiguration.Variant?) -> ScaleSymbolEffect {
    var result = self
    result.configuration.variant = variant
    return result
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller as long as it has the effect.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .appear)
  /// The symbol comes by growing.
  public var up: AppearSymbolEffect { with(.up) }
  /// The symbol comes by shrinking.
  public var down: AppearSymbolEffect { with(.down) }
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: AppearSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: AppearSymbolEffect { self }

  private func with(_ variant: SymbolEffectConfiguration.Variant?) -> AppearSymbolEffect {
    var result = self
    result.configuration.variant = variant
    return result
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes, and is invisible as long as it has the effect.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .disappear)
  /// The symbol goes by growing.
  public var up: DisappearSymbolEffect { with(.up) }
  /// The symbol goes by shrinking.
  public var down: DisappearSymbolEffect { with(.down) }
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: DisappearSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: DisappearSymbolEffect { self }

  private func with(_ variant: SymbolEffectConfiguration.Variant?) -> DisappearSymbolEffect {
    var result = self
    result.configuration.variant = variant
    return result
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes, and is invisible as long as it has the effect.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol goes and another one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .replace)
  /// The first one shrinks, the second one grows.
  public var downUp: ReplaceSymbolEffect { with(.downUp) }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { with(.upUp) }
  /// The first one vanishes, the second one grows.
  public var offUp: ReplaceSymbolEffect { with(.offUp) }
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  private func with(_ variant: SymbolEffectConfiguration.Variant?) -> ReplaceSymbolEffect {
    var result = self
    result.configuration.variant = variant
    return result
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes and another one comes.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that the system chooses: one symbol dissolves into the other.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect, Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the system chooses: one symbol dissolves into the other.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol turns or moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .wiggle)
  /// It turns clockwise first.
  public var clockwise: WiggleSymbolEffect { with(.clockwise) }
  /// It turns counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { with(.counterClockwise) }
  /// It moves to the left first.
  public var left: WiggleSymbolEffect { with(.left) }
  /// It moves to the right first.
  public var right: WiggleSymbolEffect { with(.right) }
  /// It moves up first.
  public var up: WiggleSymbolEffect { with(.up) }
  /// It moves down first.
  public var down: WiggleSymbolEffect { with(.down) }
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: WiggleSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: WiggleSymbolEffect { self }

  private func with(_ variant: SymbolEffectConfiguration.Variant?) -> WiggleSymbolEffect {
    var result = self
    result.configuration.variant = variant
    return result
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol turns or moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns once about its center.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .rotate)
  /// It turns clockwise.
  public var clockwise: RotateSymbolEffect { with(.clockwise) }
  /// It turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with(.counterClockwise) }
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: RotateSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: RotateSymbolEffect { self }

  private func with(_ variant: SymbolEffectConfiguration.Variant?) -> RotateSymbolEffect {
    var result = self
    result.configuration.variant = variant
    return result
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns once about its center.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The kind of effect and its variant.
  public var configuration = SymbolEffectConfiguration(kind: .breathe)
  /// Its opacity stays.
  public var plain: BreatheSymbolEffect { with(.plain) }
  /// It becomes fainter as well.
  public var pulse: BreatheSymbolEffect { with(nil) }
  /// The layers of the symbol follow one another. Without effect here.
  public var byLayer: BreatheSymbolEffect { self }
  /// The whole symbol moves.
  public var wholeSymbol: BreatheSymbolEffect { self }

  private func with(_ variant: SymbolEffectConfiguration.Variant?) -> BreatheSymbolEffect {
    var result = self
    result.configuration.variant = variant
    return result
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
