// Effects of the symbol of a bar button. The view that shows the item has them; an item that is in no bar
// shows nothing that could move.

import Foundation

extension UIBarButtonItem {
  private var symbolView: UIImageView? { (observer as? BarButton)?.symbolView }

  /// Adds an effect that runs once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolView?.addSymbolEffect(
      effect, options: options, animated: animated, completion: completion)
  }

  /// Adds an effect that lasts until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolView?.addSymbolEffect(
      effect, options: options, animated: animated, completion: completion)
  }

  /// Adds an effect that lasts until it is removed, unless its options say how often it runs.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolView?.addSymbolEffect(
      effect, options: options, animated: animated, completion: completion)
  }

  /// Removes the effect of the same kind as the given one.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolView?.removeSymbolEffect(
      ofType: effect, options: options, animated: animated, completion: completion)
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { symbolView?.removeAllSymbolEffects(options: options, animated: animated) }

  /// Sets the image with an effect from the symbol that is shown to the new one.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    let view = symbolView
    let isShown = view?.isHidden == false
    if isShown {
      let template =
        image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
      view?.setSymbolImage(template, contentTransition: contentTransition, options: options)
    }
    self.image = image
  }
}
