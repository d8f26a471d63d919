// The layout of a collection view on the way from one layout to another, which a gesture drives.

import Foundation

/// A layout between two others: the positions of everything lie on the straight lines between those in
/// the current and in the next layout.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout from which the transition starts.
  open var currentLayout: UICollectionViewLayout { oldLayout }
  /// The layout to which the transition leads.
  open var nextLayout: UICollectionViewLayout { newLayout }
  private let oldLayout, newLayout: UICollectionViewLayout

  /// The progress from the current layout, 0, to the next one, 1. Setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  private var values: [String: CGFloat] = [:]
  /// The content offsets at progress 0 and 1.
  var offsets: (start: CGPoint, end: CGPoint)?
  /// The elements that are near the visible area in either layout, with their attributes in both.
  private var elements: [LayoutPair] = []
  private var preparedSize: CGSize?

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (oldLayout, self.newLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Creates a layout between two empty ones. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    (oldLayout, newLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// Stores a value that a subclass animates with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value that was stored last; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  /// Prepares both layouts, once for each size of the collection view.
  open override func prepare() {
    super.prepare()
    guard let collection = ownCollectionView, preparedSize != collection.bounds.size else { return }
    preparedSize = collection.bounds.size
    for layout in [oldLayout, newLayout] {
      layout.prepare()
      layout.didPrepare()
    }
    let size = collection.bounds.size
    let (start, end) = offsets ?? (collection.contentOffset, collection.contentOffset)
    func around(_ origin: CGPoint) -> CGRect {
      CGRect(origin: origin, size: size).insetBy(dx: -size.width, dy: -size.height)
    }
    elements = LayoutPair.pairs(oldLayout, around(start), newLayout, around(end))
  }

  /// Scrolls between the offsets of both layouts.
  override func didPrepare() {
    super.didPrepare()
    guard let offsets, let collection = ownCollectionView else { return }
    let offset = Self.between(offsets.start, offsets.end, transitionProgress)
    if collection.contentOffset != offset { collection.contentOffset = offset }
  }

  /// Prepares both layouts again if everything is invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preparedSize = nil }
    super.invalidateLayout(with: context)
  }

  /// A size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (oldLayout.collectionViewContentSize, newLayout.collectionViewContentSize)
    return CGSize(
      width: LayoutPair.between(from.width, to.width, transitionProgress),
      height: LayoutPair.between(from.height, to.height, transitionProgress))
  }

  /// Returns the elements between their positions in both layouts. One that only one of the layouts
  /// has fades.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { elements.compactMap { $0.attributes(at: transitionProgress) } }

  /// Returns the attributes of an item between those of both layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(between: CollectionKey(.cell, "", indexPath)) }

  /// Returns the attributes of a supplementary view between those of both layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(between: CollectionKey(.supplementaryView, elementKind, indexPath))
  }

  /// Returns the attributes of a decoration view between those of both layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(between: CollectionKey(.decorationView, elementKind, indexPath))
  }

  /// Returns the attributes of an element between those of both layouts.
  private func attributes(between key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    LayoutPair(from: oldLayout.attributes(of: key), to: newLayout.attributes(of: key))
      .attributes(at: transitionProgress)
  }

  /// The direction for which the next layout was designed.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    newLayout.developmentLayoutDirection
  }
  /// Whether the next layout is mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    newLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  override func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    newLayout.makeDecoration(kind) ?? oldLayout.makeDecoration(kind)
  }

  override func forgetSizes() {
    for layout in [oldLayout, newLayout] { layout.forgetSizes() }
    preparedSize = nil
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: LayoutPair.between(a.x, b.x, progress), y: LayoutPair.between(a.y, b.y, progress))
  }
}
