// One plate of an alert: title, message, and text fields at the top, buttons at the bottom, and
// separator lines. Two buttons of an alert are side by side if their titles fit, otherwise the
// buttons are stacked.

import Foundation

/// A blurred plate with text and buttons.
final class AlertPlate: UIView {
  /// The width of an alert, in points.
  static let width: CGFloat = 270
  /// The width of an action sheet in a popover, in points. Our choice.
  static let popoverWidth: CGFloat = 304
  /// The gap between the plates of an action sheet, in points.
  static let gap: CGFloat = 8
  private static let side: CGFloat = 16

  private static let material = UIBlurEffect(style: .systemThickMaterial)
  private let glass = UIVisualEffectView(effect: AlertPlate.material)
  /// A Boolean value that indicates whether the plate has a background and round corners of its own.
  var hasBackground = true {
    didSet {
      glass.effect = hasBackground ? Self.material : nil
      layer.cornerRadius = hasBackground ? 14 : 0
    }
  }
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var inner: UIViewController?
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var isSheet = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    clipsToBounds = true
    addSubview(glass)
    for label in [titleLabel, messageLabel] {
      (label.numberOfLines, label.textAlignment) = (0, .center)
      glass.contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertContent, _ buttons: [AlertButton], isSheet: Bool) {
    for view in self.buttons + lines + fields { view.removeFromSuperview() }
    (self.buttons, fields, self.isSheet) = (buttons, content.fields, isSheet)
    (titleLabel.text, messageLabel.text) = (content.title, content.message)
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.textColor = isSheet ? .secondaryLabel : .label
    }
    if let title = content.attributedTitle { titleLabel.attributedText = title }
    if let message = content.attributedMessage { messageLabel.attributedText = message }
    show(content.inner)
    lines = buttons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for field in fields { applyStyle(field) }
    for view in fields + buttons + lines { glass.contentView.addSubview(view) }
    setNeedsLayout()
  }

  private func show(_ inner: UIViewController?) {
    guard inner !== self.inner else { return }
    self.inner = inner
    guard let inner else { return }
    glass.contentView.addSubview(inner.view)
    inner.didMove(toParent: inner.parent)
  }

  private func applyStyle(_ field: UITextField) {
    guard field.borderStyle == .none else { return }
    field.borderStyle = .roundedRect
    field.backgroundColor = .systemBackground
  }

  // MARK: Layout

  private var buttonHeight: CGFloat { isSheet ? 57 : 44 }
  /// The padding above the title and below the message.
  private var padding: CGFloat { isSheet ? 15 : 20 }

  /// Returns labels and text fields with their heights and the space before them, from top to
  /// bottom.
  private func parts(at width: CGFloat) -> [(view: UIView, height: CGFloat, before: CGFloat)] {
    let available = CGSize(width: width - 2 * Self.side, height: .greatestFiniteMagnitude)
    var parts: [(view: UIView, height: CGFloat, before: CGFloat)] = []
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      let height = label.sizeThatFits(available).height
      parts.append((label, height, parts.isEmpty ? padding : isSheet ? 12 : 2))
    }
    if let inner {
      // Without a preferred size it is as high as its constraints make it.
      let preferred = inner.preferredContentSize.height
      let height =
        preferred > 0
        ? preferred : inner.view.fittedSize(within: CGSize(width: width, height: .infinity)).height
      parts.append((inner.view, height, parts.isEmpty ? 0 : 8))
    }
    for field in fields {
      let height = max(28, field.intrinsicContentSize.height)
      parts.append((field, height, parts.last?.view is UITextField ? 4 : 16))
    }
    return parts
  }

  private func wordsHeight(at width: CGFloat) -> CGFloat {
    let parts = parts(at: width)
    return parts.isEmpty ? 0 : parts.reduce(padding) { $0 + $1.before + $1.height }
  }

  private func areBeside(at width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.textWidth <= width / 2 - 16 }
  }

  func height(at width: CGFloat) -> CGFloat {
    let rows = areBeside(at: width) ? 1 : buttons.count
    return (wordsHeight(at: width) + CGFloat(rows) * buttonHeight).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    let width = bounds.width
    var y: CGFloat = 0
    for part in parts(at: width) {
      y += part.before
      let side = part.view === inner?.viewIfLoaded ? 0 : Self.side
      part.view.frame = CGRect(x: side, y: y, width: width - 2 * side, height: part.height)
      y += part.height
    }
    for label in [titleLabel, messageLabel] { label.isHidden = label.text?.isEmpty != false }
    placeButtons(from: bounds.height - height(at: width) + wordsHeight(at: width))
  }

  private func placeButtons(from top: CGFloat) {
    let hair = 1 / UIKitState.current.screen.scale
    let areBeside = areBeside(at: bounds.width)
    let width = areBeside ? bounds.width / 2 : bounds.width
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(index)
      button.frame = CGRect(
        x: areBeside ? place * width : 0, y: areBeside ? top : top + place * buttonHeight,
        width: width, height: buttonHeight)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        button.frame = button.frame.mirrored(in: bounds.width)
      }
      let isUpright = areBeside && index == 1
      lines[index].frame = CGRect(
        x: isUpright ? width - hair / 2 : 0, y: button.frame.minY,
        width: isUpright ? hair : bounds.width, height: isUpright ? buttonHeight : hair)
      lines[index].isHidden = index == 0 && top <= 0
    }
  }
}
