// The view of a screen without content: image, texts and buttons in a column, in the middle of what bars
// and the keyboard leave free.

import Foundation

/// A content view for a screen without content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// The configuration that the view shows. Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let other = newValue as? UIContentUnavailableConfiguration else { return }
      shown = other
      show()
    }
  }

  private var shown: UIContentUnavailableConfiguration
  private let background = BackgroundView(frame: .zero)
  private let image = UIImageView(image: nil)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondary = UILabel()
  private let button = UnavailableButton(configuration: .plain())
  private let secondaryButton = UnavailableButton(configuration: .plain())

  /// Creates a view that shows `configuration`.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    image.contentMode = .scaleAspectFit
    spinner.hidesWhenStopped = false
    for view in [background, image, spinner, label, secondary, button, secondaryButton] {
      addSubview(view)
    }
    // The view is laid out with its guide when the keyboard comes and leaves.
    _ = keyboardLayoutGuide
    show()
  }

  /// Returns `nil`. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Contents

  private func show() {
    background.configuration = shown.background
    show(label, shown.text, shown.attributedText, shown.textProperties)
    show(
      secondary, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    let properties = shown.imageProperties
    image.image = shown.image?.preferring(properties.preferredSymbolConfiguration)
    image.isHidden = shown.image == nil || shown.showsActivityIndicator
    image.tintColor = properties.tintColor
    image.layer.cornerRadius = properties.cornerRadius
    image.clipsToBounds = properties.cornerRadius > 0
    spinner.isHidden = !shown.showsActivityIndicator
    if shown.showsActivityIndicator { spinner.startAnimating() } else { spinner.stopAnimating() }
    button.show(shown.button, shown.buttonProperties)
    secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    (label.font, label.textColor) = (properties.font, properties.color)
    (label.numberOfLines, label.lineBreakMode) = (
      properties.numberOfLines, properties.lineBreakMode
    )
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = text?.isEmpty != false && attributed == nil
  }

  // MARK: Layout

  /// The area in which the contents are centered.
  private var area: CGRect {
    // The content of a scroll view has no safe area where the scroll view has insets for it.
    var insets = (superview as? UIScrollView)?.adjustedContentInset ?? safeAreaInsets
    if let keyboard = Keyboard.current.frame {
      insets.bottom = max(insets.bottom, convert(bounds, to: nil).maxY - keyboard.minY)
    }
    let margins = shown.directionalLayoutMargins.absolute(effectiveUserInterfaceLayoutDirection)
    return bounds.inset(by: insets).inset(by: margins)
  }

  private var imageSize: CGSize {
    guard let size = image.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let maximum = shown.imageProperties.maximumSize
    let scale = min(
      maximum.width > 0 ? maximum.width / size.width : 1,
      maximum.height > 0 ? maximum.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The views that are shown, from top to bottom, with the distance below each.
  private var column: [(view: UIView, gap: CGFloat)] {
    let hasSecondary = !secondary.isHidden
    let all: [(UIView, CGFloat)] = [
      (image, shown.imageToTextPadding), (spinner, shown.imageToTextPadding),
      (label, hasSecondary ? shown.textToSecondaryTextPadding : shown.textToButtonPadding),
      (secondary, shown.textToButtonPadding), (button, shown.buttonToSecondaryButtonPadding),
      (secondaryButton, 0),
    ]
    return all.filter { !$0.0.isHidden }
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if view === image { return imageSize }
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func height(width: CGFloat) -> CGFloat {
    let column = column
    let gaps = column.dropLast().reduce(0) { $0 + $1.gap }
    return column.reduce(gaps) { $0 + size(of: $1.view, width: width).height }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let area = area
    var y = area.minY + ((area.height - height(width: area.width)) / 2).rounded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, gap) in column {
      let size = size(of: view, width: area.width)
      let rest = area.width - size.width
      let before = shown.alignment == .center ? rest / 2 : isMirrored ? rest : 0
      view.frame = CGRect(
        x: area.minX + before, y: y, width: size.width, height: size.height)
      y += size.height + gap
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    return CGSize(width: size.width, height: height(width: width) + margins.top + margins.bottom)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// A button of a screen without content.
private final class UnavailableButton: UIButton {
  private var action: UIAction?

  /// Shows a configuration, or nothing if it has neither title nor image.
  func show(
    _ look: Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    if let action { removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { addAction(action, for: .primaryActionTriggered) }
    var look = look
    if let action {
      if look.title == nil, !action.title.isEmpty { look.title = action.title }
      if look.image == nil { look.image = action.image }
    }
    configuration = look
    menu = properties.menu
    showsMenuAsPrimaryAction = properties.menu != nil && action == nil
    (isEnabled, role) = (properties.isEnabled, properties.role)
    isHidden = look.title?.isEmpty != false && look.image == nil && !look.showsActivityIndicator
  }
}
