// The plate of a menu: rows with titles, images and marks on a blurred background. Apple publishes
// no sizes: these are those of iOS 15 to 18 as seen on screen.

import Foundation

/// A blurred plate with the rows of a menu.
final class MenuPlate: UIView {
  /// The width of a menu, in points.
  static let width: CGFloat = 250
  /// The heights of a row, of a line of a second text, of a title, and of the gap between sections.
  static let (row, line, title, gap): (CGFloat, CGFloat, CGFloat, CGFloat) = (44, 18, 30, 8)
  private static let radius: CGFloat = 13

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let clip = UIView()
  private let scroll = UIScrollView()
  private var parts: [(view: UIView, height: CGFloat)] = []
  /// The height of all rows.
  private(set) var contentHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer.shadowOpacity, layer.shadowRadius) = (0.2, 32)
    layer.shadowOffset = CGSize(width: 0, height: 8)
    clip.layer.cornerRadius = Self.radius
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(clip)
    for view in [glass, scroll] { clip.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the rows of a menu.
  ///
  /// - Parameter back: The title of the first row, with which a menu in a menu is closed; `nil` for the
  ///   outermost menu.
  func show(
    _ content: MenuSections, back: String?, onBack: @escaping () -> Void,
    onChoice: @escaping (UIMenuElement) -> Void
  ) {
    for part in parts { part.view.removeFromSuperview() }
    parts = []
    if let back { add(MenuBackRow(back, onTap: onBack), Self.row) }
    for (index, section) in content.sections.enumerated() {
      if index > 0 || back != nil { addGap() }
      if let title = section.title, index > 0 || title != back { addTitle(title) }
      for (place, element) in section.elements.enumerated() {
        let row = MenuRow(element, leavesRoom: content.hasMarks, onChoice: onChoice)
        row.hasLine = place + 1 < section.elements.count
        add(row, row.height)
      }
    }
    contentHeight = parts.reduce(0) { $0 + $1.height }
    setNeedsLayout()
  }

  private func add(_ view: UIView, _ height: CGFloat) {
    parts.append((view, height))
    scroll.addSubview(view)
  }

  private func addGap() {
    let gap = UIView()
    gap.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.16 : 0.08)
    }
    add(gap, Self.gap)
  }

  private func addTitle(_ title: String) {
    let box = UIView()
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: Self.width - 32, height: Self.title))
    (label.text, label.font, label.textColor) = (title, .systemFont(ofSize: 12), .secondaryLabel)
    box.addSubview(label)
    let line = UIView(
      frame: CGRect(x: 0, y: Self.title - 0.5, width: Self.width, height: 0.5))
    line.backgroundColor = .separator
    box.addSubview(line)
    add(box, Self.title)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [clip, glass, scroll] { view.frame = bounds }
    var y: CGFloat = 0
    for (view, height) in parts {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: Self.radius, cornerHeight: Self.radius, transform: nil)
  }
}

/// A row of a menu.
final class MenuRow: UIControl {
  private static let (side, markColumn): (CGFloat, CGFloat) = (16, 20)

  let element: UIMenuElement
  private let label = UILabel()
  private let subtitle = UILabel()
  private let imageView = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()
  private let leavesRoom: Bool
  /// A Boolean value that indicates whether a line separates the row from the next one.
  var hasLine = false { didSet { line.isHidden = !hasLine } }

  init(
    _ element: UIMenuElement, leavesRoom: Bool, onChoice: @escaping (UIMenuElement) -> Void
  ) {
    (self.element, self.leavesRoom) = (element, leavesRoom)
    super.init(frame: .zero)
    let attributes = element.shownAttributes
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    (label.text, label.font, label.textColor) = (element.title, .systemFont(ofSize: 17), color)
    (label.numberOfLines, label.lineBreakMode) = (2, .byTruncatingTail)
    (subtitle.text, subtitle.font) = (element.subtitle, .systemFont(ofSize: 13))
    subtitle.textColor = .secondaryLabel
    imageView.image = element.image
    imageView.tintColor = color
    imageView.contentMode = .center
    mark.image = Self.chevron(element) ?? Self.markImage(element.shownState)
    mark.tintColor = color
    mark.contentMode = .center
    line.backgroundColor = .separator
    line.isHidden = true
    for view in [label, subtitle, imageView, mark, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityTraits = element.shownState == .on ? [.button, .selected] : .button
    accessibilityLabel = element.title
    isAccessibilityElement = true
    addHandler(for: .touchUpInside) { [weak self] _ in
      if let self { onChoice(self.element) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The chevron of a menu in a menu, which opens when its row is chosen. It is where other rows have
  /// marks, so that the menu's image has the other end of the row.
  private static func chevron(_ element: UIMenuElement) -> UIImage? {
    guard element is UIMenu else { return nil }
    return BarGlyph.symbol("chevron_right", pointSize: 15)?
      .imageFlippedForRightToLeftLayoutDirection()
  }

  private static func markImage(_ state: UIMenuElement.State) -> UIImage? {
    switch state {
    case .off: nil
    case .on: BarGlyph.symbol("check", pointSize: 15)
    case .mixed: BarGlyph.symbol("remove", pointSize: 15)
    }
  }

  /// The left edge of the text.
  private var textLeft: CGFloat { leavesRoom ? Self.side + Self.markColumn : Self.side }
  private var textWidth: CGFloat {
    let taken = imageView.image == nil ? 0 : 24 + 12
    return MenuPlate.width - textLeft - Self.side - CGFloat(taken)
  }

  /// The height of the row.
  var height: CGFloat {
    let size = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
    let second = subtitle.text == nil ? 0 : MenuPlate.line
    return max(MenuPlate.row, (label.sizeThatFits(size).height + 22).rounded(.up)) + second
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let second = subtitle.text == nil ? 0 : MenuPlate.line
    label.frame = CGRect(
      x: textLeft, y: 0, width: textWidth, height: bounds.height - second)
    subtitle.frame = CGRect(
      x: textLeft, y: bounds.height - second - 8, width: textWidth, height: second)
    imageView.frame = CGRect(
      x: bounds.width - Self.side - 24, y: 0, width: 24, height: bounds.height)
    mark.frame = CGRect(x: 10, y: 0, width: Self.markColumn, height: bounds.height)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [label, subtitle, imageView, mark] {
      view.frame = view.frame.mirrored(in: bounds.width)
    }
  }
}

/// The first row of a menu in another menu, which leads back.
final class MenuBackRow: UIControl {
  private let label = UILabel()
  private let chevron = UIImageView(image: BarGlyph.symbol("expand_more", pointSize: 15))

  init(_ title: String, onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    chevron.tintColor = .label
    chevron.contentMode = .center
    for view in [label, chevron] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = title
    accessibilityTraits = .button
    isAccessibilityElement = true
    addHandler(for: .touchUpInside) { _ in onTap() }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame = CGRect(x: 10, y: 0, width: 20, height: bounds.height)
    label.frame = CGRect(x: 36, y: 0, width: bounds.width - 52, height: bounds.height)
  }
}
