// A calendar of one month: its name and arrows above the days, which are 44 points apart. With a time,
// the texts of a compact picker are below.

import Foundation

/// A calendar that selects a day.
@MainActor
final class CalendarGrid: UIView, DateFace {
  static let header: CGFloat = 44
  private static let margin: CGFloat = 16, week: CGFloat = 28
  private static let row: CGFloat = 44, columnCount = 7, rowCount = 6, time: CGFloat = 50

  private(set) weak var owner: UIDatePicker?
  private let calendar: Calendar
  private var month: Date
  let title: MonthTitle
  private let arrows: [ListButton]
  private let weekdays: [UILabel]
  private var days: [DayButton] = []
  private var clock: UIDatePicker?
  /// The wheels of months and years, which are made when they are shown first.
  var months: UIDatePicker?
  private let formatter = DateFormatter()

  /// The size of a calendar in points.
  static func size(withTime: Bool) -> CGSize {
    CGSize(
      width: 320,
      height: header + week + row * CGFloat(rowCount) + (withTime ? time : 0) + margin / 2)
  }

  init(_ owner: UIDatePicker) {
    self.owner = owner
    calendar = owner.ownCalendar
    month = Self.start(of: owner.date, calendar)
    let symbols = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + first) % symbols.count].uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
    title = MonthTitle(owner.tintColor)
    arrows = [ListButton(TableAccessory.arrowImage, {}), ListButton(TableAccessory.arrowImage, {})]
    super.init(frame: .zero)
    build(owner)
  }

  required init?(coder: NSCoder) { nil }

  private static func start(of date: Date, _ calendar: Calendar) -> Date {
    calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  private func build(_ owner: UIDatePicker) {
    (formatter.locale, formatter.calendar) = (owner.ownLocale, calendar)
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat =
      DateFormatter.dateFormat(fromTemplate: "MMMMy", options: 0, locale: owner.ownLocale)
      ?? "MMMM y"
    title.addHandler(for: .touchUpInside) { [weak self] _ in self?.toggleMonths() }
    addSubview(title)
    for (step, arrow) in zip([-1, 1], arrows) {
      arrow.picture.tintColor = owner.tintColor
      if step < 0 { arrow.transform = CGAffineTransform(scaleX: -1, y: 1) }
      arrow.addHandler(for: .touchUpInside) { [weak self] _ in self?.turn(by: step) }
      addSubview(arrow)
    }
    for label in weekdays { addSubview(label) }
    guard owner.datePickerMode == .dateAndTime else { return }
    let clock = UIDatePicker(frame: .zero)
    clock.datePickerMode = .time
    clock.preferredDatePickerStyle = .compact
    (clock.locale, clock.calendar, clock.timeZone) = (owner.locale, owner.calendar, owner.timeZone)
    clock.minuteInterval = owner.minuteInterval
    clock.date = owner.date
    clock.addHandler(for: .valueChanged) { [weak owner] clock in
      if let clock = clock as? UIDatePicker { owner?.choose(clock.date) }
    }
    self.clock = clock
    addSubview(clock)
  }

  private func turn(by step: Int) {
    month = calendar.date(byAdding: .month, value: step, to: month) ?? month
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.showMonth()
    }
  }

  /// The views that the wheels of months and years replace.
  var viewsOfDays: [UIView] { arrows + weekdays + days }

  func show(animated: Bool) {
    guard let owner else { return }
    month = Self.start(of: owner.date, calendar)
    clock?.date = owner.date
    showMonth()
  }

  private func showMonth() {
    guard let owner else { return }
    title.text = formatter.string(from: month)
    for day in days { day.removeFromSuperview() }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 31
    days = (0..<count).compactMap { index in
      guard let day = calendar.date(byAdding: .day, value: index, to: month) else { return nil }
      let button = DayButton(index + 1)
      button.show(
        isChosen: calendar.isDate(day, inSameDayAs: owner.date),
        isToday: calendar.isDate(day, inSameDayAs: SegueClock.date), isAllowed: isAllowed(day),
        owner.tintColor)
      button.addHandler(for: .touchUpInside) { [weak self] _ in self?.choose(day) }
      button.alpha = title.isOpen ? 0 : 1
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  /// Returns whether any time of a day is within the limits.
  private func isAllowed(_ day: Date) -> Bool {
    guard let owner, let end = calendar.date(byAdding: .day, value: 1, to: day) else { return true }
    if let first = owner.minimumDate, end <= first { return false }
    if let last = owner.maximumDate, day > last { return false }
    return true
  }

  private func choose(_ day: Date) {
    guard let owner, isAllowed(day) else { return }
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    owner.choose(calendar.date(from: parts) ?? day)
    showMonth()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - Self.margin
    let pitch = width / CGFloat(Self.columnCount)
    let left = Self.margin / 2
    title.frame = CGRect(
      x: Self.margin, y: 0, width: min(title.sizeThatFits(.zero).width, bounds.width / 2 + 40),
      height: Self.header)
    placeMonths()
    arrows[0].center = CGPoint(x: bounds.width - 70, y: Self.header / 2)
    arrows[1].center = CGPoint(x: bounds.width - 26, y: Self.header / 2)
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: left + pitch * CGFloat(index), y: Self.header, width: pitch, height: Self.week)
    }
    let weekday = calendar.component(.weekday, from: month)
    let first = (weekday - calendar.firstWeekday + Self.columnCount) % Self.columnCount
    for (index, day) in days.enumerated() {
      let place = index + first
      let (row, column) = (place / Self.columnCount, place % Self.columnCount)
      day.frame = CGRect(
        x: left + pitch * CGFloat(column),
        y: Self.header + Self.week + Self.row * CGFloat(row), width: pitch, height: Self.row)
    }
    guard let clock else { return }
    let size = clock.intrinsicContentSize
    clock.frame = CGRect(
      x: bounds.width - Self.margin - size.width, y: bounds.height - Self.time + 4,
      width: size.width, height: size.height)
  }
}
