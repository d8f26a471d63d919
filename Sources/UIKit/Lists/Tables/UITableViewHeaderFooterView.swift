// What stands over and under the sections of a table.

import Foundation

/// A header or a footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, Reusable {
  /// What it is asked for by.
  public let reuseIdentifier: String?
  /// What it shows goes in here.
  public let contentView = UIView()
  private let plate = UIView()
  private let host = ContentHost()

  /// A view to be used again by a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addParts()
  }

  /// A view; nothing is decoded.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addParts()
  }

  /// A view of a class known only at run time. Not for apps.
  public required convenience init(dequeuedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
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

  /// Other contents are about to come.
  open func prepareForReuse() {}

  /// The text.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    contentView.addSubview(label)
    return label
  }()

  /// Behind everything.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Shows what a configuration says in place of other contents.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { host.show(contentConfiguration, in: contentView) }
  }

  /// Whether rows go by under it.
  var isFloating = false { didSet { if isFloating != oldValue { setNeedsLayout() } } }
  private var isPlain = false

  /// Shows a title as tables of a style do.
  func dress(_ title: String, _ edge: TableEdge, in table: UITableView) {
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

  /// How high it has to be.
  func fittingHeight(for width: CGFloat) -> CGFloat {
    guard let list = host.view as? UIListContentView else { return bounds.height }
    return list.arrangement.height(for: width, atLeast: isPlain ? 28 : 0)
  }
}
