// The view of one item in a navigation bar: title, large title, prompt, buttons, and the title of
// the back button. It is laid out once for a size; transitions change the transforms and alphas of
// its parts, so nothing is laid out during a transition.

import Foundation

/// The content of a navigation bar for one item.
final class NavigationBarContent: UIView {
  static let chevronInset: CGFloat = 8
  /// The distance between the chevron and the title of the back button.
  private static let backGap: CGFloat = 6
  private static let spacing: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let titleSize: CGFloat = 17
  private static let largeTitleSize: CGFloat = 34
  private static let promptSize: CGFloat = 14
  /// The distance of the collapse, in points, over which the small title fades in.
  private static let titleFade: CGFloat = 12

  let item: UINavigationItem
  let back: UINavigationItem?
  private weak var bar: UINavigationBar?

  let title = UILabel(frame: .zero)
  let largeTitle = UILabel(frame: .zero)
  let backButton = BarBackButton(frame: .zero)
  private let prompt = UILabel(frame: .zero)
  /// A view that clips the large title at the lower edge of the row.
  let largeTitleClip = UIView(frame: .zero)
  private var left: [BarButton] = []
  private var right: [BarButton] = []

  /// A Boolean value that indicates whether the title is large.
  var isLarge = false { didSet { if isLarge != oldValue { setNeedsLayout() } } }
  /// The part of the large title's height that is collapsed, in points.
  var collapse: CGFloat = 0 { didSet { if collapse != oldValue { fadeTitles() } } }
  /// The part of the search bar's height that is collapsed, in points.
  var searchCollapse: CGFloat = 0 { didSet { if searchCollapse != oldValue { placeSearchBar() } } }
  /// A Boolean value that indicates whether a search takes the place of the title.
  var isSearching = false {
    didSet { if isSearching != oldValue { searchingDidChange(in: bar) } }
  }
  /// The search bar.
  var searchBar: UISearchBar?
  /// A Boolean value that indicates whether the item has changed since it was shown.
  var needsContent = false { didSet { if needsContent { setNeedsLayout() } } }

  init(_ item: UINavigationItem, back: UINavigationItem?, in bar: UINavigationBar) {
    (self.item, self.back, self.bar) = (item, back, bar)
    super.init(frame: bar.bounds)
    isOpaque = false
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    for view in [largeTitleClip, title, prompt, backButton] { addSubview(view) }
    largeTitleClip.addSubview(largeTitle)
    title.textAlignment = .center
    prompt.textAlignment = .center
    backButton.addHandler(for: .touchUpInside) { [weak bar] _ in bar?.backButtonTapped() }
    item.observer = bar
    back?.observer = bar
    isSearching = item.searchController?.replacesTitle ?? false
    update()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Updating

  private func update() {
    needsContent = false
    guard let bar else { return }
    let appearance = bar.effectiveStandardAppearance(for: item)
    title.write(
      item.titleView == nil ? item.title : nil, appearance.titleTextAttributes,
      font: .systemFont(ofSize: Self.titleSize, weight: .semibold), color: .label)
    largeTitle.write(
      bar.prefersLargeTitles ? item.title : nil, appearance.largeTitleTextAttributes,
      font: .systemFont(ofSize: Self.largeTitleSize, weight: .bold), color: .label)
    prompt.write(
      item.prompt, [:], font: .systemFont(ofSize: Self.promptSize), color: .label)
    backButton.isHidden = !showsBack
    backButton.write(
      back?.titleOfBackButton, appearance.backButtonAppearance.normal.titleTextAttributes,
      of: back?.backBarButtonItem ?? UIBarButtonItem())
    replaceButtons(bar)
    replaceSearchBar()
    adoptTitleView()
  }

  private func adoptTitleView() {
    guard let view = item.titleView, view.superview !== self else { return }
    if view.bounds.size == .zero { item.titleViewFits = true }
    if item.titleViewFits {
      // Before the first layout, in which its constraints would contradict a size of zero.
      let width = bounds.width > 0 ? bounds.width : UIScreen.main.bounds.width
      view.bounds.size = view.fittedSize(
        within: CGSize(width: max(0, width - 2 * margin), height: UINavigationBar.rowHeight))
    }
    addSubview(view)
  }

  private func replaceButtons(_ bar: UINavigationBar) {
    let appearance = bar.buttonAttributes(for: item)
    func buttons(_ items: [UIBarButtonItem]?, _ old: [BarButton]) -> [BarButton] {
      let wanted = (items ?? []).filter { !$0.isHidden }
      for view in old where !wanted.contains(where: { $0 === view.item }) {
        view.removeFromSuperview()
      }
      return wanted.map { item in
        if let kept = old.first(where: { $0.item === item }) { return kept }
        let made = BarButton(item, appearance: appearance)
        addSubview(made)
        return made
      }
    }
    let leading = [bar.leadingItem].compactMap { $0 } + (item.leftBarButtonItems ?? [])
    left = buttons(leading, left)
    right = buttons(item.rightBarButtonItems, right)
  }

  /// A Boolean value that indicates whether the back button is shown.
  var showsBack: Bool {
    guard back != nil, !item.hidesBackButton else { return false }
    return (item.leftBarButtonItems ?? []).allSatisfy(\.isHidden)
      || item.leftItemsSupplementBackButton
  }

  // MARK: Layout

  /// The frame of the row with title and buttons.
  var rowFrame: CGRect {
    CGRect(
      x: 0, y: isSearching ? -UINavigationBar.rowHeight : promptHeight, width: bounds.width,
      height: UINavigationBar.rowHeight)
  }
  private var promptHeight: CGFloat { item.prompt == nil ? 0 : UINavigationBar.promptHeight }
  /// The margin at the sides, as on phones of this width.
  var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// Lays out the parts in the setter, so that they move with a bar whose height changes in an
  /// animation.
  override var frame: CGRect {
    didSet {
      if frame.width != oldValue.width { setNeedsLayout() }
      if frame.height != oldValue.height {
        placeLargeTitle()
        placeSearchBar()
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if needsContent { update() }
    prompt.frame = CGRect(
      x: 0, y: 6, width: bounds.width, height: item.prompt == nil ? 0 : promptHeight - 6)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var places = RowPlaces(row: rowFrame, margin: margin)
    let titleWidth = titleBounds.width
    if showsBack {
      places.addBack(backButton, width: backWidth(titleWidth))
    }
    for button in left { places.addLeft(button, gap: Self.spacing) }
    for button in right { places.addRight(button, gap: Self.spacing) }
    places.place(
      item.titleView ?? title, size: titleBounds, gap: Self.gap,
      isLeading: item.style != .navigator)
    places.apply(mirroredIn: isMirrored ? bounds.width : nil)
    adjustTitle()
    backButton.place(isMirrored: isMirrored, labelInset: backLabelInset, moved: backTitleMove)
    placeLargeTitle()
    placeSearchBar()
    fadeTitles()
  }

  /// The distance of the back button's title from the edge of the bar.
  private var backLabelInset: CGFloat {
    let chevron = bar?.chevron.shownSize.width ?? ChevronView.size.width
    return Self.chevronInset + chevron + Self.backGap
  }

  /// The offset of the back button's title.
  private var backTitleMove: UIOffset {
    let appearance = bar?.effectiveStandardAppearance(for: item).backButtonAppearance.normal
    if let move = appearance?.titlePositionAdjustment, move != .zero { return move }
    return backButton.item.shownBackTitleMove
  }

  private func adjustTitle() {
    guard let move = bar?.effectiveStandardAppearance(for: item).titlePositionAdjustment,
      move != .zero
    else {
      return
    }
    title.center = CGPoint(x: title.center.x + move.horizontal, y: title.center.y + move.vertical)
  }

  private var titleBounds: CGSize {
    let available = CGSize(width: bounds.width - 2 * margin, height: UINavigationBar.rowHeight)
    guard let view = item.titleView else { return title.sizeThatFits(available) }
    return item.titleViewFits ? view.fittedSize(within: available) : view.ownSize(within: available)
  }

  /// Returns the width of the back button. Its title yields to the bar's title: first to "Back",
  /// then to nothing.
  private func backWidth(_ titleWidth: CGFloat) -> CGFloat {
    let inset = backLabelInset
    let beside = (bounds.width - (isLarge && collapse == 0 ? 0 : titleWidth)) / 2 - Self.gap
    // In other styles only the chevron is shown.
    let available = item.style == .navigator ? min(beside, bounds.width / 2) - inset : -1
    return inset + max(backButton.fitTitle(available), Self.gap)
  }

  private func placeLargeTitle() {
    largeTitleClip.isHidden = !isLarge
    guard isLarge else { return }
    let top = promptHeight + UINavigationBar.rowHeight
    let clip = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - shownSearchHeight))
    largeTitleClip.frame = clip
    let size = largeTitle.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: 52))
    let width = min(size.width, max(0, bounds.width - 2 * margin))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - margin - width : margin
    let y = clip.height - size.height - 7
    // Parts that a transition has moved keep their transforms.
    largeTitle.bounds.size = CGSize(width: width, height: size.height)
    largeTitle.center = CGPoint(x: x + width / 2, y: y + size.height / 2)
  }

  /// Fades the small title in when the large one has nearly disappeared. Parts that a transition
  /// has moved remain unchanged.
  func fadeTitles() {
    if middle.transform.isIdentity, middle.alpha != middleAlpha { middle.alpha = middleAlpha }
    if largeTitle.transform.isIdentity, largeTitle.alpha != largeAlpha {
      largeTitle.alpha = largeAlpha
    }
  }

  /// The alpha of the centered title outside transitions.
  var middleAlpha: CGFloat {
    if isSearching { return 0 }
    let full = UINavigationBar.largeTitleHeight
    let share = isLarge ? (collapse - (full - Self.titleFade)) / Self.titleFade : 1
    return min(max(share, 0), 1)
  }

  /// The alpha of the large title outside transitions.
  var largeAlpha: CGFloat {
    isLarge && !isSearching && collapse < UINavigationBar.largeTitleHeight ? 1 : 0
  }

  /// The parts that a transition only fades.
  var buttons: [UIView] { left + right + [prompt] }
  /// The view in the center: the title view or the title label.
  var middle: UIView { item.titleView ?? title }

  /// Lets touches beside buttons and title views pass through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
