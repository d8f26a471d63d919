// A switch: a track in the colour of its state and a thumb on it. A tap toggles it, and so does a finger that
// pulls the thumb over.

import Foundation

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()
  private var ownIsOn = false
  private var hasMoved = false

  /// As on iOS 13 to 18.
  private enum Size {
    static let whole = CGSize(width: 51, height: 31)
    static let thumb: CGFloat = 27
    static let gap: CGFloat = 2
    /// How much wider the thumb is under a finger.
    static let stretch: CGFloat = 7
  }

  /// A switch at the origin of `frame`; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Size.whole))
    prepare()
  }

  /// A switch; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Size.whole.height / 2
    thumb.layer.cornerRadius = Size.thumb / 2
    thumb.castsControlShadow()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    show()
  }

  // MARK: State

  /// Whether it is on; setting it does not animate.
  open var isOn: Bool {
    get { ownIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Switches it; sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != ownIsOn else { return }
    ownIsOn = on
    refresh(animated: animated)
  }

  /// The track's colour when on; green unless set.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The thumb's colour; white unless set.
  open var thumbTintColor: UIColor? { didSet { show() } }
  open override var isEnabled: Bool { didSet { fadeIfDisabled(oldValue) } }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasMoved = false
    refresh(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBeyond =
      x > bounds.width * 0.75 ? !isMirrored : x < bounds.width * 0.25 ? isMirrored : ownIsOn
    if isBeyond != ownIsOn {
      hasMoved = true
      setOn(isBeyond, animated: true)
      valueDidChange()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasMoved, isTouchInside {
      ownIsOn.toggle()
      valueDidChange()
    }
    refresh(animated: true)
  }

  open override func cancelTracking(with event: UIEvent?) { refresh(animated: true) }

  // MARK: Looks

  open override var intrinsicContentSize: CGSize { Size.whole }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Size.whole }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  private func refresh(animated: Bool) {
    guard animated, window != nil else { return show() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: { self.show() })
  }

  private func show() {
    track.frame = CGRect(origin: .zero, size: Size.whole)
    track.backgroundColor = ownIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let width = Size.thumb + (isTracking ? Size.stretch : 0)
    let isAtRight = ownIsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isAtRight ? Size.whole.width - Size.gap - width : Size.gap, y: Size.gap, width: width,
      height: Size.thumb)
    thumb.backgroundColor = thumbTintColor ?? .white
  }
}

/// What controls have in common to look at; our choice where Apple publishes nothing.
@MainActor
enum ControlLooks {
  static let disabledOpacity: CGFloat = 0.5
  static let highlightedOpacity: CGFloat = 0.75
}

extension UIControl {
  /// Fades or unfades the control when it has been disabled or enabled; not at each layout, since the view's
  /// opacity is its owner's to animate.
  func fadeIfDisabled(_ wasEnabled: Bool) {
    if wasEnabled != isEnabled { alpha = isEnabled ? 1 : ControlLooks.disabledOpacity }
  }
}

extension UIView {
  /// The shadow below the thumbs of switches, sliders and segmented controls.
  func castsControlShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }
}
