// A bar that fills.

import Foundation

/// Shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// A bar by itself.
    case `default`
    /// Along the edge of a bar: without rounded ends.
    case bar
  }

  private let track = UIView()
  private let filled = UIView()
  private var ownProgress: Float = 0
  private static let height: CGFloat = 4

  /// How it looks.
  open var progressViewStyle = Style.default { didSet { setNeedsLayout() } }

  /// A bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  /// A bar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, filled] { addSubview(view) }
  }

  /// A bar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for view in [track, filled] { addSubview(view) }
  }

  /// From 0 to 1.
  open var progress: Float {
    get { ownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard progress == progress else { return }
    ownProgress = min(max(progress, 0), 1)
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear, animations: { self.show() })
  }

  /// The colour of what is done; the tint unless set.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of what is not.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  private func show() {
    track.frame = bounds
    track.backgroundColor = trackTintColor ?? .systemFill
    let length = bounds.width * CGFloat(ownProgress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filled.frame = CGRect(
      x: isMirrored ? bounds.maxX - length : bounds.minX, y: bounds.minY, width: length,
      height: bounds.height)
    filled.backgroundColor = progressTintColor ?? tintColor
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    for view in [track, filled] { view.layer.cornerRadius = min(radius, view.bounds.width / 2) }
  }
}
