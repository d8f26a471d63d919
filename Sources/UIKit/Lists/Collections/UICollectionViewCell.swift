// A cell of a collection view. Its contents are in the content view, in front of a background that
// may change while the cell is selected or highlighted.

import Foundation

/// A view that shows one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  /// The view that contains the cell's contents.
  open private(set) var contentView = UIView()

  /// Creates a cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell with an empty frame. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.restore(self, as: UICollectionViewCell.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether the cell is highlighted by a touch.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The view behind the contents.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }
  /// The view behind the contents, and in front of `backgroundView`, while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !showsSelection
    }
  }
  // MARK: Configurations

  /// A closure that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// A closure that configures the cell when its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    let list = collection
    state.isEditing = list?.isEditing ?? false
    state.isSwiped = list?.swipes.shownView === self
    if let list, let source = list.dataSource as? any OutlineSource,
      let path = placed?.indexPath
    {
      state.isExpanded = source.isExpanded(at: path)
    }
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

  /// The content configuration of the cell, whose view is shown in the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentHost.show(contentConfiguration, in: contentView)
      setNeedsLayout()
    }
  }
  let contentHost = ContentHost()
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
  /// The background of a cell without a configuration of its own.
  var standardBackground: UIBackgroundConfiguration? { nil }
  /// Returns the background that cells of this kind have in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    standardBackground ?? .clear()
  }

  var shownBackgroundConfiguration: UIBackgroundConfiguration? {
    backgroundConfiguration ?? standardBackground
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  /// Returns the size that satisfies the constraints of the content view or, if those determine
  /// none, of the whole cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let least = CGSize(
      width: horizontal == .required ? targetSize.width : 0,
      height: vertical == .required ? targetSize.height : 0)
    let fitting = contentView.systemLayoutSizeFitting(
      least, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let isFound =
      (horizontal == .required || fitting.width > 0)
      && (vertical == .required || fitting.height > 0)
    if isFound, least == targetSize { return fitting }
    return isFound
      ? contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      : super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { setNeedsUpdateConfiguration() }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  /// The collection view that shows the cell.
  var collection: UICollectionView? {
    var view = superview
    while let ancestor = view, !(ancestor is UICollectionView) { view = ancestor.superview }
    return view as? UICollectionView
  }

  /// The segue that selecting the cell performs, if a storyboard has one.
  package var segues = ArchivedCellSegues()

  private var showsSelection: Bool { isSelected || isHighlighted }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !showsSelection
    setNeedsUpdateConfiguration()
    if configurationUpdateHandler != nil { updateConfigurationIfNeeded() }
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }
}
