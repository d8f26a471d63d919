// Asks for contents anew when a scroll view is pulled down past its top. While that lasts, the scroll view rests with
// room for the spinner.

import Foundation

/// A spinner over the top of a scroll view.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// How much room it takes.
  static let height: CGFloat = 60
  /// So far a finger pulls until it begins.
  private static let pull: CGFloat = 110

  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel()
  private weak var scroll: UIScrollView?

  /// A control of its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    addParts()
  }

  /// A control of its own size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    spinner.hidesWhenStopped = false
    spinner.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    spinner.alpha = 0
    label.textAlignment = .center
    for view in [spinner, label] { addSubview(view) }
  }

  /// Whether contents are on their way.
  open private(set) var isRefreshing = false
  /// What stands under the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = tintColor == .systemBlue ? .systemGray : tintColor
  }

  func attach(to scroll: UIScrollView) {
    self.scroll = scroll
    scroll.insertSubview(self, at: 0)
    follow(scroll)
  }

  /// Shows that contents are on their way; does not tell its targets.
  open func beginRefreshing() {
    guard !isRefreshing, let scroll else { return }
    isRefreshing = true
    spinner.alpha = 1
    spinner.startAnimating()
    scroll.refreshInset = Self.height
  }

  /// The contents have come.
  open func endRefreshing() {
    guard isRefreshing, let scroll else { return }
    isRefreshing = false
    spinner.stopAnimating()
    scroll.endRefreshInset()
    follow(scroll)
  }

  /// The scroll view has another offset or size.
  func follow(_ scroll: UIScrollView) {
    let top = -(scroll.adjustedContentInset.top - scroll.refreshInset)
    let pulled = max(0, top - scroll.contentOffset.y)
    frame = CGRect(
      x: 0, y: min(-Self.height, top - pulled - scroll.contentInset.top),
      width: scroll.bounds.width, height: Self.height)
    if !isRefreshing { spinner.alpha = min(max((pulled - 20) / (Self.pull - 20), 0), 1) }
    guard !isRefreshing, isEnabled, scroll.isDragging, pulled >= Self.pull else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 9 : 0))
    label.frame = CGRect(x: 16, y: bounds.maxY - 22, width: max(0, bounds.width - 32), height: 20)
    label.isHidden = !hasTitle
  }
}
