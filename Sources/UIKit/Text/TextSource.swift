// Converts attributed strings to what text layout and drawing need. Attributes that are not
// supported are reported by name.

import Foundation
import SegueDisplay
import SegueText
import SegueWorld

/// The values that replace missing attributes.
struct TextDefaults {
  var font: UIFont
  var color: UIColor
  var paragraph = NSParagraphStyle.default
  /// A Boolean value that indicates whether links have the color of links and a line below.
  var showsLinks = true
}

/// A text that is ready to be laid out and drawn.
struct TextSource {
  var text: AttributedText
  /// The style of each run, indexed by the number of the run.
  var styles: [TextRunStyle]
  var paragraphs: [TextRequest.ParagraphStart]
  /// The fonts that are used for characters that the text's own fonts lack.
  var fallback: [FontFace]
  /// The style of lines that contain no text.
  var emptyStyle: ShapingStyle?

  init(_ string: NSAttributedString, defaults: TextDefaults, traits: UITraitCollection) {
    var reader = AttributeReader(defaults: defaults, traits: traits)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      reader.read((string.string as NSString).substring(with: range), attributes)
    }
    self.init(reader)
  }

  /// Creates a text with a single style.
  init(_ string: String, defaults: TextDefaults, traits: UITraitCollection) {
    var reader = AttributeReader(defaults: defaults, traits: traits)
    if !string.isEmpty { reader.read(string, [:]) }
    self.init(reader)
  }

  private init(_ reader: AttributeReader) {
    let defaults = reader.defaults
    text = AttributedText(reader.parts)
    (styles, paragraphs) = (reader.styles, reader.paragraphs)
    if paragraphs.isEmpty {
      paragraphs = [.init(scalar: 0, style: defaults.paragraph.value)]
    }
    emptyStyle = reader.style(of: defaults.font, [:])
    fallback = Self.fallback(for: defaults.font, text)
  }

  /// Returns the fonts that substitute for missing characters: those that the scene names, then the
  /// installed ones that the text needs in addition.
  private static func fallback(for font: UIFont, _ text: AttributedText) -> [FontFace] {
    let fonts = TextEnvironment.current.fonts
    let (weight, isItalic) = (font.recipe.weight, font.recipe.isItalic)
    do throws(FontError) {
      let named = try fonts.fallbackFaces(weight: weight, isItalic: isItalic)
      return named
        + fonts.automaticFaces(for: text, fallback: named, weight: weight, isItalic: isItalic)
    } catch {
      TextEnvironment.record(.font(error))
      return []
    }
  }

  /// Returns the request to lay out the text with the given width and number of lines.
  func request(width: CGFloat, maximumLines: Int) -> TextRequest {
    var request = TextRequest(
      text, fallback: fallback, width: width.isFinite && width < 1e6 ? Double(width) : .infinity,
      maximumLines: maximumLines)
    request.paragraphs = paragraphs
    request.emptyStyle = emptyStyle
    return request
  }

  /// Returns the text with less space after each letter, in points.
  func tightened(by space: Double) -> TextSource {
    var copy = self
    copy.text = text.mapStyles { style in
      var style = style
      style.kern = (style.kern ?? 0) - space
      return style
    }
    return copy
  }

  /// Returns the text with every font size multiplied by `factor`.
  func scaled(by factor: Double) -> TextSource {
    var copy = self
    func smaller(_ style: ShapingStyle) -> ShapingStyle {
      var style = style
      style.pointSize *= factor
      return style
    }
    copy.text = text.mapStyles(smaller)
    copy.emptyStyle = emptyStyle.map(smaller)
    return copy
  }
}

/// Reads the attributes of one run after another.
private struct AttributeReader {
  let defaults: TextDefaults
  let traits: UITraitCollection
  var parts: [(text: String, style: ShapingStyle)] = []
  var styles: [TextRunStyle] = []
  var paragraphs: [TextRequest.ParagraphStart] = []
  private var count = 0

  init(defaults: TextDefaults, traits: UITraitCollection) {
    (self.defaults, self.traits) = (defaults, traits)
  }

  mutating func read(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    Self.reportUnsupportedAttributes(attributes)
    let font = attributes[.font] as? UIFont ?? defaults.font
    guard var style = style(of: font, attributes) else { return }
    let attachment = attachment(string, font, attributes)
    style.box = attachment.map { InlineBox($0.frame) }
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph
    if paragraphs.last?.style != paragraph.value {
      paragraphs.append(.init(scalar: count, style: paragraph.value))
    }
    parts.append((string, style))
    var runStyle = runStyle(attributes)
    runStyle.attachment = attachment
    styles.append(runStyle)
    count += string.unicodeScalars.count
  }

  func style(
    of font: UIFont, _ attributes: [NSAttributedString.Key: Any]
  ) -> ShapingStyle? {
    if let problem = font.problem { TextEnvironment.record(.font(problem)) }
    guard let face = font.face else { return nil }
    var features: [FontFeature] = font.recipe.hasTabularDigits ? [.tabularDigits] : []
    if Self.number(attributes[.ligature]) == 0 { features.append(FontFeature("liga", 0)) }
    let tracking = Self.number(attributes[.tracking]).flatMap { $0 == 0 ? nil : $0 }
    return ShapingStyle(
      face: face, pointSize: Double(font.pointSize), features: features,
      kern: tracking ?? Self.number(attributes[.kern]),
      language: attributes[.languageIdentifier] as? String,
      baselineOffset: Self.number(attributes[.baselineOffset]) ?? 0)
  }

  private func runStyle(_ attributes: [NSAttributedString.Key: Any]) -> TextRunStyle {
    let isLink = defaults.showsLinks && attributes[.link] != nil
    let color = isLink ? .link : Self.color(attributes[.foregroundColor]) ?? defaults.color
    var runStyle = TextRunStyle(color: DisplayColor(color, under: traits))
    runStyle.pattern = TextPattern(color, under: traits)
    if let background = attributes[.backgroundColor] as? UIColor {
      runStyle.background = DisplayColor(background, under: traits)
    }
    runStyle.underline = line(attributes, .underlineStyle, .underlineColor, color)
    if isLink, runStyle.underline == nil {
      runStyle.underline = LineDecorationStyle(style: .single, color: runStyle.color)
    }
    runStyle.strikethrough = line(attributes, .strikethroughStyle, .strikethroughColor, color)
    runStyle.stroke = stroke(attributes, color)
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      runStyle.shadow = TextShadowStyle(
        offset: shadow.shadowOffset, color: DisplayColor(color, under: traits),
        deviation: Self.deviation(shadow.shadowBlurRadius))
    }
    return runStyle
  }

  /// Returns the line along the letters. A negative width fills them as well.
  private func stroke(
    _ attributes: [NSAttributedString.Key: Any], _ color: UIColor
  ) -> TextStrokeStyle? {
    guard let width = Self.number(attributes[.strokeWidth]), width != 0, width.isFinite else {
      return nil
    }
    let own = Self.color(attributes[.strokeColor]) ?? color
    return TextStrokeStyle(
      width: abs(width) / 100, color: DisplayColor(own, under: traits), fills: width < 0)
  }

  /// Returns the image in place of the text, which consists of object replacement characters.
  private func attachment(
    _ string: String, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]
  ) -> TextAttachmentStyle? {
    guard let attachment = attributes[.attachment] as? NSTextAttachment,
      string.unicodeScalars.allSatisfy({ $0.value == NSTextAttachment.character })
    else { return nil }
    let color = Self.color(attributes[.foregroundColor]) ?? defaults.color
    return attachment.style(font, DisplayColor(color, under: traits))
  }

  private func line(
    _ attributes: [NSAttributedString.Key: Any], _ key: NSAttributedString.Key,
    _ colorKey: NSAttributedString.Key, _ color: UIColor
  ) -> LineDecorationStyle? {
    let bits =
      (attributes[key] as? NSUnderlineStyle)?.rawValue
      ?? Self.number(attributes[key]).flatMap { abs($0) < 1e6 ? Int($0) : nil }
    guard let bits, bits != 0 else { return nil }
    let style = NSUnderlineStyle(rawValue: bits)
    if bits & ~0xF != 0 { Self.reportUnsupportedFeature("patterns of underlines") }
    let own = attributes[colorKey] as? UIColor ?? color
    return LineDecorationStyle(style: style, color: DisplayColor(own, under: traits))
  }

  /// Returns the color in an attribute's value. Attributes of text layers may contain Core Graphics
  /// colors.
  private static func color(_ value: Any?) -> UIColor? {
    value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }
  }

  /// Returns the standard deviation of a blur: half of its radius, as in graphics contexts.
  private static func deviation(_ radius: CGFloat) -> Double {
    radius.isFinite && radius > 0 ? Double(radius) * CGContext.deviationInBlur : 0
  }

  private static func number(_ value: Any?) -> Double? { AttributeNumber.value(value) }

  private static func reportUnsupportedAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    let names: [(NSAttributedString.Key, String)] = [
      (.obliqueness, "obliqueness"), (.expansion, "expansion"), (.textEffect, "textEffect"),
    ]
    for (key, name) in names where attributes[key] != nil {
      if key == .textEffect || number(attributes[key]) != 0 {
        reportUnsupportedFeature("the text attribute \(name)")
      }
    }
  }

  private static func reportUnsupportedFeature(_ feature: String) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated { World.current.reportUnsupported(feature) }
  }
}
