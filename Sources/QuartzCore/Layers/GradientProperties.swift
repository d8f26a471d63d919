import CoreGraphics
import SegueTiming

/// The properties of a gradient layer.
package struct GradientProperties: Equatable {
  package var type = CAGradientLayerType.axial
  package var colors: [CGColor] = []
  /// The locations of the colors. If empty, colors are evenly spaced.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)

  /// The value of a property; `nil` for properties of other layer classes.
  subscript(property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .colors: .list(colors.map { .color($0) })
    case .locations: .list(locations.map { .number($0) })
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    default: nil
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) {
    switch (property, value) {
    case (.colors, .list): colors = value.colors
    case (.locations, .list): locations = value.numbers
    case (.startPoint, .point(let new)): startPoint = new
    case (.endPoint, .point(let new)): endPoint = new
    default: break
    }
  }

  mutating func clamp() { colors = colors.map(\.clamped) }

  /// A Boolean value that indicates whether any color is visible.
  var isVisible: Bool { colors.contains { $0.alpha > 0 } }
}
