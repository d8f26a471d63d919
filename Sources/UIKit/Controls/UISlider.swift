// A slider: a thumb on a track, which a finger moves by as much as it moves itself.

import Foundation

/// A number between two others, set by a finger.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let rail = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var ownValue: Float = 0
  /// Where in the thumb the finger took hold.
  private var grip: CGFloat = 0

  private static let railHeight: CGFloat = 4
  private static let thumbSize: CGFloat = 28
  private static let height: CGFloat = 34

  /// A slider at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A slider; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
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

  /// The number; kept between the limits.
  open var value: Float {
    get { ownValue }
    set { setValue(newValue, animated: false) }
  }
  /// The smallest number.
  open var minimumValue: Float = 0 { didSet { limitsDidChange() } }
  /// The largest number.
  open var maximumValue: Float = 1 { didSet { limitsDidChange() } }
  /// Whether events are sent while the finger moves, and not only when it is lifted.
  open var isContinuous = true

  /// Sets the number; sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    guard value == value else { return }
    ownValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.show() })
  }

  private func limitsDidChange() { setValue(ownValue, animated: false) }

  /// The colour before the thumb; the tint unless set.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour after the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The thumb's colour; white unless set.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  open override var isEnabled: Bool { didSet { fadeIfDisabled(oldValue) } }

  // MARK: Places

  /// The track in `bounds`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - Self.railHeight / 2, width: bounds.width,
      height: Self.railHeight)
  }

  /// The thumb for a value.
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

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let place = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    grip = x - place.midX
    return place.insetBy(dx: -10, dy: -20).contains(touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - Self.thumbSize
    guard room > 0 else { return true }
    let middle = touch.location(in: self).x - grip
    var share = min(max((middle - track.minX - Self.thumbSize / 2) / room, 0), 1)
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

  // MARK: Looks

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
