// A navigation bar. It shows one item at a time, in a view of its own (`NavigationBarContent`);
// during a transition between items both are in the bar, and the animation of the transition moves
// them (`+Transition`). Behind them are two backgrounds, one for content at its top edge and one
// for content scrolled under the bar; a number (`scrolled`), not an animation, determines how much
// of each is visible.

import Foundation

/// The bar at the top of a navigation interface.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemObserver {
  /// The height of the row with title and buttons, in points.
  static let rowHeight: CGFloat = 44
  /// The additional height with a large title, in points.
  static let largeTitleHeight: CGFloat = 52
  /// The additional height with a prompt, in points.
  static let promptHeight: CGFloat = 30

  /// The object that is asked to permit changes of the items and is notified of them.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Creates a bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar. Of the bar itself nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.restore(self, as: UINavigationBar.self)
  }

  private func setUp() {
    isOpaque = false
    backgrounds.add(to: self)
    addSubview(chevron)
    chevron.alpha = 0
    appearanceDidChange()
  }

  // MARK: Items

  /// The items on the bar's stack. The last one is shown.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the items. The change is not animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack = items ?? []
    show(topItem, back: backItem)
  }

  /// Pushes an item onto the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(animated: animated, isPush: true) { stack.append(item) }
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item from the stack.
  ///
  /// - Returns: The item, or `nil` if the stack is empty or the delegate forbids it.
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
  /// A button before those of the items, as that of a split view.
  var leadingItem: UIBarButtonItem? { didSet { barItemDidChange() } }
  /// A closure that handles a tap on the back button. If `nil`, the bar pops its own items.
  var onBack: (() -> Void)?

  // MARK: Appearance

  /// A Boolean value that indicates whether titles are large, unless their items specify otherwise.
  /// The default is `false`.
  open var prefersLargeTitles = false { didSet { appearanceDidChange() } }
  /// A Boolean value that indicates whether content is visible through the bar. Content does not
  /// extend under an opaque bar.
  open var isTranslucent = true {
    didSet {
      appearanceDidChange()
      if isTranslucent != oldValue { barTranslucencyDidChange() }
    }
  }
  /// The background color. Applies only while no `standardAppearance` is set.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The legacy style. `black` makes the bar dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The text attributes of titles. Apply only while no `standardAppearance` is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
  /// The text attributes of large titles. Apply only while no `standardAppearance` is set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }
  /// An image that replaces the separator line; an empty image removes it. Applies only while no
  /// `standardAppearance` is set.
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
  /// The image in place of the chevron of back buttons. As on a device it needs a transition mask, too.
  /// Applies only while no `standardAppearance` is set.
  open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
  /// The mask of titles that move under the image, which fade there instead.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { appearanceDidChange() } }
  var legacyBackgroundImage: UIImage? { didSet { appearanceDidChange() } }

  /// Sets the background image for all metrics; an empty image removes the background. Applies only
  /// while no `standardAppearance` is set.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    legacyBackgroundImage = backgroundImage
  }
  /// Returns the background image that `setBackgroundImage(_:for:)` has set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacyBackgroundImage }

  /// The appearance while content is scrolled under the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandard ?? legacyAppearance }
    set { ownStandard = newValue.duplicate() }
  }
  /// The appearance while the content is at its top edge; `nil` for no background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownEdge }
    set { ownEdge = newValue?.duplicate() }
  }
  /// The appearance in landscape. Stored but not used, because bars have the same height in
  /// landscape.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance in landscape at the scroll edge. Stored but not used, because bars have the
  /// same height in landscape.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  var ownStandard: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  var ownEdge: UINavigationBarAppearance? { didSet { appearanceDidChange() } }

  // MARK: Subviews

  let backgrounds = BarBackgrounds(contentIs: .below)
  let chevron = ChevronView(frame: CGRect(origin: .zero, size: ChevronView.size))
  var content: NavigationBarContent?
  /// The content that `content` replaces, or is about to replace.
  var departing: NavigationBarContent?
  /// The distance by which the background extends above the bar, under the status bar, in points.
  var reachAbove: CGFloat = 0 { didSet { if reachAbove != oldValue { placeBackgrounds() } } }
  /// The degree to which content is scrolled under the bar: 0 shows the appearance of the scroll
  /// edge, 1 the standard one.
  package internal(set) var scrolled: CGFloat = 0 { didSet { showBackgrounds() } }

  /// Updates the bar after a change of an item that is shown.
  func barItemDidChange() {
    for shown in [content, departing] { shown?.needsContent = true }
    applyAppearances()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Lays out the subviews in the setter, because bounds change in animations.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }

  /// Constraints set the bounds, and not the frame.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { sizeDidChange() } }
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

  /// Places the chevron of the back button.
  func placeChevron() {
    let row = content?.rowFrame ?? bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (x, size) = (NavigationBarContent.chevronInset, chevron.shownSize)
    let frame = CGRect(
      x: isMirrored ? bounds.width - x - size.width : x, y: row.midY - size.height / 2,
      width: size.width, height: size.height)
    if chevron.frame != frame { chevron.frame = frame }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight)
  }

  /// Sets the background image for all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
}

/// The methods with which a navigation bar asks to permit changes of its items and reports them.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether the item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells the delegate that the item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asks the delegate whether the item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells the delegate that the item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`, which permits the push.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns `true`, which permits the pop.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
