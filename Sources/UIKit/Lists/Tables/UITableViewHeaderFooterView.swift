// The headers and footers of table sections.

import Foundation

/// A header or footer of a table section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, Reusable {
  /// The identifier with which the view is dequeued.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private var ownReuseIdentifier: String?
  /// The view that contains the contents.
  open private(set) var contentView = UIView()
  private let plate = UIView()
  private let host = ContentHost()

  /// Creates a view with an identifier for its reuse.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a view without an identifier, with the given frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without an identifier. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    ownReuseIdentifier = coder.archived("reuseIdentifier")
    super.init(coder: coder)
    addParts()
    coder.restore(self, as: UITableViewHeaderFooterView.self)
  }

  private func addParts() {
    for view in [plate, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    plate.isHidden = true
    plate.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.11, alpha: 0.94)
        : UIColor(white: 0.97, alpha: 0.94)
    }
  }

  /// Called when the view is about to be reused. The default implementation does nothing.
  open func prepareForReuse() {}

  /// The label of the text.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    contentView.addSubview(label)
    return label
  }()

  /// The view behind all others.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// The content configuration of the view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { host.show(contentConfiguration, in: contentView) }
  }

  /// The state of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isFloating
    return state
  }
  /// Returns the content configuration of a header in the style of the table that shows the view.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView).map { $0.style == .plain } ?? true
      ? .plainHeader() : .groupedHeader()
  }
  /// The background configuration of the view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }
  private var ownBackground: BackgroundView?

  private func showBackground() {
    guard let backgroundConfiguration else {
      ownBackground?.removeFromSuperview()
      ownBackground = nil
      return
    }
    let view = ownBackground ?? BackgroundView(frame: bounds)
    if ownBackground == nil {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, aboveSubview: plate)
      ownBackground = view
    }
    view.configuration = backgroundConfiguration
  }

  /// A Boolean value that indicates whether the view floats above scrolling rows.
  var isFloating = false { didSet { if isFloating != oldValue { setNeedsLayout() } } }
  private var isPlain = false

  /// Shows a title in the style of a table view.
  func applyStyle(_ title: String, _ edge: TableEdge, in table: UITableView) {
    isPlain = table.style == .plain
    var content: UIListContentConfiguration =
      switch (isPlain, edge.isHeader) {
      case (true, true): .plainHeader()
      case (true, false): .plainFooter()
      case (false, true): .groupedHeader()
      case (false, false): .groupedFooter()
      }
    content.text = title
    let side: CGFloat = table.bounds.width >= 414 ? 20 : 16
    let margin = table.style == .insetGrouped ? table.plateInset + 16 : side
    (content.directionalLayoutMargins.leading, content.directionalLayoutMargins.trailing) = (
      margin, margin
    )
    if !isPlain, edge.isHeader, edge.section == 0 { content.directionalLayoutMargins.top = 26 }
    contentConfiguration = content
    plate.isHidden = !(isPlain && edge.isHeader)
  }

  /// Returns the height that the view needs for the given width.
  func fittingHeight(for width: CGFloat) -> CGFloat {
    guard let list = host.view as? UIListContentView else { return bounds.height }
    return list.arrangement.height(for: width, atLeast: isPlain ? 28 : 0)
  }
}
