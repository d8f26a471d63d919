// The back button: the title beside the bar's chevron, and the touch area that covers both.

import Foundation

/// The back button of a navigation bar.
final class BarBackButton: UIControl {
  private static let fontSize: CGFloat = 17
  private static let pressedAlpha: CGFloat = 0.2

  let label = UILabel(frame: .zero)
  /// The item whose backgrounds and offsets the button has.
  private(set) var item = UIBarButtonItem()
  private var plate: UIImageView?
  private var words: String?
  private var attributes: [NSAttributedString.Key: Any] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title with attributes, which those of the item precede.
  func write(
    _ words: String?, _ attributes: [NSAttributedString.Key: Any], of item: UIBarButtonItem
  ) {
    self.item = item
    (self.words, self.attributes) = (words, attributes)
    self.attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    tintColor = item.effectiveTintColor
    setTitle(words)
    showPlate()
  }

  private func showPlate() {
    plate = UIImageView.plate(plate, showing: item.shownBackBackground(state), in: self)
  }

  /// Shows the title, or the generic title, or no title, whichever is the longest that fits.
  ///
  /// - Returns: The width of the title that is shown.
  func fitTitle(_ available: CGFloat) -> CGFloat {
    for words in [words, UINavigationItem.genericBackTitle] {
      setTitle(words)
      if wordsWidth <= available { return wordsWidth }
    }
    setTitle(nil)
    return 0
  }

  private func setTitle(_ words: String?) {
    label.write(words, attributes, font: .systemFont(ofSize: Self.fontSize), color: tintColor)
  }

  var wordsWidth: CGFloat { label.sizeThatFits(.zero).width }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor
  }

  override var isHighlighted: Bool {
    didSet {
      label.alpha = isHighlighted ? Self.pressedAlpha : 1
      if plate != nil { showPlate() }
    }
  }

  /// Places the title beside the chevron.
  func place(isMirrored: Bool, labelInset: CGFloat, moved move: UIOffset) {
    plate?.placePlate(in: bounds, movedDown: item.shownBackBackgroundMove)
    let size = label.sizeThatFits(.zero)
    let width = min(size.width, max(0, bounds.width - labelInset))
    label.bounds.size = CGSize(width: width, height: size.height)
    let x = isMirrored ? bounds.width - labelInset - width : labelInset
    label.center = CGPoint(x: x + width / 2 + move.horizontal, y: bounds.midY + move.vertical)
  }
}
