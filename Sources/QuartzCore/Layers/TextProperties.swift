import CoreGraphics
import SegueTiming

/// The animatable properties of a text layer.
package struct TextProperties: Equatable {
  package var fontSize = 36.0
  package var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// The value of a property; `nil` for properties of other layer classes.
  subscript(property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .fontSize: .number(fontSize)
    case .foregroundColor: .color(foregroundColor)
    default: nil
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) {
    switch (property, value) {
    case (.fontSize, .number(let new)): fontSize = new
    case (.foregroundColor, .color(let new)): foregroundColor = new
    default: break
    }
  }

  mutating func clamp() {
    fontSize = max(fontSize, 0)
    foregroundColor = foregroundColor?.clamped
  }
}

extension LayerProperties {
  /// The properties of a text layer; `nil` for other layers.
  var text: TextProperties? {
    if case .text(let text)? = ofClass { text } else { nil }
  }

  mutating func updateText(_ update: (inout TextProperties) -> Void) {
    guard var text else { return }
    update(&text)
    ofClass = .text(text)
  }
}
