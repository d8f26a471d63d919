// A button: a control with an image and a title side by side, in the middle. The image is drawn behind
// everything by the button's own layer when it is alone, so that it fills the button.

import Foundation

/// A control to tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button would look.
  public enum ButtonType: Int, Sendable {
    /// Plain; the title is white.
    case custom
    /// As the system's: the title has the tint.
    case system
    /// Closes something.
    case close = 7
  }

  /// How it looks.
  public private(set) var buttonType = ButtonType.custom

  /// A button of some type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var titleView: UILabel?

  /// The label that shows the title; its text and colour are the button's to set.
  open var titleLabel: UILabel? {
    if titleView == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
      label.lineBreakMode = .byTruncatingMiddle
      titleView = label
      addSubview(label)
    }
    return titleView
  }

  /// Around the title.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showTitle()
  }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showTitle()
  }
  /// The colour of the title for a state; white, or the tint of a system's button, where none is set.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
      ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The title that shows.
  open var currentTitle: String? { title(for: state) }

  /// Sets the image for a state; the one for `normal` shows.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { layer.contents = image?.cgImage }
  }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The title's size with the insets around it.
  open override var intrinsicContentSize: CGSize {
    let title = titleView?.intrinsicContentSize ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + insets.left + insets.right,
      height: title.height + insets.top + insets.bottom)
  }
  /// The title's size with the insets around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    titleView == nil ? super.sizeThatFits(size) : intrinsicContentSize
  }

  /// Puts the title in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let titleView else { return }
    let room = bounds.inset(by: contentEdgeInsets)
    let size = titleView.intrinsicContentSize
    let width = min(size.width, max(0, room.width))
    titleView.frame = CGRect(
      x: room.midX - width / 2, y: room.midY - size.height / 2, width: width, height: size.height)
  }

  /// The tint has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTitle()
  }

  open override var isHighlighted: Bool { didSet { showTitle() } }
  open override var isSelected: Bool { didSet { showTitle() } }
  open override var isEnabled: Bool { didSet { showTitle() } }

  private func showTitle() {
    guard titleView != nil || !titles.isEmpty else { return }
    let label = titleLabel
    label?.text = title(for: state)
    label?.textColor = titleColor(for: state)
    label?.alpha = buttonType == .system && isHighlighted ? Self.highlightedOpacity : 1
  }

  /// How strong the title of a system's button is while a finger is on it: our choice.
  private static let highlightedOpacity: CGFloat = 0.2
}
