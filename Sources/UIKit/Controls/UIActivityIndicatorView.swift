// Eight spokes whose light goes round. Each has an animation of its own that repeats for ever, so that what shows
// is a function of the world's clock.

import Foundation

/// Turns as long as something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 points, gray.
    case medium = 100
    /// 37 points, gray.
    case large = 101
    /// 37 points, white; of old.
    case whiteLarge = 0
    /// 20 points, white; of old.
    case white = 1
    /// 20 points, gray; of old.
    case gray = 2
  }

  private static let spokeCount = 8
  /// Seconds of a turn, and how faint a spoke becomes: our choice, by eye.
  private static let turn = 0.8
  private static let faintest: CGFloat = 0.25
  private var spokes: [UIView] = []
  private var ownColor: UIColor?

  /// How large it is.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether it turns.
  public private(set) var isAnimating = false

  /// The spokes' colour; gray unless set, or white in the old styles of that name.
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set {
      ownColor = newValue
      setNeedsLayout()
    }
  }

  /// One of a style, standing still.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// One at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// One; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isHidden = true
    spokes = (0..<Self.spokeCount).map { _ in UIView() }
    for spoke in spokes { addSubview(spoke) }
  }

  /// Turns.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    layoutIfNeeded()
    for (index, spoke) in spokes.enumerated() { spoke.layer.add(light(index), forKey: "light") }
  }

  /// Stands still.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    for spoke in spokes { spoke.layer.removeAnimation(forKey: "light") }
  }

  /// A spoke is brightest when the light is at it, and then fades until it comes round again.
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
    1 - (1 - Self.faintest) * CGFloat(age) / CGFloat(Self.spokeCount - 1)
  }

  // MARK: Looks

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
