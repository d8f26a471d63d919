// A scroll view over items that a layout places and a data source dresses. Only what is in view exists: cells come out
// of a pool as scrolling brings them in, and go back into it. What users override is here; placing is in
// `+Placing`, changes are in `+Changes`, taps in `+Selection`.

import Foundation

/// Shows items as a layout places them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What an element of a collection is.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header, a footer or another view beside the items.
    case supplementaryView
    /// An ornament that the layout brings.
    case decorationView
  }

  /// Where an item is to be after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The places as bits.
    public let rawValue: UInt
    /// Places of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of views over sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views under sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Making

  /// A collection at `frame`, laid out by `layout`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection in a flow layout; nothing is decoded.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
  }

  // MARK: Who says what

  /// Knows what is shown.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { contentIsStale() } }
  }
  /// Is asked and told what happens.
  open var delegate: (any UICollectionViewDelegate)? {
    get { follower as? any UICollectionViewDelegate }
    set { follower = newValue }
  }
  /// Places everything; another one takes over at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var currentLayout: UICollectionViewLayout

  // MARK: State

  /// Sections and items have to be counted.
  var needsCounts = true
  /// The layout has to be prepared.
  var needsPreparation = true
  var isPlacing = false
  var counts: [Int] = []
  var shown: [CollectionKey: UICollectionReusableView] = [:]
  var selectedPaths: [IndexPath] = []
  var cells = ReusePool()
  var supplements: [String: ReusePool] = [:]
  var ornaments = ReusePool()
  var changes = ListChanges()
  var changeDepth = 0
  var completions: [((Bool) -> Void)?] = []
  var laidOutSize = CGSize.zero
  /// What was in view when everything was last placed.
  var placedBounds = CGRect.null
  var dequeuing: UICollectionViewLayoutAttributes?
  private(set) lazy var finger = ListTouch(self)

  /// Behind everything; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }
  /// Whether taps select.
  open var allowsSelection = true
  /// Whether several items can be selected; a tap on a selected one then takes its selection back.
  open var allowsMultipleSelection = false

  // MARK: Views

  /// Has cells of this name made from a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let kind = cellClass as? UICollectionViewCell.Type
    cells.register(identifier, maker: kind.map { kind in { kind.init(dequeuedAt: .zero) } })
  }

  /// Has cells of this name made from a registered nib.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(
      identifier,
      maker: nib.map { nib in
        { nib.first(UICollectionViewCell.self) ?? .init(dequeuedAt: .zero) }
      })
  }

  /// Has views of this kind and name made from a registered nib.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements[kind, default: ReusePool()].register(
      identifier,
      maker: nib.map { nib in
        { nib.first(UICollectionReusableView.self) ?? .init(dequeuedAt: .zero) }
      })
  }

  /// Has views of this kind and name made from a class.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let kind = viewClass as? UICollectionReusableView.Type
    supplements[elementKind, default: ReusePool()].register(
      identifier, maker: kind.map { kind in { kind.init(dequeuedAt: .zero) } })
  }

  /// A cell of this name for an item: one that has left the screen, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeueCell(identifier, for: indexPath) }

  /// A view of this kind and name: one that has left the screen, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, for: indexPath) }

  // MARK: Asking

  /// How many sections there are.
  open var numberOfSections: Int {
    countIfNeeded()
    return counts.count
  }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    countIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Changing

  /// Asks for everything anew.
  open func reloadData() { contentIsStale() }

  /// Makes several changes together, animated; `updates` has changed the data when it returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { perform(updates, completion) }

  /// Sections come.
  open func insertSections(_ sections: IndexSet) {
    perform { self.changes.insertedSections.formUnion(sections) }
  }
  /// Sections go.
  open func deleteSections(_ sections: IndexSet) {
    perform { self.changes.deletedSections.formUnion(sections) }
  }
  /// Sections show something else.
  open func reloadSections(_ sections: IndexSet) {
    perform { self.changes.reloadedSections.formUnion(sections) }
  }
  /// A section goes elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    perform { self.changes.movedSections[section] = newSection }
  }
  /// Items come.
  open func insertItems(at indexPaths: [IndexPath]) {
    perform { self.changes.insertedItems.formUnion(indexPaths) }
  }
  /// Items go.
  open func deleteItems(at indexPaths: [IndexPath]) {
    perform { self.changes.deletedItems.formUnion(indexPaths) }
  }
  /// Items show something else.
  open func reloadItems(at indexPaths: [IndexPath]) {
    perform { self.changes.reloadedItems.formUnion(indexPaths) }
  }
  /// Cells of these items are asked for anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// An item goes elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    perform { self.changes.movedItems[indexPath] = newIndexPath }
  }

  /// Has another layout take over, animated or at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, completion: nil)
  }
  /// Has another layout take over, animated or at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

  // MARK: Selecting and scrolling

  /// Selects an item, without telling the delegate; `nil` takes all selections back.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Takes an item's selection back, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// Scrolls to an item, at once or within 0.3 seconds.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue != old, newValue.size != .zero { noteBounds(newValue) }
      super.bounds = newValue
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if !isPlacing { layoutIsStale() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView { backgroundView.frame = bounds }
    placeElements()
  }

  override func adjustRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    currentLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger.began(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger.moved(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger.ended(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger.cancelled()
  }
}

/// Which element of a collection a view is.
struct CollectionKey: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var path: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    path = attributes.indexPath
  }

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
    (self.category, self.kind, self.path) = (category, kind, path)
  }

  /// Cells first, in the order of their items.
  static func < (a: CollectionKey, b: CollectionKey) -> Bool {
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    return a.kind == b.kind ? a.path < b.path : a.kind < b.kind
  }
}
