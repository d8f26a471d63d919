// A scroll view of rows, one below the other, in sections. Only the rows in view exist. What users override is here;
// heights are in `TableGeometry`, placing in `+Placing`, changes in `+Changes`, taps in `+Selection`.

import Foundation

/// Shows rows in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay in view.
    case plain
    /// Sections apart, rows from edge to edge.
    case grouped
    /// Sections apart, on rounded plates.
    case insetGrouped
  }

  /// Where a row is to be after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// To and from the right.
    case right
    /// To and from the left.
    case left
    /// To and from above.
    case top
    /// To and from below.
    case bottom
    /// At once.
    case none
    /// As for `fade`.
    case middle
    /// As for `fade`.
    case automatic = 100
  }

  /// Stands for a height that rows, headers and footers decide themselves.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: Making

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    becomeTable()
  }

  /// A plain table; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    becomeTable()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private func becomeTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// How it looks.
  public let style: Style

  // MARK: Who says what

  /// Knows what is shown.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Is asked and told what happens.
  open var delegate: (any UITableViewDelegate)? {
    get { follower as? any UITableViewDelegate }
    set {
      follower = newValue
      if needsReload { return }
      geometryIsStale()
    }
  }

  // MARK: Heights

  /// How high rows are.
  open var rowHeight = UITableView.automaticDimension { didSet { geometryIsStale() } }
  /// About how high rows are that decide for themselves.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// How high headers are.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { geometryIsStale() } }
  /// How high footers are.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { geometryIsStale() } }
  /// Kept; headers and footers are measured at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Kept; headers and footers are measured at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// What plain tables leave free over headers; nothing unless said.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { geometryIsStale() }
  }

  // MARK: Looks

  /// Which lines are between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { restyleCells() }
  }
  /// What they do to what is behind them; it is kept, and lines stay of one colour.
  open var separatorEffect: UIVisualEffect?
  /// Their colour.
  open var separatorColor: UIColor? = .separator { didSet { restyleCells() } }
  /// How far lines keep clear of the edges; unless set they begin under the text.
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
  /// Over everything; scrolls along.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  /// Under everything; scrolls along.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }
  /// Behind everything; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether taps select.
  open var allowsSelection = true
  /// Whether several rows can be selected; a tap on a selected one then takes its selection back.
  open var allowsMultipleSelection = false
  /// Kept; there is no editing.
  open var allowsSelectionDuringEditing = false
  /// Kept; rows are not made ready ahead of time.
  open var insetsContentViewsToSafeArea = true
  /// Kept; rows are as wide as the table.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether it is being edited; it never is.
  open var isEditing: Bool {
    get { false }
    set { if newValue { setEditing(newValue, animated: false) } }
  }
  /// Is refused: there is no editing of tables.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing { UIKitState.current.refuse("editing of tables (UITableView.setEditing)") }
  }

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
  var changeAnimation = RowAnimation.automatic
  var changeDepth = 0
  var completions: [((Bool) -> Void)?] = []
  var laidOutSize = CGSize.zero
  /// What was in view when everything was last placed.
  var placedBounds = CGRect.null
  private(set) lazy var finger = ListTouch(self)

  // MARK: Cells

  /// Has cells of this name made from a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let kind = cellClass as? UITableViewCell.Type
    cells.register(identifier, maker: kind.map { kind in { kind.init(dequeuedAs: identifier) } })
  }

  /// Has cells of this name made from a registered nib.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(
      identifier,
      maker: nib.map { nib in { nib.first(UITableViewCell.self) ?? UITableViewCell() } })
  }

  /// Has headers and footers of this name made from a registered nib.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edges.register(
      identifier,
      maker: nib.map { nib in
        { nib.first(UITableViewHeaderFooterView.self) ?? .init(dequeuedAs: identifier) }
      })
  }

  /// Has headers and footers of this name made from a class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let kind = aClass as? UITableViewHeaderFooterView.Type
    edges.register(identifier, maker: kind.map { kind in { kind.init(dequeuedAs: identifier) } })
  }

  /// A cell of this name that has left the screen, or a new one if its class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.take(identifier) as? UITableViewCell
  }

  /// A cell of this name for a row: one that has left the screen, or a new one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    World.current.transitions.complain(
      "\(type(of: self)): no class is registered for cells called \"\(identifier)\"; an empty cell shows. Register one with register(_:forCellReuseIdentifier:)"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of this name that has left the screen, or a new one if its class is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { edges.take(identifier) as? UITableViewHeaderFooterView }

  // MARK: Asking

  /// How many sections there are.
  open var numberOfSections: Int {
    countIfNeeded()
    return counts.count
  }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    countIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Changing

  /// Asks for everything anew.
  open func reloadData() { contentIsStale() }

  /// Makes several changes together, animated; `updates` has changed the data when it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(nil, updates, completion)
  }
  /// Begins changes that are made together.
  open func beginUpdates() { beginChanges() }
  /// Ends changes that are made together.
  open func endUpdates() { endChanges() }

  /// Rows come.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    perform(animation) { self.changes.insertedItems.formUnion(indexPaths) }
  }
  /// Rows go.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    perform(animation) { self.changes.deletedItems.formUnion(indexPaths) }
  }
  /// Rows show something else.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    perform(animation) { self.changes.reloadedItems.formUnion(indexPaths) }
  }
  /// A row goes elsewhere.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    perform(nil) { self.changes.movedItems[indexPath] = newIndexPath }
  }
  /// Sections come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    perform(animation) { self.changes.insertedSections.formUnion(sections) }
  }
  /// Sections go.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    perform(animation) { self.changes.deletedSections.formUnion(sections) }
  }
  /// Sections show something else.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    perform(animation) { self.changes.reloadedSections.formUnion(sections) }
  }
  /// A section goes elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    perform(nil) { self.changes.movedSections[section] = newSection }
  }

  // MARK: Selecting and scrolling

  /// Selects a row, without telling the delegate; `nil` takes all selections back.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Takes a row's selection back, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
  /// Scrolls to a row, at once or within 0.3 seconds.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView { backgroundView.frame = bounds }
    placeRows()
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

/// A header or a footer.
struct TableEdge: Hashable, Comparable {
  var section: Int
  var isHeader: Bool

  static func < (a: TableEdge, b: TableEdge) -> Bool {
    a.section == b.section ? a.isHeader && !b.isHeader : a.section < b.section
  }
}
