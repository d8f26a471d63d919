// How a view looks on its declared way: border, shadow, mask, shape, gradient. What one end leaves out is as
// the view has it at rest.

import SegueScenes
import UIKit

/// The look of a view of a running transition.
@MainActor
struct DeclaredLook {
  private let view: UIView
  /// Speaks of everything that is spoken of anywhere on the way.
  private let spoken: ScreenState
  private let rest: RestingLook
  /// What blurs the view: itself, or a glass over it.
  private let glass: UIVisualEffectView?

  init(_ view: UIView, speaking spoken: ScreenState) {
    (self.view, self.spoken) = (view, spoken)
    rest = RestingLook(of: view, under: spoken)
    glass =
      spoken.blur == nil ? nil : view as? UIVisualEffectView ?? UIVisualEffectView(effect: nil)
  }

  /// Has the layer's keys animate, if any of them is spoken of.
  func begin() {
    guard spoken.speaksOfLooks else { return }
    _ = ViewLooks.of(view)
    if let glass, glass !== view {
      glass.frame = view.bounds
      glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(glass)
    }
    if let isDoubleSided = spoken.isDoubleSided { view.layer.isDoubleSided = isDoubleSided }
  }

  /// Brings the look to `state`, as far as `words` speak of it.
  func apply(_ state: ScreenState, speaking words: ScreenState) {
    let (layer, traits) = (view.layer, view.traitCollection)
    if words.border != nil { layer.draw(state.border.over(rest.border), in: traits) }
    if words.shadow != nil { layer.draw(state.shadow.over(rest.shadow), in: traits) }
    if words.blur != nil { glass?.effect = state.blur.map { UIBlurEffect.made($0) } ?? rest.effect }
    if words.mask != nil { show(state.mask ?? rest.mask ?? spoken.mask?.covering) }
    if words.shape != nil, let shape = layer as? CAShapeLayer {
      rest.shape?.restore(shape)
      if let state = state.shape { draw(state, on: shape) }
    }
    if words.gradient != nil, let gradient = layer as? CAGradientLayer {
      rest.gradient?.restore(gradient)
      if let state = state.gradient { gradient.draw(state, in: traits) }
    }
  }

  private func draw(_ state: SceneShape, on layer: CAShapeLayer) {
    layer.draw(state, in: view.traitCollection)
    let looks = ViewLooks.of(view)
    looks.outline = state.outline ?? rest.outline
    looks.apply(to: view)
  }

  private func show(_ mask: SceneMask?) {
    let looks = ViewLooks.of(view)
    looks.mask = mask
    looks.apply(to: view)
  }

  /// Takes away what was only for the way: all that `end` does not speak of.
  func restore(keeping end: ScreenState?) {
    guard spoken.speaksOfLooks else { return }
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
    let looks = ViewLooks.of(view)
    if end?.shape == nil { looks.outline = rest.outline }
    if end?.mask == nil { looks.mask = rest.mask }
    looks.apply(to: view)
  }
}

extension UIBlurEffect {
  /// The effect that a state names.
  fileprivate static func made(_ glass: SceneGlass) -> UIVisualEffect? {
    if case .style(let style) = glass { UIBlurEffect(style) } else { nil }
  }
}

extension ScreenState {
  /// Whether it speaks of anything but place and opacity.
  fileprivate var speaksOfLooks: Bool {
    border != nil || shadow != nil || mask != nil || shape != nil || gradient != nil
      || blur != nil || isDoubleSided != nil
  }
}

/// How a view looks when nobody changes it.
@MainActor
private struct RestingLook {
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

  init(of view: UIView, under spoken: ScreenState) {
    let layer = view.layer
    let looks = view.companion as? ViewLooks
    (mask, outline) = (looks?.mask, looks?.outline)
    shape = (layer as? CAShapeLayer).map { RestingShape(of: $0) }
    gradient = (layer as? CAGradientLayer).map { RestingGradient(of: $0) }
    effect = (view as? UIVisualEffectView)?.effect
    isDoubleSided = layer.isDoubleSided
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowRadius, shadowColor) = (layer.shadowRadius, layer.shadowColor)
    (shadowOpacity, shadowOffset) = (layer.shadowOpacity, layer.shadowOffset)
    // What is not there takes the other end's looks, so that it only comes and goes.
    var border = layer.borderWidth > 0 ? SceneBorder() : (spoken.border ?? SceneBorder()).complete
    border.width = Double(layer.borderWidth)
    var shadow =
      layer.shadowOpacity > 0 ? layer.sceneShadow : (spoken.shadow ?? SceneShadow()).complete
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
  /// Radius and offset; the colour is not said.
  fileprivate var sceneShadow: SceneShadow {
    SceneShadow(
      radius: Double(shadowRadius), offset: CGPoint(x: shadowOffset.width, y: shadowOffset.height))
  }
}

extension SceneBorder? {
  /// What it does not say, the border at rest says.
  fileprivate func over(_ rest: SceneBorder) -> SceneBorder {
    guard let border = self else { return rest }
    let usual = (rest.width ?? 0) > 0 ? rest : border.complete
    return SceneBorder(width: border.width ?? usual.width, color: border.color ?? usual.color)
  }
}

extension SceneShadow? {
  /// What it does not say, the shadow at rest says.
  fileprivate func over(_ rest: SceneShadow) -> SceneShadow {
    guard let shadow = self else { return rest }
    let usual = (rest.opacity ?? 0) > 0 ? rest : shadow.complete
    return SceneShadow(
      color: shadow.color ?? rest.color, opacity: shadow.opacity ?? usual.opacity,
      radius: shadow.radius ?? usual.radius, offset: shadow.offset ?? usual.offset)
  }
}

/// What a shape layer draws when nobody changes it.
@MainActor
private struct RestingShape {
  private let fill, stroke: CGColor?
  private let width, phase, start, end: CGFloat

  init(of layer: CAShapeLayer) {
    (fill, stroke) = (layer.fillColor, layer.strokeColor)
    (width, phase) = (layer.lineWidth, layer.lineDashPhase)
    (start, end) = (layer.strokeStart, layer.strokeEnd)
  }

  func restore(_ layer: CAShapeLayer) {
    (layer.fillColor, layer.strokeColor) = (fill, stroke)
    (layer.lineWidth, layer.lineDashPhase) = (width, phase)
    (layer.strokeStart, layer.strokeEnd) = (start, end)
  }
}

/// What a gradient layer draws when nobody changes it.
@MainActor
private struct RestingGradient {
  private let colors: [Any]?
  private let locations: [NSNumber]?
  private let from, to: CGPoint

  init(of layer: CAGradientLayer) {
    (colors, locations) = (layer.colors, layer.locations)
    (from, to) = (layer.startPoint, layer.endPoint)
  }

  func restore(_ layer: CAGradientLayer) {
    (layer.colors, layer.locations) = (colors, locations)
    (layer.startPoint, layer.endPoint) = (from, to)
  }
}
