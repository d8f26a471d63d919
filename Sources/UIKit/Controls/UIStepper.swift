// A stepper: a minus and a plus sign on one plate.

import Foundation
import SegueWorld

/// A control that increments or decrements a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  /// The plate has a fixed size: layout that stretches the stepper leaves it at its leading edge.
  private let plate = UIView()
  private let line = UIView()
  private let minus = UIView()
  /// The container of the plus sign's two strokes, so that they fade together.
  private let plus = UIView()
  private let strokes = [UIView(), UIView()]
  /// The images that take the place of the plate, the line and the signs.
  var images = StepperImages() { didSet { setNeedsLayout() } }
  private let face = StepperFace()
  /// The time in seconds after which a touch begins to repeat steps, and that between two of them. Apple
  /// publishes neither; the numbers are our choice.
  private static let (repetitionDelay, repetitionInterval) = (0.5, 0.1)
  private var isOnPlus: Bool?
  /// The next step of a touch that is held.
  private var repetition: World.EventToken?
  /// A Boolean value that indicates whether the touch has repeated steps, so that its end makes none.
  private var hasRepeated = false
  /// The value before the touch.
  private var valueBefore = 0.0

  /// Creates a stepper at the origin of `frame`. Its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addParts()
  }

  /// Creates a stepper. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.restore(self, as: UIStepper.self)
  }

  private func addParts() {
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = 8
    plate.layer.cornerCurve = .continuous
    plate.isUserInteractionEnabled = false
    addSubview(plate)
    line.backgroundColor = .separator
    for view in [line, minus, plus] { plate.addSubview(view) }
    face.add(to: plate, below: line)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    for stroke in strokes { plus.addSubview(stroke) }
    for stroke in strokes + [minus] {
      stroke.backgroundColor = .label
      stroke.layer.cornerRadius = 0.75
    }
  }

  /// The value, limited to the range from `minimumValue` to `maximumValue`.
  open var value: Double {
    get { ownValue }
    set {
      guard newValue.isFinite else { return }
      ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsLayout()
    }
  }
  private var ownValue = 0.0
  /// The minimum value. The default is 0.
  open var minimumValue = 0.0 { didSet { value = ownValue } }
  /// The maximum value. The default is 100.
  open var maximumValue = 100.0 { didSet { value = ownValue } }
  /// The amount by which a tap changes the value. The default is 1.
  open var stepValue = 1.0
  /// A Boolean value that indicates whether the value wraps around at its limits. The default is
  /// `false`.
  open var wraps = false { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether a touch that is held repeats the step. The default is
  /// `true`.
  open var autorepeat = true
  /// A Boolean value that indicates whether every step of a touch sends an event, rather than its end
  /// alone. The default is `true`.
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var isEnabled: Bool { didSet { setNeedsLayout() } }
  open override var isHighlighted: Bool { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    plate.frame = CGRect(
      origin: CGPoint(x: isMirrored ? bounds.width - Self.size.width : 0, y: 0), size: Self.size)
    let (middle, height) = (Self.size.width / 2, Self.size.height / 2)
    line.frame = CGRect(x: middle - 0.5, y: 7, width: 1, height: Self.size.height - 14)
    let (left, right) = isMirrored ? (middle * 1.5, middle * 0.5) : (middle * 0.5, middle * 1.5)
    minus.frame = CGRect(x: left - 7, y: height - 0.75, width: 14, height: 1.5)
    plus.frame = CGRect(x: right - 7, y: height - 7, width: 14, height: 14)
    strokes[0].frame = CGRect(x: 0, y: 6.25, width: 14, height: 1.5)
    strokes[1].frame = CGRect(x: 6.25, y: 0, width: 1.5, height: 14)
    minus.alpha = alpha(ofPlus: false)
    plus.alpha = alpha(ofPlus: true)
    showImages(isMirrored: isMirrored)
  }

  private func showImages(isMirrored: Bool) {
    let shown = StepperFace.Content(
      background: images.background(state),
      divider: images.divider(state(ofPlus: isMirrored), state(ofPlus: !isMirrored)),
      minus: images.sign(.decrement, state(ofPlus: false)),
      plus: images.sign(.increment, state(ofPlus: true)))
    face.show(shown, minusCenter: minus.center, plusCenter: plus.center)
    (face.minus.alpha, face.plus.alpha) = (minus.alpha, plus.alpha)
    face.tintColor = isEnabled ? tintColor : .tertiaryLabel
    plate.backgroundColor = shown.background == nil ? .tertiarySystemFill : nil
    line.isHidden = shown.divider != nil
    (minus.isHidden, plus.isHidden) = (shown.minus != nil, shown.plus != nil)
  }

  /// The state of one of the two sides.
  private func state(ofPlus isPlus: Bool) -> UIControl.State {
    if !isEnabled || isSpent(isPlus) { return .disabled }
    return isHighlighted && isOnPlus == isPlus ? .highlighted : .normal
  }

  private func isSpent(_ isPlus: Bool) -> Bool {
    !wraps && (isPlus ? value >= maximumValue : value <= minimumValue)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func alpha(ofPlus isPlus: Bool) -> CGFloat {
    if !isEnabled || isSpent(isPlus) { return 0.3 }
    return isHighlighted && isOnPlus == isPlus ? 0.5 : 1
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x > plate.frame.midX
    isOnPlus = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    (hasRepeated, valueBefore) = (false, value)
    if autorepeat { schedule(after: Self.repetitionDelay) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { stop() }
    guard hasRepeated else {
      if isTouchInside { step(sends: true) }
      return
    }
    if !isContinuous, value != valueBefore { valueDidChange() }
  }

  open override func cancelTracking(with event: UIEvent?) { stop() }

  private func schedule(after delay: Double) {
    let time = World.current.now + VirtualTime(seconds: delay)
    repetition = World.current.schedule(at: time, phase: .input) { [weak self] in
      self?.repeatStep()
    }
  }

  /// Makes a step of a touch that is held. Outside of the control the touch rests.
  private func repeatStep() {
    guard isTracking else { return }
    if isTouchInside {
      hasRepeated = true
      step(sends: isContinuous)
    }
    schedule(after: Self.repetitionInterval)
  }

  private func step(sends: Bool) {
    guard let isOnPlus else { return }
    let before = value
    var next = value + (isOnPlus ? stepValue : -stepValue)
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    value = next
    if sends, value != before { valueDidChange() }
  }

  private func stop() {
    if let repetition { World.current.cancel(repetition) }
    (repetition, isOnPlus) = (nil, nil)
  }
}
