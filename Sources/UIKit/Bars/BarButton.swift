// The view of a bar button item: its title, its image, or its custom view. It follows changes of
// the item.

import Foundation

/// A control that shows a bar button item and performs its action.
final class BarButton: UIControl, BarItemObserver {
  /// The text attributes of a button's title, according to the bar's appearance.
  struct TextAttributes {
    var plain: [NSAttributedString.Key: Any] = [:]
    var done: [NSAttributedString.Key: Any] = [:]
    var disabled: [NSAttributedString.Key: Any] = [:]
  }

  private static let fontSize: CGFloat = 17
  /// The alpha of a highlighted button.
  private static let pressedAlpha: CGFloat = 0.2
  /// The minimum width of the touch area.
  private static let minimumWidth: CGFloat = 44

  let item: UIBarButtonItem
  private var label: UILabel?
  private var imageView: UIImageView?
  /// The view of the item's image.
  var symbolView: UIImageView? { imageView }
  /// The view of the image behind the button.
  private(set) var plate: UIImageView?
  private let appearance: TextAttributes

  init(_ item: UIBarButtonItem, appearance: TextAttributes) {
    (self.item, self.appearance) = (item, appearance)
    super.init(frame: .zero)
    item.observer = self
    tintColor = item.effectiveTintColor
    follow()
    addHandler(for: .touchUpInside) { [weak self] _ in self?.item.perform() }
    addMenuPress()
  }

  required init?(coder: NSCoder) { nil }

  override func opensMenuAtTouchDown() -> Bool {
    guard item.opensMenuByTap else { return false }
    openMenu()
    return true
  }

  private func openMenu() {
    guard let menu = item.menu else { return }
    open(menu, in: menuState) { _ in }
  }

  private func addMenuPress() {
    let press = ContextPressRecognizer(target: nil, action: nil)
    press.mayBegin = { [weak self] in
      guard let item = self?.item else { return false }
      return item.menu != nil && !item.opensMenuByTap
    }
    press.addHandler { [weak self] (press: ContextPressRecognizer) in
      if press.state == .began { self?.openMenu() }
    }
    addGestureRecognizer(press)
  }

  func barItemDidChange() {
    tintColor = item.effectiveTintColor
    follow()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func follow() {
    (isEnabled, isHidden) = (item.isEnabled, item.isHidden)
    if let custom = item.customView {
      if custom.superview !== self { addSubview(custom) }
      return
    }
    showPlate()
    if let image = item.image { show(image) } else { write(item.title) }
    imageView?.isHidden = item.image == nil
    label?.isHidden = item.image != nil
  }

  private func showPlate() {
    let image = item.shownBackground(state)
    plate = UIImageView.plate(plate, showing: image, in: self)
  }

  private func show(_ image: UIImage) {
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil {
      imageView = view
      addSubview(view)
    }
    let isTemplate = image.renderingMode != .alwaysOriginal
    view.image = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
    view.tintColor = isEnabled ? nil : .tertiaryLabel
  }

  private func write(_ title: String?) {
    let view = label ?? UILabel(frame: .zero)
    if label == nil {
      label = view
      addSubview(view)
    }
    view.textAlignment = isWiderThanTitle ? .center : .natural
    write(title, in: view)
  }

  private func write(_ title: String?, in view: UILabel) {
    let isBold = item.style == .done
    var attributes = isBold ? appearance.done : appearance.plain
    if !isEnabled { attributes.merge(appearance.disabled) { $1 } }
    attributes.merge(item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]) { $1 }
    if isHighlighted { attributes.merge(pressedAttributes) { $1 } }
    view.write(
      title, attributes,
      font: .systemFont(ofSize: Self.fontSize, weight: isBold ? .semibold : .regular),
      color: isEnabled ? tintColor : .tertiaryLabel)
  }

  /// The attributes of the title under a touch.
  private var pressedAttributes: [NSAttributedString.Key: Any] {
    item.titleTextAttributes(for: .highlighted) ?? [:]
  }

  /// A Boolean value that indicates whether something else than the title decides on the width.
  private var isWiderThanTitle: Bool {
    item.width > 0 || item.possibleTitles != nil || plate != nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    follow()
  }

  override var isHighlighted: Bool {
    didSet {
      let isColored = pressedAttributes[.foregroundColor] != nil
      label?.alpha = isHighlighted && !isColored ? Self.pressedAlpha : 1
      imageView?.alpha = isHighlighted ? Self.pressedAlpha : 1
      if isHighlighted != oldValue, plate != nil || !pressedAttributes.isEmpty { follow() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let custom = item.customView {
      if custom.autoLayout.translatesAutoresizingMask { custom.bounds.size = customSize(custom) }
      custom.center = middle
    }
    plate?.placePlate(in: bounds, movedDown: item.shownBackgroundMove)
    let move = item.shownTitleMove
    label?.frame = bounds.offsetBy(dx: move.horizontal, dy: move.vertical)
    if let image = item.image, let imageView {
      imageView.bounds.size = image.size
      let insets = item.imageInsets
      imageView.center = CGPoint(
        x: middle.x + (insets.left - insets.right) / 2,
        y: middle.y + (insets.top - insets.bottom) / 2)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting: CGSize
    if let custom = item.customView {
      fitting = customSize(custom)
    } else if let image = item.image {
      fitting = image.size
    } else {
      fitting = titleSize(within: size)
    }
    if let plate, item.customView == nil { fitting.width += 2 * plate.plateMargin }
    if item.width > 0 { fitting.width = item.width }
    return fitting
  }

  /// Returns the size of the title, in the width of the widest of the possible ones.
  private func titleSize(within size: CGSize) -> CGSize {
    var fitting = label?.sizeThatFits(size) ?? .zero
    guard let titles = item.possibleTitles, !titles.isEmpty else { return fitting }
    let measured = UILabel(frame: .zero)
    for title in titles.sorted() {
      write(title, in: measured)
      fitting.width = max(fitting.width, measured.sizeThatFits(size).width)
    }
    return fitting
  }

  private func customSize(_ view: UIView) -> CGSize {
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    return view.fittedSize(within: CGSize(width: .infinity, height: UINavigationBar.rowHeight))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let more = max(0, (Self.minimumWidth - bounds.width) / 2)
    return bounds.insetBy(dx: -more, dy: 0).encloses(point)
  }
}
