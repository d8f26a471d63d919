// A label: text laid out in the view's bounds and drawn as glyphs, never as pixels, so that it is sharp
// at any scale and moves with its layer without shimmer. Text is laid out when the view is, and drawn
// again only when something about it has changed.

import Foundation
import SegueText

/// Shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text, with whatever attributes it came with.
  var content: NSAttributedString?
  /// Whether attributes came with it.
  var isAttributed = false
  /// The text as it was last made ready, and under which traits.
  var preparedText: (source: TextSource, traits: UITraitCollection)?
  /// What the layer shows was drawn for.
  var drawnFor: (bounds: CGRect, traits: UITraitCollection)?

  // MARK: Making

  /// An empty label at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty label; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .left
  }

  // MARK: Text

  /// The text without attributes.
  open var text: String? {
    get { content?.string }
    set {
      guard newValue != content?.string || isAttributed else { return }
      (content, isAttributed) = (newValue.map { NSAttributedString(string: $0) }, false)
      textDidChange()
    }
  }

  /// The text with attributes; what they leave open, the label's own properties say when it is set.
  open var attributedText: NSAttributedString? {
    get { content.map(completed) }
    set {
      content = newValue.map(completed)
      isAttributed = newValue != nil
      adoptAttributes()
      textDidChange()
    }
  }

  /// The font; of text with attributes, of all of it when it is set.
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

  /// The colour; of text with attributes, of all of it when it is set.
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

  /// The colour while highlighted.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { textDidChange() } }
  }
  /// Whether `highlightedTextColor` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { textDidChange() } }
  }
  /// Whether the text is shown in full strength.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { textDidChange() } }
  }
  /// The colour of a copy behind the text; `nil` for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { textDidChange() } }
  }
  /// How far that copy is moved.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { textDidChange() } }
  }

  // MARK: Lines

  /// Where lines lie.
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

  /// What is done with text that is too wide or too high.
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

  /// The most lines; 0 is no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// Whether a single line that is too wide is drawn smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }
  /// How small it may be drawn, as a share of the font's size; 0 is no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textDidChange() } }
  }
  /// Where a line that is drawn smaller lies.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { textDidChange() } }
  }
  /// Kept; letters are never moved together.
  open var allowsDefaultTighteningForTruncation = false
  /// The width at which `intrinsicContentSize` breaks lines; 0 is none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a font of a text style follows the size of text that people want.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  // MARK: What subclasses may change

  /// Where the text is drawn in `bounds`: as wide and as high as it is, in the middle of the height.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in `rect`, in the middle of its height.
  open func drawText(in rect: CGRect) { layer.drawnContents += arrangement(in: rect).items(self) }

  // MARK: Sizes

  /// The size of the text; `size` bounds the width of more lines than one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// The size of the text, broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let width = breakingWidth ?? preferredMaxLayoutWidth
    return measuredSize(width: width > 0 && numberOfLines != 1 ? width : .infinity)
  }
  /// The width that Auto Layout is asking about.
  var breakingWidth: CGFloat?

  // MARK: Following

  /// Draws the text again before the next frame.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    drawnFor = nil
    setNeedsLayout()
  }

  /// Natural alignment follows the direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsDisplay() } }
  }

  /// Lays out and, if something about the text has changed, draws it.
  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer else { return }
    followContentSize()
    drawIfNeeded()
  }
}

/// Where a line of text lies that is drawn smaller than its font.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where it would be.
  case alignBaselines
  /// Its middle is where it would be.
  case alignCenters
  /// It lies at the top.
  case none
}
