// A label's text: a plain string that has the label's attributes, or an attributed string.

import Foundation
import SegueDisplay
import SegueText

extension UILabel {
  /// Discards everything that depends on the text. Called when something about the text has
  /// changed.
  func textDidChange() {
    preparedText = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Returns the text with the label's own values for attributes that it does not specify.
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
    style.lineBreakStrategy = ownLineBreakStrategy
    return style
  }

  /// Sets the label's properties to the attributes of the text's first character.
  func adoptAttributes() {
    guard let content, content.length > 0 else { return }
    let attributes = content.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { ownFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { ownColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      (ownAlignment, ownLineBreakMode) = (style.alignment, style.lineBreakMode)
      ownLineBreakStrategy = style.lineBreakStrategy
    }
  }

  /// Removes an attribute from the whole text, so that the label's own property applies.
  func removeAttribute(_ key: NSAttributedString.Key) {
    guard isAttributed, let content else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.removeAttribute(key, range: NSRange(location: 0, length: changed.length))
    self.content = changed
  }

  /// Applies `change` to all paragraph styles that the text contains.
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

  /// Updates a font of a text style to the preferred content size.
  func followContentSize() {
    guard adjustsFontForContentSizeCategory,
      let size = ownFont.recipe.pointSize(traitCollection.preferredContentSizeCategory),
      size != ownFont.pointSize
    else { return }
    font = UIFont(recipe: ownFont.recipe, pointSize: size)
  }

  /// The text prepared for layout under the label's traits.
  var source: TextSource {
    let traits = traitCollection
    if let preparedText, preparedText.traits.drawsLike(traits) { return preparedText.source }
    let defaults = TextDefaults(font: ownFont, color: ownColor, paragraph: paragraphStyle)
    let shown = decoration.map { $0(content) } ?? content
    var source =
      shown.map { TextSource($0, defaults: defaults, traits: traits) }
      ?? TextSource(plainText ?? "", defaults: defaults, traits: traits)
    source.styles = source.styles.map(ownStyle)
    preparedText = (source, traits)
    return source
  }

  /// Returns a style adjusted for the label's state.
  private func ownStyle(_ runStyle: TextRunStyle) -> TextRunStyle {
    var runStyle = runStyle
    if isHighlighted, let color = highlightedTextColor {
      runStyle.color = DisplayColor(color, under: traitCollection)
    }
    if !isEnabled { runStyle.color.alpha *= Self.disabledOpacity }
    if let shadowColor, runStyle.shadow == nil {
      runStyle.shadow = TextShadowStyle(
        offset: shadowOffset, color: DisplayColor(shadowColor, under: traitCollection))
    }
    return runStyle
  }

  /// The opacity of text in disabled labels. Our choice: Apple does not document it.
  private static let disabledOpacity = 0.5
}
