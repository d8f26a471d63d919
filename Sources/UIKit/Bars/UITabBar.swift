// A tab bar: a row of tabs of equal width, over a background like that of a navigation bar.

import Foundation
import SegueWorld

/// The bar at the bottom of a tab interface.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of the row of tabs, in points.
  static let rowHeight: CGFloat = 49
  /// The maximum number of tabs on a phone.
  private static let maximumItems = 5
  private static let phoneWidth: CGFloat = 600

  /// The object that is notified when a tab is selected.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items of the tabs.
  open var items: [UITabBarItem]? { didSet { replaceButtons() } }
  /// Replaces the items. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The item of the selected tab.
  open var selectedItem: UITabBarItem? { didSet { showSelection() } }
  /// The tint color of tabs that are not selected; `nil` for gray.
  open var unselectedItemTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// The background color. Applies only while no `standardAppearance` is set.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The legacy style. `black` makes the bar dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// A Boolean value that indicates whether content is visible through the bar. Content does not
  /// extend under an opaque bar.
  open var isTranslucent = true {
    didSet {
      appearanceDidChange()
      if isTranslucent != oldValue { barTranslucencyDidChange() }
    }
  }
  /// The background image; an empty image removes the background. Applies only while no
  /// `standardAppearance` is set.
  open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
  /// An image that replaces the separator line; an empty image removes it. Applies only while no
  /// `standardAppearance` is set.
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }

  /// The image behind the selected tab. Applies only while no `standardAppearance` is set.
  open var selectionIndicatorImage: UIImage? { didSet { appearanceDidChange() } }

  /// The appearance while content extends under the bar.
  open var standardAppearance: UITabBarAppearance {
    get { ownStandard ?? legacyAppearance }
    set { ownStandard = newValue.duplicate() }
  }
  /// The appearance while the content is at its bottom edge; `nil` for no background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { ownEdge }
    set { ownEdge = newValue?.duplicate() }
  }
  var ownStandard: UITabBarAppearance? { didSet { appearanceDidChange() } }
  var ownEdge: UITabBarAppearance? { didSet { appearanceDidChange() } }

  /// The arrangement of the tabs. The default is `automatic`.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of the tabs in the arrangement `centered`, in points; 0 for the usual 76.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between tabs in the arrangement `centered`, in points; 0 for the usual 34.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  let backgrounds = BarBackgrounds(contentIs: .above)
  private(set) var buttons: [UITabBarButton] = []
  /// A closure that handles a tap on a tab. If `nil`, the bar selects the tab itself.
  var onTap: ((Int) -> Void)?
  /// The degree to which content extends under the bar: 0 shows the appearance of the scroll edge,
  /// 1 the standard one.
  package internal(set) var scrolled: CGFloat = 0 {
    didSet { if scrolled != oldValue { showBackgrounds() } }
  }

  /// Creates a bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar. Of the bar itself nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.restore(self, as: UITabBar.self)
  }

  private func setUp() {
    isOpaque = false
    backgrounds.add(to: self)
    appearanceDidChange()
  }

  // MARK: Appearance

  /// The standard appearance in effect: that of the selected item, or the bar's own.
  var effectiveAppearance: UITabBarAppearance {
    selectedItem?.standardAppearance ?? standardAppearance
  }

  private var legacyBackground: LegacyBarBackground {
    LegacyBarBackground(
      image: backgroundImage, tintColor: barTintColor, shadowImage: shadowImage,
      isTranslucent: isTranslucent)
  }

  private var legacyAppearance: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    legacyBackground.apply(to: appearance)
    appearance.selectionIndicatorImage = selectionIndicatorImage
    return appearance
  }

  func appearanceDidChange() {
    backgrounds.show(
      edge: selectedItem?.scrollEdgeAppearance ?? ownEdge ?? .transparent,
      standard: effectiveAppearance)
    showBackgrounds()
    for button in buttons { button.follow() }
  }

  private func showBackgrounds() {
    let isLegacy = ownStandard == nil && legacyBackground.isSpecified
    backgrounds.setShare(ofStandard: isLegacy ? 1 : scrolled)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in buttons { button.follow() }
  }

  // MARK: Tabs

  private func replaceButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { UITabBarButton($0, in: self) }
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
      appearanceDidChange()
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
    backgrounds.place(in: bounds)
    if buttons.count > Self.maximumItems, bounds.width < Self.phoneWidth {
      World.current.reportUnsupported(
        "a tab bar with \(buttons.count) tabs on a phone; at most \(Self.maximumItems) fit")
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = itemFrames(buttons.count)
    for (frame, button) in zip(frames, isMirrored ? buttons.reversed() : buttons) {
      button.frame = frame
    }
  }

  /// A Boolean value that indicates whether the user chooses the tabs. Always `false`.
  open var isCustomizing: Bool { false }
  /// Reports that the user cannot choose the tabs of a bar here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    World.current.reportUnsupported("customizing the tabs of a tab bar")
  }
  /// Returns `false`: the user does not choose the tabs.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight + safeAreaInsets.bottom)
  }
}
