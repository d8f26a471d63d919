// A switch: a thumb on a track in the color of the state. A tap toggles it, and so does dragging
// the thumb to the other side.

import Foundation

/// A control with an on and an off state.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The appearances of switches.
  public enum Style: Int, Sendable {
    /// That of the platform.
    case automatic
    /// A check box, which only Macs have.
    case checkbox
    /// A thumb on a track.
    case sliding
  }

  private let track = UIView()
  private let thumb = UIView()
  private var ownIsOn = false
  private var hasMoved = false

  /// The dimensions of the switch, as on iOS 13 to 18.
  private enum Size {
    static let whole = CGSize(width: 51, height: 31)
    static let thumb: CGFloat = 27
    static let gap: CGFloat = 2
    /// The additional width of the thumb while it is touched.
    static let stretch: CGFloat = 7
  }

  /// Creates a switch at the origin of `frame`. Its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Size.whole))
    prepare()
  }

  /// Creates a switch. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.restore(self, as: UISwitch.self)
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

  /// A Boolean value that indicates whether the switch is on. Setting it does not animate.
  open var isOn: Bool {
    get { ownIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state of the switch, optionally with an animation. No event is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != ownIsOn else { return }
    ownIsOn = on
    refresh(animated: animated)
  }

  /// The color of the track in the on state. The default is green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The image of the on state. Stored but not used, as by iOS since version 7.
  open var onImage: UIImage?
  /// The image of the off state. Stored but not used, as by iOS since version 7.
  open var offImage: UIImage?
  /// The appearance that code prefers. Phones show sliding switches, whatever it is.
  open var preferredStyle = Style.automatic
  /// The appearance of the switch: sliding, as on phones.
  open var style: Style { .sliding }
  /// The title beside a check box. Stored but not used, because there are no check boxes on phones.
  open var title: String?
  /// The color of the thumb. The default is white.
  open var thumbTintColor: UIColor? { didSet { show() } }
  open override var isEnabled: Bool { didSet { fadeIfDisabled(oldValue) } }

  // MARK: Touches

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

  // MARK: Appearance

  open override var intrinsicContentSize: CGSize { Size.whole }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Size.whole }

  /// The bounds, whose size cannot be changed, as on a device.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Size.whole) }
  }
  /// The frame, whose size cannot be changed unless the switch is transformed, as on a device.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame =
        transform.isIdentity ? CGRect(origin: newValue.origin, size: Size.whole) : newValue
    }
  }

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

/// Appearance that controls have in common; our choice where Apple publishes nothing.
@MainActor
enum ControlStyle {
  static let disabledOpacity: CGFloat = 0.5
  static let highlightedOpacity: CGFloat = 0.75
}

extension UIControl {
  /// Fades the control when it has been enabled or disabled. This is not done at each layout, since
  /// the view's opacity belongs to its owner, who may animate it.
  func fadeIfDisabled(_ wasEnabled: Bool) {
    if wasEnabled != isEnabled { alpha = isEnabled ? 1 : ControlStyle.disabledOpacity }
  }
}

extension UIView {
  /// Adds the shadow below the thumbs of switches, sliders and segmented controls.
  func castsControlShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }
}
