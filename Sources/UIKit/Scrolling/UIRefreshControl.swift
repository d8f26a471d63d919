// Requests new content when a scroll view is pulled down beyond its top. While refreshing, the
// scroll view has an additional inset for the spinner.

import Foundation

/// A control with a spinner at the top of a scroll view, which the user pulls down to refresh the
/// content.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  static let height: CGFloat = 60
  /// The distance, in points, that a touch must pull to begin refreshing.
  private static let pull: CGFloat = 110

  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel()
  private weak var scroll: UIScrollView?

  /// Creates a control with a height of its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    addParts()
  }

  /// Creates a control. Its title in a storyboard is set afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.restore(self, as: UIRefreshControl.self)
  }

  private func addParts() {
    spinner.hidesWhenStopped = false
    spinner.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    spinner.alpha = 0
    label.textAlignment = .center
    for view in [spinner, label] { addSubview(view) }
  }

  /// A Boolean value that indicates whether a refresh has begun and not ended.
  open private(set) var isRefreshing = false
  /// The text below the spinner.
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

  /// Begins refreshing, without sending an action.
  open func beginRefreshing() {
    guard !isRefreshing, let scroll else { return }
    isRefreshing = true
    (alpha, spinner.alpha) = (1, 1)
    spinner.startAnimating()
    scroll.refreshInset = Self.height
  }

  /// Ends refreshing: stops the spinner and removes the additional inset.
  open func endRefreshing() {
    guard isRefreshing, let scroll else { return }
    isRefreshing = false
    spinner.stopAnimating()
    scroll.endRefreshInset()
    follow(scroll)
  }

  /// Updates the control after the scroll view has changed its offset or size. The control is above
  /// the content; when that has been pulled further down than the control is high, the control stays
  /// at the lower edge of the bars.
  func follow(_ scroll: UIScrollView) {
    let top = -(scroll.adjustedContentInset.top - scroll.refreshInset)
    let pulled = max(0, top - scroll.contentOffset.y)
    frame = CGRect(
      x: 0, y: -scroll.contentInset.top - max(Self.height, pulled),
      width: scroll.bounds.width, height: Self.height)
    fade(pulled: pulled)
    guard !isRefreshing, isEnabled, scroll.isDragging, pulled >= Self.pull else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Shows as much of the control as the content has been pulled down. Otherwise it would be visible
  /// behind bars without a background.
  private func fade(pulled: CGFloat) {
    guard !isRefreshing else { return }
    alpha = min(pulled / Self.height, 1)
    spinner.alpha = min(max((pulled - 20) / (Self.pull - 20), 0), 1)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 9 : 0))
    label.frame = CGRect(x: 16, y: bounds.maxY - 22, width: max(0, bounds.width - 32), height: 20)
    label.isHidden = !hasTitle
  }
}
