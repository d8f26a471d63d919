// What of a text's attributes is only seen, and has no say in where glyphs are.

import Foundation
import SegueDisplay

/// How a run of text is drawn.
struct TextInk: Hashable, Sendable {
  var color = DisplayColor.black
  var background: DisplayColor?
  var underline: DecorationInk?
  var strikethrough: DecorationInk?
  var shadow: ShadowInk?
}

/// A line under or through text.
struct DecorationInk: Hashable, Sendable {
  var style: NSUnderlineStyle
  var color: DisplayColor
}

/// The same again, moved.
struct ShadowInk: Hashable, Sendable {
  var offset: CGSize
  var color: DisplayColor
}

extension DisplayColor {
  /// How a colour looks under some traits, inside the gamut.
  init(_ color: UIColor, under traits: UITraitCollection) {
    let color = color.resolvedColor(with: traits).cgColor
    func part(_ value: CGFloat) -> Double { value >= 0 ? min(Double(value), 1) : 0 }
    self.init(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: part(color.alpha))
  }
}
