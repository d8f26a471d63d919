// The row of an edit menu: a button for each element, with lines between them. Elements that have no room
// are on further pages.

import Foundation

/// A row of menu elements in pages.
final class EditMenuBar: UIView {
  /// The height of the bar, and the widths of a button that turns pages and of the narrowest bar, in points.
  /// Our choice, close to iOS 16 to 18.
  static let (height, turn, narrowest): (CGFloat, CGFloat, CGFloat) = (44, 40, 64)

  private var elements: [UIMenuElement] = []
  private var pages: [Range<Int>] = []
  private var page = 0
  private var isSubmenu = false
  private var buttons: [EditMenuButton] = []

  /// Called with the element that a tap chooses.
  var onChoice: (UIMenuElement) -> Void = { _ in }
  /// Called when a tap leads back from a menu in the menu.
  var onBack: () -> Void = {}
  /// Called when another page is shown, which has another width.
  var onTurn: () -> Void = {}

  /// Shows the first page of elements.
  ///
  /// - Parameter isSubmenu: Whether a button leads back.
  /// - Parameter limit: The width of the widest bar.
  func show(_ elements: [UIMenuElement], isSubmenu: Bool, limit: CGFloat) {
    (self.elements, self.isSubmenu, page) = (elements, isSubmenu, 0)
    pages = EditMenuPlace.pages(
      elements.map { EditMenuButton.width(of: $0.barTitle) },
      limit: limit - (isSubmenu ? Self.turn : 0), turn: Self.turn)
    showPage()
  }

  /// The size of the page.
  private(set) var wantedSize = CGSize.zero

  private func showPage() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    if page > 0 {
      add(
        EditMenuButton(symbol: "chevron_left", label: "Previous") { [weak self] in self?.turn(-1) })
    } else if isSubmenu {
      add(EditMenuButton(symbol: "chevron_left", label: "Back") { [weak self] in self?.onBack() })
    }
    for element in elements[pages.isEmpty ? 0..<0 : pages[page]] {
      add(EditMenuButton(element) { [weak self] in self?.onChoice(element) })
    }
    if page + 1 < pages.count {
      add(EditMenuButton(symbol: "chevron_right", label: "Next") { [weak self] in self?.turn(1) })
    }
    buttons.last?.hasLine = false
    let width = buttons.reduce(0) { $0 + $1.wantedWidth }
    wantedSize = CGSize(width: max(width, Self.narrowest), height: Self.height)
    setNeedsLayout()
  }

  private func add(_ button: EditMenuButton) {
    buttons.append(button)
    addSubview(button)
  }

  private func turn(_ step: Int) {
    page += step
    showPage()
    onTurn()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = buttons.reduce(0) { $0 + $1.wantedWidth }
    // A single short element fills the narrowest bar.
    let extra = max(0, bounds.width - width) / CGFloat(max(buttons.count, 1))
    var x: CGFloat = 0
    for button in buttons {
      button.frame = CGRect(x: x, y: 0, width: button.wantedWidth + extra, height: bounds.height)
      x += button.wantedWidth + extra
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for button in buttons { button.frame = button.frame.mirrored(in: bounds.width) }
  }
}

extension UIMenuElement {
  /// The title in a bar. A menu in the menu is recognized by its mark.
  fileprivate var barTitle: String { self is UIMenu ? "\(title) ›" : title }
}

/// A button of an edit menu.
private final class EditMenuButton: UIControl {
  private static let font = UIFont.systemFont(ofSize: 15)
  private static let side: CGFloat = 14

  private let label = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  let wantedWidth: CGFloat
  /// A Boolean value that indicates whether a line separates the button from the next one.
  var hasLine = true { didSet { line.isHidden = !hasLine } }

  init(_ element: UIMenuElement, _ action: @escaping () -> Void) {
    wantedWidth = Self.width(of: element.barTitle)
    super.init(frame: .zero)
    let attributes = element.shownAttributes
    isEnabled = !attributes.contains(.disabled)
    (label.text, label.font, label.textAlignment) = (element.barTitle, Self.font, .center)
    label.textColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    if element.title.isEmpty { picture.image = element.image }
    prepare(element.title, action)
  }

  /// Creates a button that turns pages or leads back.
  init(symbol: String, label: String, _ action: @escaping () -> Void) {
    wantedWidth = EditMenuBar.turn
    super.init(frame: .zero)
    picture.image = BarGlyph.symbol(symbol, pointSize: 17)?
      .imageFlippedForRightToLeftLayoutDirection()
    prepare(label, action)
  }

  required init?(coder: NSCoder) { nil }

  static func width(of title: String) -> CGFloat {
    let measured = UILabel()
    (measured.text, measured.font) = (title, font)
    return max(EditMenuBar.height, (measured.intrinsicContentSize.width + 2 * side).rounded(.up))
  }

  private func prepare(_ name: String, _ action: @escaping () -> Void) {
    picture.contentMode = .center
    picture.tintColor = .label
    line.backgroundColor = .separator
    for view in [label, picture, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    (accessibilityLabel, accessibilityTraits) = (name, .button)
    isAccessibilityElement = true
    addHandler(for: .touchUpInside) { _ in action() }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (label.frame, picture.frame) = (bounds, bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - 0.5, y: 0, width: 0.5, height: bounds.height)
  }
}
