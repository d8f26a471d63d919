// What a sheet's controller is shown in: a card with round corners, a shadow if it needs one, and a grabber
// over its content.

import Foundation

/// The card of a sheet.
final class SheetCardView: UIView {
  /// The size of the grabber, and how far it is below the top.
  static let (grabberSize, grabberTop) = (CGSize(width: 36, height: 5), CGFloat(5))
  /// The shadow of a card over a presenter that is not dimmed, and of one in the middle.
  static let (shadowOpacity, shadowRadius): (Float, CGFloat) = (0.15, 12)

  /// Cuts the content to the card.
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
    grabber.onTap = { [weak self] in self?.sheet?.goToNextDetent() }
  }

  required init?(coder: NSCoder) { nil }

  /// Has the card show `view`.
  func show(_ view: UIView) {
    guard view.superview !== clip else { return }
    view.frame = clip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  /// Corners and grabber as the sheet says.
  func dress(radius: CGFloat, isAttached: Bool, showsGrabber: Bool, hasShadow: Bool) {
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

/// The bar by which a sheet is taken hold of; a tap on it or near it goes to the next detent.
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
