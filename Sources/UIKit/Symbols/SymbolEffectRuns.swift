// The effects of one image view that have not ended.

import Foundation
import QuartzCore
import SegueWorld

/// What an effect of a symbol tells when it ends.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext: NSObject {
  /// The object that shows the symbol.
  public let sender: AnyObject?
  /// A Boolean value that indicates whether the effect has run to its end.
  public let isFinished: Bool
  /// The effect.
  public let effect: (any SymbolEffect)?
  /// The effect from one symbol to another.
  public let contentTransition: (any ContentTransitionSymbolEffect)?

  init(
    sender: AnyObject?, isFinished: Bool, effect: (any SymbolEffect)?,
    contentTransition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    (self.sender, self.isFinished, self.effect) = (sender, isFinished, effect)
    self.contentTransition = contentTransition
  }
}

/// A closure that is called when an effect of a symbol ends.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The effects of a view, by their kinds.
@MainActor
final class SymbolEffectRuns {
  /// An effect that is running, or whose last frame remains.
  private struct Run {
    let effect: any SymbolEffect
    let motion: SymbolMotion
    let options: SymbolEffectOptions
    let start: VirtualTime
    var end: World.EventToken?
    var completion: UISymbolEffectCompletion?
  }

  private var runs: [SymbolEffectConfiguration.Kind: Run] = [:]
  private unowned let view: UIImageView
  init(_ view: UIImageView) { self.view = view }

  /// The kinds of the effects.
  var kinds: [SymbolEffectConfiguration.Kind] {
    runs.keys.sorted { $0.rawValue < $1.rawValue }
  }

  private static func key(_ kind: SymbolEffectConfiguration.Kind) -> String {
    "symbolEffect.\(kind.rawValue)"
  }

  /// Begins an effect in place of one of the same kind.
  func begin(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let kind = effect.configuration.kind
    if kind == .appear { stop(.disappear, isFinished: false) }
    stop(kind, isFinished: false)
    guard let motion = SymbolMotion(effect.configuration) else { return }
    guard animated || motion.persists else {
      completion?(context(effect, isFinished: true))
      return
    }
    var shown = motion
    if !animated { shown.duration = 1e-6 }
    let animation = shown.animation(opacity: view.layer.opacity, options: options)
    view.layer.add(animation, forKey: Self.key(kind))
    var run = Run(
      effect: effect, motion: motion, options: options, start: World.current.now,
      completion: completion)
    if let length = animated ? motion.length(options) : 0 {
      let time = World.current.now + VirtualTime(seconds: length)
      run.end = World.current.schedule(at: time, phase: .animationEnd) { [weak self] in
        self?.reachEnd(kind)
      }
    }
    runs[kind] = run
  }

  private func reachEnd(_ kind: SymbolEffectConfiguration.Kind) {
    guard let run = runs[kind] else { return }
    var kept = run
    (kept.end, kept.completion) = (nil, nil)
    runs[kind] = run.motion.persists ? kept : nil
    run.completion?(context(run.effect, isFinished: true))
  }

  /// Ends an effect: one that remains runs backward, others end with their present cycle.
  func remove(
    _ kind: SymbolEffectConfiguration.Kind, _ options: SymbolEffectOptions, animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    guard let run = runs[kind] else { return }
    guard animated else {
      stop(kind, isFinished: false)
      completion?(context(run.effect, isFinished: true))
      return
    }
    let rest = run.motion.persists ? turnBack(run, options) : self.rest(of: run)
    World.current.schedule(
      at: World.current.now + VirtualTime(seconds: rest), phase: .animationEnd
    ) { [weak self] in
      guard let self else { return }
      if !run.motion.persists, runs[kind]?.start == run.start { stop(kind, isFinished: false) }
      completion?(context(run.effect, isFinished: true))
    }
  }

  private func turnBack(_ run: Run, _ options: SymbolEffectOptions) -> Double {
    let kind = run.effect.configuration.kind
    stop(kind, isFinished: true)
    let back = run.motion.reversed
    view.layer.add(
      back.animation(opacity: view.layer.opacity, options: options), forKey: Self.key(kind))
    return back.length(options) ?? 0
  }

  /// The time until the present cycle ends, in seconds.
  private func rest(of run: Run) -> Double {
    let cycle =
      (run.motion.duration + (run.options.repetition?.delay ?? 0)) / run.options.speed
    let passed = (World.current.now - run.start).seconds
    return cycle - passed.truncatingRemainder(dividingBy: cycle)
  }

  private func stop(_ kind: SymbolEffectConfiguration.Kind, isFinished: Bool) {
    view.layer.removeAnimation(forKey: Self.key(kind))
    guard let run = runs.removeValue(forKey: kind) else { return }
    if let end = run.end { World.current.cancel(end) }
    run.completion?(context(run.effect, isFinished: isFinished))
  }

  private func context(
    _ effect: any SymbolEffect, isFinished: Bool
  ) -> UISymbolEffectCompletionContext {
    UISymbolEffectCompletionContext(sender: view, isFinished: isFinished, effect: effect)
  }
}
