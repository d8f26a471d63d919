// Scrollable text of several lines. The lines are those of a label inside insets. The keyboard of an app
// is only a picture: code enters text with `insertText`, as a script does. A caret is displayed during
// editing; a selection is not drawn.

import Foundation

/// A scrollable view for displaying and editing text of several lines.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, SegueTextEditing {
  let label = UILabel()
  /// The caret, which is made when editing begins.
  var caret: UIView?
  /// The container in which the text is laid out.
  open private(set) var textContainer: NSTextContainer
  /// The storage of the text, when code has asked for it.
  var ownStorage: NSTextStorage?
  /// A Boolean value that indicates whether the storage is given the text of the view.
  var isFillingStorage = false
  /// The places of the links that can be tapped.
  var linkViews: [TextLinkView] = []
  /// The place of the text for which those were placed; `nil` after a change.
  var linksPlacedFor: CGRect?

  // MARK: Initialization

  /// Creates a text view with the given frame and container. If the container has a layout manager with a
  /// storage, the view shows and changes that storage's text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }
  /// Creates a text view with the given frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a text view. Its text is laid out in the same way for either value.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// Creates a text view of zero size. Nothing is decoded.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    prepare()
    coder.restore(self, as: UITextView.self)
  }

  private func prepare() {
    backgroundColor = .systemBackground
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] (tap: UITapGestureRecognizer) in
      guard let self else { return }
      answerTap(at: tap.location(in: self))
    }
    addGestureRecognizer(tap)
    label.decoration = { [weak self] text in self?.shownText(text) ?? text }
    textContainer.followsView = true
    // Safe, because the container of a view is changed in the thread of the main actor.
    textContainer.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.layoutOfTextDidChange() }
    }
    if let storage = textContainer.layoutManager?.textStorage { adopt(storage) }
    layoutOfTextDidChange()
  }

  // MARK: Text

  /// The delegate of the text view.
  open var delegate: (any UITextViewDelegate)? {
    get { follower as? any UITextViewDelegate }
    set { follower = newValue }
  }
  /// The text without attributes.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue ?? ""
      ownTypingAttributes = nil
      selection = end
      textDidChange()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      ownTypingAttributes = nil
      selection = end
      textDidChange()
    }
  }
  /// The font of the text. The default is the system font at 12 points.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      textDidChange()
    }
  }
  /// The color of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue
      fillStorage()
    }
  }
  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      fillStorage()
      setNeedsLayout()
    }
  }
  /// The insets of the text container from the edges of the view.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { layoutOfTextDidChange() }
  }
  /// A Boolean value that indicates whether the text can be edited. The default is `true`.
  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      if isEditable != oldValue { linksDidChange() }
    }
  }
  /// A Boolean value that indicates whether links can be tapped while the text is not edited. Text cannot
  /// be selected by touch. The default is `true`.
  open var isSelectable = true { didSet { if isSelectable != oldValue { linksDidChange() } } }
  /// The selected range, in UTF-16 code units; an empty one is the place of the caret. The selection is
  /// not drawn.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let range = bounded(newValue)
      guard range != selection else { return }
      selection = range
      delegate?.textViewDidChangeSelection(self)
    }
  }
  var selection = NSRange(location: 0, length: 0) {
    didSet {
      setNeedsLayout()
      editedTextDidChange()
    }
  }
  /// The kinds of data that are turned into links while the text is not edited. URLs, email addresses
  /// (`link`) and telephone numbers are found; other kinds have no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { linksDidChange() } }
  }
  /// The attributes that links have in addition to those of the text. By default, the color of a link is
  /// the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? UIColor.link] }
    set {
      ownLinkAttributes = newValue
      linksDidChange()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of text that is inserted. They are those of the character before the caret, or, in an empty
  /// view, of what was deleted or the view's own, until they are set. Other text discards them.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? attributesAtCaret }
    set { ownTypingAttributes = newValue }
  }
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// A Boolean value that indicates whether a font of a text style follows the user's preferred
  /// content size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  /// A Boolean value that indicates whether the view contains text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  package override var separateElements: [UIView] { linkViews }

  var end: NSRange { NSRange(location: (text ?? "").utf16.count, length: 0) }

  /// A Boolean value that indicates whether the text that is inserted next replaces all of the previous one. It is
  /// `false` after that.
  open var clearsOnInsertion = false

  /// Inserts text at the caret, or replaces the selected text with it, if the delegate allows it.
  open func insertText(_ text: String) { change(takeInsertionRange(), text) }
  /// Deletes the selected text or the character before the caret if the delegate allows it.
  open func deleteBackward() { if let range = deletedRange { change(range, "") } }

  private func change(_ range: NSRange, _ string: String) {
    let isAllowed = delegate?.textView(self, shouldChangeTextIn: range, replacementText: string)
    guard isEditable, isAllowed ?? true else { return }
    enter(string, in: range)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    showTypedText()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }
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

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let isAllowed = { self.delegate?.textViewShouldBeginEditing(self) ?? true }
    guard UIKitState.current.makeFirstResponder(to: self, if: isAllowed) else { return false }
    setNeedsLayout()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    UIKitState.current.firstResponder = nil
    setNeedsLayout()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }
  @discardableResult open override func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  // MARK: Layout

  private func textDidChange() {
    fillStorage()
    layoutOfTextDidChange()
  }

  /// Lays out the text again after a change of it or of its container.
  func layoutOfTextDidChange() {
    label.exclusions = textContainer.exclusions
    linksPlacedFor = nil
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    label.textDidChange()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownLinkAttributes == nil { linksDidChange() }
  }

  private var padding: UIEdgeInsets {
    var padding = textContainerInset
    padding.left += textContainer.lineFragmentPadding
    padding.right += textContainer.lineFragmentPadding
    return padding
  }

  /// Returns the size of all text at the given width, including the insets. Without text it has the
  /// height of a line.
  private func contentSize(at width: CGFloat) -> CGSize {
    let padding = padding
    let available = width.isFinite ? max(0, width - padding.left - padding.right) : width
    let size = label.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    return CGSize(
      width: size.width + padding.left + padding.right,
      height: max(size.height, line.rounded(.up)) + padding.top + padding.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return contentSize(at: width)
  }

  /// The size of all text, if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return contentSize(at: bounds.width > 0 ? bounds.width : .infinity)
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    resizeContainer()
    let size = contentSize(at: bounds.width)
    let isTaller = contentSize.height != size.height
    contentSize = CGSize(width: bounds.width, height: size.height)
    if !isScrollEnabled, isTaller { invalidateIntrinsicContentSize() }
    label.frame = CGRect(origin: .zero, size: contentSize).inset(by: padding)
    placeCaret()
    placeLinkViews()
  }

  /// Scrolls the line with the end of the range into view.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let end = min(max(0, range.location + range.length), self.end.location)
    let before = NSAttributedString(attributedString: attributedText)
      .attributedSubstring(from: NSRange(location: 0, length: end))
    let available = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    let height = before.boundingRect(
      with: available, options: .usesLineFragmentOrigin, context: nil
    ).height
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    scrollRectToVisible(
      CGRect(x: 0, y: textContainerInset.top + height - line, width: 1, height: line),
      animated: false)
  }
}
