// A slider: a thumb on a track, which follows the movement of a touch.

import Foundation

/// A control for selecting a value from a continuous range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let rail = UIImageView()
  private let filled = UIImageView()
  private let thumb = UIImageView()
  private let (lowest, highest) = (UIImageView(), UIImageView())
  private(set) var images = SliderImages()
  private var ownValue: Float = 0
  /// The offset of the touch from the center of the thumb when tracking began.
  private var grabOffset: CGFloat = 0

  private static let railHeight: CGFloat = 4
  private static let thumbSize: CGFloat = 28
  private static let height: CGFloat = 34
  /// The distance between the track and the images at its ends, in points. Our choice.
  private static let imageGap: CGFloat = 8

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
    for view in [lowest, highest, rail, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
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
  open override var isEnabled: Bool {
    didSet {
      fadeIfDisabled(oldValue)
      setNeedsLayout()
    }
  }
  open override var isHighlighted: Bool { didSet { setNeedsLayout() } }

  /// The image at the end of the track with the lowest value.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the end of the track with the highest value.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  func changeImages(_ change: (inout SliderImages) -> Void) {
    change(&images)
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the rectangle of the image for the lowest value in `bounds`.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, bounds, isLeft: !isMirrored)
  }

  /// Returns the rectangle of the image for the highest value in `bounds`.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, bounds, isLeft: isMirrored)
  }

  private func valueImageRect(_ image: UIImage?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track in `bounds`, between the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func space(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageGap } ?? 0 }
    let (low, high) = (space(minimumValueImage), space(maximumValueImage))
    let trackImages = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0 }
    let height = trackImages.map(\.size.height).max() ?? Self.railHeight
    return CGRect(
      x: bounds.minX + (isMirrored ? high : low), y: bounds.midY - height / 2,
      width: max(0, bounds.width - low - high), height: height)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    var share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    if isMirrored { share = 1 - share }
    let size = thumbSize
    return CGRect(
      x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private var thumbSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
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
    let thumbWidth = thumbSize.width
    let available = track.width - thumbWidth
    guard available > 0 else { return true }
    let middle = touch.location(in: self).x - grabOffset
    var share = min(max((middle - track.minX - thumbWidth / 2) / available, 0), 1)
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
    var lead = track
    lead.size.width = isMirrored ? track.maxX - place.midX : place.midX - track.minX
    if isMirrored { lead.origin.x = place.midX }
    show(rail, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, track)
    show(filled, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, lead)
    show(thumb, currentThumbImage, thumbTintColor ?? .white, place)
    if currentThumbImage == nil {
      thumb.castsControlShadow()
    } else {
      thumb.layer.shadowOpacity = 0
    }
    show(lowest, minimumValueImage, .clear, minimumValueImageRect(forBounds: bounds))
    show(highest, maximumValueImage, .clear, maximumValueImageRect(forBounds: bounds))
  }

  /// Shows a part as an image, or else as a shape with round ends.
  private func show(_ part: UIImageView, _ image: UIImage?, _ color: UIColor?, _ frame: CGRect) {
    part.frame = frame
    if part.image !== image { part.image = image }
    part.backgroundColor = image == nil ? color : nil
    part.layer.cornerRadius = image == nil ? min(frame.width, frame.height) / 2 : 0
  }
}
