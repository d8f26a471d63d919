// The view that contains the view of a sheet's controller: a card with rounded corners, a shadow if
// necessary, and a grabber over its content.

import Foundation

/// The card of a sheet.
final class SheetCardView: UIView {
  /// The size of the grabber, and its distance from the top, in points.
  static let (grabberSize, grabberTop) = (CGSize(width: 36, height: 5), CGFloat(5))
  /// The shadow of a card that is centered, or over a presenting view that is not dimmed.
  static let (shadowOpacity, shadowRadius): (Float, CGFloat) = (0.15, 12)

  /// Clips the content to the card.
  private let clip = UIView(frame: .zero)
  private let grabber = SheetGrabber(frame: .zero)
  weak var sheet: UISheetPresentationController?

  init(for sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    grabber.onTap = { [weak self] in self?.sheet?.selectNextDetent() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `view` in the card.
  func show(_ view: UIView) {
    guard view.superview !== clip else { return }
    view.frame = clip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  /// Applies corners, grabber, and shadow.
  func applyStyle(radius: CGFloat, isAttached: Bool, showsGrabber: Bool, hasShadow: Bool) {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let all: CACornerMask = [upper, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners = isAttached ? upper : all
    layer.cornerRadius = radius
    layer.maskedCorners = clip.layer.maskedCorners
    if !showsGrabber { grabber.removeFromSuperview() }
    if showsGrabber, grabber.superview == nil { addSubview(grabber) }
    layer.shadowOpacity = hasShadow ? Self.shadowOpacity : 0
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = .zero
    placeGrabber()
  }

  private func placeGrabber() {
    UIView.performWithoutAnimation {
      grabber.frame = CGRect(
        x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberTop,
        width: Self.grabberSize.width, height: Self.grabberSize.height)
    }
  }
}

/// The grabber of a sheet. A tap on it or near it selects the next detent.
private final class SheetGrabber: UIView {
  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] (_: UITapGestureRecognizer) in self?.onTap() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -8).contains(point)
  }
}
