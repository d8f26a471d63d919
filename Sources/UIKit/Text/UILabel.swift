// A label: text laid out in the view's bounds and drawn as glyphs, never as pixels, so that it is
// sharp at any scale and moves with its layer without shimmer. Text is laid out together with the
// view, and drawn again only when something about it has changed.

import Foundation
import SegueText

/// A view that displays text in one or more lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text, if it was set with attributes.
  var content: NSAttributedString?
  /// The text, if it was set without attributes. It is not kept as an attributed string, because
  /// Foundation never frees a part of each of them.
  var plainText: String?
  /// A Boolean value that indicates whether the text was set with attributes.
  var isAttributed: Bool { content != nil }
  /// The text as it was last prepared for layout, and the traits that it was prepared for.
  var preparedText: (source: TextSource, traits: UITraitCollection)?
  /// What a text view draws in place of text with attributes, which is `nil` for plain text: the same
  /// characters, with the look of links. It returns `nil` to draw plain text as it is.
  var decoration: ((NSAttributedString?) -> NSAttributedString?)?
  /// The regions that lines avoid, from the corner of the text.
  var exclusions: [TextExclusion] = []
  /// The bounds and traits that the layer's contents were drawn for.
  var drawnFor: (bounds: CGRect, traits: UITraitCollection)?

  // MARK: Initialization

  /// Creates an empty label with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty label. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.restore(self, as: UILabel.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .left
  }

  // MARK: Text

  /// The text without attributes.
  open var text: String? {
    get { content?.string ?? plainText }
    set {
      guard newValue != plainText || isAttributed else { return }
      (content, plainText) = (nil, newValue)
      textDidChange()
    }
  }

  /// The text with attributes. Attributes that it does not specify are filled in with the label's
  /// own properties when it is set.
  open var attributedText: NSAttributedString? {
    get { (content ?? plainText.map { NSAttributedString(string: $0) }).map(completed) }
    set {
      (content, plainText) = (newValue.map(completed), nil)
      adoptAttributes()
      textDidChange()
    }
  }

  /// The font of the text. Setting it replaces the font of all attributed text. The default is the
  /// system font at 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      let new = newValue ?? Self.defaultFont
      guard new != ownFont || isAttributed else { return }
      ownFont = new
      removeAttribute(.font)
      textDidChange()
    }
  }
  var ownFont = UILabel.defaultFont
  private static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  /// The color of the text. Setting it replaces the color of all attributed text. The default is
  /// `label`.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      let new = newValue ?? .label
      guard new != ownColor || isAttributed else { return }
      ownColor = new
      removeAttribute(.foregroundColor)
      textDidChange()
    }
  }
  var ownColor = UIColor.label

  /// The color of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { textDidChange() } }
  }
  /// A Boolean value that indicates whether the label is highlighted, that is, draws its text in
  /// `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { textDidChange() } }
  }
  /// A Boolean value that indicates whether the label is enabled. The text of a disabled label is
  /// drawn at half its opacity.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { textDidChange() } }
  }
  /// The color of the text's shadow, or `nil` for no shadow.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { textDidChange() } }
  }
  /// The offset of the text's shadow. The default is one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { textDidChange() } }
  }

  // MARK: Lines

  /// The alignment of the lines. The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      guard newValue != ownAlignment || isAttributed else { return }
      ownAlignment = newValue
      changeParagraphs { $0.alignment = newValue }
      textDidChange()
    }
  }
  var ownAlignment = NSTextAlignment.natural

  /// The treatment of text that is too wide or too high. The default is `byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      guard newValue != ownLineBreakMode || isAttributed else { return }
      ownLineBreakMode = newValue
      changeParagraphs { $0.lineBreakMode = newValue }
      textDidChange()
    }
  }
  var ownLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The choice between the places where lines may break. The value is stored and passed to the
  /// paragraph styles of attributed text, but has no effect; see
  /// `NSParagraphStyle.LineBreakStrategy`. The default is `standard`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { ownLineBreakStrategy }
    set {
      ownLineBreakStrategy = newValue
      changeParagraphs { $0.lineBreakStrategy = newValue }
    }
  }
  var ownLineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// The maximum number of lines. A value of 0 means no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// A Boolean value that indicates whether a single line that is too wide is scaled down. The
  /// default is `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }
  /// The minimum size of scaled text, as a fraction of the font's size. A value of 0 means no
  /// limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textDidChange() } }
  }
  /// The vertical position of a line that was scaled down.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { textDidChange() } }
  }
  /// A Boolean value that indicates whether the letters of a single line are tightened, by at most 5 % of the line,
  /// before it is truncated. Those of the system font, which is wider than Apple's, are by at most 8 % in any case.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
  }
  /// The width at which `intrinsicContentSize` breaks lines. A value of 0 means no width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether a font of a text style follows the user's preferred
  /// content size. The default is `false`.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  // MARK: Override points

  /// Returns the rectangle of the text in `bounds`: the size of the text, vertically centered, or at
  /// the top if `numberOfLines` is 1. The text itself is centered in either case.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in `rect`, vertically centered. Subclasses that override the method can draw into
  /// the current context as well.
  open func drawText(in rect: CGRect) { addText(arrangement(in: rect).items(self)) }
  /// The context into which an override of `drawText(in:)` draws, while it does.
  var drawingContext: CGContext?

  // MARK: Measuring

  /// Returns the size of the text. If there can be several lines, the width of `size` limits them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// The size of the text, with lines broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let width = breakingWidth ?? preferredMaxLayoutWidth
    return measuredSize(width: width > 0 && numberOfLines != 1 ? width : .infinity)
  }
  /// The width for which Auto Layout is measuring the label.
  var breakingWidth: CGFloat?

  // MARK: Updates

  /// Marks the text to be drawn again before the next frame.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    drawnFor = nil
    setNeedsLayout()
  }

  /// The semantic content attribute. Natural alignment follows the layout direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsDisplay() } }
  }

  override func tintOfColorsDidChange() {
    super.tintOfColorsDidChange()
    setNeedsLayout()
  }

  /// Lays out the label and draws its text if something about it has changed.
  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer else { return }
    followContentSize()
    drawIfNeeded()
  }
}

/// The vertical position of a line of text that was scaled down.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it is at full size.
  case alignBaselines
  /// The center stays where it is at full size.
  case alignCenters
  /// The line is positioned at the top.
  case none
}
