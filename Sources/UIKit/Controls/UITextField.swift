// A field for a line of text. There is no keyboard: code enters text by `insertText`, as a script would. While it
// is edited, a caret stands behind the text; it does not blink.

import Foundation

/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// What is around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A line, with a shadow of old.
    case bezel
    /// A rounded line.
    case roundedRect
  }

  /// When something is shown beside the text.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always
  }

  private let label = UILabel()
  private let caret = UIView()
  private lazy var clearButton = makeClearButton()
  private var ownText = ""
  /// A line's room inside a border.
  private static let padding: CGFloat = 7
  private static let framedHeight: CGFloat = 34

  /// Who decides about the text.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What is around the text.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle != oldValue { showBorder() }
      contentDidChange()
    }
  }
  /// What is said where there is no text.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// What is said where there is no text; of the attributes, the colour and the font count.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      contentDidChange()
    }
  }
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Kept; there is no keyboard.
  open var inputAccessoryView: UIView?
  /// Kept; there is no keyboard.
  open var inputView: UIView?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  /// The colour.
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  /// Where the text lies.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// Whether letters show as dots.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// When a button clears the text.
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
  /// Before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// After the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When `leftView` shows.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// When `rightView` shows.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  /// A field at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// A field; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [label, caret] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    caret.layer.cornerRadius = 1
    contentDidChange()
  }

  // MARK: Text

  /// The text.
  open var text: String? {
    get { ownText }
    set {
      ownText = newValue ?? ""
      contentDidChange()
    }
  }

  /// Whether there is any.
  open var hasText: Bool { !ownText.isEmpty }

  /// Enters text behind what is there, if the delegate allows it.
  open func insertText(_ text: String) {
    let end = NSRange(location: ownText.utf16.count, length: 0)
    change(end, text) { ownText += text }
  }

  /// Takes the last letter away, if the delegate allows it.
  open func deleteBackward() {
    guard let last = ownText.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: ownText.utf16.count - length, length: length)
    change(range, "") { ownText.removeLast() }
  }

  private func change(_ range: NSRange, _ string: String, _ body: () -> Void) {
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: string)
    guard isAllowed ?? true else { return }
    body()
    contentDidChange()
    sendActions(for: .editingChanged)
  }

  /// Presses return.
  open func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  // MARK: Editing

  /// Whether text is being entered.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { UIKitState.current.firstResponder === self }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let isAllowed = { self.delegate?.textFieldShouldBeginEditing(self) ?? true }
    guard UIKitState.current.giveInput(to: self, if: isAllowed) else { return false }
    if clearsOnBeginEditing { ownText = "" }
    contentDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    UIKitState.current.firstResponder = nil
    contentDidChange()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  @discardableResult open override func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: Places

  /// Where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let padding = borderStyle == .none ? 0 : Self.padding
    var room = bounds.insetBy(dx: padding, dy: 0)
    if let view = shownLeft {
      room.origin.x += view.bounds.width
      room.size.width -= view.bounds.width
    }
    if let view = shownRight { room.size.width -= view.bounds.width + (hasClearButton ? 4 : 0) }
    return CGRect(x: room.minX, y: room.minY, width: max(0, room.width), height: room.height)
  }

  /// Where the text is while it is edited; where it is else, unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder is; where text would be, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where what is shown is.
  private var shownRect: CGRect {
    if !hasText { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    mode == .always || (mode == .whileEditing) == isEditing && mode != .never
  }
  private var hasClearButton: Bool { isShown(clearButtonMode) && hasText }
  private var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRight: UIView? {
    if hasClearButton { return clearButton }
    return isShown(rightViewMode) ? rightView : nil
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentDidChange()
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .close)
    button.tintColor = .tertiaryLabel
    button.addHandler(for: .touchUpInside) { [weak self] _ in
      guard let self, delegate?.textFieldShouldClear(self) ?? true else { return }
      change(NSRange(location: 0, length: ownText.utf16.count), "") { ownText = "" }
    }
    addSubview(button)
    return button
  }

  // MARK: Looks

  private func contentDidChange() {
    let shown = isSecureTextEntry ? String(repeating: "•", count: ownText.count) : ownText
    label.font = hasText ? font : placeholderAttribute(.font) ?? font
    label.text = hasText ? shown : placeholder
    label.textColor =
      hasText ? textColor : placeholderAttribute(.foregroundColor) ?? .placeholderText
    label.textAlignment = textAlignment
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func placeholderAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let text = attributedPlaceholder, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  private func showBorder() {
    let isRound = borderStyle == .roundedRect
    layer.cornerRadius = isRound ? 6 : 0
    layer.borderWidth = borderStyle == .none ? 0 : isRound ? 0.5 : 1
    let color: UIColor = isRound ? .separator : .label
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    if isRound, backgroundColor == nil { backgroundColor = .systemBackground }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if borderStyle != .none { showBorder() }
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
    let room = shownRect
    label.frame = room
    for view in [leftView, rightView] { view?.isHidden = true }
    if clearButtonMode != .never { clearButton.isHidden = true }
    let padding = borderStyle == .none ? 0 : Self.padding
    if let view = shownLeft {
      view.isHidden = false
      view.center = CGPoint(x: padding + view.bounds.width / 2, y: bounds.midY)
    }
    if let view = shownRight {
      view.isHidden = false
      view.center = CGPoint(x: bounds.maxX - padding - view.bounds.width / 2, y: bounds.midY)
    }
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    let text = hasText ? label.textRect(forBounds: room, limitedToNumberOfLines: 1) : .zero
    caret.isHidden = !isEditing
    caret.backgroundColor = tintColor
    caret.frame = CGRect(
      x: hasText ? min(text.maxX, room.maxX - 2) : room.minX, y: bounds.midY - line / 2, width: 2,
      height: line)
  }
}

extension UITextField: BaselineSource {
  func baselineOffsets(width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    let own = label.naturalBaselines(width: nil)
    let around = max(0, intrinsicContentSize.height - label.intrinsicContentSize.height) / 2
    return (own.first + around, own.last + around)
  }
}
