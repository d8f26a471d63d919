// A row of buttons at the bottom: flexible spaces share what is left of the width.

import Foundation

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// How high the row of buttons is.
  static let rowHeight: CGFloat = 44
  private static let spacing: CGFloat = 8

  /// The buttons and spaces, in the order of reading.
  open var items: [UIBarButtonItem]? { didSet { replaceButtons() } }
  /// Replaces the buttons and spaces.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The bar's colour, as of old.
  open var barTintColor: UIColor? { didSet { looksDidChange() } }
  /// How dark the bar is, as of old.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether content shows through.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The look above content that is below the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { own ?? UIToolbarAppearance() }
    set { own = newValue.duplicate() }
  }
  /// Kept; toolbars look the same at the edge.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Kept; bars are as high in landscape.
  open var compactAppearance: UIToolbarAppearance?
  var own: UIToolbarAppearance? { didSet { looksDidChange() } }

  private let background = BarBackground(contentIs: .above)
  private var buttons: [BarButton] = []
  /// How far the background reaches below the row: to the end of the screen.
  var reachBelow: CGFloat = 0 { didSet { if reachBelow != oldValue { setNeedsLayout() } } }

  /// A toolbar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(background)
    looksDidChange()
  }

  /// A toolbar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    addSubview(background)
    looksDidChange()
  }

  private func looksDidChange() {
    let look = own ?? UIToolbarAppearance()
    if own == nil {
      if !isTranslucent { look.configureWithOpaqueBackground() }
      if let barTintColor {
        (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor)
      }
    }
    background.show(look)
    replaceButtons()
  }

  private func replaceButtons() {
    for button in buttons { button.removeFromSuperview() }
    let look = BarButton.Look(
      plain: own?.buttonAppearance.normal.titleTextAttributes ?? [:],
      done: own?.buttonAppearance.normal.titleTextAttributes ?? [:])
    buttons = (items ?? []).filter { !$0.isSpace }.map { BarButton($0, look: look) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + reachBelow)
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = margin
    let spare = max(0, bounds.width - 2 * margin - fixedWidth) / CGFloat(max(1, flexibleCount))
    for item in items ?? [] {
      let width = width(of: item, spare: spare)
      if let button = buttons.first(where: { $0.item === item }) {
        let left = isMirrored ? bounds.width - x - width : x
        button.frame = CGRect(x: left, y: 0, width: width, height: min(44, bounds.height))
      }
      x += width + (item.isSpace ? 0 : Self.spacing)
    }
  }

  private var flexibleCount: Int {
    (items ?? []).count { $0.systemItem == .flexibleSpace }
  }

  private var fixedWidth: CGFloat {
    let gaps = CGFloat(max(0, buttons.count)) * Self.spacing
    return (items ?? []).reduce(gaps - Self.spacing) { $0 + width(of: $1, spare: 0) }
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
