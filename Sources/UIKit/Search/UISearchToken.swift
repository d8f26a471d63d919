// Tokens of search fields: conditions that are shown as one piece before the text.

import Foundation

/// A condition of a search, such as a person or a kind of document.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The object that the token stands for.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  /// Creates a token with an image and a title.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

extension UISearchTextField {
  /// Inserts a token.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }
  /// Removes a token.
  public func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
  /// Replaces a part of the text with a token.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    tokens.insert(token, at: tokenIndex)
  }
  /// Returns the position of a token. Tokens are before the text, and positions count its characters:
  /// it is the beginning of the text.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// Returns the tokens in a range: all of them if it begins before the text, otherwise none.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.start.offset == 0 ? tokens : []
  }
  /// The range of the text, without tokens.
  public var textualRange: UITextRange {
    rangeOfText(from: beginningOfDocument, to: endOfDocument)
  }

  // MARK: Views

  func tokensWereSet() {
    isLastTokenSelected = false
    showTokens()
    tokensDidChange()
  }

  /// Shows the tokens with their colors.
  func showTokens() {
    while tokenViews.count > tokens.count { tokenViews.removeLast().removeFromSuperview() }
    while tokenViews.count < tokens.count {
      let view = SearchTokenView()
      addSubview(view)
      tokenViews.append(view)
    }
    for (index, view) in tokenViews.enumerated() {
      let isSelected = isLastTokenSelected && index + 1 == tokens.count
      view.show(tokens[index], font, isSelected ? tintColor : tokenBackgroundColor, isSelected)
    }
    contentDidChange()
  }

  /// The width of the tokens and the spaces after them.
  var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.fittingWidth + SearchTokenView.spacing }
  }

  func placeTokens() {
    guard !tokenViews.isEmpty else { return }
    let area = super.textRect(forBounds: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = min(SearchTokenView.height, bounds.height)
    var x = area.minX
    for view in tokenViews {
      let frame = CGRect(
        x: x, y: bounds.midY - height / 2, width: view.fittingWidth, height: height)
      view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      x = frame.maxX + SearchTokenView.spacing
    }
  }
}

/// The view of a token. Its dimensions are our choice.
@MainActor
final class SearchTokenView: UIView {
  /// The height of tokens, the space between them and that at their sides, in points.
  static let (height, spacing, margin): (CGFloat, CGFloat, CGFloat) = (26, 4, 8)

  private let label = UILabel()
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ token: UISearchToken, _ font: UIFont?, _ color: UIColor?, _ isSelected: Bool) {
    (label.text, imageView.image) = (token.text, token.icon)
    label.font = font
    label.textColor = isSelected ? .white : .label
    imageView.tintColor = isSelected ? .white : .label
    backgroundColor = color
    setNeedsLayout()
  }

  /// The width of the image, the title and the spaces.
  var fittingWidth: CGFloat {
    let title = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    return title + imageWidth + 2 * Self.margin
  }

  private var imageWidth: CGFloat { imageView.image == nil ? 0 : 16 + 4 }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = CGRect(x: Self.margin, y: bounds.midY - 8, width: 16, height: 16)
    let x = Self.margin + imageWidth
    label.frame = CGRect(
      x: x, y: 0, width: max(0, bounds.width - x - Self.margin), height: bounds.height)
  }
}
