// A cell of a collection view. Its contents are in the content view, in front of a background that
// may change while the cell is selected or highlighted.

import Foundation

/// A view that shows one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
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
  /// A closure that configures the cell when its state has changed.
  open var configurationUpdateHandler: ((UICollectionViewCell) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }

  /// The content configuration of the cell, whose view is shown in the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentHost.show(contentConfiguration, in: contentView) }
  }
  private let contentHost = ContentHost()

  private var showsSelection: Bool { isSelected || isHighlighted }
  override var fittingView: UIView { contentView }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !showsSelection
    configurationUpdateHandler?(self)
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }
}
