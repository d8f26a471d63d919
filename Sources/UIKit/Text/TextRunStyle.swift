// The attributes of text that affect its appearance but not the positions of its glyphs.

import Foundation
import SegueDisplay
import SeguePixels

/// The appearance of a run of text.
struct TextRunStyle: Hashable, Sendable {
  var color = DisplayColor.black
  /// The image that the letters show, in place of the color.
  var pattern: TextPattern?
  var background: DisplayColor?
  var underline: LineDecorationStyle?
  var strikethrough: LineDecorationStyle?
  var shadow: TextShadowStyle?
  /// The line along the outlines of the letters.
  var stroke: TextStrokeStyle?
  /// The image in place of the text.
  var attachment: TextAttachmentStyle?
}

/// A line along the outlines of letters.
struct TextStrokeStyle: Hashable, Sendable {
  /// The width of the line in parts of the font's size.
  var width: Double
  var color: DisplayColor
  /// A Boolean value that indicates whether the letters are filled beneath the line.
  var fills: Bool
}

/// An image within text.
struct TextAttachmentStyle: Hashable, Sendable {
  /// The image; `nil` for an empty place.
  var bitmap: Bitmap?
  /// Its place relative to the start of the run on the baseline, with y pointing down.
  var frame: CGRect
  /// The color of a template.
  var tint: DisplayColor?
}

/// A line under or through text.
struct LineDecorationStyle: Hashable, Sendable {
  var style: NSUnderlineStyle
  var color: DisplayColor
}

/// A shadow of text: an offset copy in another color, which may be blurred.
struct TextShadowStyle: Hashable, Sendable {
  var offset: CGSize
  var color: DisplayColor
  /// The standard deviation of the blur, in points.
  var deviation: Double = 0
}

extension DisplayColor {
  /// Resolves a color for the given traits and clamps its components to the gamut.
  init(_ color: UIColor, under traits: UITraitCollection) {
    let color = color.resolvedColor(with: traits).cgColor
    func part(_ value: CGFloat) -> Double { value >= 0 ? min(Double(value), 1) : 0 }
    self.init(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: part(color.alpha))
  }
}
