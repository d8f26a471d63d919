// A scroll view of items that a layout positions and a data source configures. Only visible cells
// exist: they are taken from a pool when scrolling makes them visible, and returned to it
// afterwards. Overridable members are declared here; positioning is in `+Placing`, changes are in
// `+Changes`, taps in `+Selection`.

import Foundation

/// A view that shows items arranged by a layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of supplementary views that are section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary views that are section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Initializers

  /// Creates a collection view with the given frame and layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.ownCollectionView = self
    addListContextMenu(CollectionContextMenu(self))
    addGestureRecognizer(swipes.pan)
    if layout is MissingLayout {
      warn("is created without a layout, which ends an app on iOS; expected one. It stays empty")
    }
  }

  /// Creates a collection view without a layout, for subclasses that override
  /// `init(frame:collectionViewLayout:)` and pass one of their own; others stay empty, with a warning.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }

  /// Creates a collection view with a flow layout. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    currentLayout =
      coder.archivedObject("collectionViewLayout") as? UICollectionViewLayout
      ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.ownCollectionView = self
    addListContextMenu(CollectionContextMenu(self))
    addGestureRecognizer(swipes.pan)
    coder.restore(self, as: UICollectionView.self)
  }

  // MARK: Data source, delegate and layout

  /// The object that provides the data of the collection view.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { contentIsStale() } }
  }
  /// The delegate of the collection view.
  open var delegate: (any UICollectionViewDelegate)? {
    get { follower as? any UICollectionViewDelegate }
    set { follower = newValue }
  }
  /// The layout of the items. Setting it changes the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var currentLayout: UICollectionViewLayout

  // MARK: State

  /// A Boolean value that indicates whether sections and items have to be counted.
  var needsCounts = true
  /// A Boolean value that indicates whether the layout has to be prepared.
  var needsPreparation = true
  var isPlacing = false
  /// Views that have been created and not laid out, because their size has to be measured first.
  var unarrangedViews: [UICollectionReusableView] = []
  var counts: [Int] = []
  var shown: [CollectionKey: UICollectionReusableView] = [:]
  var selectedPaths: [IndexPath] = []
  var cells = ReusePool()
  var supplements: [String: ReusePool] = [:]
  var changes = ListChanges()
  var changeDepth = 0
  var completions: [((Bool) -> Void)?] = []
  /// The change of layout that a gesture drives.
  var layoutChange: InteractiveLayoutChange?
  /// The content offset with which a change of layout ends, if it has been determined before.
  var proposedRest: CGPoint?
  var laidOutSize = CGSize.zero
  /// The bounds for which the elements were last positioned.
  var placedBounds = CGRect.null
  var dequeuing: UICollectionViewLayoutAttributes?
  /// The cell that is configured again, and is dequeued instead of another one.
  var configuredAgain: UICollectionViewCell?
  /// The scroll views of sections that scroll at right angles to the layout.
  var scrollers: [Int: OrthogonalScroller] = [:]
  private(set) lazy var listTouch = ListTouch(self)

  /// A view behind all others that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the collection view is being edited: cells of lists then
  /// show other accessories.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes.close()
      for path in selectedPaths { deselect(path) }
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }
  /// A Boolean value that indicates whether the list remembers what had the focus. Stored without
  /// effect, because no view has the focus on a phone; the same holds for the two below.
  open var remembersLastFocusedIndexPath = false
  /// A Boolean value that indicates whether the list can have the focus.
  open var allowsFocus = true
  /// A Boolean value that indicates whether what has the focus is selected.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether items can be selected while the collection view is being
  /// edited. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several items can be selected while the collection view
  /// is being edited. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  private(set) lazy var swipes = RowSwipes(self)
  /// The item that a touch moves.
  var reordering: ItemReorder?
  /// The object that prepares data before items are visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetched = Prefetching() }
  }
  /// A Boolean value that indicates whether data is prepared before items are visible. The default
  /// is `true`.
  open var isPrefetchingEnabled = true
  var prefetched = Prefetching()
  /// A Boolean value that indicates whether taps select items. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected. If so, tapping a
  /// selected item deselects it. The default is `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether items can be dragged. The default is that of
  /// `UIDragInteraction.isEnabledByDefault`: `true` on tablets.
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
  /// The object that supplies what is dragged; `nil` for no drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { itemDrag.install(dragDelegate != nil) }
  }
  /// The object that receives what is dropped.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// A Boolean value that indicates whether an item is dragged.
  open var hasActiveDrag: Bool { itemDrag.source != nil }
  /// A Boolean value that indicates whether something is dragged over the list.
  open var hasActiveDrop: Bool { itemDrag.source != nil && dropDelegate != nil }
  private(set) lazy var itemDrag = ListDrag(self)
  /// When items make room. They do at once, whatever the value.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Cells and supplementary views

  /// Registers a class for cells with the given identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(identifier, maker: maker(of: cellClass as? UICollectionViewCell.Type))
  }

  /// Registers a nib for cells with the given identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(
      identifier,
      maker: nib.map { nib in
        { nib.first(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero) }
      })
  }

  /// Registers a nib for supplementary views of the given kind and identifier; `nil` removes the
  /// registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements[kind, default: ReusePool()].register(
      identifier,
      maker: nib.map { nib in
        { nib.first(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero) }
      })
  }

  /// Registers a class for supplementary views of the given kind and identifier; `nil` removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements[elementKind, default: ReusePool()].register(
      identifier, maker: maker(of: viewClass as? UICollectionReusableView.Type))
  }

  /// Returns a cell with the given identifier: one that is no longer visible, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeueCell(identifier, for: indexPath) }

  /// Returns a supplementary view of the given kind and identifier: one that is no longer visible,
  /// or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, for: indexPath) }

  // MARK: Queries

  /// The number of sections.
  open var numberOfSections: Int {
    countIfNeeded()
    return counts.count
  }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    countIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Changes

  /// Reloads all data from the data source.
  open func reloadData() { contentIsStale() }

  /// Animates several changes as one batch.
  ///
  /// - Parameter updates: A closure that changes the data and names each change.
  /// - Parameter completion: A closure that is called when the animation has finished.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { perform(updates, completion) }

  /// A Boolean value that indicates whether a batch of changes is open.
  open var hasUncommittedUpdates: Bool { changeDepth > 0 }

  /// Inserts sections at the given indexes.
  open func insertSections(_ sections: IndexSet) {
    perform { self.changes.insertedSections.formUnion(sections) }
  }
  /// Deletes the sections at the given indexes.
  open func deleteSections(_ sections: IndexSet) {
    perform { self.changes.deletedSections.formUnion(sections) }
  }
  /// Reloads the sections at the given indexes.
  open func reloadSections(_ sections: IndexSet) {
    perform { self.changes.reloadedSections.formUnion(sections) }
  }
  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    perform { self.changes.movedSections[section] = newSection }
  }
  /// Inserts items at the given index paths.
  open func insertItems(at indexPaths: [IndexPath]) {
    perform { self.changes.insertedItems.formUnion(indexPaths) }
  }
  /// Deletes the items at the given index paths.
  open func deleteItems(at indexPaths: [IndexPath]) {
    perform { self.changes.deletedItems.formUnion(indexPaths) }
  }
  /// Reloads the items at the given index paths.
  open func reloadItems(at indexPaths: [IndexPath]) {
    perform { self.changes.reloadedItems.formUnion(indexPaths) }
  }
  /// Configures the existing cells of the given items again, by `cellForItemAt`, which dequeues
  /// them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { configureAgain(indexPaths) }
  /// Moves an item to another index path.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    perform { self.changes.movedItems[indexPath] = newIndexPath }
  }

  /// Replaces the layout, with an optional animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, completion: nil)
  }
  /// Replaces the layout, with an optional animation.
  ///
  /// - Parameter completion: A closure that is called when the change has finished.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

  /// A closure that is called when an interactive transition has ended.
  ///
  /// Its parameters are whether the final animation has run to its end, and whether the transition
  /// has been finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins a change of layout that a gesture drives by the `transitionProgress` of the result.
  ///
  /// - Parameter completion: A closure that is called when the transition has been finished or
  ///   cancelled, and its final animation has ended.
  /// - Returns: The layout between the present one and `layout`, which the collection view has until
  ///   the transition ends: the delegate's, or a `UICollectionViewTransitionLayout`.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginLayoutChange(to: layout) { completion?($0, $1) }
  }
  /// Animates to the layout to which the transition leads, in 0.3 seconds.
  open func finishInteractiveTransition() { endLayoutChange(finished: true) }
  /// Animates to the layout from which the transition started, in 0.3 seconds.
  open func cancelInteractiveTransition() { endLayoutChange(finished: false) }

  // MARK: Interactive movement

  /// Begins to move an item with a gesture.
  ///
  /// - Returns: Whether the data source permits it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginReorder(indexPath)
  }
  /// Moves the item to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    continueReorder(at: targetPosition)
  }
  /// Ends the movement at the item's new place.
  open func endInteractiveMovement() { endReorder(cancelled: false) }
  /// Ends the movement at the item's old place.
  open func cancelInteractiveMovement() { endReorder(cancelled: true) }

  // MARK: Selection and scrolling

  /// Selects an item without notifying the delegate; `nil` deselects all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// Scrolls to an item, immediately or with an animation of 0.3 seconds.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue != old, newValue.size != .zero { boundsDidChange(newValue) }
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
    if isDragging, reordering == nil { swipes.close() }
    placeElements()
    prefetchItems()
  }

  override func adjustRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    currentLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !swipes.closes(touches) { listTouch.began(touches) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    listTouch.moved(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    listTouch.ended(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    listTouch.cancelled()
  }

  // MARK: Queries

  /// Returns the cell of an item, or `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    placeIfNeeded()
    return shown[CollectionKey(.cell, "", indexPath)] as? UICollectionViewCell
  }

  /// Returns the index path of the item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  /// The index paths of the visible items, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    placeIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    placeIfNeeded()
    return inOrder(shown).compactMap { $0.1 as? UICollectionViewCell }
  }

  /// Returns a supplementary view, such as a header or a footer, or `nil` if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    placeIfNeeded()
    return shown[CollectionKey(.supplementaryView, elementKind, indexPath)]
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    placeIfNeeded()
    return inOrder(shown).filter {
      $0.0.category == .supplementaryView && $0.0.kind == elementKind
    }.map(\.1)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    placeIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// Returns the index path of the item at a point of the content, or `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    return wantedElements(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))
      .filter { $0.representedElementCategory == .cell && shownFrame($0).contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Returns the layout attributes of an item, whether or not it is visible.
  open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    guard counts.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < counts[indexPath.section]
    else { return nil }
    return currentLayout.layoutAttributesForItem(at: indexPath).map { flipped($0) }
  }

  /// Returns the layout attributes of a supplementary view, such as a header or a footer.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map { flipped($0) }
  }

  /// The index paths of the selected items, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Returns a dequeued or new cell, configured by its registration.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !cells.hasFactory(identifier) {
      cells.register(identifier) { [unowned self] in registration.maker(frameOfNewView) }
    }
    let cell = dequeueCell(identifier, for: indexPath) as? Cell ?? Cell.made(frame: frameOfNewView)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a dequeued or new supplementary view, configured by its registration.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if supplements[kind]?.hasFactory(identifier) != true {
      supplements[kind, default: ReusePool()].register(identifier) {
        [unowned self] in registration.maker(frameOfNewView)
      }
    }
    let view =
      dequeueSupplement(kind, identifier, for: indexPath) as? Supplementary
      ?? Supplementary.made(frame: frameOfNewView)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The layout of a collection view that is created without one.
private final class MissingLayout: UICollectionViewLayout {}
