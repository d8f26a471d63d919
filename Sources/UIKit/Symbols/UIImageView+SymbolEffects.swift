// Effects of the symbol that an image view shows. Other images have none, as on iOS.

import Foundation
import QuartzCore
import SegueWorld

private let runsKey = AssociationKey("UIImageView.symbolEffects")

extension UIImageView {
  private var symbolEffects: SymbolEffectRuns {
    if let runs = objc_getAssociatedObject(self, runsKey) as? SymbolEffectRuns { return runs }
    let made = SymbolEffectRuns(self)
    objc_setAssociatedObject(self, runsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// Adds an effect that runs once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { begin(effect, options, animated, completion) }

  /// Adds an effect that lasts until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { begin(effect, options, animated, completion) }

  /// Adds an effect that lasts until it is removed, unless its options say how often it runs. Bouncing
  /// runs once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { begin(effect, options, animated, completion) }

  private func begin(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    guard image?.isSymbolImage == true else { return }
    symbolEffects.begin(effect, options, animated: animated, completion)
  }

  /// Removes the effect of the same kind as the given one. What it has changed returns.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect.configuration.kind, options, animated: animated, completion)
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    for kind in symbolEffects.kinds {
      symbolEffects.remove(kind, options, animated: animated, nil)
    }
  }

  /// Sets the image with an effect from the symbol that is shown to the new one. The effect ends the
  /// one that an earlier call has begun.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let old = layer.contents
    let isBetweenSymbols = self.image?.isSymbolImage == true && image.isSymbolImage
    self.image = image
    guard isBetweenSymbols, old != nil else { return }
    var once = options
    once.repetition = nil
    let motion = SymbolMotion.replacement(contentTransition.configuration)
    let group = motion.animation(opacity: layer.opacity, options: once)
    group.animations?.append(replacement(of: old, during: motion.duration))
    layer.add(group, forKey: "symbolEffect.replace")
    let context = UISymbolEffectCompletionContext(
      sender: self, isFinished: true, effect: contentTransition,
      contentTransition: contentTransition)
    let end = World.current.now + VirtualTime(seconds: motion.length(once) ?? 0)
    World.current.schedule(at: end, phase: .animationEnd) { completion?(context) }
  }

  /// Returns the animation that shows the old contents in the first half of a motion.
  private func replacement(of old: Any?, during duration: Double) -> CAAnimation {
    let change = CAKeyframeAnimation(keyPath: "contents")
    change.values = [old, layer.contents].compactMap { $0 }
    (change.calculationMode, change.duration) = (.discrete, duration)
    (change.keyTimes, change.fillMode) = ([0, 0.5, 1], .both)
    change.timingFunction = CAMediaTimingFunction(name: .linear)
    return change
  }
}
