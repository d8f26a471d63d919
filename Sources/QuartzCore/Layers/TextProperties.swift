import CoreGraphics
import SegueTiming

/// What of a text layer animates.
package struct TextProperties: Equatable {
  package var fontSize = 36.0
  package var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// The property as a value; `nil` for those of other layers.
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
  /// What a text layer has; `nil` for other layers.
  var text: TextProperties? {
    if case .text(let text)? = ofClass { text } else { nil }
  }

  mutating func updateText(_ update: (inout TextProperties) -> Void) {
    guard var text else { return }
    update(&text)
    ofClass = .text(text)
  }
}
