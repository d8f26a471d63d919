// The buttons that a swipe on a row reveals. They share the revealed width; when it is more than they
// need, the outermost one takes the rest as soon as the swipe is a full one.

import Foundation

/// The buttons beside the contents of a swiped row.
@MainActor
final class SwipeActionsView: UIView {
  /// The minimum width of a button, in points, as of a device's.
  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 14

  private var buttons: [SwipeButton] = []
  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are at the left edge.
  let isLeft: Bool
  /// The revealed width in points.
  var revealed: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the first action takes the whole width.
  var isFull = false { didSet { setNeedsLayout() } }

  init(
    _ configuration: UISwipeActionsConfiguration, isLeft: Bool,
    _ perform: @escaping (UIContextualAction) -> Void
  ) {
    (self.configuration, self.isLeft) = (configuration, isLeft)
    super.init(frame: .zero)
    clipsToBounds = true
    buttons = configuration.actions.map { action in
      let button = SwipeButton(action)
      button.addHandler(for: .touchUpInside) { _ in perform(action) }
      return button
    }
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private func width(of button: SwipeButton) -> CGFloat {
    max(Self.minimumWidth, button.contentWidth + 2 * Self.padding)
  }

  /// The width at which all buttons are visible, in points.
  var restingWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let factor = restingWidth > 0 ? revealed / restingWidth : 0
    var taken: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var own = width(of: button) * factor
      if isFull { own = index == 0 ? revealed : 0 }
      let x = isLeft ? taken : bounds.width - taken - own
      button.frame = CGRect(x: x, y: 0, width: own, height: bounds.height)
      taken += own
    }
  }
}

/// The button of one action.
@MainActor
final class SwipeButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  init(_ action: UIContextualAction) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    for view in [picture, label] { addSubview(view) }
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title and the image, in points.
  var contentWidth: CGFloat {
    max(label.sizeThatFits(.unlimited).width, picture.image?.size.width ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.text?.isEmpty == false ? label.sizeThatFits(.unlimited) : .zero
    let image = picture.image?.size ?? .zero
    let gap: CGFloat = text.height > 0 && image.height > 0 ? 4 : 0
    let top = ((bounds.height - text.height - gap - image.height) / 2).rounded()
    picture.frame = CGRect(
      x: ((bounds.width - image.width) / 2).rounded(), y: top, width: image.width,
      height: image.height)
    label.frame = CGRect(
      x: ((bounds.width - text.width) / 2).rounded(), y: top + image.height + gap,
      width: text.width, height: text.height)
  }
}

extension CGSize {
  fileprivate static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
