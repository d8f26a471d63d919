// A color well: a disc of the selected color in a ring of all hues. A tap opens a color picker.

import Foundation
import SegueWorld

/// A control that shows a color, and lets the user select another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let side: CGFloat = 28
  private static let (ringWidth, gap): (CGFloat, CGFloat) = (3, 2)

  private let ring = CAGradientLayer()
  private let hole = UIView()
  private let disc = UIView()
  private weak var picker: UIColorPickerViewController?

  /// Creates a color well. It is 28 points wide and high where the frame is empty.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Creates a color well. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
    coder.restore(self, as: UIColorWell.self)
  }

  private func build() {
    ring.type = .conic
    (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    ring.colors = (0...6).map {
      UIColor(hue: CGFloat($0) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor
    }
    ring.masksToBounds = true
    layer.addSublayer(ring)
    hole.backgroundColor = .systemBackground
    for view in [hole, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    showColor()
  }

  /// The selected color; `nil` for none. Setting it sends no event. The default is `nil`.
  open var selectedColor: UIColor? {
    didSet {
      if !supportsAlpha { selectedColor = selectedColor?.withAlphaComponent(1) }
      showColor()
      if let selectedColor { picker?.selectedColor = selectedColor }
    }
  }
  /// The title of the color picker. The default is `nil`.
  open var title: String? { didSet { picker?.title = title } }
  /// A Boolean value that indicates whether the user can select an opacity. The default is `true`.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }
  /// A Boolean value that indicates whether the picker has an eyedropper. Stored but not used.
  open var supportsEyedropper = true
  /// The maximum exposure of the selected color. Stored but not used.
  open var maximumLinearExposure: CGFloat = 1

  private func showColor() { disc.backgroundColor = selectedColor ?? .tertiarySystemFill }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? "Color Picker" }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var isEnabled: Bool { didSet { fadeIfDisabled(oldValue) } }
  open override var isHighlighted: Bool {
    didSet { disc.alpha = isHighlighted ? ControlStyle.highlightedOpacity : 1 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.frame = circle
    ring.cornerRadius = side / 2
    CATransaction.commit()
    for (view, inset) in [(hole, Self.ringWidth), (disc, Self.ringWidth + Self.gap)] {
      view.frame = circle.insetBy(dx: inset, dy: inset)
      view.layer.cornerRadius = view.frame.width / 2
    }
  }

  // MARK: Picker

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { present() }
  }

  private func present() {
    guard let controller = nearestController else {
      return World.current.warn(
        "a UIColorWell that is in no view controller's view cannot present its color picker")
    }
    guard picker?.presentingViewController == nil else { return }
    let made = UIColorPickerViewController()
    (made.title, made.supportsAlpha) = (title, supportsAlpha)
    if let selectedColor { made.selectedColor = selectedColor }
    made.onChoice = { [weak self] in self?.choose($0) }
    made.modalPresentationStyle = .popover
    made.popoverPresentationController?.sourceView = self
    made.popoverPresentationController?.sourceRect = bounds
    picker = made
    controller.present(made, animated: true)
  }

  private func choose(_ color: UIColor) {
    guard color != selectedColor else { return }
    selectedColor = color
    valueDidChange()
  }
}
