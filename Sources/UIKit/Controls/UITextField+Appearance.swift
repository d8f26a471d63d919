// What a field shows: its text with attributes, the size of it, and the image behind it.

import Foundation

extension UITextField {
  // MARK: Attributes

  /// The attributes of the text, including those that are properties of the field.
  var currentTextAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    if let own = otherTextAttributes[.paragraphStyle] as? NSParagraphStyle {
      style.setParagraphStyle(own)
    }
    style.alignment = textAlignment
    var all = otherTextAttributes
    all[.paragraphStyle] = style
    all[.font] = font
    all[.foregroundColor] = textColor
    return all
  }

  /// Sets the properties of the field to the given attributes, and keeps the others.
  func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    otherTextAttributes = attributes.filter { ![.font, .foregroundColor].contains($0.key) }
    font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    textColor = attributes[.foregroundColor] as? UIColor ?? .label
    textAlignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }

  /// Shows text in the label, with the attributes that are not properties of the field.
  func show(_ shown: String, in label: UILabel) {
    let attributes = otherTextAttributes.filter { $0.key != .paragraphStyle }
    if attributes.isEmpty {
      label.text = shown
    } else {
      label.attributedText = NSAttributedString(string: shown, attributes: attributes)
    }
  }

  // MARK: Text

  /// The attributed text that has been set, if it is shown as it is.
  var shownGivenText: NSAttributedString? {
    givenText?.string == ownText && !isSecureTextEntry ? givenText : nil
  }

  func replaceText(_ text: String, given: NSAttributedString?) {
    (ownText, givenText) = (text, given)
    selection = endOfText
    contentDidChange()
    if isEditing { selectionDidChange() }
  }

  /// Gives all of the text the attributes of the field.
  func attributesDidChange() {
    givenText = nil
    contentDidChange()
  }

  /// Shows the text, or the placeholder, after a change of what they look like.
  func contentDidChange() {
    let shown = isSecureTextEntry ? String(repeating: "•", count: ownText.count) : ownText
    label.font = hasText ? font : placeholderAttribute(.font) ?? font
    if hasText { show(shown, in: label) } else { label.text = hidesPlaceholder ? nil : placeholder }
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScale
    label.textColor =
      hasText ? textColor : placeholderAttribute(.foregroundColor) ?? .placeholderText
    label.textAlignment = textAlignment
    if hasText, let given = shownGivenText { label.attributedText = given }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func placeholderAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let text = attributedPlaceholder, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  // MARK: Size

  /// The smallest size of the text, as a fraction of the font's size.
  var minimumScale: CGFloat {
    min(1, max(0, minimumFontSize / (font ?? .systemFont(ofSize: 17)).pointSize))
  }

  /// Updates a font of a text style to the preferred content size.
  func followContentSize() {
    guard adjustsFontForContentSizeCategory, let font,
      let size = font.recipe.pointSize(traitCollection.preferredContentSizeCategory),
      size != font.pointSize
    else { return }
    self.font = UIFont(recipe: font.recipe, pointSize: size)
  }

  // MARK: Background

  /// The image behind the text; `nil` for none.
  var shownImage: UIImage? {
    guard borderStyle != .roundedRect else { return nil }
    return isEnabled ? background : background.map { disabledBackground ?? $0 }
  }

  func backgroundDidChange() {
    if borderStyle != .none { showBorder() }
    setNeedsLayout()
  }

  func placeBackground() {
    bezel?.frame = borderRect(forBounds: bounds)
    let image = shownImage
    guard image != nil || backgroundImageView != nil else { return }
    let view = backgroundImageView ?? makeBackgroundView()
    view.image = image
    view.frame = borderRect(forBounds: bounds)
  }

  private func makeBackgroundView() -> UIImageView {
    let view = UIImageView()
    insertSubview(view, at: 0)
    backgroundImageView = view
    return view
  }
}
