import CoreGraphics
import Foundation
import SegueTiming

/// What a backdrop layer does to what is behind it.
package struct BackdropEffect: Equatable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: Double
  /// How far colours are from their greys afterwards, over how far they were.
  package var saturation: Double
  /// What is drawn over the blurred colours.
  package var tint: CGColor?

  /// An effect of these parts.
  package init(radius: Double = 0, saturation: Double = 1, tint: CGColor? = nil) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }

  /// The effect as a list of numbers and a colour. Mixed with that of no effect by a fraction f, it is the
  /// effect of SEMANTICS 9a: the blur, the tint's opacity and the change of saturation times f.
  package var value: AnimatableValue {
    .list([.number(radius), .number(saturation), .color(tint)])
  }

  /// `nil` when `value` is not of that form.
  init?(_ value: AnimatableValue) {
    guard case .list(let parts) = value, parts.count == 3, case .number(let radius) = parts[0],
      case .number(let saturation) = parts[1], case .color(let tint) = parts[2]
    else { return nil }
    self.init(radius: radius, saturation: saturation, tint: tint)
  }

  mutating func clamp() {
    (radius, saturation) = (max(radius, 0), max(saturation, 0))
    tint = tint?.clamped
  }
}

/// A layer that blurs what is behind it. Apple's is not public; views with visual effects have one.
@preconcurrency @MainActor
package final class CABackdropLayer: CALayer {
  /// A layer without an effect.
  package override init() {
    super.init()
    properties.ofClass = .backdrop(BackdropEffect())
  }

  /// A copy of the model values of `layer`, as for a presentation.
  package override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CABackdropLayer) { properties.ofClass = .backdrop(BackdropEffect()) }
  }

  /// A layer without an effect: archives are not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .backdrop(BackdropEffect())
  }

  override func copyForPresentation() -> CALayer { CABackdropLayer(layer: self) }

  /// What is done to what is behind; animatable as `backdropEffect`.
  package var effect: BackdropEffect {
    get { properties.backdrop ?? BackdropEffect() }
    set {
      guard newValue != effect else { return }
      change(.backdropEffect) { $0.ofClass = .backdrop(newValue) }
    }
  }
}

extension LayerProperties {
  /// What a backdrop layer has; `nil` for other layers.
  package var backdrop: BackdropEffect? {
    if case .backdrop(let effect)? = ofClass { effect } else { nil }
  }
}
