// A slider: a thumb on a track, which follows the movement of a touch.

import Foundation

/// A control for selecting a value from a continuous range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let rail = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var ownValue: Float = 0
  /// The offset of the touch from the center of the thumb when tracking began.
  private var grabOffset: CGFloat = 0

  private static let railHeight: CGFloat = 4
  private static let thumbSize: CGFloat = 28
  private static let height: CGFloat = 34

  /// Creates a slider with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a slider. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.restore(self, as: UISlider.self)
  }

  private func prepare() {
    for view in [rail, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [rail, filled] { view.layer.cornerRadius = Self.railHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.castsControlShadow()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Value

  /// The value, limited to the range from `minimumValue` to `maximumValue`.
  open var value: Float {
    get { ownValue }
    set { setValue(newValue, animated: false) }
  }
  /// The minimum value. The default is 0.
  open var minimumValue: Float = 0 { didSet { limitsDidChange() } }
  /// The maximum value. The default is 1.
  open var maximumValue: Float = 1 { didSet { limitsDidChange() } }
  /// A Boolean value that indicates whether events are sent while the touch moves, and not only
  /// when it ends. The default is `true`.
  open var isContinuous = true

  /// Sets the value, optionally with an animation. No event is sent.
  open func setValue(_ value: Float, animated: Bool) {
    guard value == value else { return }
    ownValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.show() })
  }

  private func limitsDidChange() { setValue(ownValue, animated: false) }

  /// The color of the track before the thumb. The default is the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the thumb. The default is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  open override var isEnabled: Bool { didSet { fadeIfDisabled(oldValue) } }

  // MARK: Layout

  /// Returns the rectangle of the track in `bounds`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - Self.railHeight / 2, width: bounds.width,
      height: Self.railHeight)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    var share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    if isMirrored { share = 1 - share }
    let size = Self.thumbSize
    return CGRect(
      x: rect.minX + share * (rect.width - size), y: rect.midY - size / 2, width: size, height: size
    )
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let place = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    grabOffset = x - place.midX
    return place.insetBy(dx: -10, dy: -20).contains(touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let available = track.width - Self.thumbSize
    guard available > 0 else { return true }
    let middle = touch.location(in: self).x - grabOffset
    var share = min(max((middle - track.minX - Self.thumbSize / 2) / available, 0), 1)
    if isMirrored { share = 1 - share }
    let before = ownValue
    setValue(minimumValue + Float(share) * (maximumValue - minimumValue), animated: false)
    layoutIfNeeded()
    if isContinuous, ownValue != before { valueDidChange() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { valueDidChange() }
  }

  // MARK: Appearance

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
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: track, value: ownValue)
    rail.frame = track
    rail.backgroundColor = maximumTrackTintColor ?? .systemFill
    var lead = track
    lead.size.width = isMirrored ? track.maxX - place.midX : place.midX - track.minX
    if isMirrored { lead.origin.x = place.midX }
    filled.frame = lead
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.frame = place
    thumb.backgroundColor = thumbTintColor ?? .white
  }
}
