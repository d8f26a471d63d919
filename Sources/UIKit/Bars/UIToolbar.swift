// A row of buttons at the bottom. Flexible spaces share the remaining width.

import Foundation

/// A bar of buttons, usually at the bottom of the screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height of the row of buttons, in points.
  static let rowHeight: CGFloat = 44
  private static let spacing: CGFloat = 8

  /// The buttons and spaces, from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? { didSet { replaceButtons() } }
  /// Replaces the buttons and spaces. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The background color. Applies only while no `standardAppearance` is set.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The legacy style. `black` makes the bar dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// A Boolean value that indicates whether content is visible through the bar.
  open var isTranslucent = true {
    didSet {
      appearanceDidChange()
      if isTranslucent != oldValue { barTranslucencyDidChange() }
    }
  }
  /// The appearance while content extends under the toolbar, and of toolbars outside of navigation
  /// controllers.
  open var standardAppearance: UIToolbarAppearance {
    get { own ?? UIToolbarAppearance() }
    set { own = newValue.duplicate() }
  }
  /// The appearance while the content is at its bottom edge; `nil` for no background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { ownEdge }
    set { ownEdge = newValue?.duplicate() }
  }
  /// The appearance in landscape. Stored but not used, because bars have the same height in
  /// landscape.
  open var compactAppearance: UIToolbarAppearance?
  var own: UIToolbarAppearance? { didSet { appearanceDidChange() } }
  private var ownEdge: UIToolbarAppearance? { didSet { appearanceDidChange() } }

  /// The image behind the buttons, which replaces the background; `nil` for none.
  var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
  /// The image of the line at the edge; `nil` for the system's line.
  var shadowImage: UIImage? { didSet { appearanceDidChange() } }

  private let backgrounds = BarBackgrounds(contentIs: .above)
  /// The degree to which content extends under the toolbar: 0 shows the appearance of the scroll edge,
  /// 1 the standard one.
  package internal(set) var scrolled: CGFloat = 1 {
    didSet { if scrolled != oldValue { showBackgrounds() } }
  }
  private var buttons: [BarButton] = []
  /// The distance by which the background extends below the row, to the edge of the screen, in
  /// points.
  var reachBelow: CGFloat = 0 { didSet { if reachBelow != oldValue { setNeedsLayout() } } }

  /// Creates a toolbar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a toolbar. Of the toolbar itself nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.restore(self, as: UIToolbar.self)
  }

  private func setUp() {
    isOpaque = false
    backgrounds.add(to: self)
    appearanceDidChange()
  }

  /// The appearance while content extends under the toolbar, with what the properties of older code
  /// change.
  var shownAppearance: UIToolbarAppearance {
    if let own { return own }
    let appearance = UIToolbarAppearance()
    legacyBackground.apply(to: appearance)
    return appearance
  }

  /// The image of a toolbar replaces its color, too.
  private var legacyBackground: LegacyBarBackground {
    LegacyBarBackground(
      image: backgroundImage, tintColor: backgroundImage == nil ? barTintColor : nil,
      shadowImage: shadowImage, isTranslucent: isTranslucent)
  }

  private func appearanceDidChange() {
    backgrounds.show(edge: ownEdge ?? .transparent, standard: shownAppearance)
    showBackgrounds()
    replaceButtons()
  }

  private func showBackgrounds() {
    let isLegacy = own == nil && legacyBackground.isSpecified
    backgrounds.setShare(ofStandard: isLegacy ? 1 : scrolled)
  }

  private func replaceButtons() {
    for button in buttons { button.removeFromSuperview() }
    let appearance = BarButton.TextAttributes(
      plain: own?.buttonAppearance.normal.titleTextAttributes ?? [:],
      done: own?.buttonAppearance.normal.titleTextAttributes ?? [:])
    buttons = (items ?? []).filter { !$0.isSpace }.map { BarButton($0, appearance: appearance) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.place(
      in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reachBelow))
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = margin
    let spare = max(0, bounds.width - 2 * margin - fixedWidth) / CGFloat(max(1, flexibleCount))
    for item in shownItems {
      let width = width(of: item, spare: spare)
      if let button = buttons.first(where: { $0.item === item }) {
        let left = isMirrored ? bounds.width - x - width : x
        button.frame = CGRect(x: left, y: 0, width: width, height: min(44, bounds.height))
      }
      x += width + (item.isSpace ? 0 : Self.spacing)
    }
  }

  private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  private var flexibleCount: Int {
    shownItems.count { $0.systemItem == .flexibleSpace }
  }

  private var fixedWidth: CGFloat {
    let gaps = CGFloat(buttons.count { !$0.item.isHidden }) * Self.spacing
    return shownItems.reduce(gaps - Self.spacing) { $0 + width(of: $1, spare: 0) }
  }

  private func width(of item: UIBarButtonItem, spare: CGFloat) -> CGFloat {
    if item.systemItem == .flexibleSpace { return spare }
    if item.systemItem == .fixedSpace { return item.width }
    return buttons.first { $0.item === item }?.sizeThatFits(bounds.size).width ?? 0
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight)
  }
}
