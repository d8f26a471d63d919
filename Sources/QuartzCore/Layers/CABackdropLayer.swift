import CoreGraphics
import Foundation
import SegueTiming

/// The effect of a backdrop layer on its backdrop.
package struct BackdropEffect: Equatable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: Double
  /// The factor for the distance of colors from their grays.
  package var saturation: Double
  /// The color that is drawn over the blurred backdrop.
  package var tint: CGColor?

  /// Creates an effect with the given parameters.
  package init(radius: Double = 0, saturation: Double = 1, tint: CGColor? = nil) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }

  /// The effect as a list of numbers and a color. Its interpolation from no effect by a fraction f
  /// is the effect of SEMANTICS 9a: the blur, the tint's opacity and the change of saturation are
  /// multiplied by f.
  package var value: AnimatableValue {
    .list([.number(radius), .number(saturation), .color(tint)])
  }

  /// Creates an effect from its value; `nil` if `value` does not have that form.
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

/// A layer that blurs its backdrop. Apple's equivalent is not public; visual effect views have one.
@preconcurrency @MainActor
package final class CABackdropLayer: CALayer {
  /// Creates a layer without an effect.
  package override init() {
    super.init()
    properties.ofClass = .backdrop(BackdropEffect())
  }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  package override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CABackdropLayer) { properties.ofClass = .backdrop(BackdropEffect()) }
  }

  /// Creates a layer without an effect. Archives are not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .backdrop(BackdropEffect())
  }

  /// The effect on the backdrop. It is animatable under the key `backdropEffect`.
  package var effect: BackdropEffect {
    get { properties.backdrop ?? BackdropEffect() }
    set {
      guard newValue != effect else { return }
      change(.backdropEffect) { $0.ofClass = .backdrop(newValue) }
    }
  }
}

extension LayerProperties {
  /// The effect of a backdrop layer; `nil` for other layers.
  package var backdrop: BackdropEffect? {
    if case .backdrop(let effect)? = ofClass { effect } else { nil }
  }
}
