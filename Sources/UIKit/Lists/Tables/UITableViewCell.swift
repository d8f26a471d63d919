// A row of a table: contents in a content view, an accessory at the end, a line below, a background that may be another
// one while the row is selected or under a finger. Texts of the classic styles are arranged by `RowArrangement`.

import Foundation

/// Shows one row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, Reusable {
  /// Which texts it has, and where.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default`
    /// A second text at the end.
    case value1
    /// A small text and a second one beside it.
    case value2
    /// A second text below.
    case subtitle
  }

  /// What is at the end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: more is to come.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }

  /// What shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none
    /// As for `gray`.
    case blue
    /// A grey background.
    case gray
    /// As for `gray`.
    case `default`
  }

  /// Which lines are between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }

  // MARK: Making

  /// A cell of a style, to be used again by a name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RowArrangement.leastHeight))
    becomeCell()
  }

  /// A cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    becomeCell()
  }

  /// A cell with one text.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// A cell of a class known only at run time. Not for apps.
  public required convenience init(dequeuedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
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
  /// What it is asked for by.
  public let reuseIdentifier: String?
  /// What the row shows goes in here.
  public let contentView = UIView()
  weak var table: UITableView?
  var place: TableRowPlace?
  let separator = UIView()
  let topLine = UIView()
  private var hasOwnBackground = false

  // MARK: Contents

  /// The text.
  open private(set) lazy var textLabel: UILabel? = makeLabel(
    style == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body),
    style == .value2 ? tintColor : .label)
  /// The second text, in styles that have one.
  open private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()
  /// The picture.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: nil)
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    hasPicture = true
    return view
  }()
  private(set) var hasText = false
  private(set) var hasDetail = false
  private(set) var hasPicture = false

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

  /// Shows what a configuration says in place of other contents.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentHost.show(contentConfiguration, in: contentView)
      setNeedsLayout()
    }
  }
  let contentHost = ContentHost()

  /// What the style shows, to be dressed and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Asked to dress the cell when its state has changed.
  open var configurationUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }

  /// Other contents are about to come.
  open func prepareForReuse() {}

  // MARK: Accessories

  /// What is at the end.
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange(oldValue) } }
  /// What is at the end instead.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  private var drawnAccessory: UIView?

  private func accessoryDidChange(_ old: AccessoryType) {
    guard old != accessoryType else { return }
    drawnAccessory?.removeFromSuperview()
    drawnAccessory = TableAccessory.view(accessoryType, of: self)
    if let drawnAccessory { addSubview(drawnAccessory) }
    setNeedsLayout()
  }

  var accessory: UIView? { accessoryView ?? drawnAccessory }

  // MARK: Looks

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }
  /// Behind the contents.
  open var backgroundView: UIView? {
    didSet { replaceBack(oldValue, by: backgroundView, at: 0) }
  }
  /// Behind the contents, over `backgroundView`, while selected or under a finger.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBack(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.alpha = showsSelection ? 1 : 0
    }
  }
  /// What shows that it is selected.
  open var selectionStyle = SelectionStyle.default
  /// How far its line keeps clear of the edges; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// How many steps its contents are moved in.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// How wide a step is.
  open var indentationWidth: CGFloat = 10

  private func replaceBack(_ old: UIView?, by new: UIView?, at index: Int) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  // MARK: State

  /// Whether it is selected.
  open var isSelected: Bool {
    get { selectedNow }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { highlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selectedNow = false
  private var highlightedNow = false
  private var showsSelection: Bool { selectedNow || highlightedNow }

  /// Selects the cell, or takes that back.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selectedNow else { return }
    selectedNow = selected
    showState(animated: animated)
  }
  /// Highlights the cell, or takes that back.
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
    if hasPicture { imageView?.isHighlighted = isShown }
    configurationUpdateHandler?(self)
  }

  // MARK: Layout

  /// Takes over what the row's place in its section says.
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
    CGSize(width: size.width, height: fittingHeight(for: size.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
}

/// Where a row is in its section.
struct TableRowPlace: Equatable {
  var isFirst, isLast: Bool
  var style: UITableView.Style
}
