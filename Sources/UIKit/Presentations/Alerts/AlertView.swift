// The view of an alert: text above buttons on a blurred plate. An action sheet has a second plate
// for the cancel button.

import Foundation

/// The content of an alert.
@MainActor
struct AlertContent {
  var title, message: String?
  var fields: [UITextField] = []
  var actions: [UIAlertAction] = []
  var preferred: UIAlertAction?
  /// A Boolean value that indicates whether the alert is in a popover, which has no cancel button.
  var isPopover = false
  var attributedTitle, attributedMessage: NSAttributedString?
  /// The view controller between message and text fields.
  var inner: UIViewController?
}

/// The text and buttons of an alert.
final class AlertView: UIView {
  private let isSheet: Bool
  private let onChoice: (UIAlertAction) -> Void
  private let plate = AlertPlate()
  private let cancelPlate = AlertPlate()

  init(asSheet isSheet: Bool, onChoice: @escaping (UIAlertAction) -> Void) {
    (self.isSheet, self.onChoice) = (isSheet, onChoice)
    super.init(frame: .zero)
    for view in [plate, cancelPlate] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertContent) {
    let cancel = isSheet ? content.actions.first { $0.style == .cancel } : nil
    var rest = content.actions.filter { $0 !== cancel }
    // The cancel button is last if the buttons are stacked, and first if two are side by side.
    if let index = rest.firstIndex(where: { $0.style == .cancel }) {
      let last = rest.remove(at: index)
      rest.insert(last, at: rest.count == 1 ? 0 : rest.count)
    }
    plate.show(content, rest.map { button($0, of: content) }, isSheet: isSheet)
    cancelPlate.isHidden = cancel == nil || content.isPopover
    plate.hasBackground = !content.isPopover
    let buttons = cancel.map { [button($0, of: content)] } ?? []
    cancelPlate.show(AlertContent(), buttons, isSheet: isSheet)
    setNeedsLayout()
  }

  private func button(_ action: UIAlertAction, of content: AlertContent) -> AlertButton {
    AlertButton(
      action, isStrong: action === content.preferred, size: isSheet ? 20 : 17, onChoice: onChoice)
  }

  /// Returns the size of the view for the available size.
  func size(in available: CGSize) -> CGSize {
    let width =
      isSheet ? min(available.width, available.height) : min(AlertPlate.width, available.width)
    let height = plate.height(at: width) + cancelHeight(at: width)
    return CGSize(width: width, height: min(available.height, height))
  }

  /// The size of the view in a popover.
  var sizeInPopover: CGSize {
    CGSize(width: AlertPlate.popoverWidth, height: plate.height(at: AlertPlate.popoverWidth))
  }

  private func cancelHeight(at width: CGFloat) -> CGFloat {
    cancelPlate.isHidden ? 0 : cancelPlate.height(at: width) + AlertPlate.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = cancelHeight(at: bounds.width)
    plate.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
    cancelPlate.frame = CGRect(
      x: 0, y: bounds.height - below + AlertPlate.gap, width: bounds.width,
      height: max(0, below - AlertPlate.gap))
  }
}

/// A button of an alert.
final class AlertButton: UIControl {
  private let label = UILabel()
  private var icon: UIImageView?
  private let onChoice: (UIAlertAction) -> Void
  private let action: UIAlertAction

  init(
    _ action: UIAlertAction, isStrong: Bool, size: CGFloat,
    onChoice: @escaping (UIAlertAction) -> Void
  ) {
    (self.action, self.onChoice) = (action, onChoice)
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = action.look.alignment
    label.font = .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
    (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.7)
    isEnabled = action.isEnabled
    addSubview(label)
    showIcon()
    addHandler(for: .touchUpInside) { [weak self] _ in
      guard let self else { return }
      self.onChoice(self.action)
    }
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func showIcon() {
    guard let image = action.look.image else { return }
    let view = UIImageView(
      image: image.renderingMode == .alwaysOriginal
        ? image : image.withRenderingMode(.alwaysTemplate))
    view.tintColor = action.look.imageTint
    addSubview(view)
    icon = view
  }

  /// The width of the title.
  var textWidth: CGFloat { label.intrinsicContentSize.width }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let usual = action.style == .destructive ? UIColor.systemRed : tintColor
    label.textColor = isEnabled ? action.look.titleColor ?? usual : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    guard let icon else { return }
    let size = icon.bounds.size
    icon.frame = CGRect(
      x: 16, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      icon.frame = icon.frame.mirrored(in: bounds.width)
    }
  }
}
