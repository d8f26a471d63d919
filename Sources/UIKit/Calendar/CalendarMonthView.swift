// The month of a calendar view: its name and arrows above the names of the weekdays and the days.

import Foundation

/// The days of a month in weeks.
final class CalendarMonthView: UIView {
  private static let (header, week, margin): (CGFloat, CGFloat, CGFloat) = (44, 28, 16)
  private static let (row, decoratedRow): (CGFloat, CGFloat) = (44, 56)
  private static let (columnCount, rowCount) = (7, 6)

  private unowned let owner: UICalendarView
  private var title: MonthTitle?
  private var arrows: [ListButton] = []
  private var weekdays: [UILabel] = []
  private var days: [(day: CalendarDay, button: DayButton)] = []
  private var wheels: UIDatePicker?

  /// The size of a month with six weeks, in points.
  static func size(isDecorated: Bool) -> CGSize {
    let row = isDecorated ? decoratedRow : row
    return CGSize(width: 320, height: header + week + row * CGFloat(rowCount) + margin / 2)
  }

  init(_ owner: UICalendarView) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Contents

  /// Makes everything anew, for another calendar or color.
  func rebuild() {
    for view in subviews { view.removeFromSuperview() }
    (arrows, weekdays, days, wheels) = ([], [], [], nil)
    let title = MonthTitle(owner.tintColor)
    title.addHandler(for: .touchUpInside) { [weak self] _ in self?.toggleWheels() }
    self.title = title
    addSubview(title)
    for step in [-1, 1] { arrows.append(makeArrow(step)) }
    weekdays = makeWeekdays()
    for view in weekdays { addSubview(view) }
    showDays()
  }

  private func makeArrow(_ step: Int) -> ListButton {
    let arrow = ListButton(TableAccessory.arrowImage) { [weak self] in self?.turn(step) }
    arrow.picture.tintColor = owner.tintColor
    arrow.accessibilityLabel = step < 0 ? "Previous month" : "Next month"
    if step < 0 { arrow.transform = CGAffineTransform(scaleX: -1, y: 1) }
    addSubview(arrow)
    return arrow
  }

  private func makeWeekdays() -> [UILabel] {
    let calendar = owner.ownCalendar
    let symbols = calendar.shortWeekdaySymbols
    return symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
  }

  private func turn(_ step: Int) {
    guard let next = month(after: step) else { return }
    owner.show(next, animated: true)
  }

  private func month(after step: Int) -> Date? {
    owner.ownCalendar.date(byAdding: .month, value: step, to: owner.visibleMonth)
  }

  /// Makes the days of the visible month anew.
  func showDays() {
    let calendar = owner.ownCalendar
    title?.text = name(of: owner.visibleMonth, calendar)
    for (step, arrow) in zip([-1, 1], arrows) {
      arrow.isEnabled = month(after: step).map { owner.isAvailable(month: $0) } ?? false
      arrow.picture.tintColor = arrow.isEnabled ? owner.tintColor : .tertiaryLabel
    }
    for day in days { day.button.removeFromSuperview() }
    let count = calendar.range(of: .day, in: .month, for: owner.visibleMonth)?.count ?? 0
    days = (0..<count).compactMap { index in
      calendar.date(byAdding: .day, value: index, to: owner.visibleMonth).map {
        (owner.day(at: $0), makeButton(index + 1))
      }
    }
    for (index, (day, button)) in days.enumerated() {
      button.addHandler(for: .touchUpInside) { [weak self] _ in self?.tap(index) }
      button.leavesRoomForDecoration = owner.wantsDateDecorations
      decorate(button, day)
    }
    restyleDays()
    setNeedsLayout()
  }

  private func makeButton(_ number: Int) -> DayButton {
    let button = DayButton(number)
    button.alpha = title?.isOpen == true ? 0 : 1
    addSubview(button)
    return button
  }

  private func name(of month: Date, _ calendar: Calendar) -> String {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar) = (owner.locale, calendar)
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat =
      DateFormatter.dateFormat(fromTemplate: "MMMMy", options: 0, locale: owner.locale) ?? "MMMM y"
    return formatter.string(from: month)
  }

  /// Shows which days are selected and can be selected.
  func restyleDays() {
    let (selection, today) = (owner.selectionBehavior, owner.day(at: SegueClock.date).start)
    for (day, button) in days {
      let isAvailable = owner.isAvailable(day)
      let isChosen = selection?.isSelected(day) ?? false
      let isSelectable = isAvailable && selection?.isSelectable(day) ?? false
      // Without a selection no day is dimmed, and none takes taps.
      let isDimmed = !isAvailable || selection != nil && !isSelectable && !isChosen
      button.show(
        isChosen: isChosen, isToday: day.start == today, isAllowed: !isDimmed, owner.tintColor)
      button.isUserInteractionEnabled = isSelectable
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
  }

  /// Makes the decorations of days that begin at these instants anew.
  func redecorate(_ starts: [Date]) {
    for (day, button) in days where starts.contains(day.start) { decorate(button, day) }
  }

  private func decorate(_ button: DayButton, _ day: CalendarDay) {
    let wanted = owner.wantsDateDecorations && owner.isAvailable(day)
    button.decoration =
      wanted
      ? owner.delegate?.calendarView(owner, decorationFor: day.components)?.makeView() : nil
  }

  private func tap(_ index: Int) { owner.selectionBehavior?.tap(days[index].day) }

  // MARK: Months

  /// Shows the wheels of months and years in place of the days, or the days again.
  private func toggleWheels() {
    guard let title else { return }
    let wheels = wheels ?? makeWheels()
    if !title.isOpen { wheels.setDate(owner.visibleMonth, animated: false) }
    let opens = !title.isOpen
    wheels.isHidden = false
    UIView.animate(withDuration: 0.25) {
      title.isOpen = opens
      wheels.alpha = opens ? 1 : 0
      for view in self.arrows + self.weekdays + self.days.map(\.button) {
        view.alpha = opens ? 0 : 1
      }
    } completion: { _ in
      wheels.isHidden = !title.isOpen
    }
  }

  private func makeWheels() -> UIDatePicker {
    let made = UIDatePicker(frame: .zero)
    made.datePickerMode = .yearAndMonth
    made.preferredDatePickerStyle = .wheels
    (made.locale, made.calendar, made.timeZone) = (owner.locale, owner.calendar, owner.timeZone)
    made.date = owner.visibleMonth
    made.alpha = 0
    made.addHandler(for: .valueChanged) { [weak self] wheels in
      if let wheels = wheels as? UIDatePicker { self?.owner.show(wheels.date, animated: false) }
    }
    wheels = made
    addSubview(made)
    placeWheels()
    return made
  }

  private func placeWheels() {
    wheels?.frame = CGRect(x: 0, y: Self.header, width: bounds.width, height: 216)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    placeHeader()
    placeWheels()
    let pitch = (bounds.width - Self.margin) / CGFloat(Self.columnCount)
    let left = Self.margin / 2
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: left + pitch * CGFloat(index), y: Self.header, width: pitch, height: Self.week)
    }
    let room = bounds.height - Self.header - Self.week - Self.margin / 2
    let row = max(0, room / CGFloat(Self.rowCount)).rounded(.down)
    let calendar = owner.ownCalendar
    let weekday = calendar.component(.weekday, from: owner.visibleMonth)
    let first = (weekday - calendar.firstWeekday + Self.columnCount) % Self.columnCount
    for (index, (_, button)) in days.enumerated() {
      let (line, column) = (
        (index + first) / Self.columnCount, (index + first) % Self.columnCount
      )
      button.frame = CGRect(
        x: left + pitch * CGFloat(column), y: Self.header + Self.week + row * CGFloat(line),
        width: pitch, height: row)
    }
  }

  private func placeHeader() {
    let width = title?.sizeThatFits(.zero).width ?? 0
    title?.frame = CGRect(
      x: Self.margin, y: 0, width: min(width, bounds.width / 2 + 40), height: Self.header)
    for (arrow, distance) in zip(arrows, [CGFloat(70), 26]) {
      arrow.center = CGPoint(x: bounds.width - distance, y: Self.header / 2)
    }
  }
}
