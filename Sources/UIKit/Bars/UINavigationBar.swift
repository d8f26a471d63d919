// A navigation bar. It shows one item at a time, in a view of its own (`NavigationBarContent`); while one item
// gives way to another both are there, and the transition's own animation moves them (`+Transition`). Behind
// them are two backgrounds, for content at its top and for content below the bar; how much each shows is a
// number (`scrolled`), not an animation.

import Foundation

/// The bar at the top of a navigation.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemObserver {
  /// How high the row of title and buttons is.
  static let rowHeight: CGFloat = 44
  /// How much higher the bar is with a large title.
  static let largeTitleHeight: CGFloat = 52
  /// How much higher it is with a prompt.
  static let promptHeight: CGFloat = 30

  /// Told about changes.
  open weak var delegate: (any UINavigationBarDelegate)?

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
    addSubview(chevron)
    chevron.alpha = 0
    looksDidChange()
  }

  // MARK: Items

  /// The items, the one that shows last.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that shows.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack = items ?? []
    show(topItem, back: backItem)
  }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(animated: animated, isPush: true) { stack.append(item) }
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item off.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(animated: animated, isPush: false) { stack.removeLast() }
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  var stack: [UINavigationItem] = []
  /// Who pops when the back button is tapped; without it the bar pops its own items.
  var onBack: (() -> Void)?

  // MARK: Looks

  /// Whether titles are large where their items do not say otherwise.
  open var prefersLargeTitles = false { didSet { looksDidChange() } }
  /// Whether content shows through; an opaque bar has content below it only.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// The bar's colour, as of old.
  open var barTintColor: UIColor? { didSet { looksDidChange() } }
  /// How dark the bar is, as of old.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// How titles are written, as of old.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
  /// How large titles are written, as of old.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
  /// A picture in place of the line, as of old.
  open var shadowImage: UIImage? { didSet { looksDidChange() } }
  /// Kept; the chevron is the system's.
  open var backIndicatorImage: UIImage?
  /// Kept; the chevron is the system's.
  open var backIndicatorTransitionMaskImage: UIImage?
  var backgroundPicture: UIImage? { didSet { looksDidChange() } }

  /// Sets the picture behind the bar, as of old; an empty one leaves nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundPicture = backgroundImage
  }
  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundPicture }

  /// The look above content that is below the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandard ?? legacyAppearance }
    set { ownStandard = newValue.duplicate() }
  }
  /// The look while the content is at its top; `nil` for no background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownEdge }
    set { ownEdge = newValue?.duplicate() }
  }
  /// Kept; bars are as high in landscape.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept; bars are as high in landscape.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  var ownStandard: UINavigationBarAppearance? { didSet { looksDidChange() } }
  var ownEdge: UINavigationBarAppearance? { didSet { looksDidChange() } }

  // MARK: What shows

  let edgeBackground = BarBackground(contentIs: .below)
  let standardBackground = BarBackground(contentIs: .below)
  let chevron = ChevronView(frame: CGRect(origin: .zero, size: ChevronView.size))
  var content: NavigationBarContent?
  /// What gives way to `content`, or is about to.
  var departing: NavigationBarContent?
  /// How far the background reaches above the bar: over the status bar.
  var reachAbove: CGFloat = 0 { didSet { if reachAbove != oldValue { placeBackgrounds() } } }
  /// How far the content has gone below the bar: 0 shows the look of the edge, 1 the standard one.
  package internal(set) var scrolled: CGFloat = 0 { didSet { showBackgrounds() } }

  /// An item that shows has changed.
  func barItemDidChange() {
    for shown in [content, departing] { shown?.needsContent = true }
    applyLooks()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Bounds change in animations: what is in the bar follows in the setter.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }

  private func sizeDidChange() {
    placeBackgrounds()
    for shown in [content, departing] { shown?.frame = bounds }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackgrounds()
    content?.layoutIfNeeded()
    placeChevron()
  }

  /// Where the back button's chevron is.
  func placeChevron() {
    let row = content?.rowFrame ?? bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = NavigationBarContent.chevronInset
    let frame = CGRect(
      x: isMirrored ? bounds.width - x - ChevronView.size.width : x,
      y: row.midY - ChevronView.size.height / 2, width: ChevronView.size.width,
      height: ChevronView.size.height)
    if chevron.frame != frame { chevron.frame = frame }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight)
  }
}

/// Told about changes of a bar's items.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether an item may come.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item has come.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item has gone.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
