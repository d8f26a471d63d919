// A flow layout: consecutive lines of items, with headers and footers. As in UIKit, the items of a
// line are spread from end to end. The last line of a section is spread like the others if all
// items have the layout's item size, and packed otherwise. Items of different heights are centered
// in their line.

import Foundation

/// A layout that arranges items in consecutive lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size that denotes that cells determine their own sizes.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)
  /// The initial size of self-sizing cells without an explicit estimate.
  private static let usualEstimate = CGSize(width: 50, height: 50)

  // MARK: Settings

  /// The minimum spacing between lines. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }
  /// The minimum spacing between the items of a line. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(oldValue != minimumInteritemSpacing) }
  }
  /// The size of items. The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }
  /// The estimated size of self-sizing items. The default is zero, for items that are not
  /// self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      measured = [:]
      changed(oldValue != estimatedItemSize)
    }
  }
  /// The direction of scrolling. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }
  /// The size of headers, of which the height is used, or the width in a horizontally scrolling
  /// layout. The default is zero, for no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(oldValue != headerReferenceSize) }
  }
  /// The size of footers, of which the height is used, or the width in a horizontally scrolling
  /// layout. The default is zero, for no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(oldValue != footerReferenceSize) }
  }
  /// The insets around the items of each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }
  /// What the ends of lines keep their insets from. The default is the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue != sectionInsetReference) }
  }
  /// A Boolean value that indicates whether headers remain visible while their section is. The
  /// default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  /// A Boolean value that indicates whether footers remain visible while their section is. The
  /// default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionFootersPinToVisibleBounds) }
  }

  private func changed(_ isOther: Bool) { if isOther { invalidateLayout() } }

  // MARK: State

  private var isStale = true
  /// The sizes that cells have requested.
  private var measured: [IndexPath: CGSize] = [:]
  private(set) var sections: [FlowSection] = []
  private var size = CGSize.zero
  var isHorizontal: Bool { scrollDirection == .horizontal }
  /// A Boolean value that indicates whether cells determine their own sizes.
  var queriesCells: Bool { estimatedItemSize != .zero }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Preparation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutAttributes ?? true
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      isStale = true
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    arrangeIfStale()
  }

  /// Subclasses set insets and sizes after `super.prepare()`, as carousels do. UIKit arranges the
  /// items when it asks for their places, which is later.
  override func didPrepare() { arrangeIfStale() }

  private func arrangeIfStale() {
    guard isStale, let collectionView else { return }
    isStale = false
    sections = []
    var end: CGFloat = 0
    let scale = UIKitState.current.screen.scale
    for section in 0..<collectionView.numberOfSections {
      var made = FlowSection(metrics(of: section, in: collectionView)) {
        ($0 * scale).rounded() / scale
      }
      made.start = end
      end += made.length
      sections.append(made)
    }
    let available = across(in: collectionView)
    size =
      isHorizontal ? CGSize(width: end, height: available) : CGSize(width: available, height: end)
  }

  /// Returns the maximum length of lines.
  private func across(in view: UICollectionView) -> CGFloat {
    let available = view.bounds.inset(by: view.adjustedContentInset).size
    return max(0, isHorizontal ? available.height : available.width)
  }

  private func metrics(of section: Int, in view: UICollectionView) -> FlowMetrics {
    let delegate = view.follower as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    var metrics = FlowMetrics()
    metrics.before = isHorizontal ? inset.left : inset.top
    metrics.after = isHorizontal ? inset.right : inset.bottom
    let edges = sectionInsetReference.insets(in: view)
    metrics.lineStart = isHorizontal ? inset.top + edges.top : inset.left + edges.left
    metrics.lineEnd = isHorizontal ? inset.bottom + edges.bottom : inset.right + edges.right
    metrics.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    metrics.header = max(0, isHorizontal ? header.width : header.height)
    metrics.footer = max(0, isHorizontal ? footer.width : footer.height)
    metrics.available = across(in: view)
    metrics.count = view.numberOfItems(inSection: section)
    addItems(to: &metrics, of: section, in: view, delegate)
    return metrics
  }

  private func addItems(
    to metrics: inout FlowMetrics, of section: Int, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) {
    guard metrics.count > 0 else { return }
    let first = delegate.map {
      $0.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
    }
    if first == nil || first == FlowMetrics.unspecifiedSize, !queriesCells {
      metrics.uniform = extent(itemSize)
      return
    }
    metrics.items.reserveCapacity(metrics.count)
    for item in 0..<metrics.count {
      let path = IndexPath(item: item, section: section)
      metrics.items.append(extent(size(of: path, in: view, delegate)))
    }
  }

  private func size(
    of path: IndexPath, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if queriesCells {
      let estimate =
        estimatedItemSize == Self.automaticSize ? Self.usualEstimate : estimatedItemSize
      return measured[path] ?? estimate
    }
    let said = delegate?.collectionView(view, layout: self, sizeForItemAt: path)
    return said.flatMap { $0 == FlowMetrics.unspecifiedSize ? nil : $0 } ?? itemSize
  }

  private func extent(_ size: CGSize) -> FlowMetrics.Extent {
    let (width, height) = (Self.length(size.width), Self.length(size.height))
    return isHorizontal ? .init(along: width, across: height) : .init(along: height, across: width)
  }

  private static func length(_ length: CGFloat) -> CGFloat {
    length > 0 ? min(length, 1_000_000) : 0
  }

  // MARK: Layout attributes

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    var found: [UICollectionViewLayoutAttributes] = []
    let first = sections.partition { $0.start + $0.length < low }
    for index in first..<max(first, sections.count) {
      let section = sections[index]
      guard section.start <= high else { break }
      for line in section.lines(from: low, to: high) {
        for item in line.items {
          let attributes = makeItem(item, of: index, in: line)
          if attributes.frame.overlaps(rect) { found.append(attributes) }
        }
      }
      found += [headerKind, footerKind].compactMap { makeSupplement($0, of: index) }
        .filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section), indexPath.item >= 0,
      let line = sections[indexPath.section].line(of: indexPath.item)
    else { return nil }
    return makeItem(indexPath.item, of: indexPath.section, in: line)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item == 0, sections.indices.contains(indexPath.section) else { return nil }
    return makeSupplement(elementKind, of: indexPath.section)
  }

  private var headerKind: String { UICollectionView.elementKindSectionHeader }
  private var footerKind: String { UICollectionView.elementKindSectionFooter }

  private func makeItem(_ item: Int, of index: Int, in line: FlowLine)
    -> UICollectionViewLayoutAttributes
  {
    let section = sections[index]
    let extent = section.metrics.extent(item)
    let kind = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (kind ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = IndexPath(item: item, section: index)
    let scale = UIKitState.current.screen.scale
    let middle = (line.length - extent.along) / 2
    attributes.frame = rect(
      along: section.start + line.start + (middle * scale).rounded() / scale, extent.along,
      across: section.across(item), extent.across)
    return attributes
  }

  private func makeSupplement(_ kind: String, of index: Int) -> UICollectionViewLayoutAttributes? {
    let section = sections[index]
    let isHeader = kind == headerKind
    let length = isHeader ? section.metrics.header : section.metrics.footer
    guard length > 0, isHeader || kind == footerKind else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    attributes.zIndex = 10
    let place =
      isHeader ? pinnedHeader(section) : pinnedFooter(section)
    attributes.frame = rect(along: place, length, across: 0, section.metrics.available)
    return attributes
  }

  private func rect(
    along: CGFloat, _ length: CGFloat, across: CGFloat, _ width: CGFloat
  ) -> CGRect {
    isHorizontal
      ? CGRect(x: along, y: across, width: length, height: width)
      : CGRect(x: across, y: along, width: width, height: length)
  }

  // MARK: Pinned headers and footers

  private func pinnedHeader(_ section: FlowSection) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds, let collectionView else { return section.start }
    let inset = collectionView.adjustedContentInset
    let edge =
      isHorizontal
      ? collectionView.bounds.minX + inset.left : collectionView.bounds.minY + inset.top
    let last = section.start + section.length - section.metrics.footer - section.metrics.header
    return max(section.start, min(edge, last))
  }

  private func pinnedFooter(_ section: FlowSection) -> CGFloat {
    let length = section.metrics.footer
    let natural = section.start + section.length - length
    guard sectionFootersPinToVisibleBounds, let collectionView else { return natural }
    let inset = collectionView.adjustedContentInset
    let edge =
      isHorizontal
      ? collectionView.bounds.maxX - inset.right : collectionView.bounds.maxY - inset.bottom
    return min(natural, max(edge - length, section.start + section.metrics.header))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if collectionView.bounds.size != newBounds.size { return true }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return context
    }
    let isOtherSize = collectionView?.bounds.size != newBounds.size
    flow.invalidateFlowLayoutDelegateMetrics = isOtherSize
    flow.invalidateFlowLayoutAttributes = isOtherSize
    return flow
  }

  // MARK: Self-sizing cells

  override func queriesSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    queriesCells && attributes.representedElementCategory == .cell
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard queriesCells, measured[path] != preferredAttributes.size else { return false }
    let isOther = preferredAttributes.size != originalAttributes.size
    measured[path] = preferredAttributes.size
    return isOther
  }
}
