// A layout that is composed of sections, groups and items. Each section is arranged by `SectionPlan`;
// this class puts them one after another, pins headers, and answers the collection view.

import Foundation

/// A closure that returns the arrangement of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that is composed of sections, groups and items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout whose sections all have the same arrangement.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections `sectionProvider` arranges. A section for which it returns `nil`
  /// is empty, with a warning.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.listConfiguration = configuration
    return layout
  }

  /// Creates a layout without sections. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The settings of the layout. Setting them invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  /// The configuration of a layout whose sections are all lists.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?

  // MARK: State

  private var isStale = true
  private var staleSections: Set<Int> = []
  private(set) var plans: [SectionPlan] = []
  private var edges: [SectionPlan.Extra] = []
  private var size = CGSize.zero
  private var sizes: [CollectionKey: CGSize] = [:]
  private var arrangedWidth: CGFloat = 0
  private var axis: LineAxis {
    LineAxis(isHorizontal: configuration.scrollDirection == .horizontal)
  }

  override func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    kind == ListBackground.kind ? ListBackground() : super.makeDecoration(kind)
  }

  open override class var invalidationContextClass: AnyClass { CompositionalContext.self }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if (context as? CompositionalContext)?.keepsPlans != true { isStale = true }
    super.invalidateLayout(with: context)
  }

  // MARK: Preparation

  private var available: CGSize {
    guard let collectionView else { return .zero }
    let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if isStale {
      let width = axis.across(available)
      if width != arrangedWidth { sizes = [:] }
      arrangedWidth = width
      plans = (0..<collectionView.numberOfSections).map { plan(of: $0, in: collectionView) }
    } else if !staleSections.isEmpty {
      for index in staleSections where plans.indices.contains(index) {
        plans[index] = plan(of: index, in: collectionView, plans[index].section)
      }
    } else {
      return
    }
    (isStale, staleSections) = (false, [])
    putInOrder()
  }

  private func plan(
    of index: Int, in view: UICollectionView, _ known: NSCollectionLayoutSection? = nil
  ) -> SectionPlan {
    var space = SectionSpace(
      axis: axis, available: available, traits: view.traitCollection)
    let environment = LayoutEnvironment(LayoutContainer(space.available), space.traits)
    let section = known ?? provider(index, environment) ?? missing(index, in: view)
    space.reference = reference(section, in: view)
    return SectionPlan(
      section, at: index, itemCount: view.numberOfItems(inSection: index), in: space
    ) { [weak self] in self?.sizes[$0] }
  }

  private func missing(_ index: Int, in view: UICollectionView) -> NSCollectionLayoutSection {
    view.warn(
      "the provider of the layout returned nil for the section \(index), which is empty; expected an "
        + "NSCollectionLayoutSection")
    let none = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: none, subitems: []))
  }

  private func reference(
    _ section: NSCollectionLayoutSection, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let named = section.contentInsetsReference
    var insets = UIEdgeInsets.zero
    switch named == .automatic ? configuration.contentInsetsReference : named {
    case .none: break
    case .automatic, .safeArea:
      let (safe, known) = (view.safeAreaInsets, view.adjustedContentInset)
      insets.left = max(0, safe.left - known.left)
      insets.right = max(0, safe.right - known.right)
    case .layoutMargins, .readableContent:
      (insets.left, insets.right) = (view.layoutMargins.left, view.layoutMargins.right)
    }
    guard !axis.isHorizontal else { return NSDirectionalEdgeInsets() }
    return NSDirectionalEdgeInsets(
      top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
  }

  /// Places the sections, and the views around all of them, one after another.
  private func putInOrder() {
    edges = []
    var cursor = addEdges(atEnd: false, from: 0)
    for index in plans.indices {
      if index > 0 { cursor += configuration.interSectionSpacing }
      plans[index].start = cursor
      cursor += plans[index].length
    }
    cursor = addEdges(atEnd: true, from: cursor)
    size = axis.size(cursor, axis.across(available))
  }

  private func addEdges(atEnd: Bool, from start: CGFloat) -> CGFloat {
    var cursor = start
    for item in configuration.boundarySupplementaryItems where item.isAlong(axis, atEnd: atEnd) {
      let key = CollectionKey(.supplementaryView, item.elementKind, IndexPath(index: 0))
      var own = item.layoutSize.size(in: available)
      if item.layoutSize.sizing.isSome, let wanted = sizes[key] {
        if item.layoutSize.sizing.width { own.width = wanted.width }
        if item.layoutSize.sizing.height { own.height = wanted.height }
      }
      let across = axis.across(available) - axis.across(own)
      let isFirst = axis.isHorizontal ? item.alignment.isTop : item.alignment.isLeading
      let isLast = axis.isHorizontal ? item.alignment.isBottom : item.alignment.isTrailing
      let side = isFirst ? 0 : isLast ? across : across / 2
      edges.append(
        SectionPlan.Extra(
          key: key,
          frame: CGRect(origin: axis.point(cursor, side), size: own)
            .offsetBy(dx: item.offset.x, dy: item.offset.y),
          zIndex: item.zIndex.saturated(plus: 1), sizing: item.layoutSize.sizing,
          isPinned: item.pinToVisibleBounds, isAtEnd: atEnd))
      if item.extendsBoundary { cursor += axis.along(own) }
    }
    return cursor
  }

  // MARK: Layout attributes

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var found = edges.map { attributes(of: $0, in: nil) }.filter { $0.frame.overlaps(rect) }
    let (low, high) = (axis.start(rect), axis.end(rect))
    for plan in plans where plan.start + plan.length >= low && plan.start <= high {
      let shift = collectionView?.orthogonalOffset(ofSection: plan.index) ?? .zero
      let local = rect.offsetBy(dx: shift.x, dy: shift.y)
      found += items(of: plan, in: plan.isScrolled ? local : rect)
      for extra in plan.extras {
        let made = attributes(of: extra, in: plan)
        if made.frame.overlaps(extra.isScrolled ? local : rect) { found.append(made) }
      }
    }
    return found
  }

  private func items(of plan: SectionPlan, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let offset = axis.point(plan.start, 0)
    let local = rect.offsetBy(dx: -offset.x, dy: -offset.y)
    var range = plan.items.indices
    if !plan.isScrolled {
      let groups = plan.groups
      let first = groups.partition { axis.end($0.frame) < axis.start(local) }
      let end = groups.partition { axis.start($0.frame) <= axis.end(local) }
      guard first < end else { return [] }
      range = groups[first].items.lowerBound..<groups[end - 1].items.upperBound
    }
    return range.compactMap { index in
      guard plan.items[index].frame.overlaps(local) else { return nil }
      return attributes(ofItem: index, in: plan)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard plans.indices.contains(indexPath.section),
      plans[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath.item, in: plans[indexPath.section])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    extra(CollectionKey(.supplementaryView, elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    extra(CollectionKey(.decorationView, elementKind, indexPath))
  }

  private func extra(_ key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    if key.path.count == 1 {
      return edges.first { $0.key == key }.map { attributes(of: $0, in: nil) }
    }
    guard plans.indices.contains(key.path.section) else { return nil }
    let plan = plans[key.path.section]
    return plan.extras.first { $0.key == key }.map { attributes(of: $0, in: plan) }
  }

  private func attributes(ofItem index: Int, in plan: SectionPlan)
    -> UICollectionViewLayoutAttributes
  {
    let kind = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (kind ?? UICollectionViewLayoutAttributes.self).init()
    let item = plan.items[index]
    made.indexPath = IndexPath(item: index, section: plan.index)
    made.frame = onPixels(item.frame.offsetBy(along: axis, plan.start))
    made.zIndex = item.zIndex
    made.sizing = item.sizing
    made.scroller = plan.isScrolled ? plan.index : nil
    if let list = plan.section.list {
      made.listPlace = list.place(
        of: IndexPath(item: index, section: plan.index), count: plan.items.count)
    }
    return made
  }

  private func attributes(of extra: SectionPlan.Extra, in plan: SectionPlan?)
    -> UICollectionViewLayoutAttributes
  {
    let kind = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (kind ?? UICollectionViewLayoutAttributes.self).init()
    (made.indexPath, made.representedElementKind) = (extra.key.path, extra.key.kind)
    made.representedElementCategory = extra.key.category
    made.zIndex = extra.zIndex
    made.sizing = extra.sizing
    made.scroller = extra.isScrolled ? plan?.index : nil
    var frame = extra.frame.offsetBy(along: axis, plan?.start ?? 0)
    if extra.key.kind == ListBackground.kind, listConfiguration == nil, let plan {
      frame = plan.whole(across: axis.across(available))
    }
    if extra.isPinned { frame = pinned(frame, atEnd: extra.isAtEnd, in: plan) }
    made.frame = onPixels(frame)
    if let list = plan?.section.list {
      made.listPlace =
        extra.key.category == .supplementaryView
        ? list.edgePlace(isFooter: extra.isAtEnd) : ListPlace(background: list.background)
    }
    return made
  }

  /// Returns the frame of a header or footer that stays visible as long as its section is.
  private func pinned(_ frame: CGRect, atEnd: Bool, in plan: SectionPlan?) -> CGRect {
    guard let view = collectionView else { return frame }
    let shown = view.bounds.inset(by: view.adjustedContentInset)
    let start = plan?.start ?? 0
    let end = plan.map { $0.start + $0.length } ?? axis.along(size)
    let (place, length) = (axis.start(frame), axis.along(frame.size))
    let wanted =
      atEnd
      ? max(start, min(place, axis.end(shown) - length))
      : max(place, min(axis.start(shown), end - length))
    return frame.offsetBy(along: axis, wanted - place)
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = UIKitState.current.screen.scale
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(
      x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }

  // MARK: Changes of the bounds

  private var hasPinnedViews: Bool {
    edges.contains(where: \.isPinned) || plans.contains { $0.extras.contains(where: \.isPinned) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return collectionView.bounds.size != newBounds.size || hasPinnedViews
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CompositionalContext)?.keepsPlans =
      collectionView?.bounds.size == newBounds.size
    return context
  }

  // MARK: Self-sizing views

  override func queriesSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.sizing.isSome
  }

  override func needsSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.sizing.isSome && sizes[CollectionKey(attributes)] == nil
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let key = CollectionKey(originalAttributes)
    guard originalAttributes.sizing.isSome, sizes[key] != preferredAttributes.size else {
      return false
    }
    sizes[key] = preferredAttributes.size
    let sizing = originalAttributes.sizing
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    return sizing.width && abs(old.width - new.width) > 0.01
      || sizing.height && abs(old.height - new.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    staleSections.insert(path.count > 1 ? path.section : -1)
    (context as? CompositionalContext)?.keepsPlans = true
    return context
  }

  override func forgetSizes() { sizes = [:] }

  override func forgetSize(of path: IndexPath) { sizes[CollectionKey(.cell, "", path)] = nil }

  override func mapSizes(_ map: ListMap) {
    var mapped: [CollectionKey: CGSize] = [:]
    for (key, size) in sizes {
      if let target = map.key(key) { mapped[target] = size }
    }
    sizes = mapped
  }

  // MARK: Visible items

  override func adjust(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView else { return }
    for plan in plans {
      guard let handler = plan.section.visibleItemsInvalidationHandler else { continue }
      let own = attributes.filter {
        $0.indexPath.count > 1 && $0.indexPath.section == plan.index
      }
      guard !own.isEmpty else { continue }
      let offset =
        plan.isScrolled ? view.orthogonalOffset(ofSection: plan.index) : view.contentOffset
      let environment = LayoutEnvironment(LayoutContainer(available), view.traitCollection)
      handler(own.map { VisibleItem($0) }, offset, environment)
    }
  }

  // MARK: Scrolling sections

  override var scrolledSections: [ScrolledSection] {
    plans.compactMap { plan in
      guard let length = plan.scrolledLength else { return nil }
      let body = onPixels(plan.body.offsetBy(along: axis, plan.start))
      let line = LineAxis(isHorizontal: !axis.isHorizontal)
      let frame = CGRect(
        origin: axis.point(axis.start(body), 0),
        size: axis.size(axis.along(body.size), axis.across(available)))
      return ScrolledSection(
        index: plan.index, frame: frame, axis: line, length: length,
        groups: plan.groups.map { (line.start($0.frame), line.end($0.frame)) },
        inset: line.isHorizontal ? plan.insets.leading : plan.insets.top,
        behavior: plan.section.orthogonalScrollingBehavior,
        properties: plan.section.orthogonalScrollingProperties)
    }
  }
}

/// The invalid parts of a compositional layout.
final class CompositionalContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether sections remain as they were arranged.
  var keepsPlans = false
}

extension CGRect {
  /// Returns the rectangle moved along an axis.
  func offsetBy(along axis: LineAxis, _ distance: CGFloat) -> CGRect {
    axis.isHorizontal ? offsetBy(dx: distance, dy: 0) : offsetBy(dx: 0, dy: distance)
  }
}
