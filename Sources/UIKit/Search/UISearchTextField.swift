// The text field of a search bar.

import Foundation

/// A text field for searching.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The size of the magnifying glass, and the width of its column, in points.
  private static let (glassSide, column): (CGFloat, CGFloat) = (18, 30)

  let glass = UIImageView()
  private let backgroundPlate = UIImageView()
  /// The displacement of the text, as the search bar specifies it.
  var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The displacement of the magnifying glass.
  var glassOffset = UIOffset.zero { didSet { placeGlass() } }
  /// The displacement of the button that clears the text, and of the one beside it.
  var clearOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  var sideOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The image behind the text; `nil` for the rounded rectangle.
  var backgroundImage: UIImage? { didSet { backgroundImageDidChange() } }

  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] { didSet { tokensWereSet() } }
  /// The color of the tokens.
  open var tokenBackgroundColor: UIColor! = .secondarySystemFill { didSet { showTokens() } }
  /// A Boolean value that indicates whether the delete key removes tokens. The default is `true`.
  open var allowsDeletingTokens = true
  /// A Boolean value that indicates whether tokens can be copied. The value is stored but has no effect:
  /// touches do not copy.
  open var allowsCopyingTokens = true
  /// The views of the tokens.
  var tokenViews: [SearchTokenView] = []
  /// A Boolean value that indicates whether the last token is selected, so that the delete key removes
  /// it.
  var isLastTokenSelected = false { didSet { if isLastTokenSelected != oldValue { showTokens() } } }
  /// Called when the tokens have changed.
  var tokensDidChange: () -> Void = {}

  /// Creates a search field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  /// Creates a search field as a storyboard describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    glass.image = Self.magnifyingGlass
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    let box = UIView(frame: CGRect(x: 0, y: 0, width: Self.column, height: 20))
    box.isUserInteractionEnabled = false
    box.addSubview(glass)
    leftView = box
    leftViewMode = .always
    clearButtonMode = .whileEditing
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    returnKeyType = .search
    placeGlass()
  }

  private func placeGlass() {
    glass.frame = CGRect(
      x: glassOffset.horizontal, y: glassOffset.vertical, width: Self.column, height: 20)
  }

  private func backgroundImageDidChange() {
    backgroundPlate.image = backgroundImage
    backgroundPlate.contentMode = .scaleToFill
    if backgroundImage == nil {
      backgroundPlate.removeFromSuperview()
    } else {
      insertSubview(backgroundPlate, at: 0)
    }
    backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundPlate.frame = bounds
    placeTokens()
  }

  override var hidesPlaceholder: Bool { !tokens.isEmpty }

  override func clear() {
    tokens = []
    super.clear()
  }

  /// Deletes text. At the beginning of the text, the last token is selected first, and then removed.
  open override func deleteBackward() {
    let isAtStart = bounded(selection) == NSRange(location: 0, length: 0)
    guard isAtStart, allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
    guard isLastTokenSelected else {
      isLastTokenSelected = true
      return
    }
    tokens.removeLast()
    sendActions(for: .editingChanged)
  }

  /// Enters text. A selected token is replaced.
  open override func insertText(_ text: String) {
    if isLastTokenSelected, !tokens.isEmpty { tokens.removeLast() }
    super.insertText(text)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    if hasClearButton { rect.size.width = max(0, rect.width - Self.clearMargin) }
    let taken = min(tokensWidth, rect.width)
    if effectiveUserInterfaceLayoutDirection == .leftToRight { rect.origin.x += taken }
    rect.size.width -= taken
    return rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(
      dx: clearOffset.horizontal - Self.clearMargin, dy: clearOffset.vertical)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(
      dx: sideOffset.horizontal, dy: sideOffset.vertical)
  }
  /// The distance of the button that clears the text from the field's edge, in points. Our choice.
  private static let clearMargin: CGFloat = 6

  static var magnifyingGlass: UIImage {
    let size = CGSize(width: glassSide, height: glassSide)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 10.5, height: 10.5))
      path.move(to: CGPoint(x: 11.2, y: 11.2))
      path.addLine(to: CGPoint(x: 15.5, y: 15.5))
      (path.lineWidth, path.lineCapStyle) = (1.7, .round)
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
