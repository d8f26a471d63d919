// A scroll view of rows in sections, one below the other. Only visible rows exist. Overridable
// members are declared here; heights are in `TableGeometry`, positioning in `+Placing`, changes in
// `+Changes`, taps in `+Selection`.

import Foundation

/// A view that shows rows in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// A height that denotes that rows, headers or footers determine their own heights.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: Initializers

  /// Creates a table view with the given frame and style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    becomeTable()
  }

  /// Creates a plain table view. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    style = Style(archived: coder.archived("style"))
    super.init(coder: coder)
    becomeTable()
    coder.restore(self, as: UITableView.self)
  }

  /// Creates a plain table view with the given frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private func becomeTable() {
    alwaysBounceVertical = true
    addGestureRecognizer(swipes.pan)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addListContextMenu(TableContextMenu(self))
  }

  /// The style of the table view.
  open private(set) var style: Style

  // MARK: Data source and delegate

  /// The object that provides the data of the table view.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate of the table view.
  open var delegate: (any UITableViewDelegate)? {
    get { follower as? any UITableViewDelegate }
    set {
      follower = newValue
      if needsReload { return }
      geometryIsStale()
    }
  }

  // MARK: Heights

  /// The height of rows. The default is `automaticDimension`.
  open var rowHeight = UITableView.automaticDimension { didSet { geometryIsStale() } }
  /// The estimated height of self-sizing rows. The default is `automaticDimension`.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers. The default is `automaticDimension`.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { geometryIsStale() } }
  /// The height of section footers. The default is `automaticDimension`.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { geometryIsStale() } }
  /// The estimated height of section headers. The value is stored without effect: headers and
  /// footers are measured immediately.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section footers. The value is stored without effect: headers and
  /// footers are measured immediately.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above section headers in plain tables, in points. The default is `automaticDimension`,
  /// which is 22, as in apps for iOS 15 and later.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { geometryIsStale() }
  }

  // MARK: Appearance

  /// The style of the separators between rows. The default is a single line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { restyleCells() }
  }
  /// The visual effect of the separators. The value is stored without effect: separators have a
  /// uniform color.
  open var separatorEffect: UIVisualEffect?
  /// The color of the separators.
  open var separatorColor: UIColor? = .separator { didSet { restyleCells() } }
  /// The insets of the separators. Unless set, separators begin at the leading edge of the text.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: bounds.width >= 414 ? 20 : 16, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      restyleCells()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// The place that `separatorInset` is measured from. The default is the edges of the cells.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { restyleCells() } }
  }
  /// The view above all sections, which scrolls with the content.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  /// The view below all sections, which scrolls with the content.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }
  /// A view behind all others that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the list remembers what had the focus. Stored without
  /// effect, because no view has the focus on a phone; the same holds for the two below.
  open var remembersLastFocusedIndexPath = false
  /// A Boolean value that indicates whether the list can have the focus.
  open var allowsFocus = true
  /// A Boolean value that indicates whether what has the focus is selected.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether taps select rows. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected. If so, tapping a selected
  /// row deselects it. The default is `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether rows can be selected during editing. The default is
  /// `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether rows can be dragged. The default is that of
  /// `UIDragInteraction.isEnabledByDefault`: `true` on tablets.
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
  /// The object that supplies what is dragged; `nil` for no drags.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { itemDrag.install(dragDelegate != nil) }
  }
  /// The object that receives what is dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// A Boolean value that indicates whether a row is dragged.
  open var hasActiveDrag: Bool { itemDrag.source != nil }
  /// A Boolean value that indicates whether something is dragged over the list.
  open var hasActiveDrop: Bool { itemDrag.source != nil && dropDelegate != nil }
  private(set) lazy var itemDrag = ListDrag(self)
  /// A Boolean value that indicates whether several rows can be selected during editing. Rows then
  /// have circles instead of controls that delete them. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if isEditing { showEditing(animated: false) } }
  }
  /// A Boolean value that indicates whether content views are inset to the safe area. The value is
  /// stored without effect.
  open var insetsContentViewsToSafeArea = true
  /// A Boolean value that indicates whether the margins of cells follow the readable width. The
  /// value is stored without effect: rows are as wide as the table.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// A Boolean value that indicates whether the table view is being edited: rows have controls that
  /// delete, insert and move them.
  open var isEditing: Bool {
    get { editingNow }
    set { setEditing(newValue, animated: false) }
  }
  private var editingNow = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingNow else { return }
    editingNow = editing
    for path in selectedPaths where editing || allowsMultipleSelectionDuringEditing {
      deselect(path, animated: animated)
    }
    showEditing(animated: animated)
  }
  private(set) lazy var swipes = RowSwipes(self)
  /// The row that a touch moves.
  var reordering: RowReorder?
  /// The cell that is configured again, and is dequeued instead of another one.
  var configuredAgain: UITableViewCell?

  // MARK: Index and prefetching

  /// The least number of rows with which the index at the trailing edge is visible. The default is
  /// 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { geometryIsStale() } }
  /// The color of the index; `nil` for the tint color.
  open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsLayout() } }
  /// The background of the index; `nil` for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsLayout() } }
  /// The background of the index while a touch is on it; `nil` for none.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexView?.setNeedsLayout() } }
  var indexView: TableIndexView?
  /// Queries the titles of the index again.
  open func reloadSectionIndexTitles() { indexDidChange() }

  /// The object that prepares data before rows are visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { prefetched = Prefetching() }
  }
  /// A Boolean value that indicates whether data is prepared before rows are visible. The default is
  /// `true`.
  open var isPrefetchingEnabled = true
  var prefetched = Prefetching()

  // MARK: State

  var needsReload = true
  var isGeometryStale = true
  var isPlacing = false
  var geometry = TableGeometry()
  var counts: [Int] = []
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownEdges: [TableEdge: UIView] = [:]
  var selectedPaths: [IndexPath] = []
  var cells = ReusePool()
  var edges = ReusePool()
  var changes = ListChanges()
  var rowAnimations = RowAnimations()
  var changeDepth = 0
  var completions: [((Bool) -> Void)?] = []
  var laidOutSize = CGSize.zero
  /// The bounds for which the rows were last positioned.
  var placedBounds = CGRect.null
  private(set) lazy var listTouch = ListTouch(self)
  /// The sections of a table whose cells are described in a storyboard; `nil` for other tables.
  package var staticSections: [StaticTableSection]?

  // MARK: Cells

  /// Registers a class for cells with the given identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let kind = cellClass as? UITableViewCell.Type
    cells.register(
      identifier,
      maker: kind.map { kind in { kind.allocated(style: .default, reuseIdentifier: identifier) } })
  }

  /// Registers a nib for cells with the given identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(
      identifier,
      maker: nib.map { nib in { nib.first(UITableViewCell.self) ?? UITableViewCell() } })
  }

  /// Registers a nib for headers and footers with the given identifier; `nil` removes the
  /// registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edges.register(
      identifier,
      maker: nib.map { nib in
        { nib.first(UITableViewHeaderFooterView.self) ?? .init(reuseIdentifier: identifier) }
      })
  }

  /// Registers a class for headers and footers with the given identifier; `nil` removes the
  /// registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let kind = aClass as? UITableViewHeaderFooterView.Type
    edges.register(
      identifier, maker: kind.map { kind in { kind.allocated(reuseIdentifier: identifier) } })
  }

  /// Returns a cell with the given identifier: one that is no longer visible, or a new one if a
  /// class or nib is registered; otherwise `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let configuredAgain, configuredAgain.reuseIdentifier == identifier {
      return configuredAgain
    }
    return cells.take(identifier) as? UITableViewCell
  }

  /// Returns a cell with the given identifier for a row: one that is no longer visible, or a new one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueReusableCell(withIdentifier: identifier) ?? unregisteredCell(identifier)
  }

  /// Returns a header or footer with the given identifier: one that is no longer visible, or a new
  /// one if a class or nib is registered; otherwise `nil`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { edges.take(identifier) as? UITableViewHeaderFooterView }

  // MARK: Changes

  /// Reloads all data from the data source.
  open func reloadData() { contentIsStale() }

  /// Animates several changes as one batch.
  ///
  /// - Parameter updates: A closure that changes the data and names each change.
  /// - Parameter completion: A closure that is called when the animation has finished.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion)
  }
  /// A Boolean value that indicates whether a batch of changes is open.
  open var hasUncommittedUpdates: Bool { changeDepth > 0 }
  /// Begins a batch of changes.
  open func beginUpdates() { beginChanges() }
  /// Ends a batch of changes and animates it.
  open func endUpdates() { endChanges() }

  /// Inserts rows at the given index paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    perform {
      self.rowAnimations.insert(indexPaths, animation)
      self.changes.insertedItems.formUnion(indexPaths)
    }
  }
  /// Deletes the rows at the given index paths.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    perform {
      self.rowAnimations.delete(indexPaths, animation)
      self.changes.deletedItems.formUnion(indexPaths)
    }
  }
  /// Reloads the rows at the given index paths. Those that are selected are not afterwards.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    perform {
      self.rowAnimations.reload(indexPaths, animation)
      self.changes.reloadedItems.formUnion(indexPaths)
    }
  }
  /// Configures the existing cells of the given rows again, by `cellForRowAt`, which dequeues them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { configureAgain(indexPaths) }
  /// Moves a row to another index path.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    perform { self.changes.movedItems[indexPath] = newIndexPath }
  }
  /// Inserts sections at the given indexes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    perform {
      self.rowAnimations.insert(sections, animation)
      self.changes.insertedSections.formUnion(sections)
    }
  }
  /// Deletes the sections at the given indexes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    perform {
      self.rowAnimations.delete(sections, animation)
      self.changes.deletedSections.formUnion(sections)
    }
  }
  /// Reloads the sections at the given indexes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    perform {
      self.rowAnimations.reload(sections, animation)
      self.changes.reloadedSections.formUnion(sections)
    }
  }
  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    perform { self.changes.movedSections[section] = newSection }
  }

  // MARK: Selection and scrolling

  /// Selects a row without notifying the delegate; `nil` deselects all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
  /// Scrolls to a row, immediately or with an animation of 0.3 seconds.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView { backgroundView.frame = bounds }
    if isDragging, reordering == nil { swipes.close() }
    placeRows()
    placeIndex()
    prefetchRows()
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

  /// The number of sections.
  open var numberOfSections: Int {
    countIfNeeded()
    return counts.count
  }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    countIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the rectangle of a row; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    measureIfNeeded()
    return geometry.has(indexPath) ? frame(of: indexPath) : .zero
  }

  /// Returns the rectangle of a section, including its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    frame(inSection: section) { ($0.start, $0.length) }
  }

  /// Returns the rectangle of a section's header in its natural position, even while the header
  /// floats.
  open func rectForHeader(inSection section: Int) -> CGRect {
    frame(inSection: section) { ($0.headerStart, $0.header) }
  }

  /// Returns the rectangle of a section's footer in its natural position, even while the footer
  /// floats.
  open func rectForFooter(inSection section: Int) -> CGRect {
    frame(inSection: section) { ($0.rowsEnd, $0.footer) }
  }

  /// Returns the index path of the row at a point of the content, or `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    measureIfNeeded()
    return geometry.rows(from: point.y, to: point.y + 0.001).first { frame(of: $0).contains(point) }
  }

  /// Returns the index paths of the rows that intersect a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    measureIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the cell of a row, or `nil` if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    placeIfNeeded()
    return shownCells[indexPath]
  }

  /// Returns the index path of the row that a cell shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The index paths of the visible rows, in ascending order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    placeIfNeeded()
    return shownCells.keys.sorted()
  }

  /// The visible cells, in the order of their rows.
  open var visibleCells: [UITableViewCell] {
    placeIfNeeded()
    return cellsInOrder.map(\.1)
  }

  /// Returns the header of a section, or `nil` if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    placeIfNeeded()
    return shownEdges[TableEdge(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or `nil` if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    placeIfNeeded()
    return shownEdges[TableEdge(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  /// The index path of the selected row; of several, the first in the table.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  /// The index paths of the selected rows, in the order of their selection; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Scrolls to the selected row that is nearest to the top of the table.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scroll(to: path, scrollPosition, animated: animated)
    }
  }
}
