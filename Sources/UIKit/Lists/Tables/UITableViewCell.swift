// A row of a table view: contents in a content view, an accessory at the trailing edge, a separator
// at the bottom, and a background that may change while the row is selected or highlighted. Texts
// of the classic styles are arranged by `RowArrangement`.

import Foundation

/// A view that shows one row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView, Reusable, ConfiguredCell {
  /// The texts of a cell and their placement.
  public enum CellStyle: Int, Sendable {
    /// A single text.
    case `default`
    /// A text, and a secondary text at the trailing edge.
    case value1
    /// A small text, and a secondary text beside it.
    case value2
    /// A text, and a secondary text below it.
    case subtitle
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// An arrow, which indicates that a tap shows further content.
    case disclosureIndicator
    /// A detail button and an arrow.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A detail button.
    case detailButton
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell has no special appearance.
    case none
    /// Equivalent to `gray`.
    case blue
    /// A selected cell has a gray background.
    case gray
    /// Equivalent to `gray`.
    case `default`
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A single line.
    case singleLine
  }

  // MARK: Initializers

  /// Creates a cell with a style and an identifier for its reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, ownReuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RowArrangement.minimumHeight))
    becomeCell()
  }

  /// Creates a cell with the default style. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    style = CellStyle(archived: coder.archived("style"))
    ownReuseIdentifier = coder.archived("reuseIdentifier")
    super.init(coder: coder)
    becomeCell()
    coder.restore(self, as: UITableViewCell.self)
  }

  /// Creates a cell with the default style. The frame is ignored.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  private func becomeCell() {
    contentView.frame = bounds
    addSubview(contentView)
    for line in [separator, topLine] {
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
  }

  let style: CellStyle
  /// The identifier with which the cell is dequeued.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private var ownReuseIdentifier: String?
  /// The view that contains the row's contents.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  weak var table: UITableView?
  var place: TableRowPlace?
  /// The frame that the table gave the cell for its row.
  var rowFrame: CGRect?
  let separator = UIView()
  let topLine = UIView()
  private var hasOwnBackground = false
  /// The segues that selecting the cell and tapping its accessory perform, if a storyboard has
  /// them.
  package var segues = ArchivedCellSegues()

  // MARK: Contents

  /// The label of the text.
  open private(set) lazy var textLabel: UILabel? = makeLabel(
    style == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body),
    style == .value2 ? tintColor : .label)
  /// The label of the secondary text; `nil` for styles without one.
  open private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()
  /// The image view of the cell.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: nil)
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    hasImage = true
    return view
  }()
  private(set) var hasText = false
  private(set) var hasDetail = false
  private(set) var hasImage = false

  private func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.font, label.textColor) = (font, color)
    contentView.addSubview(label)
    hasText = true
    return label
  }

  private func makeDetailLabel() -> UILabel? {
    hasDetail = style != .default
    switch style {
    case .default: return nil
    case .subtitle: return makeLabel(.preferredFont(forTextStyle: .caption1), .label)
    case .value1: return makeLabel(.preferredFont(forTextStyle: .body), .secondaryLabel)
    case .value2: return makeLabel(.systemFont(ofSize: 15), .label)
    }
  }

  /// The content configuration of the cell, whose view is shown in the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentHost.show(contentConfiguration, in: contentView)
      setNeedsLayout()
    }
  }
  let contentHost = ContentHost()

  /// Returns the content configuration that corresponds to the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A Boolean value that indicates whether the content configuration is updated when the state of
  /// the cell changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background configuration of the cell.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the background configuration is updated when the state
  /// of the cell changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the background that cells have in the style of the table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
  }

  /// A closure that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// A closure that configures the cell when its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    state.isSwiped = table?.swipes.shownView === self
    state.isReordering = table?.reordering?.cell === self
    return state
  }
  /// Requests an update of the configurations, before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationUpdate.isNeeded = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state. The default implementation calls
  /// `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  var configurationUpdate = CellConfigurationUpdate()

  var shownBackgroundConfiguration: UIBackgroundConfiguration? { backgroundConfiguration }

  /// Called when the cell is about to be reused. The default implementation does nothing visible.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Editing

  /// A Boolean value that indicates whether the cell shows the controls of editing.
  open var isEditing: Bool {
    get { editingNow }
    set { setEditing(newValue, animated: false) }
  }
  private var editingNow = false
  /// Called when editing of the table begins or ends.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingNow else { return }
    let mask: StateMask = editing ? .showingEditControlMask : .defaultMask
    willTransition(to: mask)
    editingNow = editing
    setNeedsUpdateConfiguration()
    accessoryDidChange(nil)
    didTransition(to: mask)
  }
  /// The control with which the row is edited.
  open var editingStyle: EditingStyle { rowEditingStyle }
  var rowEditingStyle = EditingStyle.none
  /// A Boolean value that indicates whether the button that confirms a deletion is visible.
  open var showingDeleteConfirmation: Bool { table?.swipes.shownView === self }
  /// A Boolean value that indicates whether the row makes room for its control. The default is
  /// `true`.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the row can have a handle. The value is stored without
  /// effect: rows that the data source can move have one while the table is being edited.
  open var showsReorderControl = false
  /// The type of the accessory while the table is being edited. The default is none.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange(nil) } }
  /// A view that replaces the accessory while the table is being edited.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// Called before the cell shows or hides its controls. The default implementation does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell shows or hides its controls. The default implementation does nothing.
  open func didTransition(to state: StateMask) {}
  var controls = CellControls()
  var controlView: UIView?
  var handleView: UIView?

  // MARK: Accessories

  /// The type of the accessory at the trailing edge. The default is none.
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange(oldValue) } }
  /// A view that replaces the accessory.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  private var drawnAccessory: UIView?

  private func accessoryDidChange(_ old: AccessoryType?) {
    let type = editingNow ? editingAccessoryType : accessoryType
    guard old != type else { return }
    drawnAccessory?.removeFromSuperview()
    drawnAccessory = TableAccessory.view(type, of: self)
    if let drawnAccessory { addSubview(drawnAccessory) }
    accessoryView?.isHidden = editingNow
    editingAccessoryView?.isHidden = !editingNow
    if editingNow, let editingAccessoryView { addSubview(editingAccessoryView) }
    setNeedsLayout()
  }

  var accessory: UIView? { (editingNow ? editingAccessoryView : accessoryView) ?? drawnAccessory }

  // MARK: Appearance

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }
  /// The view behind the contents.
  open var backgroundView: UIView? {
    didSet { replaceBack(oldValue, by: backgroundView, at: 0) }
  }
  /// The view behind the contents, and in front of `backgroundView`, while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBack(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.alpha = showsSelection ? 1 : 0
    }
  }
  /// The appearance of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The insets of the cell's separator; those of the table view unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// The number of steps by which the contents are indented. The default is 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of an indentation step in points. The default is 10.
  open var indentationWidth: CGFloat = 10

  private func replaceBack(_ old: UIView?, by new: UIView?, at index: Int) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  // MARK: State

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected: Bool {
    get { selectedNow }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell is highlighted by a touch.
  open var isHighlighted: Bool {
    get { highlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selectedNow = false
  private var highlightedNow = false
  private var showsSelection: Bool { selectedNow || highlightedNow }

  /// Selects or deselects the cell, with an optional animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selectedNow else { return }
    selectedNow = selected
    showState(animated: animated)
  }
  /// Starts or ends the cell's highlighting, with an optional animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlightedNow else { return }
    highlightedNow = highlighted
    showState(animated: animated)
  }

  private func showState(animated: Bool) {
    if selectedBackgroundView == nil, showsSelection, selectionStyle != .none {
      let view = UIView()
      view.backgroundColor = .systemGray4
      selectedBackgroundView = view
    }
    let isShown = showsSelection && selectionStyle != .none
    let change = {
      self.selectedBackgroundView?.alpha = isShown ? 1 : 0
      self.separator.alpha = isShown ? 0 : 1
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: 0.35, delay: 0, options: .allowUserInteraction, animations: change)
    } else {
      change()
    }
    if hasText { textLabel?.isHighlighted = isShown }
    if hasDetail { detailTextLabel?.isHighlighted = isShown }
    if hasImage { imageView?.isHighlighted = isShown }
    showChoice()
    setNeedsUpdateConfiguration()
    if configurationUpdateHandler != nil { updateConfigurationIfNeeded() }
  }

  // MARK: Layout

  /// Adopts the position of the row in its section.
  func take(_ new: TableRowPlace, from table: UITableView) {
    guard place != new else { return }
    place = new
    if !hasOwnBackground {
      super.backgroundColor =
        new.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if new.style == .insetGrouped { roundCorners(new) }
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentHost.view != nil else {
      return CGSize(width: size.width, height: classicHeight(for: size.width))
    }
    return CGSize(width: size.width, height: fittingHeight(for: size.width))
  }

  /// Returns the size of a row whose width is given: the height that its contents require. Any other
  /// size is that of the constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard horizontal == .required, vertical != .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return CGSize(width: targetSize.width, height: fittingHeight(for: targetSize.width))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }
}

/// The position of a row in its section.
struct TableRowPlace: Equatable {
  var isFirst, isLast: Bool
  var style: UITableView.Style
}
