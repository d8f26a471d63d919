// A bar that fills.

import Foundation

/// A view that shows the progress of a task as a bar.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The appearance of a progress view.
  public enum Style: Int, Sendable {
    /// A freestanding bar with rounded ends.
    case `default`
    /// A bar without rounded ends, for the edge of a toolbar or navigation bar.
    case bar
  }

  private let track = UIImageView()
  private let filled = UIImageView()
  private var ownProgress: Float = 0
  private static let height: CGFloat = 4

  /// The appearance of the bar. The default is `default`.
  open var progressViewStyle = Style.default { didSet { setNeedsLayout() } }

  /// Creates a progress view with the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  /// Creates a progress view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, filled] { addSubview(view) }
  }

  /// Creates a progress view. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for view in [track, filled] { addSubview(view) }
    coder.restore(self, as: UIProgressView.self)
  }

  /// The progress, 0…1. Setting it does not animate.
  open var progress: Float {
    get { ownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The progress object whose completed fraction the bar shows. It is read when it is set and each
  /// time that the view is laid out, for instance after `setNeedsLayout()`: Foundation does not tell
  /// about its changes here.
  open var observedProgress: Progress? {
    didSet {
      followObservedProgress()
      setNeedsLayout()
    }
  }

  private func followObservedProgress() {
    guard let fraction = observedProgress?.fractionCompleted, !fraction.isNaN else { return }
    ownProgress = Float(min(max(fraction, 0), 1))
  }

  /// Sets the progress, optionally with an animation.
  /// - Parameters:
  ///   - progress: The progress, limited to 0…1.
  ///   - animated: Whether the bar changes over a quarter of a second.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard progress == progress else { return }
    ownProgress = min(max(progress, 0), 1)
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear, animations: { self.show() })
  }

  /// The color of the filled part of the bar. The default is the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the unfilled part of the bar. The default is `systemFill`.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The image of the filled part of the bar, stretched to its size as its cap insets say; `nil` for a
  /// color.
  open var progressImage: UIImage? { didSet { imagesDidChange() } }
  /// The image behind the filled part, stretched to the size of the bar; `nil` for a color.
  open var trackImage: UIImage? { didSet { imagesDidChange() } }

  private func imagesDidChange() {
    (filled.image, track.image) = (progressImage, trackImage)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The height of the bar: that of its images, if they are higher than the bar is without them.
  private var ownHeight: CGFloat {
    max(Self.height, progressImage?.size.height ?? 0, trackImage?.size.height ?? 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    followObservedProgress()
    show()
  }

  private func show() {
    track.frame = bounds
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    let length = bounds.width * CGFloat(ownProgress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filled.frame = CGRect(
      x: isMirrored ? bounds.maxX - length : bounds.minX, y: bounds.minY, width: length,
      height: bounds.height)
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    for view in [track, filled] {
      view.layer.cornerRadius = view.image == nil ? min(radius, view.bounds.width / 2) : 0
    }
  }
}
