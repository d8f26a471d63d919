// A cell of a list in a collection view: contents between accessories, a separator, and the background
// of the list's appearance.

import Foundation

/// A cell of a list in a collection view.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var parts: [(accessory: UICellAccessory, view: UIView)] = []
  private let lines = [UIView(), UIView()]
  private(set) var place: ListPlace?
  private var isShownEditing = false

  /// Creates a cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeListCell()
  }

  /// Creates a cell with an empty frame. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeListCell()
  }

  private func becomeListCell() {
    contentView.autoresizingMask = []
    for line in lines {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }

  // MARK: Settings

  /// The accessories at the edges of the cell. Their order is that from the leading to the trailing
  /// edge.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The number of steps by which the contents are indented. The default is the level of the item in
  /// an outline, or 0.
  open var indentationLevel: Int {
    get { ownLevel ?? outlineLevel ?? 0 }
    set {
      ownLevel = newValue
      setNeedsLayout()
    }
  }
  private var ownLevel: Int?
  /// The width of an indentation step in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether leading accessories are indented, too. The default is
  /// `true`.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// A guide whose leading and trailing edges are those of the separator, once constraints determine
  /// them.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    hasGuide = true
    return guide
  }()
  private var hasGuide = false

  private var outlineLevel: Int? {
    guard let list = collection, let source = list.dataSource as? any OutlineSource,
      let path = placed?.indexPath
    else { return nil }
    return source.outlineLevel(at: path)
  }

  /// Returns the content configuration for the cell's place in the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isGrouped = place?.appearance.isGrouped ?? false
    switch place?.role {
    case .header:
      if place?.appearance.isSidebar == true { return .sidebarHeader() }
      return isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: return isGrouped ? .groupedFooter() : .plainFooter()
    case .row, .background, nil: return .cell()
    }
  }

  override var standardBackground: UIBackgroundConfiguration? {
    guard let place else { return nil }
    switch (place.role, place.appearance) {
    case (.header, .plain):
      var made = UIBackgroundConfiguration.listPlainHeaderFooter()
      made.backgroundColor = .systemBackground
      return made
    case (.header, _), (.footer, _), (.background, _): return .listHeader()
    case (.row, .plain): return .listPlainCell()
    case (.row, .grouped), (.row, .insetGrouped): return .listGroupedCell()
    case (.row, .sidebar), (.row, .sidebarPlain): return .listSidebarCell()
    }
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard place != layoutAttributes.listPlace else { return }
    place = layoutAttributes.listPlace
    var corners: CACornerMask = []
    if let place, place.appearance == .insetGrouped, place.role == .row {
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.cornerCurve = .continuous
    clipsToBounds = !corners.isEmpty
    setNeedsUpdateConfiguration()
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if state.isEditing != isShownEditing {
      isShownEditing = state.isEditing
      showAccessories()
    }
    for (accessory, view) in parts { update(view, accessory, state) }
  }

  // MARK: Accessories

  private func showAccessories() {
    isShownEditing = collection?.isEditing ?? isShownEditing
    let old = parts
    parts = ordered(accessories.filter { $0.isShown(editing: isShownEditing) }).map { accessory in
      let known = old.first { $0.accessory.accessoryType == accessory.accessoryType }?.view
      let view = known.flatMap { accessory.keepsView ? $0 : nil } ?? makeView(of: accessory)
      return (accessory, view)
    }
    for (_, view) in old where !parts.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    for (_, view) in parts where view.superview !== self { addSubview(view) }
    setNeedsUpdateConfiguration()
  }

  /// Returns the accessories in their order from the leading to the trailing edge.
  private func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var sides: [[UICellAccessory]] = [[], []]
    for accessory in accessories {
      let side = accessory.isLeading ? 0 : 1
      let place = accessory.position?(sides[side]) ?? sides[side].count
      sides[side].insert(accessory, at: min(max(place, 0), sides[side].count))
    }
    return sides[0] + sides[1]
  }

  private func makeView(of accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator: return TableAccessory.arrowView(accessory.tint)
    case .outlineDisclosure:
      let button = ListButton(TableAccessory.arrowImage) { [weak self] in
        self?.toggleOutline(accessory)
      }
      button.picture.tintColor = accessory.tint
      return button
    case .checkmark: return TableAccessory.tickView(accessory.tint)
    case .delete:
      return ListButton(ListGlyph.minus(accessory.background, sign: accessory.tint)) {
        [weak self] in
        self?.performDelete(accessory)
      }
    case .insert:
      return ListButton(ListGlyph.plus(accessory.background, sign: accessory.tint)) {
        accessory.action?()
      }
    case .reorder:
      let handle = ReorderHandle(ListGlyph.handle(accessory.tint))
      handle.cell = self
      return handle
    case .multiselect: return UIImageView(image: ListGlyph.circle)
    case .label:
      let label = UILabel()
      label.text = accessory.text
      label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      label.textColor = accessory.tint ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .detail:
      let button = UIButton(type: .detailDisclosure)
      button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
      button.addHandler(for: .touchUpInside) { _ in accessory.action?() }
      return button
    case .customView(let view):
      if view.bounds.size == .zero { view.sizeToFit() }
      if view.bounds.size == .zero {
        view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      if let tint = accessory.tint { view.tintColor = tint }
      return view
    }
  }

  private func update(
    _ view: UIView, _ accessory: UICellAccessory, _ state: UICellConfigurationState
  ) {
    switch accessory.accessoryType {
    case .multiselect:
      (view as? UIImageView)?.image =
        state.isSelected ? ListGlyph.check(accessory.background ?? tintColor) : ListGlyph.circle
    case .outlineDisclosure:
      let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
      view.transform =
        state.isExpanded ? CGAffineTransform(rotationAngle: sign * .pi / 2) : .identity
    default: break
    }
  }

  /// The accessory that makes the whole cell expand and collapse its item.
  var outlineHeader: UICellAccessory? {
    parts.first {
      $0.accessory.accessoryType == .outlineDisclosure && $0.accessory.outlineStyle == .header
    }?.accessory
  }

  func toggleOutline(_ accessory: UICellAccessory) {
    if let action = accessory.action { return action() }
    guard let list = collection, let path = list.indexPath(for: self),
      let source = list.dataSource as? any OutlineSource
    else { return }
    source.toggle(at: path)
    UIView.animate(withDuration: UICollectionView.changeDuration) {
      self.setNeedsUpdateConfiguration()
      self.layoutIfNeeded()
    }
  }

  private func performDelete(_ accessory: UICellAccessory) {
    if let action = accessory.action { return action() }
    guard let list = collection, let path = list.indexPath(for: self) else { return }
    list.swipes.reveal(path, isLeading: false)
  }

  // MARK: Layout

  /// The distance of accessories from the edges and from the contents, in points.
  private static let margin: CGFloat = 16, gap: CGFloat = 8

  private func width(of accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    switch accessory.width {
    case .actual: view.bounds.width
    case .standard: 28
    case .custom(let width): width
    }
  }

  /// Returns the frame of the contents in a cell of the given size, from left to right.
  private func contentFrame(in size: CGSize) -> CGRect {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    var leading = indentation
    var trailing: CGFloat = 0
    for (accessory, view) in parts {
      let width = width(of: accessory, view)
      if accessory.isLeading {
        leading += width + (leading == indentation ? Self.margin : Self.gap)
      } else {
        trailing += width + (trailing == 0 ? Self.margin : Self.gap)
      }
    }
    return CGRect(
      x: leading, y: 0, width: max(0, size.width - leading - trailing), height: size.height)
  }

  override func fittingSize(_ size: CGSize, _ sizing: SelfSizing) -> CGSize {
    updateConfigurationIfNeeded()
    guard sizing.height, !sizing.width else { return super.fittingSize(size, sizing) }
    let width = contentFrame(in: size).width
    var wanted = size
    let target = CGSize(width: width, height: 0)
    let fitted: UIView = contentHost.view ?? contentView
    // First the content view, which changes the width of what is in it.
    for view in [contentView, fitted] where view.frame.width != width {
      view.frame.size.width = width
    }
    let fitting = fitted.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let scale = UIKitState.current.screen.scale
    let least = place?.role == .row || place == nil ? RowArrangement.minimumHeight : 0
    wanted.height = fitting > 0 ? max(least, (fitting * scale).rounded(.up) / scale) : 44
    if place?.role == .header || place?.role == .footer,
      let list = contentHost.view as? UIListContentView
    {
      wanted.height = list.arrangement.height(for: width, atLeast: 28)
    }
    return wanted
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = contentFrame(in: bounds.size)
    show(contentView, content, isMirrored)
    var leading = indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
    leading += Self.margin
    var trailing = bounds.width - Self.margin
    let outward =
      parts.filter { $0.accessory.isLeading } + parts.filter { !$0.accessory.isLeading }.reversed()
    for (accessory, view) in outward {
      let (reserved, size) = (width(of: accessory, view), view.bounds.size)
      let x = accessory.isLeading ? leading : trailing - reserved
      if accessory.isLeading {
        leading += reserved + Self.gap
      } else {
        trailing -= reserved + Self.gap
      }
      var center = CGPoint(x: x + reserved / 2, y: bounds.height / 2)
      let scale = UIKitState.current.screen.scale
      center.y = ((center.y - size.height / 2) * scale).rounded() / scale + size.height / 2
      if isMirrored { center.x = bounds.width - center.x }
      if view.center != center { view.center = center }
    }
    placeLines(isMirrored)
  }

  private func show(_ view: UIView, _ frame: CGRect, _ isMirrored: Bool) {
    let frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    if view.frame != frame { view.frame = frame }
  }

  private func placeLines(_ isMirrored: Bool) {
    let height = 1 / UIKitState.current.screen.scale
    // Moving a view requests another layout pass.
    if !subviews.suffix(2).elementsEqual(lines, by: ===) { lines.forEach(bringSubviewToFront) }
    for line in lines { line.isHidden = true }
    guard let place, place.role == .row, let separators = place.separators else { return }
    let isGrouped = place.appearance == .grouped
    let showsBottom = place.appearance != .insetGrouped || !place.isLast
    var bottom = visible(separators.bottomSeparatorVisibility, showsBottom)
    if isSelected || isHighlighted { bottom = false }
    placeLine(
      lines[0], at: bounds.height - height, height, isShown: bottom,
      separators.bottomSeparatorInsets, isWhole: isGrouped && place.isLast, separators, isMirrored)
    placeLine(
      lines[1], at: 0, height,
      isShown: visible(separators.topSeparatorVisibility, isGrouped && place.isFirst),
      separators.topSeparatorInsets, isWhole: isGrouped && place.isFirst, separators, isMirrored)
  }

  private func visible(_ visibility: UIListSeparatorConfiguration.Visibility, _ usual: Bool) -> Bool
  {
    visibility == .automatic ? usual : visibility == .visible
  }

  private func placeLine(
    _ line: UIView, at y: CGFloat, _ height: CGFloat, isShown: Bool,
    _ insets: NSDirectionalEdgeInsets, isWhole: Bool, _ separators: UIListSeparatorConfiguration,
    _ isMirrored: Bool
  ) {
    line.isHidden = !isShown
    line.backgroundColor = separators.color
    // Each edge may be automatic by itself.
    var (leading, trailing): (CGFloat, CGFloat) = (isWhole ? 0 : textStart, 0)
    if hasGuide, separatorLayoutGuide.layoutFrame.width > 0 {
      let guide = separatorLayoutGuide.layoutFrame
      (leading, trailing) = (guide.minX, max(0, bounds.width - guide.maxX))
    }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    if insets.leading != automatic.leading { leading = insets.leading }
    if insets.trailing != automatic.trailing { trailing = insets.trailing }
    show(
      line,
      CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: height),
      isMirrored)
  }

  private var textStart: CGFloat {
    let start = contentFrame(in: bounds.size).minX
    guard let list = contentHost.view as? UIListContentView else { return start + Self.margin }
    return start + list.arrangement.textStart
  }
}

extension UICellAccessory {
  /// A Boolean value that indicates whether the accessory can keep a view of its kind.
  fileprivate var keepsView: Bool {
    switch accessoryType {
    case .multiselect, .disclosureIndicator, .outlineDisclosure: action == nil
    case .customView: true
    default: false
    }
  }
}
