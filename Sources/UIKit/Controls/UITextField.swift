// A field for a line of text. The keyboard of an app is only a picture: code enters text with
// `insertText`, as a script does. During editing, a caret is displayed, unless text is selected; it does
// not blink.

import Foundation

/// A control for editing a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, SegueTextEditing {
  let label = FieldLabel()
  private let caret = UIView()
  /// The plate behind selected text, which is made for the first selection.
  var highlight: UIView?
  /// The view of the border, which is made for the first style that has one.
  var bezel: FieldBezel?
  /// The background color inside a rounded border.
  var bezelColor: UIColor?
  /// The view of `background`, which is made for the first image.
  var backgroundImageView: UIImageView?
  /// The selected range of the text; an empty one is the place of the caret.
  var selection = NSRange(location: 0, length: 0) {
    didSet {
      setNeedsLayout()
      editedTextDidChange()
    }
  }
  /// A Boolean value that indicates whether the delegate is being notified of a selection.
  var isReportingSelection = false
  /// The attributes of the text that are not properties of the field.
  var otherTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { contentDidChange() } }
  lazy var clearButton = makeClearButton()
  /// The text without the dots of secure entry.
  var ownText = ""
  /// The attributed text that has been set; `nil` if all of the text has the attributes of the field.
  var givenText: NSAttributedString?
  /// The distance of the text from a border, in points.
  private static let padding: CGFloat = 7
  private static let framedHeight: CGFloat = 34

  /// The delegate of the text field.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The style of the border. The default is `none`.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle != oldValue {
        moveBackgroundColor(from: oldValue)
        showBorder()
      }
      contentDidChange()
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { ownPlaceholder }
    set {
      ownPlaceholder = newValue
      contentDidChange()
    }
  }
  private var ownPlaceholder: String?
  /// The attributed text shown while the field is empty. Only its color and font are used. Setting it does not
  /// set `placeholder`, which returns its text, so that a subclass can set it whenever that property changes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      ownPlaceholder = attributedPlaceholder?.string
      contentDidChange()
    }
  }
  /// A Boolean value that indicates whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// The view above the keyboard. Set while the text is edited, it is shown after
  /// `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  private var ownAccessory: UIView?
  /// The view in place of the keyboard. Set while the text is edited, it is shown after
  /// `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The font of the text. The default is the system font at 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { attributesDidChange() } }
  /// A Boolean value that indicates whether a font of a text style follows the user's preferred
  /// content size. The default is `false`.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }
  /// A Boolean value that indicates whether text that is too wide is scaled down. The default is
  /// `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The size in points below which text is not scaled down. The default is 0, for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
  /// The attributes of all of the text. Font, color and alignment are those of the properties with
  /// these names; setting attributes without them sets the properties to their defaults. Of a
  /// paragraph style, only the alignment has an effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentTextAttributes }
    set { adopt(newValue) }
  }
  /// The image behind the text, scaled to the size of the field. It replaces the border. A field
  /// with the style `roundedRect` does not show it.
  open var background: UIImage? { didSet { backgroundDidChange() } }
  /// The image behind the text while the field is disabled; `nil` for that of `background`, without
  /// which it is not shown.
  open var disabledBackground: UIImage? { didSet { backgroundDidChange() } }
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
  /// The color of the text. The default is `label`.
  open var textColor: UIColor? = .label { didSet { attributesDidChange() } }
  /// The alignment of the text. The default is `natural`.
  open var textAlignment = NSTextAlignment.natural { didSet { attributesDidChange() } }
  /// A Boolean value that indicates whether the text is obscured by dots.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The condition under which the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The view after the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// The condition under which `leftView` is shown.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// The condition under which `rightView` is shown.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  /// Creates a text field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a text field. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.restore(self, as: UITextField.self)
  }

  private func prepare() {
    label.field = self
    for view in [label, caret] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    caret.layer.cornerRadius = 1
    contentDidChange()
  }

  // MARK: Text

  /// The text in the field.
  open var text: String? {
    get { ownText }
    set { replaceText(newValue ?? "", given: nil) }
  }

  /// The text with its attributes. Setting it sets font, color and alignment of the field to those at the
  /// beginning of the text. When one of these is set later, or text is entered, all of the text has the
  /// attributes of the field.
  open var attributedText: NSAttributedString? {
    get { shownGivenText ?? NSAttributedString(string: ownText, attributes: currentTextAttributes) }
    set {
      if let newValue, newValue.length > 0 {
        adopt(newValue.attributes(at: 0, effectiveRange: nil))
      }
      replaceText(newValue?.string ?? "", given: newValue)
    }
  }

  /// A Boolean value that indicates whether the field contains text.
  open var hasText: Bool { !ownText.isEmpty }

  /// A Boolean value that indicates whether the text that is inserted next replaces all of the previous one. It is
  /// `false` after that.
  open var clearsOnInsertion = false

  /// Inserts text at the caret, or replaces the selected text with it, if the delegate allows it.
  open func insertText(_ text: String) { change(takeInsertionRange(), text) }

  /// Deletes the selected text or the character before the caret, if the delegate allows it.
  open func deleteBackward() { if let range = deletedRange { change(range, "") } }

  private func change(_ range: NSRange, _ string: String) {
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: string)
    guard isAllowed ?? true else { return }
    enter(string, in: range)
    contentDidChange()
    selectionDidChange()
    post(Self.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  /// Selects all of the text while it is edited: what is inserted next replaces it.
  open override func selectAll(_ sender: Any?) {
    let whole = NSRange(location: 0, length: ownText.utf16.count)
    guard isEditing, hasText, selection != whole else { return }
    selection = whole
    selectionDidChange()
  }

  /// Simulates pressing the return key. If the delegate allows it, the control sends
  /// `editingDidEndOnExit` and `primaryActionTriggered`.
  open func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let isAllowed = { self.delegate?.textFieldShouldBeginEditing(self) ?? true }
    guard UIKitState.current.makeFirstResponder(to: self, if: isAllowed) else { return false }
    if clearsOnBeginEditing { ownText = "" }
    selection = endOfText
    contentDidChange()
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    if isEditing, selection.length == 0 { selectionDidChange() }
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    UIKitState.current.firstResponder = nil
    selection = endOfText
    contentDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
    return true
  }

  @discardableResult open override func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: Layout

  /// Returns the rectangle of the image behind the text. The default is `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let padding = borderStyle == .none ? 0 : Self.padding
    var available = bounds.insetBy(dx: padding, dy: 0)
    if let view = shownLeft {
      available.origin.x += view.bounds.width
      available.size.width -= view.bounds.width
    }
    if let view = shownRight {
      available.size.width -= view.bounds.width + (hasClearButton ? 4 : 0)
    }
    return CGRect(
      x: available.minX, y: available.minY, width: max(0, available.width), height: available.height
    )
  }

  /// Returns the rectangle of the text while it is edited. The default is that of
  /// `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder. The default is that of `textRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Draws the text in the rectangle of the text. A subclass that does not call this method hides the
  /// text, and one that passes another rectangle moves it; other drawing has no effect.
  open func drawText(in rect: CGRect) { label.drawContents(in: rect) }
  /// Draws the placeholder in its rectangle. A subclass that does not call this method hides the
  /// placeholder, and one that passes another rectangle moves it; other drawing has no effect.
  open func drawPlaceholder(in rect: CGRect) { label.drawContents(in: rect) }
  /// Returns the rectangle of `leftView`. The default is at the left edge, in the view's own size,
  /// or the one that fits its contents if it has none.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.ownSize(within: bounds.size) ?? .zero
    return CGRect(
      x: bounds.minX + sidePadding, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Returns the rectangle of `rightView`. The default is at the right edge, in the view's own size,
  /// or the one that fits its contents if it has none.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    endRect(rightView?.ownSize(within: bounds.size) ?? .zero, bounds)
  }
  /// Returns the rectangle of the button that clears the text. The default is at the right edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    endRect(clearButton.bounds.size, bounds)
  }
  private func endRect(_ size: CGSize, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - sidePadding - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
  private var sidePadding: CGFloat { borderStyle == .none ? 0 : Self.padding }

  /// The rectangle of the text or placeholder that is displayed.
  private var shownRect: CGRect {
    if !hasText { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    mode == .always || (mode == .whileEditing) == isEditing && mode != .never
  }
  /// A Boolean value that indicates whether the button that clears the text is shown.
  var hasClearButton: Bool { isShown(clearButtonMode) && (hasText || hidesPlaceholder) }
  /// A Boolean value that indicates whether the field has other contents than text, which take the place
  /// of the placeholder.
  var hidesPlaceholder: Bool { false }
  /// The side views and the button that clears the text, without pictures that have no label.
  package override var separateElements: [UIView] {
    [shownLeft, shownRight].compactMap { $0 }.filter {
      !($0 is UIImageView) || $0.accessibilityLabel != nil
    }
  }
  private var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRight: UIView? {
    if hasClearButton { return clearButton }
    return isShown(rightViewMode) ? rightView : nil
  }

  /// Gives a view a rectangle. Its transform remains.
  private func place(_ view: UIView, in rect: CGRect) {
    view.bounds.size = rect.size
    view.center = CGPoint(x: rect.midX, y: rect.midY)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentDidChange()
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(ButtonSymbol.clear.image(for: traitCollection), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.sizeToFit()
    button.addHandler(for: .touchUpInside) { [weak self] _ in
      guard let self, delegate?.textFieldShouldClear(self) ?? true else { return }
      clear()
    }
    addSubview(button)
    return button
  }

  /// Removes the contents, as the button does that clears the text.
  func clear() { change(NSRange(location: 0, length: ownText.utf16.count), "") }

  // MARK: Appearance

  /// The color behind the text. In the style `roundedRect` it fills the border, with the system's
  /// background color if it is `nil`.
  open override var backgroundColor: UIColor? {
    get { borderStyle == .roundedRect ? bezelColor : super.backgroundColor }
    set {
      if borderStyle == .roundedRect {
        bezelColor = newValue
        showBorder()
      } else {
        super.backgroundColor = newValue
      }
    }
  }

  /// Moves the background color into a rounded border, or out of it.
  private func moveBackgroundColor(from old: BorderStyle) {
    if borderStyle == .roundedRect {
      bezelColor = super.backgroundColor
      super.backgroundColor = nil
    } else if old == .roundedRect {
      super.backgroundColor = bezelColor
      bezelColor = nil
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if borderStyle != .none { showBorder() }
    followContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let around = bounds.width - textRect(forBounds: bounds).width
    let padding = max(0, around)
    let line = max(size.height, (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up))
    let height = borderStyle == .none ? line : max(Self.framedHeight, line)
    return CGSize(width: size.width + padding, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    followContentSize()
    placeBackground()
    let available = shownRect
    label.frame = available
    for view in [leftView, rightView] { view?.isHidden = true }
    if clearButtonMode != .never { clearButton.isHidden = true }
    if let view = shownLeft {
      view.isHidden = false
      place(view, in: leftViewRect(forBounds: bounds))
    }
    if let view = shownRight {
      view.isHidden = false
      place(
        view,
        in: hasClearButton ? clearButtonRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      )
    }
    let text = rectOfText
    placeHighlight(behind: text)
    caret.isHidden = !isEditing || bounded(selection).length > 0
    caret.backgroundColor = tintColor
    var place = caretRect(at: bounded(selection).location, in: text)
    if hasText { place.origin.x = min(place.minX, available.maxX - 2) }
    caret.frame = place
  }
}
