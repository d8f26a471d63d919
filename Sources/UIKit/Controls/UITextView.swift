// Text of many lines that scrolls. The lines are a label's, inside insets. There is no keyboard: code enters text by
// `insertText`, behind what is there, and neither a caret nor a selection is drawn.

import Foundation

/// Shows text of many lines, which can be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  private let label = UILabel()
  /// The room for lines.
  public let textContainer = NSTextContainer()

  // MARK: Making

  /// A view at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// A view at `frame`; its text container is its own.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
  /// A view of no size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] (_: UITapGestureRecognizer) in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
    textContainer.didChange = { [weak self] in self?.textDidChange() }
    textDidChange()
  }

  // MARK: Text

  /// Who decides about the text.
  open var delegate: (any UITextViewDelegate)? {
    get { follower as? any UITextViewDelegate }
    set { follower = newValue }
  }
  /// The text.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue ?? ""
      selectedRange = end
      textDidChange()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      selectedRange = end
      textDidChange()
    }
  }
  /// The font; 12 points unless set.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      textDidChange()
    }
  }
  /// The colour.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// Where lines lie.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// How far the text keeps clear of the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// Whether text may be entered.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Kept; nothing can be selected by hand.
  open var isSelectable = true
  /// The part that is selected, in UTF-16 units; not drawn.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Kept; nothing in the text is a link by itself.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Attributes of text that is entered.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether a font of a text style follows the size of text that people want.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// Whether there is any text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  private var end: NSRange { NSRange(location: (text ?? "").utf16.count, length: 0) }

  /// Enters text behind what is there, if the delegate allows it.
  open func insertText(_ text: String) {
    change(end, text) { self.text += text }
  }
  /// Takes the last letter away, if the delegate allows it.
  open func deleteBackward() {
    guard let last = text.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: end.location - length, length: length), "") { text.removeLast() }
  }

  private func change(_ range: NSRange, _ string: String, _ body: () -> Void) {
    let isAllowed = delegate?.textView(self, shouldChangeTextIn: range, replacementText: string)
    guard isEditable, isAllowed ?? true else { return }
    body()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { UIKitState.current.firstResponder === self }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let isAllowed = { self.delegate?.textViewShouldBeginEditing(self) ?? true }
    guard UIKitState.current.giveInput(to: self, if: isAllowed) else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    UIKitState.current.firstResponder = nil
    delegate?.textViewDidEndEditing(self)
    return true
  }
  @discardableResult open override func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  // MARK: Places

  private func textDidChange() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  private var padding: UIEdgeInsets {
    var padding = textContainerInset
    padding.left += textContainer.lineFragmentPadding
    padding.right += textContainer.lineFragmentPadding
    return padding
  }

  /// The size of all the text at this width, insets included. Without text it is a line high.
  private func contentSize(at width: CGFloat) -> CGSize {
    let padding = padding
    let room = width.isFinite ? max(0, width - padding.left - padding.right) : width
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    return CGSize(
      width: size.width + padding.left + padding.right,
      height: max(size.height, line.rounded(.up)) + padding.top + padding.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return contentSize(at: width)
  }

  /// All of the text, if it does not scroll.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return contentSize(at: bounds.width > 0 ? bounds.width : .infinity)
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize(at: bounds.width)
    let isTaller = contentSize.height != size.height
    contentSize = CGSize(width: bounds.width, height: size.height)
    if !isScrollEnabled, isTaller { invalidateIntrinsicContentSize() }
    label.frame = CGRect(origin: .zero, size: contentSize).inset(by: padding)
  }

  /// Scrolls until a part of the text can be seen: to the line that holds its end.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let end = min(max(0, range.location + range.length), self.end.location)
    let before = NSAttributedString(attributedString: attributedText)
      .attributedSubstring(from: NSRange(location: 0, length: end))
    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    let height = before.boundingRect(
      with: room, options: .usesLineFragmentOrigin, context: nil
    ).height
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    scrollRectToVisible(
      CGRect(x: 0, y: textContainerInset.top + height - line, width: 1, height: line),
      animated: false)
  }
}

/// What could be made a link of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt
  /// The kinds of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of people.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
