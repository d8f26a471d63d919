// What a label's text is: a string with the label's own attributes, or one that brought some.

import Foundation
import SegueDisplay
import SegueText

extension UILabel {
  /// Something about the text has changed.
  func textDidChange() {
    preparedText = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The text with everything that its attributes leave open.
  func completed(_ string: NSAttributedString) -> NSAttributedString {
    let whole = NSMutableAttributedString(attributedString: string)
    let defaults: [NSAttributedString.Key: Any] = [
      .font: ownFont, .foregroundColor: ownColor, .paragraphStyle: paragraphStyle,
    ]
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      whole.addAttributes(defaults.filter { attributes[$0.key] == nil }, range: range)
    }
    return whole
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = ownAlignment
    style.lineBreakMode = ownLineBreakMode
    return style
  }

  /// The label's properties say what the beginning of the text says.
  func adoptAttributes() {
    guard let content, content.length > 0 else { return }
    let attributes = content.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { ownFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { ownColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      (ownAlignment, ownLineBreakMode) = (style.alignment, style.lineBreakMode)
    }
  }

  /// Leaves an attribute to the label's own property, everywhere.
  func removeAttribute(_ key: NSAttributedString.Key) {
    guard isAttributed, let content else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.removeAttribute(key, range: NSRange(location: 0, length: changed.length))
    self.content = changed
  }

  /// Changes the paragraph styles that the text brought.
  func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard isAttributed, let content else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    content.enumerateAttribute(
      .paragraphStyle, in: NSRange(location: 0, length: content.length)
    ) { value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(style)
      changed.addAttributes([.paragraphStyle: style], range: range)
    }
    self.content = changed
  }

  /// A font of a text style takes the size that people want.
  func followContentSize() {
    guard adjustsFontForContentSizeCategory,
      let size = ownFont.recipe.pointSize(traitCollection.preferredContentSizeCategory),
      size != ownFont.pointSize
    else { return }
    font = UIFont(recipe: ownFont.recipe, pointSize: size)
  }

  /// The text ready for layout, under the label's traits.
  var source: TextSource {
    let traits = traitCollection
    if let preparedText, preparedText.traits == traits { return preparedText.source }
    var source = TextSource(
      content ?? NSAttributedString(string: ""),
      defaults: TextDefaults(font: ownFont, color: ownColor, paragraph: paragraphStyle),
      traits: traits)
    source.inks = source.inks.map(ownInk)
    preparedText = (source, traits)
    return source
  }

  /// How the label's state changes what is seen.
  private func ownInk(_ ink: TextInk) -> TextInk {
    var ink = ink
    if isHighlighted, let color = highlightedTextColor {
      ink.color = DisplayColor(color, under: traitCollection)
    }
    if !isEnabled { ink.color.alpha *= Self.disabledOpacity }
    if let shadowColor, ink.shadow == nil {
      ink.shadow = ShadowInk(
        offset: shadowOffset, color: DisplayColor(shadowColor, under: traitCollection))
    }
    return ink
  }

  /// Our choice: Apple does not say how labels that are not enabled look.
  private static let disabledOpacity = 0.5
}
