// A compact date picker: short texts of the date and the time on gray plates. A tap opens a card with a
// calendar or wheels, which a tap elsewhere closes. Texts have 17 points, plates 34, as on devices.

import Foundation

/// The texts of a compact date picker.
@MainActor
final class DatePills: UIView, DateFace {
  private static let height: CGFloat = 34, padding: CGFloat = 11, gap: CGFloat = 6

  private weak var owner: UIDatePicker?
  private var pills: [(button: UIControl, label: UILabel, mode: UIDatePicker.Mode)] = []
  private let formatter = DateFormatter()
  private weak var card: DateCard?

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    (formatter.locale, formatter.calendar) = (owner.ownLocale, owner.ownCalendar)
    formatter.timeZone = owner.ownCalendar.timeZone
    if owner.datePickerMode != .time { add(.date) }
    if owner.datePickerMode != .date { add(.time) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ mode: UIDatePicker.Mode) {
    let (button, label) = (UIControl(frame: .zero), UILabel())
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 6
    button.layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    button.addSubview(label)
    button.addHandler(for: .touchUpInside) { [weak self] _ in self?.open(mode) }
    addSubview(button)
    pills.append((button, label, mode))
  }

  func show(animated: Bool) {
    guard let owner else { return }
    for pill in pills {
      formatter.dateStyle = pill.mode == .date ? .medium : .none
      formatter.timeStyle = pill.mode == .date ? .none : .short
      pill.label.text = formatter.string(from: owner.date).replacing("\u{202F}", with: " ")
      pill.label.textColor = card?.mode == pill.mode ? owner.tintColor : .label
    }
    card?.picker.setDate(owner.date, animated: animated)
    owner.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func width(of label: UILabel) -> CGFloat {
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 34))
    return size.width.rounded(.up) + 2 * Self.padding
  }

  /// The size of all texts in points.
  var wantedSize: CGSize {
    let widths = pills.map { width(of: $0.label) }
    return CGSize(
      width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, pills.count - 1)),
      height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = max(0, bounds.width - wantedSize.width)
    for pill in pills {
      let width = width(of: pill.label)
      pill.button.frame = CGRect(
        x: x, y: ((bounds.height - Self.height) / 2).rounded(), width: width, height: Self.height)
      pill.label.frame = pill.button.bounds
      x += width + Self.gap
    }
  }

  private func open(_ mode: UIDatePicker.Mode) {
    guard let owner, let window else { return }
    if let card { return card.close() }
    let made = DateCard(mode, of: owner, beside: convert(bounds, to: window), in: window) {
      [weak self] in self?.show(animated: false)
    }
    card = made
    show(animated: false)
  }
}

/// A card with a calendar or wheels above all other views of a window.
@MainActor
final class DateCard: UIView {
  let mode: UIDatePicker.Mode
  let picker = UIDatePicker(frame: .zero)
  private let plate = UIView()
  private let didClose: () -> Void

  init(
    _ mode: UIDatePicker.Mode, of owner: UIDatePicker, beside place: CGRect, in window: UIWindow,
    didClose: @escaping () -> Void
  ) {
    (self.mode, self.didClose) = (mode, didClose)
    super.init(frame: window.bounds)
    copy(owner)
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.layer.cornerRadius = 13
    plate.layer.cornerCurve = .continuous
    plate.layer.shadowOpacity = 0.2
    plate.layer.shadowRadius = 20
    plate.layer.shadowOffset = .zero
    let size = picker.intrinsicContentSize
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 10, dy: 10)
    var origin = CGPoint(x: place.maxX - size.width, y: place.maxY + 8)
    if origin.y + size.height > area.maxY { origin.y = place.minY - 8 - size.height }
    origin.x = min(max(origin.x, area.minX), max(area.minX, area.maxX - size.width))
    origin.y = min(max(origin.y, area.minY), max(area.minY, area.maxY - size.height))
    plate.frame = CGRect(origin: origin, size: size)
    picker.frame = plate.bounds
    plate.addSubview(picker)
    addSubview(plate)
    picker.addHandler(for: .valueChanged) { [weak owner] picker in
      if let picker = picker as? UIDatePicker { owner?.choose(picker.date) }
    }
    window.addSubview(self)
    UIView.performWithoutAnimation {
      plate.alpha = 0
      layoutIfNeeded()
    }
    UIView.animate(withDuration: 0.25) { self.plate.alpha = 1 }
  }

  required init?(coder: NSCoder) { nil }

  private func copy(_ owner: UIDatePicker) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
    (picker.locale, picker.calendar, picker.timeZone) = (
      owner.locale, owner.calendar, owner.timeZone
    )
    (picker.minimumDate, picker.maximumDate) = (owner.minimumDate, owner.maximumDate)
    picker.minuteInterval = owner.minuteInterval
    picker.tintColor = owner.tintColor
    picker.date = owner.date
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !plate.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  /// Fades out and is removed.
  func close() {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.25) {
      self.plate.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      self.didClose()
    }
  }
}
