// A tab bar: a row of tabs as wide as each other, over a background like that of a navigation bar.

import Foundation

/// The bar at the bottom of tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How high the row of tabs is.
  static let rowHeight: CGFloat = 49
  /// More tabs than this find no room on a phone.
  private static let mostItems = 5
  private static let phoneWidth: CGFloat = 600

  /// Told which tab has been tapped.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs.
  open var items: [UITabBarItem]? { didSet { replaceButtons() } }
  /// Replaces the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected tab.
  open var selectedItem: UITabBarItem? { didSet { showSelection() } }
  /// The colour of tabs that are not selected; `nil` for gray.
  open var unselectedItemTintColor: UIColor? { didSet { looksDidChange() } }

  /// The bar's colour, as of old.
  open var barTintColor: UIColor? { didSet { looksDidChange() } }
  /// How dark the bar is, as of old.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether content shows through; an opaque bar has content above it only.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// A picture behind the tabs, as of old; an empty one leaves nothing.
  open var backgroundImage: UIImage? { didSet { looksDidChange() } }
  /// A picture in place of the line, as of old.
  open var shadowImage: UIImage? { didSet { looksDidChange() } }

  /// The look above content that goes on below the bar.
  open var standardAppearance: UITabBarAppearance {
    get { ownStandard ?? legacyAppearance }
    set { ownStandard = newValue.duplicate() }
  }
  /// The look while the content is at its end; `nil` for no background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { ownEdge }
    set { ownEdge = newValue?.duplicate() }
  }
  var ownStandard: UITabBarAppearance? { didSet { looksDidChange() } }
  var ownEdge: UITabBarAppearance? { didSet { looksDidChange() } }

  let standardBackground = BarBackground(contentIs: .above)
  let edgeBackground = BarBackground(contentIs: .above)
  private(set) var buttons: [TabButton] = []
  /// Who selects when a tab is tapped; without it the bar does so itself.
  var onTap: ((Int) -> Void)?
  /// Whether content goes on below the bar: 0 shows the look of the edge, 1 the standard one.
  package internal(set) var scrolled: CGFloat = 0 {
    didSet { if scrolled != oldValue { showBackgrounds() } }
  }

  /// A bar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    for view in [edgeBackground, standardBackground] { addSubview(view) }
    looksDidChange()
  }

  // MARK: Looks

  /// The look that counts now.
  var look: UITabBarAppearance { selectedItem?.standardAppearance ?? standardAppearance }

  private var legacyAppearance: UITabBarAppearance {
    let look = UITabBarAppearance()
    if let backgroundImage {
      look.configureWithTransparentBackground()
      look.shadowColor = .separator
      if backgroundImage.size != .zero { look.backgroundImage = backgroundImage }
    } else if !isTranslucent {
      look.configureWithOpaqueBackground()
    }
    if let barTintColor { (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor) }
    if let shadowImage {
      (look.shadowImage, look.shadowColor) = (shadowImage.size == .zero ? nil : shadowImage, nil)
    }
    return look
  }

  private var hasLegacyBackground: Bool {
    ownStandard == nil && (backgroundImage != nil || barTintColor != nil || !isTranslucent)
  }

  func looksDidChange() {
    standardBackground.show(look)
    if let edge = selectedItem?.scrollEdgeAppearance ?? ownEdge {
      edgeBackground.show(edge)
    } else {
      let none = UITabBarAppearance()
      none.configureWithTransparentBackground()
      edgeBackground.show(none)
    }
    showBackgrounds()
    for button in buttons { button.follow() }
  }

  private func showBackgrounds() {
    let share: CGFloat = hasLegacyBackground ? 1 : min(max(scrolled, 0), 1)
    (standardBackground.alpha, edgeBackground.alpha) = (share, 1 - share)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in buttons { button.follow() }
  }

  // MARK: Tabs

  private func replaceButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { TabButton($0, in: self) }
    for (index, button) in buttons.enumerated() {
      addSubview(button)
      button.addHandler(for: .touchUpInside) { [weak self] _ in self?.tapped(index) }
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.follow()
    }
    if selectedItem?.standardAppearance != nil || selectedItem?.scrollEdgeAppearance != nil {
      looksDidChange()
    }
  }

  private func tapped(_ index: Int) {
    guard let item = items?[index] else { return }
    if let onTap { return onTap(index) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [edgeBackground, standardBackground] where view.frame != bounds {
      view.frame = bounds
    }
    if buttons.count > Self.mostItems, bounds.width < Self.phoneWidth {
      UIKitState.current.refuse(
        "a tab bar with \(buttons.count) tabs on a phone; at most \(Self.mostItems) find room")
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: place * width, y: 0, width: width, height: Self.rowHeight)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight + safeAreaInsets.bottom)
  }
}

/// Told about taps on tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A tab has been tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
