// Eight spokes that light up in turn. Each has an animation of its own that repeats forever, so
// that its opacity is a function of the world's clock.

import Foundation

/// A view that spins to show that a task is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and color of the indicator.
  public enum Style: Int, Sendable {
    /// A gray indicator of 20 points.
    case medium = 100
    /// A gray indicator of 37 points.
    case large = 101
    /// A white indicator of 37 points. Deprecated in UIKit.
    case whiteLarge = 0
    /// A white indicator of 20 points. Deprecated in UIKit.
    case white = 1
    /// A gray indicator of 20 points. Deprecated in UIKit.
    case gray = 2
  }

  private static let spokeCount = 8
  /// The duration of a revolution in seconds, and the smallest opacity of a spoke: our choice, by
  /// eye.
  private static let turn = 0.8
  private static let minimumAlpha: CGFloat = 0.25
  private var spokes: [UIView] = []
  private var ownColor: UIColor?

  /// The size and color of the indicator. The default is `medium`.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the view is hidden while it is not animating. The
  /// default is `true`.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// A Boolean value that indicates whether the indicator is animating.
  open private(set) var isAnimating = false

  /// The color of the spokes. The default is gray, or white in the white styles.
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set {
      ownColor = newValue
      setNeedsLayout()
    }
  }

  /// Creates an indicator of the given style that is not animating.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    prepare()
    bounds.size = intrinsicContentSize
  }

  /// Creates an indicator with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an indicator. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.restore(self, as: UIActivityIndicatorView.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isHidden = true
    spokes = (0..<Self.spokeCount).map { _ in UIView() }
    for spoke in spokes { addSubview(spoke) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// Starts the animation and shows the view.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    layoutIfNeeded()
    for (index, spoke) in spokes.enumerated() { spoke.layer.add(light(index), forKey: "light") }
  }

  /// Stops the animation, and hides the view if `hidesWhenStopped` is set.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    for spoke in spokes { spoke.layer.removeAnimation(forKey: "light") }
  }

  /// Returns the animation of a spoke, which is brightest once per revolution and then fades.
  private func light(_ index: Int) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = (0...Self.spokeCount).map { step -> NSNumber in
      let age = (step - index + Self.spokeCount) % Self.spokeCount
      return NSNumber(value: Double(opacity(age: age)))
    }
    animation.calculationMode = .discrete
    animation.keyTimes = (0...Self.spokeCount + 1).map {
      NSNumber(value: min(1, Double($0) / Double(Self.spokeCount)))
    }
    animation.duration = Self.turn
    animation.repeatCount = .infinity
    return animation
  }

  private func opacity(age: Int) -> CGFloat {
    1 - (1 - Self.minimumAlpha) * CGFloat(age) / CGFloat(Self.spokeCount - 1)
  }

  // MARK: Appearance

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize.width
    let (width, length) = (size * 0.125, size * 0.27)
    for (index, spoke) in spokes.enumerated() {
      spoke.transform = .identity
      spoke.bounds.size = CGSize(width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      spoke.backgroundColor = color
      let turned = CGAffineTransform(
        rotationAngle: CGFloat(index) / CGFloat(Self.spokeCount) * 2 * .pi)
      let out = CGPoint(x: 0, y: -(size - length) / 2).applying(turned)
      spoke.center = CGPoint(x: bounds.midX + out.x, y: bounds.midY + out.y)
      spoke.transform = turned
      spoke.alpha = opacity(age: (Self.spokeCount - index) % Self.spokeCount)
    }
  }
}
