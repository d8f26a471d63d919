// An item of a collection: what it shows is in its content view, over a background that may be another one while it
// is selected or under a finger.

import Foundation

/// Shows one item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the item shows goes in here.
  public let contentView = UIView()

  /// A cell at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// A cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Behind the contents.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }
  /// Behind the contents, over `backgroundView`, while selected or under a finger.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !showsSelection
    }
  }
  /// Asked to dress the cell when its state has changed.
  open var configurationUpdateHandler: ((UICollectionViewCell) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }

  /// Shows what a configuration says in place of other contents.
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
