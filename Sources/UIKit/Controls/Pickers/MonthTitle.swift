// The name of the month above a calendar, with a chevron: a tap replaces the days by wheels of months and
// years, and brings the days back.

import Foundation

/// The name of a month with a chevron.
@MainActor
final class MonthTitle: UIControl {
  private static let (gap, height): (CGFloat, CGFloat) = (5, 44)

  private let label = UILabel()
  private let chevron = UIImageView(
    image: BarGlyph.symbol("chevron_right", pointSize: 15, weight: .bold))
  private let tint: UIColor
  /// The name of the month.
  var text: String? {
    didSet {
      label.text = text
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the wheels are shown. The chevron then points down.
  var isOpen = false {
    didSet {
      label.textColor = isOpen ? tint : .label
      chevron.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }
  }

  init(_ tint: UIColor) {
    self.tint = tint
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    chevron.tintColor = tint
    for view in [label, chevron] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { label.text }
    set { _ = newValue }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? ControlStyle.highlightedOpacity : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sign = chevron.image?.size.width ?? 0
    return CGSize(width: label.intrinsicContentSize.width + Self.gap + sign, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (text, sign) = (label.intrinsicContentSize, chevron.image?.size ?? .zero)
    let width = min(text.width, max(0, bounds.width - Self.gap - sign.width))
    label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    chevron.bounds.size = sign
    chevron.center = CGPoint(x: width + Self.gap + sign.width / 2, y: bounds.midY)
  }
}

extension CalendarGrid {
  /// The height of the wheels of months and years, in points.
  private static let wheelHeight: CGFloat = 216

  /// Shows the wheels in place of the days, or the days again.
  func toggleMonths() {
    let wheels = months ?? makeMonths()
    if !title.isOpen, let owner { wheels.setDate(owner.date, animated: false) }
    let opens = !title.isOpen
    wheels.isHidden = false
    UIView.animate(withDuration: 0.25) {
      self.title.isOpen = opens
      wheels.alpha = opens ? 1 : 0
      for view in self.viewsOfDays { view.alpha = opens ? 0 : 1 }
    } completion: { _ in
      wheels.isHidden = !self.title.isOpen
    }
  }

  private func makeMonths() -> UIDatePicker {
    let wheels = UIDatePicker(frame: .zero)
    wheels.datePickerMode = .yearAndMonth
    wheels.preferredDatePickerStyle = .wheels
    if let owner {
      (wheels.locale, wheels.calendar, wheels.timeZone) = (
        owner.locale, owner.calendar, owner.timeZone
      )
      (wheels.minimumDate, wheels.maximumDate) = (owner.minimumDate, owner.maximumDate)
      wheels.date = owner.date
    }
    wheels.alpha = 0
    wheels.addHandler(for: .valueChanged) { [weak self] wheels in
      if let wheels = wheels as? UIDatePicker { self?.owner?.choose(wheels.date) }
    }
    months = wheels
    addSubview(wheels)
    placeMonths()
    return wheels
  }

  func placeMonths() {
    months?.frame = CGRect(
      x: 0, y: Self.header, width: bounds.width, height: Self.wheelHeight)
  }
}
