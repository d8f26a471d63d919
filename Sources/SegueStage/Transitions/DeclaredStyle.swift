// The style of a view in a declared transition: border, shadow, mask, shape, gradient. A property
// that is unspecified at one end has the view's rest value there.

import SegueScenes
import UIKit

/// The style of a view in a running transition.
@MainActor
struct DeclaredStyle {
  private let view: UIView
  /// A state that specifies every property that any state of the transition specifies.
  private let specified: ScreenState
  private let rest: RestingStyle
  /// The view that blurs: the view itself, or a blur view over it.
  private let glass: UIVisualEffectView?

  init(_ view: UIView, specifying specified: ScreenState) {
    (self.view, self.specified) = (view, specified)
    rest = RestingStyle(of: view, under: specified)
    glass =
      specified.blur == nil ? nil : view as? UIVisualEffectView ?? UIVisualEffectView(effect: nil)
  }

  /// Enables the animation of layer properties, if any state specifies them.
  func begin() {
    guard specified.specifiesStyle else { return }
    _ = ViewStyleUpdater.of(view)
    if let glass, glass !== view {
      glass.frame = view.bounds
      glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(glass)
    }
    if let isDoubleSided = specified.isDoubleSided { view.layer.isDoubleSided = isDoubleSided }
  }

  /// Applies the style of `state`, as far as `words` specifies its properties.
  func apply(_ state: ScreenState, specifying words: ScreenState) {
    let (layer, traits) = (view.layer, view.traitCollection)
    if words.border != nil { layer.draw(state.border.over(rest.border), in: traits) }
    if words.shadow != nil { layer.draw(state.shadow.over(rest.shadow), in: traits) }
    if words.blur != nil { glass?.effect = state.blur.map { UIBlurEffect.made($0) } ?? rest.effect }
    if words.mask != nil { show(state.mask ?? rest.mask ?? specified.mask?.covering) }
    if words.shape != nil, let shape = layer as? CAShapeLayer {
      draw(state.shape ?? SceneShape(), on: shape)
    }
    if words.gradient != nil, let gradient = layer as? CAGradientLayer {
      rest.gradient?.draw(state.gradient ?? SceneGradient(), on: gradient, in: traits)
    }
  }

  private func draw(_ state: SceneShape, on layer: CAShapeLayer) {
    rest.shape?.draw(state, on: layer, in: view.traitCollection)
    let updater = ViewStyleUpdater.of(view)
    updater.outline = state.outline ?? rest.outline
    updater.apply(to: view)
  }

  private func show(_ mask: SceneMask?) {
    let updater = ViewStyleUpdater.of(view)
    updater.mask = mask
    updater.apply(to: view)
  }

  /// Removes what was added for the transition only: everything that `end` does not specify.
  func restore(keeping end: ScreenState?) {
    guard specified.specifiesStyle else { return }
    if end?.border == nil { rest.restoreBorder(view.layer) }
    if end?.shadow == nil { rest.restoreShadow(view.layer) }
    if end?.shape == nil, let layer = view.layer as? CAShapeLayer { rest.shape?.restore(layer) }
    if end?.gradient == nil, let layer = view.layer as? CAGradientLayer {
      rest.gradient?.restore(layer)
    }
    if let glass, glass !== view {
      glass.removeFromSuperview()
    } else if end?.blur == nil {
      glass?.effect = rest.effect
    }
    if end?.isDoubleSided == nil { view.layer.isDoubleSided = rest.isDoubleSided }
    let updater = ViewStyleUpdater.of(view)
    if end?.shape == nil { updater.outline = rest.outline }
    if end?.mask == nil { updater.mask = rest.mask }
    updater.apply(to: view)
  }
}

extension UIBlurEffect {
  /// Returns the effect that a state specifies.
  fileprivate static func made(_ glass: SceneGlass) -> UIVisualEffect? {
    if case .style(let style) = glass { UIBlurEffect(style) } else { nil }
  }
}

extension ScreenState {
  /// A Boolean value that indicates whether the state specifies anything besides position and
  /// opacity.
  fileprivate var specifiesStyle: Bool {
    border != nil || shadow != nil || mask != nil || shape != nil || gradient != nil
      || blur != nil || isDoubleSided != nil
  }
}

/// The style of a view at rest.
@MainActor
private struct RestingStyle {
  let border: SceneBorder
  let shadow: SceneShadow
  let mask: SceneMask?
  let outline: SceneShape.Outline?
  let shape: RestingShape?
  let gradient: RestingGradient?
  let effect: UIVisualEffect?
  let isDoubleSided: Bool
  private let borderWidth, shadowRadius: CGFloat
  private let borderColor, shadowColor: CGColor?
  private let shadowOpacity: Float
  private let shadowOffset: CGSize

  init(of view: UIView, under specified: ScreenState) {
    let layer = view.layer
    let updater = view.companion as? ViewStyleUpdater
    (mask, outline) = (updater?.mask, updater?.outline)
    shape = (layer as? CAShapeLayer).map { RestingShape(of: $0) }
    gradient = (layer as? CAGradientLayer).map { RestingGradient(of: $0) }
    effect = (view as? UIVisualEffectView)?.effect
    isDoubleSided = layer.isDoubleSided
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowRadius, shadowColor) = (layer.shadowRadius, layer.shadowColor)
    (shadowOpacity, shadowOffset) = (layer.shadowOpacity, layer.shadowOffset)
    // A border that is missing at one end takes its style from the other end, so that only its
    // presence is animated.
    var border =
      layer.borderWidth > 0 ? SceneBorder() : (specified.border ?? SceneBorder()).complete
    border.width = Double(layer.borderWidth)
    var shadow =
      layer.shadowOpacity > 0 ? layer.sceneShadow : (specified.shadow ?? SceneShadow()).complete
    shadow.opacity = Double(layer.shadowOpacity)
    (self.border, self.shadow) = (border, shadow)
  }

  func restoreBorder(_ layer: CALayer) {
    (layer.borderWidth, layer.borderColor) = (borderWidth, borderColor)
  }

  func restoreShadow(_ layer: CALayer) {
    (layer.shadowRadius, layer.shadowColor) = (shadowRadius, shadowColor)
    (layer.shadowOpacity, layer.shadowOffset) = (shadowOpacity, shadowOffset)
  }
}

extension CALayer {
  /// The layer's shadow, with radius and offset but without a color.
  fileprivate var sceneShadow: SceneShadow {
    SceneShadow(
      radius: Double(shadowRadius), offset: CGPoint(x: shadowOffset.width, y: shadowOffset.height))
  }
}

extension SceneBorder? {
  /// Returns the border, with what it does not specify taken from the rest state.
  fileprivate func over(_ rest: SceneBorder) -> SceneBorder {
    guard let border = self else { return rest }
    let usual = (rest.width ?? 0) > 0 ? rest : border.complete
    return SceneBorder(width: border.width ?? usual.width, color: border.color ?? usual.color)
  }
}

extension SceneShadow? {
  /// Returns the shadow, with what it does not specify taken from the rest state.
  fileprivate func over(_ rest: SceneShadow) -> SceneShadow {
    guard let shadow = self else { return rest }
    let usual = (rest.opacity ?? 0) > 0 ? rest : shadow.complete
    return SceneShadow(
      color: shadow.color ?? rest.color, opacity: shadow.opacity ?? usual.opacity,
      radius: shadow.radius ?? usual.radius, offset: shadow.offset ?? usual.offset)
  }
}

/// The properties of a shape layer at rest.
@MainActor
private struct RestingShape {
  private let fill, stroke: CGColor?
  private let width, phase, start, end: CGFloat

  init(of layer: CAShapeLayer) {
    (fill, stroke) = (layer.fillColor, layer.strokeColor)
    (width, phase) = (layer.lineWidth, layer.lineDashPhase)
    (start, end) = (layer.strokeStart, layer.strokeEnd)
  }

  /// Draws a state, with what it does not specify at rest. Sets each property once, since a second
  /// change in an animation block would begin where the first one has led.
  func draw(_ state: SceneShape, on layer: CAShapeLayer, in traits: UITraitCollection) {
    layer.fillColor = state.fill.map { .painted($0, in: traits) } ?? fill
    layer.strokeColor = state.stroke.map { .painted($0, in: traits) } ?? stroke
    layer.lineWidth = state.lineWidth ?? width
    layer.lineDashPhase = state.dashPhase ?? phase
    layer.strokeStart = state.strokeStart ?? start
    layer.strokeEnd = state.strokeEnd ?? end
  }

  func restore(_ layer: CAShapeLayer) {
    (layer.fillColor, layer.strokeColor) = (fill, stroke)
    (layer.lineWidth, layer.lineDashPhase) = (width, phase)
    (layer.strokeStart, layer.strokeEnd) = (start, end)
  }
}

/// The properties of a gradient layer at rest.
@MainActor
private struct RestingGradient {
  private let colors: [Any]?
  private let locations: [NSNumber]?
  private let from, to: CGPoint

  init(of layer: CAGradientLayer) {
    (colors, locations) = (layer.colors, layer.locations)
    (from, to) = (layer.startPoint, layer.endPoint)
  }

  /// Draws a state, with what it does not specify at rest. Sets each property once.
  func draw(_ state: SceneGradient, on layer: CAGradientLayer, in traits: UITraitCollection) {
    layer.colors = state.colors?.map { CGColor.painted($0, in: traits) } ?? colors
    layer.locations = state.locations?.map { NSNumber(value: $0) } ?? locations
    layer.startPoint = state.from ?? from
    layer.endPoint = state.to ?? to
  }

  func restore(_ layer: CAGradientLayer) {
    (layer.colors, layer.locations) = (colors, locations)
    (layer.startPoint, layer.endPoint) = (from, to)
  }
}
